"""Supplies of seats: turns that are left, and the value of jade, workers and blocks."""

from ..rules import HuangdiState
from ..rules.components import TURNS as TURNS_A_ROUND
from ..rules.steps.turn import TakeAction, Turns
from ..rules.wall import WALLS
from . import weights as w


def turns_left(state: HuangdiState) -> list[int]:
    """The turns that each seat still has, the one it is about to take included."""
    seats, stack = state.seats, state.stack
    later = TURNS_A_ROUND * state.emperor_stock
    if len(stack) < 2 or type(stack[1]) is not Turns:
        return [later] * seats
    begun, holder = stack[1].taken + seats - 1, state.holder
    later += TURNS_A_ROUND
    left = [later - (begun - (seat - holder) % seats) // seats for seat in range(seats)]
    top = stack[2] if len(stack) > 2 else None
    if type(top) is TakeAction:
        left[top.seat] += 1
    return left


def likely_turns(state: HuangdiState, turns: list[int]) -> list[float]:
    """The turns that each seat may expect: the wall may be complete before the Mongols come."""
    free = (WALLS[state.provinces] & ~state.wall).bit_count()
    expected = 1 + free / (w.WALL_PACE[state.seats] * state.seats)
    most = max(turns)
    if most <= expected:
        return [float(left) for left in turns]
    return [left * expected / most for left in turns]


def rounds(turns: float) -> float:
    """Turns in rounds."""
    return turns / TURNS_A_ROUND


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
