"""Evaluation: the share of the win that each seat may expect.

It follows from the final scores that seats may expect, by where the points come from.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from ..rules import HuangdiState
from ..rules.components import (
    CHIP_POINTS,
    LEVEL_POINTS,
    MOST_POINTS,
    PROVINCE_POINTS,
    ROW_POINTS,
)
from ..rules.components import TURNS as TURNS_A_ROUND
from ..rules.steps.turn import Afterwards, TakeAction
from ..rules.wall import LEVEL_MASKS, PROVINCE_MASKS, ROW_MASKS, WALLS
from . import weights as w
from .bids import is_bidding, petition_points
from .holdings import hand_value, likely_turns, round_value, rounds, span, supply_of, turns_left

MAX_TURNS = 36
"""The turns of a seat in the longest game."""
FILLS = 8
"""Steps of the chance that a free location is built on before the end."""

Points = tuple[float, ...]
"""Points by seat."""


class Terms(NamedTuple):
    """The parts of a seat's expected final score."""

    mosts: float
    scored: float
    turns: float
    rows: float
    levels: float
    provinces: float
    chips: float
    supply: float
    hand: float
    played: float
    emperor: float


def terms_of(state: HuangdiState, turns: list[int]) -> list[Terms]:
    """The parts of the score that each seat may expect. `turns` are those that each has left."""
    fills = fills_of(state, turns)
    rows, levels = foreseen(state.provinces, state.wall, tuple(state.walls), fills)
    free = WALLS[state.provinces] & ~state.wall
    likely = likely_turns(state, turns)
    most = _mosts(state, max(likely))
    holder = state.holder
    emperor = state.emperor_block and turns[holder] > TURNS_A_ROUND * state.emperor_stock
    found = []
    for seat in range(state.seats):
        left = likely[seat]
        early = left / MAX_TURNS
        played = state.played[seat]
        found.append(
            Terms(
                most[seat],
                state.scores[seat],
                w.TURN[state.seats] * turns[seat],
                rows[seat] * (w.ROWS + w.ROWS_EARLY * early),
                levels[seat] * (w.LEVELS + w.LEVELS_EARLY * early),
                province_points(state, seat, left),
                chip_points(state.chips[seat], left),
                supply_of(state, seat, left),
                hand_value(state, seat, free, turns[seat]) if state.hands[seat] else 0.0,
                rounds(left) * round_value(state.favours, played) if played else 0.0,
                w.EMPEROR if emperor and seat == holder else 0.0,
            )
        )
    return found


def values(state: HuangdiState) -> list[float]:
    """For each seat the share of the win that it may expect."""
    if state.result is not None:
        winners = state.result.winners
        return [(seat in winners) / len(winners) for seat in range(state.seats)]
    turns = turns_left(state)
    return win_shares(state, turns, [sum(terms) for terms in terms_of(state, turns)])


def is_quiet(state: HuangdiState) -> bool:
    """Whether the state can be judged as it is."""
    if not state.stack:
        return True
    top = state.stack[-1]
    if type(top) is TakeAction:
        return not top.again
    if type(top) is Afterwards:
        return state.emperor_stock > 0  # in the last round what can be bought must be now
    return is_bidding(state)


def win_shares(state: HuangdiState, turns: list[int], scores: list[float]) -> list[float]:
    """The shares of the win of seats that expect these final scores."""
    if is_bidding(state):
        gains = petition_points(state, turns)
        scores = list(map(float.__add__, scores, gains))
    scale = 1 / (w.SPREAD + w.SPREAD_TURN * sqrt(sum(turns) / state.seats))
    most = max(scores)
    odds = [exp((score - most) * scale) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]


def fills_of(state: HuangdiState, turns: list[int]) -> tuple[int, ...]:
    """The odds that each level's free locations are built on (see `level_fills`)."""
    built = w.BUILT_A_TURN * sum(turns) + state.emperor_stock
    return level_fills(state.provinces, state.wall, built)


def chip_points(chips: int, turns: float) -> float:
    """Chips count at the end (D-END-4), and before that each is an action more."""
    if not chips:
        return 0.0
    return CHIP_POINTS[min(chips, len(CHIP_POINTS) - 1)] + w.CHIP * span(chips, w.CHIP_SPAN * turns)


