"""Checks that undo goes back to its horizon: a draw, a reveal or another seat's decision."""

import json
import random
from dataclasses import dataclass, replace

from ..core import Action, Match, RandomLuck, Record, State, UndoRefused, Viewer
from .walk import NoLuck, Table, Walk, choose, raises

UNDO_CHANCE = 0.3

Versions = dict[Viewer, int]
"""The number of changes that each viewer has learned of."""


@dataclass(frozen=True)
class MadeDecision:
    """A decision that was made and not taken back."""

    seat: int
    action: Action
    before: State
    sealed: bool
    """The answer was sealed and the others were not in yet."""
    asks_others: bool
    """It put a sealed question to other seats."""
    horizon: bool
    """Chance answered, sealed answers were shown, or the game ended."""


def horizon_point(standing: list[MadeDecision], seat: int) -> int | None:
    """The decision that the seat may take back; None if none.

    Over sealed answers of others only a sealed answer can be taken back. What put a sealed
    question to others stands, whether they have answered or not.
    """
    for point in range(len(standing) - 1, -1, -1):
        move = standing[point]
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
    standing: list[MadeDecision] = []
    versions: Versions = dict.fromkeys(table.viewers, 0)
    is_undone = False
    check_refused(match, 0)
    while True:
        points = [horizon_point(standing, seat) for seat in range(table.seats)]
        for seat, point in enumerate(points):
            expected = point is not None
            assert match.can_undo(seat) == expected, f"{last_decisions(standing)}: can_undo({seat})"
        able = [seat for seat, point in enumerate(points) if point is not None]
        # The first time may be the only one: some games are short, others full of chance.
        is_first = bool(able) and not is_undone
        seat = able[0] if is_first else rng.randrange(table.seats)
        if is_first or rng.random() < UNDO_CHANCE:
            point = points[seat]
            if point is None:
                check_refused(match, seat)
            else:
                check_undone(match, seat, standing, point, versions)
                is_undone = True
        if not match.state.pending():
            break
        standing.append(submit(match, rng, versions))
    check_record(match, standing, table)


def submit(match: Match, rng: random.Random, versions: Versions) -> MadeDecision:
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
    count_change(versions, decision.seat, sealed)
    return MadeDecision(decision.seat, action, before, sealed, asks, horizon)


def count_change(versions: Versions, seat: int, sealed: bool) -> None:
    """Count a change for those who see it: a sealed one only for its own seat."""
    for viewer in versions:
        versions[viewer] += viewer == seat or not sealed


def check_refused(match: Match, seat: int) -> None:
    """Nothing to take back: said so, and nothing changed."""
    version, before = match.version, match.state.to_json()
    assert raises(UndoRefused, match.undo, seat), f"seat {seat} took something back"
    assert (match.version, match.state.to_json()) == (version, before)


def check_undone(
    match: Match, seat: int, standing: list[MadeDecision], point: int, versions: Versions
) -> None:
    """Exactly the state before the decision, with what others answered in secret since."""
    version, record = match.version, match.record()
    before = dict(versions)
    change = match.undo(seat)
    taken = standing.pop(point)
    expected = taken.before.copy()
    for number, later in enumerate(standing[point:], point):
        standing[number] = replace(later, before=expected.copy())
        expected.apply(later.seat, later.action, NoLuck())
    assert match.state.to_json() == expected.to_json(), f"{taken.action} taken back"
    assert match.version == change.version == version + 1
    assert (change.seat, change.action, change.undone) == (seat, None, True)
    moves = list(record.moves)
    del moves[point]
    assert list(match.record().moves) == moves
    count_change(versions, seat, taken.sealed)
    for viewer, known in before.items():
        changes = [c.undone for c in match.since(known, viewer)]
        assert changes == [True] * (versions[viewer] - known)


def check_record(match: Match, standing: list[MadeDecision], table: Table) -> None:
    """The record holds what stands, and replays."""
    record = Record.from_json(json.loads(json.dumps(match.record().to_json())))
    assert [(m.seat, m.action) for m in record.moves] == [(s.seat, str(s.action)) for s in standing]
    *_, last = record.replay(table.game)
    assert last.state.to_json() == match.state.to_json()


def last_decisions(standing: list[MadeDecision]) -> str:
    """The last decisions, for a message."""
    return ", ".join(f"{move.seat}: {move.action}" for move in standing[-4:]) or "nothing played"
