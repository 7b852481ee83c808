"""Messages between processes on one PostgreSQL: enough to follow, and never too long."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sevenstates.server.store.notifications import MAX_BYTES, Notifier
from sevenstates.server.sync import messages
from sevenstates.server.tables import storage
from sevenstates.server.tables.commands import play
from sevenstates.server.tables.model import clock
from sevenstates.server.tables.model.changeset import Changeset
from sevenstates.server.tables.model.table import Table
from tests.server.running import Running
from tests.server.tables.client import Guest, Json
from tests.server.tables.model.test_snapshots import facts

ME: Json = {"kind": "me"}
Make = Callable[[str], Guest]
Load = Callable[[], Table]


@pytest.fixture
def begun(guest: Make, server: Running) -> Callable[..., Load]:
    """Opens a table; what comes back loads it, again and again."""

    def begin(game: str, seats: int, **more: Any) -> Load:
        table_id = guest("Ada").open(game, *[ME] * seats, start=True, **more)["id"]

        def load() -> Table:
            loaded = server.parts.store.read_now(lambda db: storage.load(db, table_id))
            assert loaded is not None
            return loaded

        return load

    return begin


def changesets(table: Table, moves: int) -> Iterator[Changeset]:
    """Random decisions, each in a changeset of its own; now and then one is taken back."""
    chance = random.Random(table.game.key)
    for number in range(moves):
        if table.status != "playing":
            return
        changeset = Changeset(table, table.created + number)
        decision = chance.choice(table.pending())
        assert table.match is not None
        if number % 7 == 6 and table.match.can_undo(decision.seat):
            changeset.add_undo(table.match.undo(decision.seat))
        else:
            legal = table.match.state.legal_actions(decision.seat)
            play.decide(changeset, decision.seat, str(chance.choice(list(legal))))
        yield changeset


@pytest.mark.parametrize("rule", [{"kind": "none"}, {"kind": "bank", "seconds": 9000}])
@pytest.mark.parametrize(("game", "seats"), [("huang", 2), ("huangdi", 3), ("warring", 3)])
def test_who_hears_the_decisions_of_another_process_has_the_same_table(
    begun: Callable[..., Load], game: str, seats: int, rule: Json
) -> None:
    load = begun(game, seats, clock=rule)
    here, there = load(), load()
    followed = 0
    for changeset in changesets(here, 200):
        heard = messages.decode(messages.encode(messages.change_of(changeset)))
        assert isinstance(heard, messages.TableChange)
        if heard.decisions is None:
            return_to(there, here)
            continue
        assert heard.before == there.seq
        messages.follow(there, heard.decisions)
        followed += 1
        assert facts(there) == facts(here)
        assert (there.due, there.outcome) == (here.due, here.outcome)
    assert followed > 20


def return_to(there: Table, here: Table) -> None:
    """What no message carries is read from disk; here it is taken from the table that wrote it."""
    there.seat_states = [type(seat_state)(**_slots(seat_state)) for seat_state in here.seat_states]
    there.due, there.status, there.outcome = here.due, here.status, here.outcome
    there.follow([entry for entry in here.recent if entry.seq > there.seq])
    clock.stop_sealed(there)
    for mine, its in zip(there.seat_states, here.seat_states, strict=True):
        mine.shown_left, mine.shown_since = its.shown_left, its.shown_since


def _slots(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in type(thing).__slots__}


def test_what_is_sealed_beside_a_clock_is_to_be_read(begun: Callable[..., Load]) -> None:
    for rule, is_sent in (({"kind": "none"}, True), ({"kind": "move", "seconds": 60}, False)):
        table = begun("warring", 3, clock=rule)()
        changeset = next(changesets(table, 1))
        assert changeset.entries[0].sealed
        assert (messages.change_of(changeset).decisions is not None) is is_sent


def test_long_changes_are_to_be_read(begun: Callable[..., Load]) -> None:
    changeset = next(changesets(begun("huang", 2)(), 1))
    short = messages.change_of(changeset)
    changeset.columns["outcome"] = {"reason": "x" * MAX_BYTES}
    long = messages.change_of(changeset)

    assert short.decisions is not None
    assert long.decisions is None
    assert (long.table, long.before, long.after) == (short.table, short.before, short.after)


def test_messages_of_one_commit_share_payloads_that_the_database_takes() -> None:
    one, two = Notifier(), Notifier()
    sent = [f"{number} " + "ü" * 500 for number in range(30)]

    payloads = list(one._packed(sent))

    assert 1 < len(payloads) < len(sent)
    assert all(len(payload.encode()) <= MAX_BYTES for payload in payloads)
    assert [message for payload in payloads for message in two.unpack(payload)[1]] == sent
    assert [message for payload in payloads for message in one.unpack(payload)[1]] == []
