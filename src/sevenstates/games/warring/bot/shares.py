"""What a table promises each seat."""

from math import exp

from ..rules import WarringState
from ..rules.components import PUBLIC_ROUNDS
from .affinity import best_affinity
from .appraisal import rounds_left, worths

SPREAD, SPREAD_A_ROUND = 2.0, 0.45
"""How many points make a share of the win e times as large: at the end, and more for each round
that is left."""
UNCLAIMED = 2.0
"""What a character that is met but not shown loses against one that is: time, and perhaps all."""
IN_HAND = 0.25
"""How much of what its best card promises a hand is worth."""


def scores(state: WarringState) -> list[float]:
    """For each seat its points, what its characters promise and what its hand does for them."""
    left, board, deck = rounds_left(state), state.board, state.deck
    functions = worths(deck)
    found = []
    for seat in range(state.seats):
        held = state.characters[seat]
        total = float(state.points(seat))
        for number in held:
            worth = functions[number](board, left)
            total += worth if worth < deck.characters[number].points else worth - UNCLAIMED
        if left:
            total += IN_HAND * best_affinity(deck, state.hands[seat], held)
        found.append(total)
    return found


def shares(state: WarringState) -> list[float]:
    """For each seat the share of the win that it may expect."""
    return shares_of(state, scores(state))


def shares_of(state: WarringState, found: list[float]) -> list[float]:
    """The shares that seats with these scores may expect."""
    spread = SPREAD + SPREAD_A_ROUND * (PUBLIC_ROUNDS + 2 - state.round)
    most = max(found)
    weights = [exp((score - most) / spread) for score in found]
    total = sum(weights)
    return [weight / total for weight in weights]
