"""Scoring during the game and at its end (D-SCO, D-END)."""

from typing import TYPE_CHECKING

from ....core import Log, Outcome, rank
from . import events
from .components import (
    CHIP_POINTS,
    LEVEL_POINTS,
    MOST_POINTS,
    PROVINCE_POINTS,
    ROW_POINTS,
    TOWER_POINTS,
)
from .wall import (
    LEVEL_MASKS,
    LEVELS,
    PROVINCE_MASKS,
    ROW_MASKS,
    TOP,
    WALLS,
    level_of,
    province_of,
)

if TYPE_CHECKING:
    from .state import HuangdiState


def score_block(state: "HuangdiState", seat: int, place: int, log: Log) -> None:
    """Score the block just put there, in the order of D-SCO-4.

    An emperor block counts as built by the seat but brings nothing on level 4 (D-EMP-3).
    """
    province, level = province_of(place), level_of(place)
    if level < TOP and ROW_MASKS[province][level] & ~state.wall == 0:
        state.chip_stock -= 1
        state.chips[seat] += 1
        if log is not None:
            log.append(events.row_completed(seat, province, level))
        _score_row(state, province, level, log)
    if level == TOP and state.walls[seat] >> place & 1:
        state.score(seat, TOWER_POINTS, "tower", log)
    if LEVEL_MASKS[level] & WALLS[state.provinces] & ~state.wall == 0:
        if log is not None:
            log.append(events.level_completed(seat, level))
        _score_level(state, level, log)


def _score_row(state: "HuangdiState", province: int, level: int, log: Log) -> None:
    _score_majority(state, ROW_MASKS[province][level], ROW_POINTS[level], "row", log)


def _score_level(state: "HuangdiState", level: int, log: Log) -> None:
    _score_majority(state, LEVEL_MASKS[level], LEVEL_POINTS, "level", log)


def _score_majority(state: "HuangdiState", mask: int, points: int, source: str, log: Log) -> None:
    """The seat with most blocks in the mask scores; tied seats all score in full."""
    _score_most(state, [(own & mask).bit_count() for own in state.walls], points, source, log)


def _score_most(
    state: "HuangdiState", counts: list[int], points: int, source: str, log: Log
) -> None:
    most = max(counts)
    for seat, count in enumerate(counts):
        if count == most > 0:
            state.score(seat, points, source, log)


def finish_wall(state: "HuangdiState", builder: int, log: Log) -> None:
    """D-END-1: the builder of the last block empties all prisons."""
    jade, convicts = sum(state.prison_jade), sum(state.prison_convicts)
    state.jade[builder] += jade
    state.convicts[builder] += convicts
    state.prison_jade = [0] * state.provinces
    state.prison_convicts = [0] * state.provinces
    if log is not None:
        log.append(events.wall_completed(builder, jade, convicts))
    finish(state, "wall-complete", log)


def finish(state: "HuangdiState", reason: str, log: Log) -> None:
    """The final scoring and the ranking (D-END-3 to D-END-7)."""
    _score_unfinished(state, log)
    for seat in range(state.seats):
        chips = min(state.chips[seat], len(CHIP_POINTS) - 1)
        state.score(seat, CHIP_POINTS[chips], "chips", log)
        state.score(seat, PROVINCE_POINTS * _fewest_blocks(state, seat), "province", log)
    _score_most(state, state.jade, MOST_POINTS, "jade", log)
    workers = [state.workers(seat) for seat in range(state.seats)]
    _score_most(state, workers, MOST_POINTS, "workers", log)
    ranks = rank(
        [(score, own.bit_count()) for score, own in zip(state.scores, state.walls, strict=True)]
    )
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    state.result = Outcome(ranks, tuple(state.scores), winners, reason)
    state.stack.clear()
    if log is not None:
        log.append(events.game_over(reason, ranks, state.scores, winners))


def _score_unfinished(state: "HuangdiState", log: Log) -> None:
    """D-END-3: rows and levels that are not complete score as if they were."""
    for province in range(state.provinces):
        for level, row in enumerate(ROW_MASKS[province]):
            if row & ~state.wall:
                _score_row(state, province, level, log)
    for level in range(LEVELS):
        if LEVEL_MASKS[level] & WALLS[state.provinces] & ~state.wall:
            _score_level(state, level, log)


def _fewest_blocks(state: "HuangdiState", seat: int) -> int:
    """The seat's blocks in the province where it has fewest (D-END-5)."""
    return min((state.walls[seat] & mask).bit_count() for mask in PROVINCE_MASKS[: state.provinces])
