"""Value of jade, workers and blocks."""

from ..rules import HuangdiState
from . import weights as w


def span(amount: float, most: float) -> float:
    """The value of an amount where only `most` can be used: the more, the less each."""
    return amount * most / (amount + most) if amount > 0 < most else 0.0


def supply_value(jade: int, peasants: int, convicts: int, blocks: int, turns: float) -> float:
    """The value of a supply with that many turns to go."""
    return (
        w.JADE * span(jade, w.JADE_SPAN * turns)
        + w.WORKER_USE * span(w.PEASANT_USES * peasants + convicts, w.USE_SPAN * turns)
        + w.SUPPLY_BLOCK * span(blocks, min(w.BLOCK_HOLD, w.BLOCK_SPAN * turns))
    )


def supply_of(state: HuangdiState, seat: int, turns: float) -> float:
    """The value of the supply of a seat."""
    return supply_value(
        state.jade[seat], state.peasants[seat], state.convicts[seat], state.blocks[seat], turns
    )


def jade_value(jade: int, turns: float) -> float:
    """The value of the last piece of that much jade."""
    most = w.JADE_SPAN * turns
    return w.JADE * (most / (most + jade)) ** 2 if most else 0.0