def province_points(state: HuangdiState, seat: int, turns: float) -> float:
    """D-END-5, what the least province may still catch up with, and whether the camp is there."""
    own, camp, provinces = state.walls[seat], state.camps[seat], state.provinces
    counts = [(own & mask).bit_count() for mask in PROVINCE_MASKS[:provinces]]
    least, total = min(counts), sum(counts)
    later = (total - least * provinces) / (provinces - 1)
    lag = total / provinces - counts[camp] if PROVINCE_MASKS[camp] & ~state.wall else w.NO_ROOM
    return (
        PROVINCE_POINTS * least * (1 + w.LEAST_EARLY * turns / MAX_TURNS)
        + w.LEAST_LATER * span(min(later, 4.0), w.LATER_SPAN * turns)
        + w.CAMP * span(1.0, w.CAMP_SPAN * turns) * min(lag, 2.0)
    )


def _mosts(state: HuangdiState, turns: float) -> list[float]:
    """D-END-6: most jade and most workers, the less certain the more turns are left."""
    blur = 1 + w.MOST_BLUR * turns
    points = [0.0] * state.seats
    workers = list(map(int.__add__, state.peasants, state.convicts))
    for counts in (state.jade, workers):
        most, second = sorted(counts)[:-3:-1]
        for seat, count in enumerate(counts):
            lead = count - (second if count == most else most)
            points[seat] += MOST_POINTS * min(1.0, max(0.0, 0.5 + 0.5 * lead / blur))
    return points


def level_fills(provinces: int, wall: int, built: float) -> tuple[int, ...]:
    """The odds that the free locations of each level are built on, in steps of FILLS.

    `built` is how many blocks are still to come.
    """
    fills = []
    free_wall = WALLS[provinces] & ~wall
    for mask in LEVEL_MASKS:
        free = (mask & free_wall).bit_count()
        if free <= built:
            fills.append(FILLS)
            built -= free
        else:
            fills.append(int(FILLS * built / free))
            built *= w.LEFT_OVER
    return tuple(fills)


@lru_cache(maxsize=1 << 14)
def share(seats: int, fill: int, free: int, lead: int) -> float:
    """The odds that a seat with this lead over its best rival has most, or as many, in the end.

    `fill` of FILLS is the chance that each free location is built on; a lead may be negative.
    """
    own = fill / FILLS * (1 - w.EMPEROR_SHARE) / seats
    rival = own if seats == 2 else own * w.BEST_RIVAL
    chances = {lead: 1.0}
    for _ in range(free):
        after: dict[int, float] = {}
        for at, chance in chances.items():
            for step, odds in ((1, own), (-1, rival), (0, 1 - own - rival)):
                after[at + step] = after.get(at + step, 0.0) + chance * odds
        chances = after
    return sum(chance for at, chance in chances.items() if at >= 0)


@lru_cache(maxsize=1 << 14)
def swing(seats: int, fill: int, free: int, lead: int, own: int) -> float:
    """The change of a seat's share by one block more, and that of its rivals the other way.

    `own` is 1 for a block of the seat's and 0 for one that counts for nobody.
    """
    mine = share(seats, fill, free - 1, lead + own) - share(seats, fill, free, lead)
    theirs = share(seats, fill, free - 1, -lead - own) - share(seats, fill, free, -lead)
    return mine - theirs / (seats - 1)


@lru_cache(maxsize=1 << 13)
def foreseen(
    provinces: int, wall: int, walls: tuple[int, ...], fills: tuple[int, ...]
) -> tuple[Points, Points]:
    """Each seat's expected points from rows and levels that are not complete."""
    rows, levels = [0.0] * len(walls), [0.0] * len(walls)
    for row_masks in ROW_MASKS[:provinces]:
        for level, mask in enumerate(row_masks):
            _add_majority(rows, mask, wall, walls, fills[level], ROW_POINTS[level])
    for level, mask in enumerate(LEVEL_MASKS):
        mask &= WALLS[provinces]
        _add_majority(levels, mask, wall, walls, fills[level], LEVEL_POINTS)
    return tuple(rows), tuple(levels)


def _add_majority(
    points: list[float], mask: int, wall: int, walls: tuple[int, ...], fill: int, prize: int
) -> None:
    free = (mask & ~wall).bit_count()
    if not free:
        return
    counts = [(own & mask).bit_count() for own in walls]
    most, second = sorted(counts)[:-3:-1]
    seats = len(walls)
    for seat, count in enumerate(counts):
        if count or fill:  # D-SCO-1: without a block there nobody scores
            rival = second if count == most else most
            points[seat] += prize * share(seats, fill, free, count - rival)
