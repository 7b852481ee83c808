"""Non-interference: nothing that a viewer may not know changes a byte of what it gets.

Histories that a viewer cannot tell apart are played side by side at one table in memory: everything
that the server works out for the viewer is the same in both. `test_sealed_wire` has the same law
over real connections.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest

from sevenstates import games
from sevenstates.core import Decision, RandomLuck, Seat, SevenStatesError, Viewer
from sevenstates.server import wire
from sevenstates.server.problems import problem
from sevenstates.server.tables import storage
from sevenstates.server.tables.commands import play, undo
from sevenstates.server.tables.commands.preview import preview
from sevenstates.server.tables.model.changeset import Changeset
from sevenstates.server.tables.model.log_entry import LogEntry
from sevenstates.server.tables.model.reader import Reader
from sevenstates.server.tables.model.table import Table
from sevenstates.server.tables.service import HANDLERS
from sevenstates.server.tables.views.external import (
    external_game,
    external_state,
    known_game,
    lobby_for,
)
from sevenstates.server.tables.views.update import changes_for, update_for
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
COUNTS = [(game.key, seats) for game in games.all() for seats in game.seats]
SECRETIVE = [("huangdi", 2), ("huangdi", 3), ("huangdi", 6), ("warring", 3), ("warring", 5)]
BANK: Json = {"kind": "bank", "seconds": 9000, "increment": 5}
NOW = 5_000_000
"""Milliseconds; every change happens at this moment, for the law is about bytes, not about time."""
NO_ACTION = "there is no such action"

Load = Callable[[], Table]


@pytest.fixture
def loader(guest: Callable[[str], Guest], server: Running) -> Callable[..., Load]:
    """Opens a table and loads it from disk any number of times."""

    def begin(game: str, seats: int, **more: Json) -> Load:
        opened = guest("Ada").open(game, *[ME] * seats, start=True, **more)["id"]

        def load() -> Table:
            table = server.parts.store.read_now(lambda db: storage.load(db, opened))
            assert table is not None
            for seat_state in table.seat_states:  # the clocks of both began at the same moment
                seat_state.since = None if seat_state.since is None else NOW
            table.show_clocks()
            return table

        return load

    return begin


def everything_sent(table: Table, viewer: Viewer, chance: int) -> bytes:
    """All that the server works out for a viewer: updates, previews, refusals."""
    reader = Reader(viewer, seats=frozenset(() if viewer is None else (viewer,)))
    changes = changes_for(table.recent, viewer, table.version(viewer) - 1)
    sent: list[object] = [update_for(table, reader, changes, False, NOW + 1000)]
    sent += refusals(table, reader)
    state = table.known_to(viewer)
    assert state is not None
    if viewer is not None and (legal := list(state.legal_actions(viewer))):
        tried = random.Random(chance).sample(legal, min(2, len(legal)))
        for text in (*map(str, tried), NO_ACTION):
            request = wire.PreviewRequest(action=text, position=table.position(viewer))
            sent.append(answer_or_refusal(table, partial(preview, table, reader, request)))
    return msgspec.json.encode(sent)


def refusals(table: Table, reader: Reader) -> Iterator[object]:
    """The answers to commands that are refused and so change nothing."""
    position = table.position(reader.viewer)
    commands: list[wire.Command] = [
        wire.Act(id="command-1", position=position, action=NO_ACTION),
        wire.Act(id="command-2", position=position, action=0),
        wire.Undo(id="command-3", position=position),
        wire.AnswerUndo(id="command-4", request=10**6, agree=True),
        wire.Return(id="command-5"),
    ]
    assert table.match is not None
    for command in commands:
        is_possible = reader.viewer is not None and (
            (isinstance(command, wire.Undo) and table.match.can_undo(reader.viewer))
            or (
                command.id == "command-2"
                and table.match.state.is_legal(reader.viewer, table.game.actions[0])
            )
        )
        if not is_possible:
            changeset = Changeset(table, NOW)
            call = partial(HANDLERS[type(command)], changeset, reader, command)
            yield answer_or_refusal(table, call)
            assert not changeset.has_changes


def answer_or_refusal(table: Table, call: Callable[[], object]) -> object:
    try:
        return call()
    except SevenStatesError as error:
        return problem(error, "en", table.game.key)


def decide(table: Table, seat: Seat, action: str) -> None:
    play.decide(Changeset(table, NOW), seat, action)


def random_action(table: Table, seat: Seat, chance: random.Random) -> str:
    assert table.match is not None
    return str(chance.choice(list(table.match.state.legal_actions(seat))))


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_another_world_that_looks_the_same_sends_the_same_bytes(
    loader: Callable[..., Load], game: str, seats: int
) -> None:
    table = loader(game, seats)()
    chance = random.Random(f"{game} {seats}")
    worlds = 0
    for number in range(20):
        if table.status != "playing":
            break
        seat = chance.choice(table.pending()).seat
        decide(table, seat, random_action(table, seat, chance))
        assert table.match is not None
        true = table.match.state
        for viewer in (*range(seats), None):
            sent = everything_sent(table, viewer, number)
            known, luck = table.match.known_to(viewer), RandomLuck(chance.getrandbits(32))
            world = known.determinize(viewer, luck)
            worlds += world.to_json() != known.to_json()
            table.forget_views()
            table.match.state = true.determinize(viewer, luck)
            table._known[viewer] = world
            assert everything_sent(table, viewer, number) == sent
            table.match.state = true
            table.forget_views()
    assert worlds > 20


@pytest.mark.parametrize(("game", "seats"), SECRETIVE)
def test_others_sealed_answers_in_another_order_send_the_same_bytes(
    loader: Callable[..., Load], monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr("sevenstates.server.tables.model.table.MAX_RECENT", 1000)
    load = loader(game, seats, clock=BANK)
    here, there = load(), load()
    chance = random.Random(f"orders {game} {seats}")
    compared = 0
    number = 0
    while compared < 6 and here.status == "playing":
        number += 1
        pending = here.pending()
        viewer = (*range(seats), None)[(number + compared) % (seats + 1)]
        if len(pending) > 1:
            if compared % 2 and here.undo is None:
                ask_to_go_back(pending[0].seat, here, there)
            answer_apart(here, there, pending, viewer, chance)
            compared += 1
        else:
            seat = pending[0].seat
            action = random_action(here, seat, chance)
            for table in (here, there):
                decide(table, seat, action)
        assert everything_sent(there, viewer, number) == everything_sent(here, viewer, number)
        # The others can tell the histories apart: they have counted more or fewer changes.
        there.versions, there.positions = here.versions[:], here.positions[:]
        there.recent = here.recent[:]
        there.forget_views()
    assert compared == 6


def answer_apart(
    here: Table,
    there: Table,
    pending: tuple[Decision, ...],
    viewer: Viewer,
    chance: random.Random,
) -> None:
    """All answer a sealed question: here the viewer first, there as late as it can be.

    There some take their answers back and give them again, too. Until the viewer has answered,
    and after that, the viewer gets the same bytes from both.
    """
    others = [decision.seat for decision in pending if decision.seat != viewer]
    *early, last = chance.sample(others, len(others))
    seed = chance.getrandbits(32)
    untouched = everything_sent(here, viewer, seed)
    for seat in early:
        answer(there, seat, seed, wavers=True)
        assert everything_sent(there, viewer, seed) == untouched
    if len(others) < len(pending):
        answer(there, last, seed)  # only the viewer is missing now
        assert everything_sent(there, viewer, seed) == untouched
        take_back(there, last)
        for table in (here, there):
            answer(table, viewer, seed)
        assert everything_sent(there, viewer, seed) == everything_sent(here, viewer, seed)
    for seat in (last, *early):
        answer(here, seat, seed)
    answer(there, last, seed)


def answer(table: Table, seat: Viewer, seed: int, *, wavers: bool = False) -> None:
    """The whole answer of a seat, which is the same for the same seed."""
    assert seat is not None
    assert table.match is not None
    chance = random.Random(f"{seed} {seat}")
    while any(decision.seat == seat and decision.sealed for decision in table.pending()):
        before = len(table.pending())
        decide(table, seat, random_action(table, seat, chance))
        if wavers and table.match.can_undo(seat) and len(table.pending()) == before:
            taken = table.recent[-1].action
            assert taken is not None
            Changeset(table, NOW).add_undo(table.match.undo(seat))
            decide(table, seat, taken)
        if len(table.pending()) < before or table.unrevealed == []:
            return


def take_back(table: Table, seat: Seat) -> None:
    """All parts of the seat's answer."""
    assert table.match is not None
    while table.match.can_undo(seat):
        Changeset(table, NOW).add_undo(table.match.undo(seat))


