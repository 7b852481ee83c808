"""Evaluation: the share of the win that each seat may expect."""

from math import exp

from ..rules import WarringState
from ..rules.components import PUBLIC_ROUNDS
from ..rules.steps.draft import KeepTwo
from ..rules.steps.play import NO_SWAP, PlayCards
from ..rules.steps.public import NOT_YET, PassRight
from ..rules.steps.speech import Speech
from . import weights as w
from .affinity import best_affinity
from .character_value import character_values, rounds_left


def expected_scores(state: WarringState) -> list[float]:
    """For each seat its points, what its characters promise and what its hand does for them."""
    left, board, deck = rounds_left(state), state.board, state.deck
    functions = character_values(deck)
    found = []
    for seat in range(state.seats):
        held = state.characters[seat]
        total = float(state.points(seat))
        for number in held:
            value = functions[number](board, left)
            total += value if value < deck.characters[number].points else value - w.UNCLAIMED
        if left:
            total += w.IN_HAND * best_affinity(deck, state.hands[seat], held)
        found.append(total)
    return found


def values(state: WarringState) -> list[float]:
    """For each seat the share of the win that it may expect."""
    result = state.result
    if result is None:
        return win_shares(state, expected_scores(state))
    share = 1 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(state.seats)]


def is_quiet(state: WarringState) -> bool:
    """A round is judged as a whole: when the next has begun and nobody has done anything."""
    step = state.stack[-1]
    if type(step) is PlayCards:
        return not step.done and not any(step.laid) and max(step.swaps) == NO_SWAP
    if type(step) is Speech:
        return step.ahead == 0
    if type(step) is PassRight:
        return max(step.given) == NOT_YET
    return type(step) is KeepTwo and not any(step.picks)


def win_shares(state: WarringState, scores: list[float]) -> list[float]:
    """The shares of the win of seats that expect these scores."""
    spread = w.SPREAD + w.SPREAD_A_ROUND * (PUBLIC_ROUNDS + 2 - state.round)
    most = max(scores)
    odds = [exp((score - most) / spread) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]
