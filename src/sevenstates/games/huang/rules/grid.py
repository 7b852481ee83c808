"""The grid under every map: 15 rows of 15 places, odd rows shifted half a hex to the right.

A place is row * 15 + column and also the number of its bit in every mask. All maps lie on
this one grid, so an action means the same on each of them.
"""

from ....core import BadText

ROWS = COLUMNS = 15
PLACES = range(ROWS * COLUMNS)
_LETTERS = "abcdefghijklmno"


def format_place(place: int) -> str:
    """A column's letter and a row's number: the top left place is a1."""
    return f"{_LETTERS[place % COLUMNS]}{place // COLUMNS + 1}"


NAMES = tuple(format_place(place) for place in PLACES)
_BY_NAME = {name: place for place, name in enumerate(NAMES)}


def parse_place(text: str) -> int:
    """The place of that name."""
    place = _BY_NAME.get(text.strip().lower())
    if place is None:
        raise BadText("no-such-place", text=text[:20])
    return place


def _neighbours(place: int) -> list[int]:
    row, column = divmod(place, COLUMNS)
    shift = row & 1
    around = [
        (row - 1, column - 1 + shift),
        (row - 1, column + shift),
        (row, column + 1),
        (row + 1, column + shift),
        (row + 1, column - 1 + shift),
        (row, column - 1),
    ]
    return [r * COLUMNS + c if 0 <= r < ROWS and 0 <= c < COLUMNS else -1 for r, c in around]


RINGS = tuple(tuple(_neighbours(place)) for place in PLACES)
"""The six neighbours of a place, clockwise from the upper left; -1 beyond the grid."""

UPPER_LEFT, UPPER_RIGHT, RIGHT, LOWER_RIGHT, LOWER_LEFT, LEFT = range(6)


def _shape(place: int, directions: tuple[tuple[int, ...], ...]) -> tuple[int, ...] | None:
    """The places reached by walking from `place`, sorted; None if one is beyond the grid."""
    cells = []
    for walk in directions:
        cell = place
        for direction in walk:
            cell = RINGS[cell][direction] if cell >= 0 else -1
        if cell < 0:
            return None
        cells.append(cell)
    return tuple(sorted(cells))


def _shapes(kinds: tuple[tuple[tuple[int, ...], ...], ...]) -> tuple[tuple[int, ...], ...]:
    every = (_shape(place, kind) for place in PLACES for kind in kinds)
    return tuple(shape for shape in every if shape is not None)


TRIANGLES = _shapes(
    (
        ((), (LOWER_LEFT,), (LOWER_RIGHT,)),
        ((), (RIGHT,), (LOWER_RIGHT,)),
    )
)
"""Three mutually adjacent places each, either way up; a triangle is an index into this."""

RHOMBI = _shapes(
    (
        ((), (RIGHT,), (LOWER_LEFT,), (LOWER_RIGHT,)),
        ((), (RIGHT,), (LOWER_RIGHT,), (LOWER_RIGHT, RIGHT)),
        ((), (LOWER_LEFT,), (LOWER_RIGHT,), (LOWER_LEFT, LOWER_RIGHT)),
    )
)
"""Four places each: two triangles that share an edge, in three directions (H-PAL-4)."""


def mask_of(places: tuple[int, ...] | list[int]) -> int:
    """The places as one mask."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


TRIANGLE_MASKS = tuple(mask_of(shape) for shape in TRIANGLES)
RHOMBUS_MASKS = tuple(mask_of(shape) for shape in RHOMBI)
TRIANGLES_AT = tuple(
    tuple(index for index, shape in enumerate(TRIANGLES) if place in shape) for place in PLACES
)
"""The triangles that a place is part of."""
TRIANGLE_BITS_AT = tuple(sum(1 << index for index in at) for at in TRIANGLES_AT)
"""The same as a mask over the triangles."""
RHOMBI_AT = tuple(
    tuple(index for index, shape in enumerate(RHOMBI) if place in shape) for place in PLACES
)
RHOMBUS_BITS_AT = tuple(sum(1 << index for index in at) for at in RHOMBI_AT)


def format_shape(shape: tuple[int, ...]) -> str:
    """The places of a triangle or rhombus joined by dashes."""
    return "-".join(NAMES[place] for place in shape)
