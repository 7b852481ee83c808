"""Favours: their values, and how far those in hand are from standing in the wall."""

from functools import lru_cache
from operator import mul

from ....core import bits
from ..rules import HuangdiState
from ..rules.favours import Deck, Favour
from . import weights as w
from .supply import rounds

UNREACHABLE = 6
"""More than any pattern has blocks."""


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
def value(points: int, income: int, petition: int, jade: int, turns: int) -> float:
    """The value of a favour once it is played, with that many turns to go."""
    return points + rounds(turns) * (
        income * w.INCOME + petition * w.PETITION + jade * w.JADE_BONUS
    )


def favour_value(favour: Favour, turns: int) -> float:
    """The value of a favour once it is played."""
    return value(favour.points, favour.income, favour.petition, favour.jade, turns)


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
