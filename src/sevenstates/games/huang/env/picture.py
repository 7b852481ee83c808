"""A picture of HUANG's board, hands and points included."""

import math
from collections.abc import Iterator

from ....core import State, View
from ....rl.picture import Disc, Label, Picture, Point, Polygon, Shape, column
from ..rules.colours import COLOUR_LETTERS, COLOUR_NAMES, DYNASTY_LETTERS
from ..rules.grid import parse_place

SIDE = 25.0
"""Of a hexagon."""
WIDTH = SIDE * math.sqrt(3)
GROUNDS = {"~": "#a9c6d8", ".": "#e6d9b8", "C": "#d8c48f"}
COLOURS = {
    "yellow": "#e9b93a",
    "red": "#c8402f",
    "blue": "#3f78b5",
    "green": "#4f8b4c",
    "white": "#fdfbf6",
}
DARK = "#211d18"
LETTERS: dict[str, str] = dict(zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True))


def picture(state: State) -> Picture:
    """The board, and a column of words for each seat beside it."""
    view = state.view(None)
    shapes = [*_grounds(view), *_tiles(view), *_leaders(view), *_bandits(view)]
    left = 16.5 * WIDTH
    lines = [f"bag {view['bag']}", f"market {_written(view['market'])}", ""]
    for seat in range(state.seats):
        own = state.view(seat)["seats"][seat]
        lines += [
            f"{own['dynasty']} ({DYNASTY_LETTERS[own['dynasty']]})",
            f"hand {_written(own['hand'])}",
            f"points {_written(own['points'])}",
            "",
        ]
    return Picture(round(left) + 240, round(SIDE * 23.5), [*shapes, *column(lines, left, SIDE)])


def _centre(place: int) -> Point:
    row, number = divmod(place, 15)
    return WIDTH * (number + 0.8 + row % 2 / 2), SIDE * (1.5 * row + 1.25)


def _middle(names: list[str]) -> Point:
    """The point between places."""
    points = [_centre(parse_place(name)) for name in names]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _hexagon(at: Point, fill: str, side: float = SIDE - 1) -> Polygon:
    x, y = at
    corners = [math.radians(60 * corner + 30) for corner in range(6)]
    return Polygon(tuple((x + side * math.cos(a), y + side * math.sin(a)) for a in corners), fill)


def _grounds(view: View) -> Iterator[Shape]:
    for row, grounds in enumerate(view["board"]["rows"]):
        for number, ground in enumerate(grounds):
            if ground in GROUNDS:
                yield _hexagon(_centre(row * 15 + number), GROUNDS[ground])


def _tiles(view: View) -> Iterator[Shape]:
    for name, colour in view["tiles"].items():
        at = _middle([name])
        yield _hexagon(at, DARK, SIDE - 3)
        yield _hexagon(at, COLOURS[colour], SIDE - 4)
        yield Label(LETTERS[colour], at, 22, DARK)
    for name in view["palace"]:
        yield Label("palace", _middle([name]), 14, DARK)
    for name in view["granaries"]:
        yield Disc(_middle([name]), 6, DARK)
    for pagoda in view["pagodas"]:
        x, y = _middle(pagoda["places"])
        for size, fill in ((16, DARK), (12, COLOURS[pagoda["colour"]])):
            yield Polygon(((x, y - size), (x + size, y + size), (x - size, y + size)), fill)


def _leaders(view: View) -> Iterator[Shape]:
    for leader in view["leaders"]:
        at, dynasty = _middle([leader["place"]]), view["seats"][leader["seat"]]["dynasty"]
        yield Disc(at, SIDE - 6, DARK)
        yield Disc(at, SIDE - 8, COLOURS[leader["colour"]])
        yield Disc(at, SIDE - 13, DARK)
        yield Label(DYNASTY_LETTERS[dynasty], at, 20, "#ffffff")


def _bandits(view: View) -> Iterator[Shape]:
    for spot in view["bandits"]:
        at = _middle(spot["places"])
        yield Disc(at, 12, "#3d1410")
        yield Label(str(spot["bandits"]), at, 18, "#ff9d5c")


def _written(counts: dict[str, int]) -> str:
    """Pieces by the letters of their colours, as in G1 W3."""
    return " ".join(f"{LETTERS[colour]}{count}" for colour, count in counts.items() if count) or "-"