def ask_to_go_back(seat: Seat, *tables: Table) -> None:
    """A request that stays open, as nobody answers it."""
    for table in tables:
        reader = Reader(seat, seats=frozenset((seat,)))
        command = wire.AskUndo(id="asks-undo", position=table.position(seat))
        undo.ask_undo(Changeset(table, NOW), reader, command)
        assert table.undo is not None
        table.undo["waiting"] = [other for other in range(table.seats) if other != seat]


def external_bytes(table: Table, entries: list[LogEntry], seat: Seat) -> bytes:
    """What the program in a seat is sent over the External Bot Protocol."""
    game = external_game(table)
    assert game is not None
    known = known_game(table, seat, entries)
    return msgspec.json.encode(external_state(table, seat, game, lobby_for(table, game), known))


@pytest.mark.parametrize("seats", [2, 4])
def test_another_world_sends_the_same_bytes_over_the_external_protocol(
    loader: Callable[..., Load], server: Running, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr("sevenstates.server.tables.model.table.MAX_RECENT", 1000)
    table = loader("huang", seats)()
    begun = server.parts.store.read_now(lambda db: storage.read_entries(db, table.id, 0))
    chance = random.Random(f"external {seats}")
    for _ in range(20):
        seat = table.pending()[0].seat
        decide(table, seat, random_action(table, seat, chance))
    assert table.match is not None
    true, entries = table.match.state, [*begun, *table.recent]
    for viewer in range(seats):
        sent = external_bytes(table, entries, viewer)
        table._known[viewer] = true.determinize(viewer, RandomLuck(chance.getrandbits(32)))
        assert table._known[viewer].to_json() != true.to_json()
        assert external_bytes(table, entries, viewer) == sent
