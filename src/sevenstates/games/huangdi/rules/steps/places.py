"""Refusals of a location or a province by every action (D-SET-1, D-BLD-2)."""

from typing import TYPE_CHECKING

from .....core import IllegalAction
from ..wall import (
    LEVELS,
    NAMES,
    PROVINCE_LETTERS,
    WIDTH,
    column_of,
    has_location,
    level_of,
    province_of,
)

if TYPE_CHECKING:
    from ..state import HuangdiState


def location_refusal(state: "HuangdiState", place: int) -> IllegalAction | None:
    """The reason why no block at all can be put there (D-BLD-2)."""
    if province_of(place) >= state.provinces:
        return no_such_province(province_of(place))
    if not has_location(column_of(place), level_of(place)):
        return IllegalAction("tower-columns-only", "D-BLD-2", level=LEVELS)
    if state.wall >> place & 1:
        return IllegalAction("location-taken", "D-BLD-2", place=NAMES[place])
    if place >= WIDTH and not state.wall >> (place - WIDTH) & 1:
        return IllegalAction("nothing-below", "D-BLD-2", place=NAMES[place])
    return None


def no_such_province(province: int) -> IllegalAction:
    """The table has fewer provinces than that."""
    return IllegalAction("no-such-province", "D-SET-1", province=PROVINCE_LETTERS[province])
