"""Undo goes back to the last draw, reveal or other seat's decision, and no further."""

import json
import random
from dataclasses import dataclass, replace

from ..core import Action, Match, RandomLuck, Record, State, UndoRefused, Viewer
from .walk import NoLuck, Table, Walk, choose, raises

UNDO_CHANCE = 0.3

Heard = dict[Viewer, int]
"""The number of changes that each viewer has learned of."""


@dataclass(frozen=True)
class Stood:
    """A decision that stands, as this check saw it being made."""

    seat: int
    action: Action
    before: State
    sealed: bool
    """The answer was sealed and the others were not in yet."""
    asks_others: bool
    """It put a sealed question to other seats."""
    horizon: bool
    """Chance answered, sealed answers were shown, or the game ended."""


def horizon_point(stood: list[Stood], seat: int) -> int | None:
    """The decision that the seat may take back; None if none.

    Over sealed answers of others only a sealed answer can be taken back. What put a sealed
    question to others stands, whether they have answered or not.
    """
    for point in range(len(stood) - 1, -1, -1):
        move = stood[point]
        if move.horizon:
            return None
        if move.seat == seat:
            return point if move.sealed or not move.asks_others else None
        if not move.sealed:
            return None
    return None


def check_undo_knows_its_horizon(walk: Walk) -> None:
    """Through a whole match with many undos, `can_undo` and `undo` are as expected."""
    table = walk.table
    match = Match(table.game, table.seats, table.options, luck=RandomLuck(f"undo {table}"))
    rng = random.Random(f"undo {table}")
    stood: list[Stood] = []
    heard: Heard = dict.fromkeys(table.viewers, 0)
    is_undone = False
    check_refused(match, 0)
    while True:
        points = [horizon_point(stood, seat) for seat in range(table.seats)]
        for seat, point in enumerate(points):
            expected = point is not None
            assert match.can_undo(seat) == expected, f"{last_decisions(stood)}: can_undo({seat})"
        able = [seat for seat, point in enumerate(points) if point is not None]
        # The first time may be the only one: some games are short, others full of chance.
        is_first = bool(able) and not is_undone
        seat = able[0] if is_first else rng.randrange(table.seats)
        if is_first or rng.random() < UNDO_CHANCE:
            point = points[seat]
            if point is None:
                check_refused(match, seat)
            else:
                check_undone(match, seat, stood, point, heard)
                is_undone = True
        if not match.state.pending():
            break
        stood.append(submit(match, rng, heard))
    check_record(match, stood, table)


def submit(match: Match, rng: random.Random, heard: Heard) -> Stood:
    """A random decision, and what undo may make of it."""
    decision = rng.choice(match.state.pending())
    before, version = match.state.copy(), match.version
    action = choose(rng, before.legal_actions(decision.seat))
    change = match.submit(decision.seat, action)
    assert match.version == change.version == version + 1
    shown = any(not event.hidden for event in change.events)
    over = match.state.outcome() is not None
    final = any(event.kind in match.game.revealing_events for event in change.events)
    sealed = decision.sealed and not shown
    asks = any(d.sealed and d.seat != decision.seat for d in match.state.pending())
    horizon = bool(change.luck) or (decision.sealed and shown) or over or final
    hear(heard, decision.seat, sealed)
    return Stood(decision.seat, action, before, sealed, asks, horizon)


def hear(heard: Heard, seat: int, sealed: bool) -> None:
    """Of a sealed change only its own seat learns."""
    for viewer in heard:
        heard[viewer] += viewer == seat or not sealed


def check_refused(match: Match, seat: int) -> None:
    """Nothing to take back: said so, and nothing changed."""
    version, before = match.version, match.state.to_json()
    assert raises(UndoRefused, match.undo, seat), f"seat {seat} took something back"
    assert (match.version, match.state.to_json()) == (version, before)


def check_undone(match: Match, seat: int, stood: list[Stood], point: int, heard: Heard) -> None:
    """Exactly the state before the decision, with what others answered in secret since."""
    version, record = match.version, match.record()
    before = dict(heard)
    change = match.undo(seat)
    taken = stood.pop(point)
    expected = taken.before.copy()
    for number, later in enumerate(stood[point:], point):
        stood[number] = replace(later, before=expected.copy())
        expected.apply(later.seat, later.action, NoLuck())
    assert match.state.to_json() == expected.to_json(), f"{taken.action} taken back"
    assert match.version == change.version == version + 1
    assert (change.seat, change.action, change.undone) == (seat, None, True)
    moves = list(record.moves)
    del moves[point]
    assert list(match.record().moves) == moves
    hear(heard, seat, taken.sealed)
    for viewer, known in before.items():
        news = [c.undone for c in match.since(known, viewer)]
        assert news == [True] * (heard[viewer] - known)


def check_record(match: Match, stood: list[Stood], table: Table) -> None:
    """The record holds what stands, and replays."""
    record = Record.from_json(json.loads(json.dumps(match.record().to_json())))
    assert [(m.seat, m.action) for m in record.moves] == [(s.seat, str(s.action)) for s in stood]
    *_, last = record.replay(table.game)
    assert last.state.to_json() == match.state.to_json()


def last_decisions(stood: list[Stood]) -> str:
    """The last decisions, for a message."""
    return ", ".join(f"{move.seat}: {move.action}" for move in stood[-4:]) or "nothing played"
