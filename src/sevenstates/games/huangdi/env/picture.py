"""A picture of Huang Di's wall, with what every seat has."""

from collections.abc import Iterator

from ....core import State, View
from ....rl.picture import Disc, Label, Picture, Shape, column, rectangle
from ..rules.names import EMPEROR_LETTER
from ..rules.wall import COLUMNS, LEVELS, format_place, has_location, location

FILLS = {
    "red": "#c8402f",
    "white": "#fdfbf6",
    "black": "#454545",
    "blue": "#3f78b5",
    "green": "#4f8b4c",
    "yellow": "#e9b93a",
}
EMPEROR, FREE, GOLD = "#6a1b7a", "#e0d5bd", "#d9a400"
WIDE, HIGH = 54, 40
"""Of a location."""
LEFT, TOP = 20, 50
STEP = WIDE * (COLUMNS + 1)
"""From one province to the next."""


def picture(state: State) -> Picture:
    """The wall by provinces, and below it a line or two for each seat."""
    view = state.view(None)
    provinces = view["provinces"]
    shapes = [shape for number in range(len(provinces)) for shape in _province(view, number)]
    top = TOP + HIGH * LEVELS + 80
    for seat in range(state.seats):
        own, y = state.view(seat)["seats"][seat], top + 70 * seat
        shapes.append(rectangle(LEFT, y - 14, 14, 46, FILLS[own["colour"]]))
        shapes += column(_lines(own), LEFT + 26, y)
    return Picture(max(LEFT * 2 + STEP * len(provinces), 760), top + 70 * state.seats, shapes)


def _province(view: View, number: int) -> Iterator[Shape]:
    left, name = LEFT + STEP * number, view["provinces"][number]
    yield Label(f"Province {name}", (left, TOP - 26), 22, is_centred=False)
    for level in range(LEVELS):
        for place in range(COLUMNS):
            if not has_location(place, level):
                continue
            x, y = left + WIDE * place, TOP + HIGH * (LEVELS - 1 - level)
            block = view["wall"].get(format_place(location(number, place, level)))
            yield rectangle(x + 1, y + 1, WIDE - 2, HIGH - 2, _fill(view, block))
            if block is not None and block["seat"] is None:
                yield Label(EMPEROR_LETTER, (x + WIDE / 2, y + HIGH / 2), 24, "#ffe08a")
            elif block is not None and block["plaque"]:
                yield Disc((x + WIDE / 2, y + HIGH / 2), 9, GOLD)
    prison = view["prisons"][name]
    text = f"prison: {prison['jade']} jade, {prison['convicts']} convicts"
    yield Label(text, (left, TOP + HIGH * LEVELS + 20), is_centred=False)


def _fill(view: View, block: View | None) -> str:
    if block is None:
        return FREE
    return EMPEROR if block["seat"] is None else FILLS[view["seats"][block["seat"]]["colour"]]


def _lines(own: View) -> list[str]:
    goods = ", ".join(
        f"{own[name]} {name}" for name in ("jade", "peasants", "convicts", "blocks", "chips")
    )
    return [
        f"{own['colour']}: {own['score']} points, {goods}, camp {own['camp']}",
        f"roles {', '.join(own['roles_in_hand'])}; favours {' '.join(map(str, own['hand']))}",
    ]
