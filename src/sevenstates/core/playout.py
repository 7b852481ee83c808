"""Random play to the end: what searches, simulations and benchmarks do most."""

from .luck import Luck
from .state import State


def playout(state: State, luck: Luck) -> int:
    """Play random moves until the game is over; return their number.

    Every move is as likely as any other. They are legal as drawn, so nothing is checked twice.
    """
    moves = 0
    while state.stack:
        step = state.stack[-1]
        seat = step.pending(state)[0].seat
        step.apply(state, seat, step.random_action(state, seat, luck), luck, None)
        state.settle(luck, None)
        moves += 1
    return moves
