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
    """The wall with prisons and camps below; a tall one has two lines a level."""
    lines = [_heads(view)]
    for level in range(LEVELS - 1, -1, -1):
        rows = [
            [_cell(view, province, column, level, marks, recent) for column in range(COLUMNS)]
            for province in range(len(view["provinces"]))
        ]
        lines += _level(str(level + 1), rows, tall=tall)
    lines.append(_across(view, ["".join(f" {n} " for n in range(1, COLUMNS + 1))], bold=True))
    lines.append(_across(view, [_camp(view, name) for name in view["provinces"]]))
    lines += [
        _across(view, [_prison(view, name, what) for name in view["provinces"]])
        for what in ("jade", "convicts")
    ]
    return Text("\n").join(lines)


def _heads(view: View) -> Text:
    return _across(view, [f"{name:^{WIDTH * COLUMNS}}" for name in view["provinces"]], bold=True)


def _across(view: View, parts: list[str], *, bold: bool = False) -> Text:
    """One part for each province, or the same for all."""
    line = Text(EDGE)
    for number in range(len(view["provinces"])):
        line.append("|", style.BORDER)
        part = parts[number % len(parts)]
        line.append(f"{part[: WIDTH * COLUMNS]:<{WIDTH * COLUMNS}}", "bold" if bold else "")
    return line.append("|", style.BORDER)


def _camp(view: View, province: str) -> str:
    """The taskmasters in a province, as letters."""
    letters = [style.LETTER[s["colour"]] for s in view["seats"] if s["camp"] == province]
    return f" @ {''.join(letters)}"


def _prison(view: View, province: str, what: str) -> str:
    sign = "J" if what == "jade" else "C"
    return f" #{sign} {view['prisons'][province][what]}"


def _cell(
    view: View,
    province: int,
    column: int,
    level: int,
    marks: Collection[str],
    recent: Collection[str],
) -> Cell | None:
    """What stands in a location; None where there is none."""
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
