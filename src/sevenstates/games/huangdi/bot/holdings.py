"""Holdings: the turns a seat has left, and the value of its jade, workers, blocks and favours."""

from functools import lru_cache
from operator import mul

from ....core import bits
from ..rules import HuangdiState
from ..rules.components import TURNS as TURNS_A_ROUND
from ..rules.favours import Deck, Favour
from ..rules.steps.turn import TakeAction, Turns
from ..rules.wall import WALLS
from . import weights as w

UNREACHABLE = 6
"""More than any pattern has blocks."""


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


@lru_cache(maxsize=1 << 16)
def missing(offsets: tuple[int, ...], corners: int, own: int, free: int) -> int:
    """The fewest blocks that a seat still has to build for a favour of these offsets and corners.

    `own` are its blocks without plaques, `free` the locations nobody has built on.
    """
    room = own | free
    for offset in offsets:
        corners &= room >> offset
    found = [corners]  # the corners where none, one, two ... blocks are missing so far
    for offset in offsets:
        here = own >> offset
        found.append(0)
        for lack in range(len(found) - 1, 0, -1):
            found[lack] = found[lack] & here | found[lack - 1] & ~here
        found[0] &= here
    return next((lack for lack, corners in enumerate(found) if corners), UNREACHABLE)


def can_be_played(lack: int, turns: int) -> bool:
    """Whether turns enough are left to build the missing blocks, two at a time, and to play it."""
    return lack < UNREACHABLE and (lack + 1) // 2 < turns


@lru_cache(maxsize=1 << 12)
def _favour_value(points: int, income: int, petition: int, jade: int, turns: int) -> float:
    """The value of a favour once it is played, with that many turns to go."""
    return points + rounds(turns) * (
        income * w.INCOME + petition * w.PETITION + jade * w.JADE_BONUS
    )


def favour_value(favour: Favour, turns: int) -> float:
    """The value of a favour once it is played."""
    return _favour_value(favour.points, favour.income, favour.petition, favour.jade, turns)


def hand_value(state: HuangdiState, seat: int, free: int, turns: int) -> float:
    """The value of the favours in a hand as long as they are not played."""
    own = state.walls[seat] & ~state.plaques
    found = []
    for card in bits(state.hands[seat]):
        favour = state.favours[card]
        lack = missing(favour.offsets, favour.corners, own, free)
        if can_be_played(lack, turns):
            found.append(favour_value(favour, turns) * w.HELD_SHARE[lack])
    found.sort(reverse=True)
    return sum(map(mul, found, w.HAND), 0.0)


def round_value(deck: Deck, played: int) -> float:
    """The value of the lasting rewards of played favours in a round."""
    total = 0.0
    for card in bits(played):
        favour = deck[card]
        total += (
            favour.income * w.INCOME + favour.petition * w.PETITION + favour.jade * w.JADE_BONUS
        )
    return total
