"""Pictures of positions: coloured shapes and words, painted by `rendering`."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Point = tuple[float, float]

PAPER, INK, FADED = "#f5f0e6", "#211d18", "#8a8070"
COLUMNS = 110
"""Characters on a line of a picture of text."""


class Polygon(NamedTuple):
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str


class Disc(NamedTuple):
    """A filled circle."""

    at: Point
    radius: float
    fill: str


class Label(NamedTuple):
    """A few words; `at` is their middle, or the middle of their left edge."""

    text: str
    at: Point
    size: int = 18
    colour: str = INK
    is_centred: bool = True


Shape = Polygon | Disc | Label


class Picture(NamedTuple):
    """Shapes on paper, the later ones above; one unit is a pixel."""

    width: int
    height: int
    shapes: Sequence[Shape]


def rectangle(left: float, top: float, width: float, height: float, fill: str) -> Polygon:
    """A rectangle."""
    right, bottom = left + width, top + height
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), fill)


def column(lines: Iterable[str], left: float, top: float, step: float = 22) -> list[Label]:
    """Lines of text below each other; an empty one leaves a gap."""
    return [
        Label(line, (left, top + step * number), is_centred=False)
        for number, line in enumerate(lines)
        if line
    ]


def picture_of_text(text: str) -> Picture:
    """Text as a terminal shows it: every character has the same room, long lines are broken."""
    lines = [
        line[start : start + COLUMNS]
        for line in text.splitlines()
        for start in range(0, max(len(line), 1), COLUMNS)
    ]
    wide, high = 9, 18
    shapes = [
        Label(sign, (wide * (place + 1.5), high * (row + 1)), size=17)
        for row, line in enumerate(lines)
        for place, sign in enumerate(line)
        if sign != " "
    ]
    return Picture(wide * (max(map(len, lines), default=0) + 2), high * (len(lines) + 1), shapes)
