"""HUANG's board: rows of hexes four columns wide, every other row shifted by two."""

from collections.abc import Collection
from dataclasses import dataclass, field

from rich.text import Text

from ....core import View
from ..rules.grid import format_place
from ..rules.maps import NO_SPACE, RIVER
from . import conflict, style

LETTERS = "abcdefghijklmno"
SHIFT = "  "
EDGE = 3
"""The columns of a row's number."""


@dataclass(slots=True)
class Cell:
    """One space: a mark, two signs and a border; below them, on a tall board, its name."""

    signs: str
    style: str
    label: str
    mark: str = " "
    mark_style: str = ""
    border: str = " "
    is_free: bool = field(default=False)


def draw(view: View, *, tall: bool, marks: Collection[str], recent: Collection[str]) -> Text:
    """The board with its coordinates."""
    cells = _cells(view)
    _mark(cells, view, marks, recent)
    rows = view["board"]["rows"]
    width = max(map(len, rows))
    lines = [Text(" " * EDGE + "".join(f" {c}  " for c in LETTERS[:width]).rstrip(), "bold")]
    for row, grounds in enumerate(rows):
        names = [format_place(row * len(LETTERS) + column) for column in range(len(grounds))]
        present = [cells.get(name) for name in names]
        lines += _row(row, present, tall=tall)
    return Text("\n").join(lines)


def _row(row: int, cells: list[Cell | None], *, tall: bool) -> list[Text]:
    """The line of the pieces and, on a tall board, the line of the names."""
    before = SHIFT if row % 2 else ""
    pieces = Text(f"{row + 1:>2} {before}")
    names = Text(" " * EDGE + before)
    for cell in cells:
        if cell is None:
            pieces.append("    ")
            names.append("    ")
            continue
        if cell.mark_style:
            pieces.append(cell.mark, cell.mark_style).append(cell.signs, cell.style)
        else:
            pieces.append(cell.mark + cell.signs, cell.style)
        pieces.append(cell.border, cell.style if cell.border != " " else "")
        names.append(f"{cell.label[:3]:<3}", cell.style.replace("bold ", ""))
        names.append(" ")
    return [pieces, names] if tall else [pieces]


def _cells(view: View) -> dict[str, Cell]:
    """Every space of the map with what lies on it."""
    cells: dict[str, Cell] = {}
    for row, grounds in enumerate(view["board"]["rows"]):
        for column, ground in enumerate(grounds):
            name = format_place(row * len(LETTERS) + column)
            if ground == RIVER:
                cells[name] = Cell("~ ", style.RIVER, name, is_free=True)
            elif ground != NO_SPACE:
                cells[name] = Cell(". ", style.LAND, name, is_free=True)
    for name, capital in view["board"]["capitals"].items():
        cells[name].label = capital or name
    buildings = _buildings(view)
    for name, colour in view["tiles"].items():
        signs = style.LETTER[colour] + buildings.get(name, " ")
        _put(cells[name], signs, style.TILE[colour])
    for leader in view["leaders"]:
        dynasty = view["seats"][leader["seat"]]["dynasty"]
        cell = cells[leader["place"]]
        colour = leader["colour"]
        _put(cell, style.leader_sign(colour, dynasty), style.LEADER[colour])
        cell.mark, cell.border = "(", ")"
    for spot in view["bandits"]:
        for name in spot["places"]:
            _put(cells[name], f"{spot['bandits']}!", style.BANDITS)
            cells[name].mark = "!"
    return cells


def _put(cell: Cell, signs: str, look: str) -> None:
    cell.signs, cell.style, cell.is_free = signs, look, False


def _buildings(view: View) -> dict[str, str]:
    signs = dict.fromkeys(view["granaries"], style.GRANARY)
    signs |= dict.fromkeys(view["palace"], style.PALACE)
    for pagoda in view["pagodas"]:
        signs |= dict.fromkeys(pagoda["places"], style.PAGODA)
    return signs


def _mark(
    cells: dict[str, Cell], view: View, marks: Collection[str], recent: Collection[str]
) -> None:
    """Show what is new, what can be chosen, and the sides of a conflict, which matters most."""
    for name in recent:
        if name in cells:
            cells[name].mark = style.NEW
    for name in marks:
        cell = cells.get(name)
        if cell is not None and cell.is_free:
            cell.signs = f"{style.CHOICE} "
            cell.style = f"{style.CHOSEN} on {cell.style.partition(' on ')[2]}"
        elif cell is not None:
            cell.mark = style.CHOICE
    for name, letter in conflict.marked_places(view).items():
        cells[name].mark, cells[name].mark_style = letter, style.WAR_SIDE
