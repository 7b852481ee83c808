"""What processes on one PostgreSQL tell each other: enough to follow, and never too long."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sevenstates.server.sync import table_changes
from sevenstates.server.sync.notifications import LONGEST, Notes
from sevenstates.server.tables import storage
from sevenstates.server.tables.commands import play
from sevenstates.server.tables.model import clock
from sevenstates.server.tables.model.changeset import Draft
from sevenstates.server.tables.model.table import Table
from tests.server.running import Running
from tests.server.tables.client import Guest, Json
from tests.server.tables.test_snapshots import facts

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


def drafts(table: Table, moves: int) -> Iterator[Draft]:
    """Random decisions, each in a draft of its own; now and then one is taken back."""
    chance = random.Random(table.game.key)
    for number in range(moves):
        if table.status != "playing":
            return
        draft = Draft(table, table.created + number)
        decision = chance.choice(table.pending())
        assert table.match is not None
        if number % 7 == 6 and table.match.can_undo(decision.seat):
            draft.take_back(table.match.undo(decision.seat))
        else:
            legal = table.match.state.legal_actions(decision.seat)
            play.decide(draft, decision.seat, str(chance.choice(list(legal))))
        yield draft


@pytest.mark.parametrize("rule", [{"kind": "none"}, {"kind": "bank", "seconds": 9000}])
@pytest.mark.parametrize(("game", "seats"), [("huang", 2), ("huangdi", 3), ("warring", 3)])
def test_who_hears_the_decisions_of_another_process_has_the_same_table(
    begun: Callable[..., Load], game: str, seats: int, rule: Json
) -> None:
    load = begun(game, seats, clock=rule)
    here, there = load(), load()
    followed = 0
    for draft in drafts(here, 200):
        heard = table_changes.decode(table_changes.encode(table_changes.news_of(draft)))
        assert isinstance(heard, table_changes.News)
        if heard.decisions is None:
            return_to(there, here)
            continue
        assert heard.before == there.seq
        table_changes.follow(there, heard.decisions)
        followed += 1
        assert facts(there) == facts(here)
        assert (there.due, there.outcome) == (here.due, here.outcome)
    assert followed > 20


def return_to(there: Table, here: Table) -> None:
    """What is not told is read from disk; here it is taken from the table that wrote it."""
    there.chairs = [type(chair)(**_slots(chair)) for chair in here.chairs]
    there.due, there.status, there.outcome = here.due, here.status, here.outcome
    there.follow([entry for entry in here.recent if entry.seq > there.seq])
    clock.stop_sealed(there)
    for mine, its in zip(there.chairs, here.chairs, strict=True):
        mine.shown_left, mine.shown_since = its.shown_left, its.shown_since


def _slots(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in type(thing).__slots__}


def test_what_is_sealed_beside_a_clock_is_to_be_read(begun: Callable[..., Load]) -> None:
    for rule, is_told in (({"kind": "none"}, True), ({"kind": "move", "seconds": 60}, False)):
        table = begun("warring", 3, clock=rule)()
        draft = next(drafts(table, 1))
        assert draft.entries[0].sealed
        assert (table_changes.news_of(draft).decisions is not None) is is_told


def test_long_news_are_to_be_read(begun: Callable[..., Load]) -> None:
    draft = next(drafts(begun("huang", 2)(), 1))
    short = table_changes.news_of(draft)
    draft.columns["outcome"] = {"reason": "x" * LONGEST}
    long = table_changes.news_of(draft)

    assert short.decisions is not None
    assert long.decisions is None
    assert (long.table, long.before, long.after) == (short.table, short.before, short.after)


def test_notes_of_one_commit_share_payloads_that_the_database_takes() -> None:
    one, two = Notes(), Notes()
    notes = [f"{number} " + "ü" * 500 for number in range(30)]

    payloads = list(one._packed(notes))

    assert 1 < len(payloads) < len(notes)
    assert all(len(payload.encode()) <= LONGEST for payload in payloads)
    assert [note for payload in payloads for note in two.unpack(payload)[1]] == notes
    assert [note for payload in payloads for note in one.unpack(payload)[1]] == []
