"""The wall: a row a level, three columns a location, a bar between provinces."""

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from ....core import View
from ..rules.wall import COLUMNS, LEVELS, format_place, has_location, location
from . import style

EDGE = "   "
"""The columns of a level's number."""
WIDTH = 3
"""The columns of a location."""


@dataclass(slots=True)
class Cell:
    """One location: a mark, the block's letter, and its plaque."""

    sign: str
    style: str
    mark: str = " "
    plaque: str = " "


def draw(view: View, *, tall: bool, marks: Collection[str], recent: Collection[str]) -> Text:
    """The wall with camps and prisons below; a tall one has two lines a level."""
    lines: list[Text] = []
    for level in range(LEVELS - 1, -1, -1):
        rows = [
            [_cell(view, province, column, level, marks, recent) for column in range(COLUMNS)]
            for province in range(len(view["provinces"]))
        ]
        lines += _level(str(level + 1), rows, tall=tall)
    lines.append(_across([_columns(name) for name in view["provinces"]], "bold"))
    lines.append(_across([_camp(view, name) for name in view["provinces"]]))
    return Text("\n").join(lines)


def _across(parts: list[str], look: str = "") -> Text:
    """One part for each province."""
    line = Text(EDGE)
    for part in parts:
        line.append("|", style.BORDER).append(f"{part:<{WIDTH * COLUMNS}}", look)
    return line.append("|", style.BORDER)


def _columns(province: str) -> str:
    """The columns as places are written: a3.2 is the second block in the column a3."""
    return "".join(f" {province.lower()}{n}" for n in range(1, COLUMNS + 1))


def _camp(view: View, province: str) -> str:
    """The taskmasters in a province, as letters, and what its prison holds."""
    letters = [style.LETTER[s["colour"]] for s in view["seats"] if s["camp"] == province]
    prison = view["prisons"][province]
    return f"@{''.join(letters)} J{prison['jade']} C{prison['convicts']}"


def _cell(
    view: View,
    province: int,
    column: int,
    level: int,
    marks: Collection[str],
    recent: Collection[str],
) -> Cell | None:
    """The cell of a location; None where there is none."""
    if not has_location(column, level):
        return None
    name = format_place(location(province, column, level))
    block = view["wall"].get(name)
    mark = style.NEW if name in recent else " "
    if block is None:
        if name in marks:
            return Cell(style.CHOICE, style.CHOSEN, mark)
        return Cell(style.FREE_SIGN, style.FREE, mark)
    mark = style.CHOICE if name in marks else mark
    if block["seat"] is None:
        return Cell(style.EMPEROR_SIGN, style.EMPEROR, mark)
    colour = view["seats"][block["seat"]]["colour"]
    plaque = style.PLAQUE if block["plaque"] else " "
    return Cell(style.LETTER[colour], style.BLOCK[colour], mark, plaque)


def _level(number: str, rows: list[list[Cell | None]], *, tall: bool) -> list[Text]:
    """The line of the signs and, on a tall wall, a line of bricks below."""
    signs, bricks = Text(f"{number:>2} "), Text(EDGE)
    for row in rows:
        signs.append("|", style.BORDER)
        bricks.append("|", style.BORDER)
        for cell in row:
            if cell is None:
                signs.append(" " * WIDTH)
                bricks.append(" " * WIDTH)
            else:
                signs.append(f"{cell.mark}{cell.sign}{cell.plaque}", cell.style)
                bricks.append("_" * WIDTH, cell.style)
    signs.append("|", style.BORDER)
    bricks.append("|", style.BORDER)
    return [signs, bricks] if tall else [signs]
