"""Strength of states compared (W-PUB-11 to W-PUB-13)."""

from collections.abc import Collection

from ....core import Log, Luck
from . import events
from .board import WAR, Board
from .wars import fight


def strength_key(board: Board, state: int) -> tuple[int, ...]:
    """The sum, then military, economy, culture, morale (W-PUB-13)."""
    return board.strength(state), *board.values[state * 4 : state * 4 + 4]


def strongest(board: Board, luck: Luck, log: Log) -> int:
    """The strongest living state."""
    return _extreme(board, (), 1, luck, log)


def prelude(board: Board, luck: Luck, log: Log) -> None:
    """The strongest fights the weakest, the second strongest the second weakest (W-PUB-11)."""
    named: list[int] = []
    for sign in (1, -1, 1, -1):
        if len(named) < len(board.living()) and not (len(named) == 2 and len(board.living()) == 3):
            named.append(_extreme(board, named, sign, luck, log))
        if board.is_decided:
            return
    if log is not None:
        log.append(events.states_named(named))
    fight(board, (named[0], named[1]), (0, 0), luck, log)
    if len(named) == 4 and not board.is_decided:
        fight(board, (named[2], named[3]), (0, 0), luck, log)


def _extreme(board: Board, named: Collection[int], sign: int, luck: Luck, log: Log) -> int:
    """The strongest (sign 1) or weakest (sign -1) living state that is not named yet.

    States that are equal in everything fight: of several the first two, then all are compared
    again; of two the winner is the stronger, and a tied war is fought again.
    """
    while True:
        states = [state for state in board.living() if state not in named]
        best = max((_signed(board, state, sign) for state in states), default=None)
        equal = [state for state in states if _signed(board, state, sign) == best]
        if len(equal) == 1:
            return equal[0]
        if board.bans[WAR] & (1 << equal[0] | 1 << equal[1]):
            return equal[0]  # no war can decide: table order does
        winner = fight(board, (equal[0], equal[1]), (0, 0), luck, log)
        if winner is None or len(equal) > 2:
            continue
        loser = equal[1] if winner == equal[0] else equal[0]
        if sign > 0:
            return winner
        if board.is_alive(loser):
            return loser


def _signed(board: Board, state: int, sign: int) -> tuple[int, ...]:
    return tuple(sign * number for number in strength_key(board, state))
