"""What a character is worth to whoever holds it."""

from collections.abc import Callable
from math import exp

from ..rules import WarringState
from ..rules import goals as gl
from ..rules.board import Board
from ..rules.cards import Character
from ..rules.components import EARLY_ROUNDS, PUBLIC_ROUNDS, STATE_INDEX, STATES
from .gauge import MET, gauge
from .per_deck import PerDeck

STREAM = 0.75
"""The points that a place for a character brings in a round, whoever comes."""
SWAP_COST = 1.2
"""A bad character can be swapped at the price of a round: worse than this none is."""
Worth = Callable[[Board, int], float]
"""What holding a character is worth above an average one, given the rounds that are left."""


def rounds_left(state: WarringState) -> int:
    """In how many rounds, this one included, the characters of the age can be completed."""
    last = PUBLIC_ROUNDS + 1 if state.round > EARLY_ROUNDS else EARLY_ROUNDS
    return max(0, last + 1 - state.round)


def worth_of(card: Character) -> Worth:
    """How much the character is worth, as a function made once for each card."""
    if isinstance(card.goal, gl.Strongest):
        return _at_the_end(card.points, STATE_INDEX[card.goal.state])
    likely, points = gauge(card.goal), float(card.points)

    def worth(board: Board, left: int) -> float:
        chance = likely(board)
        if chance <= 0.0:
            return -min(SWAP_COST, STREAM * left)
        if chance >= MET:
            return points
        # Once completed it makes room for another: hence less what the place brings meanwhile.
        value = (1 - (1 - chance) ** left) * (points - STREAM / chance)
        return max(value, -SWAP_COST, -STREAM * left)

    return worth


def _at_the_end(points: int, state: int) -> Worth:
    """A goal that is looked at when the game ends, which the strength of states decides."""
    first = state * 4
    others = [other for other in range(0, 4 * len(STATES), 4) if other != first]

    def worth(board: Board, left: int) -> float:
        values = board.values
        if not values[first]:
            return -min(SWAP_COST, STREAM * left)
        most = max([sum(values[other : other + 4]) for other in others])
        behind = most - sum(values[first : first + 4])
        chance = 1 / (1 + exp((behind + 0.5 + 1.1 * (left - 1)) / (1.2 + 1.2 * left)))
        return max(points * chance - STREAM * left, -SWAP_COST, -STREAM * left)

    return worth


worths: PerDeck[list[Worth]] = PerDeck(lambda deck: [worth_of(card) for card in deck.characters])
"""The functions for all characters of a deck, by their number."""
