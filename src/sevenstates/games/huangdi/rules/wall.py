"""The wall: its locations, their names, and masks over them (D-SET-2, D-SET-7).

A location's number is level * 20 + column, levels and columns counted from 0 and columns over
all provinces: so the last column of a province lies beside the first of the next, and the
location above one is 20 further.
"""

from ....core import BadText
from .components import MAX_PROVINCES, MIN_PROVINCES

LEVELS = 4
COLUMNS = 5
"""The columns of one province."""
WIDTH = MAX_PROVINCES * COLUMNS
LOCATIONS = range(LEVELS * WIDTH)
PROVINCE_LETTERS = "ABCD"
TOP = LEVELS - 1
"""The level of the towers, which has no rows."""
GROUND = (1 << WIDTH) - 1


def location(province: int, column: int, level: int) -> int:
    """The number of a location; all three are counted from 0."""
    return level * WIDTH + province * COLUMNS + column


def level_of(place: int) -> int:
    return place // WIDTH


def province_of(place: int) -> int:
    return place % WIDTH // COLUMNS


def column_of(place: int) -> int:
    return place % COLUMNS


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def format_place(place: int) -> str:
    """b3.2 is the third column of the second province, on level 2."""
    province = PROVINCE_LETTERS[province_of(place)].lower()
    return f"{province}{column_of(place) + 1}.{level_of(place) + 1}"


NAMES = tuple(format_place(place) for place in LOCATIONS)
_BY_NAME = {name: place for place, name in enumerate(NAMES)}


def parse_place(text: str) -> int:
    """The location of that name."""
    place = _BY_NAME.get(text.strip().lower())
    if place is None:
        raise BadText("no-such-place", text=text.strip()[:20])
    return place


def has_location(column: int, level: int) -> bool:
    """D-SET-2: level 4 stands on the end columns only."""
    return level < TOP or column in (0, COLUMNS - 1)


def _province(province: int) -> int:
    return mask_of(
        [
            location(province, column, level)
            for level in range(LEVELS)
            for column in range(COLUMNS)
            if has_location(column, level)
        ]
    )


PROVINCE_MASKS = tuple(_province(province) for province in range(MAX_PROVINCES))
LEVEL_MASKS = tuple(GROUND << level * WIDTH for level in range(LEVELS))
ROW_MASKS = tuple(
    tuple(PROVINCE_MASKS[province] & LEVEL_MASKS[level] for level in range(TOP))
    for province in range(MAX_PROVINCES)
)
"""The rows of each province by level."""
WALLS = {
    provinces: sum(PROVINCE_MASKS[:provinces])
    for provinces in range(MIN_PROVINCES, MAX_PROVINCES + 1)
}
"""All locations of a wall, by its number of provinces."""


def open_locations(wall: int, within: int) -> int:
    """The free locations in a mask that stand on the ground or on a block (D-BLD-2)."""
    return within & ~wall & (GROUND | wall << WIDTH)


def lowest_level(mask: int) -> int:
    """The level of the lowest location in a mask that is not empty."""
    return ((mask & -mask).bit_length() - 1) // WIDTH
