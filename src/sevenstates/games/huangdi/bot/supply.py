"""Jade, workers and blocks: what they can still become."""

from ..rules import HuangdiState
from . import weights as w


def span(amount: float, most: float) -> float:
    """What an amount counts for where only so much can be used: the more, the less each."""
    return amount * most / (amount + most) if amount > 0 < most else 0.0


def supply_worth(jade: int, peasants: int, convicts: int, blocks: int, turns: float) -> float:
    """What a supply is worth with so many turns to go."""
    return (
        w.JADE * span(jade, w.JADE_SPAN * turns)
        + w.WORKER_USE * span(w.PEASANT_USES * peasants + convicts, w.USE_SPAN * turns)
        + w.SUPPLY_BLOCK * span(blocks, min(w.BLOCK_HOLD, w.BLOCK_SPAN * turns))
    )


def supply_of(state: HuangdiState, seat: int, turns: float) -> float:
    """What the supply of a seat is worth."""
    return supply_worth(
        state.jade[seat], state.peasants[seat], state.convicts[seat], state.blocks[seat], turns
    )


def jade_worth(jade: int, turns: float) -> float:
    """What the last of so much jade is worth."""
    most = w.JADE_SPAN * turns
    return w.JADE * (most / (most + jade)) ** 2 if most else 0.0
