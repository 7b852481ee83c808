"""What characters are worth and what a table promises each seat."""

from collections.abc import Callable
from math import exp

from ...games.warring import WarringState
from ...games.warring import goals as gl
from ...games.warring.board import Board
from ...games.warring.cards import Character
from ...games.warring.components import EARLY_ROUNDS, PUBLIC_ROUNDS, STATE_INDEX, STATES
from ...games.warring.decks import Deck
from .gauge import MET, gauge

STREAM = 0.9
"""The points that a place for a character brings in a round, whoever comes."""
SWAP_COST = 1.2
"""A bad character can be swapped at the price of a round: worse than this none is."""
SPREAD, SPREAD_A_ROUND = 2.0, 0.45
"""How many points make a share of the win e times as large: at the end, and more for each round
that is left."""

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


_WORTHS: dict[int, tuple[Deck, list[Worth]]] = {}


def worths(deck: Deck) -> list[Worth]:
    """The functions for all characters of a deck, by their number."""
    known = _WORTHS.get(id(deck))
    if known is None:
        known = _WORTHS[id(deck)] = deck, [worth_of(card) for card in deck.characters]
    return known[1]


def scores(state: WarringState) -> list[float]:
    """For each seat its points and what its characters promise."""
    left, board, functions = rounds_left(state), state.board, worths(state.deck)
    found = []
    for seat in range(state.seats):
        total = float(state.points(seat))
        for number in state.characters[seat]:
            total += functions[number](board, left)
        found.append(total)
    return found


def shares(state: WarringState) -> list[float]:
    """For each seat the share of the win that it may expect."""
    spread = SPREAD + SPREAD_A_ROUND * (PUBLIC_ROUNDS + 2 - state.round)
    found = scores(state)
    most = max(found)
    weights = [exp((score - most) / spread) for score in found]
    total = sum(weights)
    return [weight / total for weight in weights]
