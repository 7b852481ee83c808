"""Odds of having most blocks in the rows and levels that are not complete."""

from functools import lru_cache

from ..rules.components import LEVEL_POINTS, ROW_POINTS
from ..rules.wall import LEVEL_MASKS, ROW_MASKS, WALLS
from . import weights as w

FILLS = 8
"""Steps of the chance that a free location is built on before the end."""

Points = tuple[float, ...]
"""Points by seat."""


def level_fills(provinces: int, wall: int, built: float) -> tuple[int, ...]:
    """How likely the free locations of each level are built on, in steps of FILLS.

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
    """How likely a seat with this lead over its best rival has most, or as many, in the end.

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
    """What one block more does to a seat's share, and to that of its rivals the other way.

    `own` is 1 for a block of the seat's and 0 for one that counts for nobody.
    """
    mine = share(seats, fill, free - 1, lead + own) - share(seats, fill, free, lead)
    theirs = share(seats, fill, free - 1, -lead - own) - share(seats, fill, free, -lead)
    return mine - theirs / (seats - 1)


@lru_cache(maxsize=1 << 13)
def foreseen(
    provinces: int, wall: int, walls: tuple[int, ...], fills: tuple[int, ...]
) -> tuple[Points, Points]:
    """What each seat may expect of the rows, and of the levels, that are not complete."""
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
