"""Value of a character to its holder."""

from collections.abc import Callable
from math import exp

from ..rules import WarringState
from ..rules import goals as gl
from ..rules.board import Board
from ..rules.cards import Character
from ..rules.components import EARLY_ROUNDS, PUBLIC_ROUNDS, STATE_INDEX, STATES
from . import weights as w
from .goal_odds import MET, goal_odds
from .per_deck import PerDeck

CharacterValue = Callable[[Board, int], float]
"""The value of holding a character above an average one, given the rounds that are left."""


def rounds_left(state: WarringState) -> int:
    """The rounds, this one included, in which the characters of the age can be completed."""
    last = PUBLIC_ROUNDS + 1 if state.round > EARLY_ROUNDS else EARLY_ROUNDS
    return max(0, last + 1 - state.round)


def value_of(card: Character) -> CharacterValue:
    """The value of a character, as a function made once for each card."""
    if isinstance(card.goal, gl.Strongest):
        return _at_the_end(card.points, STATE_INDEX[card.goal.state])
    likely, points = goal_odds(card.goal), float(card.points)

    def value(board: Board, left: int) -> float:
        chance = likely(board)
        if chance <= 0.0:
            return -min(w.SWAP_COST, w.STREAM * left)
        if chance >= MET:
            return points
        # Once completed it makes room for another: hence less what the place brings meanwhile.
        expected = (1 - (1 - chance) ** left) * (points - w.STREAM / chance)
        return max(expected, -w.SWAP_COST, -w.STREAM * left)

    return value


def _at_the_end(points: int, state: int) -> CharacterValue:
    """A goal that is looked at when the game ends, which the strength of states decides."""
    first = state * 4
    others = [other for other in range(0, 4 * len(STATES), 4) if other != first]

    def value(board: Board, left: int) -> float:
        values = board.values
        if not values[first]:
            return -min(w.SWAP_COST, w.STREAM * left)
        most = max([sum(values[other : other + 4]) for other in others])
        behind = most - sum(values[first : first + 4])
        chance = 1 / (1 + exp((behind + 0.5 + 1.1 * (left - 1)) / (1.2 + 1.2 * left)))
        return max(points * chance - w.STREAM * left, -w.SWAP_COST, -w.STREAM * left)

    return value


character_values: PerDeck[list[CharacterValue]] = PerDeck(
    lambda deck: [value_of(card) for card in deck.characters]
)
"""The functions for all characters of a deck, by their number."""
