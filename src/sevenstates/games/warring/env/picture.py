"""A picture of the seven states, with the cards and points of the seats."""

from collections.abc import Iterator

from ....core import State, View
from ....rl.picture import FADED, Label, Picture, Shape, column, rectangle
from ..rules.components import ATTRIBUTES, MAX_ATTRIBUTE

FILLS = {"military": "#c8402f", "economy": "#e9b93a", "culture": "#3f78b5", "morale": "#8b4c9a"}
FREE = "#e0d5bd"
LEFT, TOP, HIGH = 20, 70, 34
BAR = 14
"""The width of one point of an attribute."""
STEP = BAR * (MAX_ATTRIBUTE + 2) + 16
"""From one attribute to the next."""


def picture(state: State) -> Picture:
    """The states as rows of bars, and below them a few lines for each seat."""
    view = state.view(None)
    shapes = [*_heads()]
    for row, one in enumerate(view["states"]):
        shapes += _row(one, TOP + HIGH * row)
    lines = [f"Round {view['round']}, year {view['year']} BC, public card {view['public']}", ""]
    for seat in range(state.seats):
        own = state.view(seat)["seats"][seat]
        host = ", host" if seat == view["host"] else ""
        lines += [
            f"Seat {seat + 1}{host}: {own['points']} points",
            f"    hand: {', '.join(own['hand'])}",
            f"    characters: {', '.join(one['key'] for one in own['own_characters'])}",
        ]
    top = TOP + HIGH * len(view["states"]) + 20
    shapes += column(lines, LEFT, top)
    return Picture(LEFT * 2 + 90 + STEP * len(ATTRIBUTES) + 80, top + 22 * len(lines) + 10, shapes)


def _heads() -> Iterator[Shape]:
    for number, name in enumerate(ATTRIBUTES):
        yield Label(name, (LEFT + 90 + STEP * number, TOP - 30), is_centred=False)
    yield Label("strength", (LEFT + 90 + STEP * len(ATTRIBUTES), TOP - 30), is_centred=False)


def _row(one: View, top: float) -> Iterator[Shape]:
    """A state's name, its attributes as bars and its strength; a fallen state has no bars."""
    middle = top + HIGH / 2 - 4
    yield Label(one["key"].capitalize(), (LEFT, middle), 22, is_centred=False)
    if not one["is_alive"]:
        yield Label("fallen", (LEFT + 90, middle), colour=FADED, is_centred=False)
        return
    for number, name in enumerate(ATTRIBUTES):
        left, value = LEFT + 90 + STEP * number, one[name]
        yield rectangle(left, top, BAR * MAX_ATTRIBUTE, HIGH - 8, FREE)
        yield rectangle(left, top, BAR * value, HIGH - 8, FILLS[name])
        yield Label(str(value), (left + BAR * (MAX_ATTRIBUTE + 1), middle))
    yield Label(str(one["strength"]), (LEFT + 90 + STEP * len(ATTRIBUTES) + 20, middle), 22)
