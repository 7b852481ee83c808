"""Rollout policy: the action that gains most, with a little chance."""

from ....core import Action, Luck
from ..rules import HuangdiState
from .bids import is_bidding, own_bids
from .priors import action_gains

STEPS = 1 << 10
"""Resolution of chance."""
NOISE = 1.0
"""Largest number of points by which a worse action may be preferred."""


def choose(state: HuangdiState, seat: int, luck: Luck) -> Action:
    """A sensible legal action."""
    legal = list(state.stack[-1].legal_actions(state, seat))
    if len(legal) == 1:
        return legal[0]
    if is_bidding(state):
        odds = own_bids(state, seat)
        return legal[luck.pick([int(STEPS * chance) + 1 for _, chance in odds])]
    gains = action_gains(state, seat, legal)
    noisy = [gain + luck.below(STEPS) * (NOISE / STEPS) for gain in gains]
    return legal[noisy.index(max(noisy))]
