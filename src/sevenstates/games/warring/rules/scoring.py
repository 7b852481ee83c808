"""Scoring a character, and the end of the game (W-CLM, W-END)."""

from typing import TYPE_CHECKING

from ....core import Log, Outcome, rank
from . import events

if TYPE_CHECKING:
    from .state import WarringState


def finish_if_decided(state: "WarringState", log: Log) -> bool:
    """End the game if one state is left or has unified the land (W-END-1, W-EVT-10)."""
    board = state.board
    if board.is_decided:
        board.unifier = board.living()[0]
    if board.unifier < 0:
        return False
    if log is not None:
        log.append(events.unified(board.unifier))
    if board.is_decided:
        _finish(state, "last-state", log)
    else:
        _finish(state, "unified", log)
    return True


def _finish(state: "WarringState", reason: str, log: Log) -> None:
    """The last scoring and the ranking (W-END-3)."""
    _score_what_is_met(state, log)
    points = [state.points(seat) for seat in range(state.seats)]
    done = [len(row) for row in state.completed]
    ranks = rank(list(zip(points, done, strict=True)))
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    state.result = Outcome(ranks, tuple(points), winners, reason)
    state.stack.clear()
    if log is not None:
        log.append(events.game_over(reason, ranks, points, done))


def _score_what_is_met(state: "WarringState", log: Log) -> None:
    """W-END-2: without being asked, and nobody draws (W-CLM-8)."""
    for seat in state.order():
        for slot in reversed(state.met(seat, "game")):
            score(state, seat, slot, log)


def score(state: "WarringState", seat: int, slot: int, log: Log) -> None:
    """Show a character and put it aside; it stays out of the decks (W-SET-8)."""
    number = state.characters[seat].pop(slot)
    state.completed[seat].append(number)
    if log is not None:
        card = state.deck.characters[number]
        log.append(events.claimed(seat, card.key, card.points))
