"""Legend of the signs on HUANG's board."""

from rich.table import Table
from rich.text import Text

from ....cli.words import Words
from ....core import View
from ....texts import Texts
from . import conflict, style


def legend(view: View, texts: Texts, words: Words) -> Table:
    """A line for each sign, and the names of the capitals."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for colour, letter in style.LETTER.items():
        meaning = texts.text("tile-legend", colour=colour)
        table.add_row(Text(f" {letter} ", style=style.TILE[colour]), meaning)
    signs = [
        (Text("(yT)", style=style.LEADER["yellow"]), "leader"),
        (Text(f" Y{style.PAGODA}", style=style.TILE["yellow"]), "pagoda"),
        (Text(f" Y{style.PALACE}", style=style.TILE["yellow"]), "palace"),
        (Text(f" Y{style.GRANARY}", style=style.TILE["yellow"]), "granary"),
        (Text("!3!", style=style.BANDITS), "bandits"),
        (Text(" . ", style=style.LAND), "land"),
        (Text(" ~ ", style=style.RIVER), "river"),
        (Text(style.NEW), "new"),
        (Text(style.CHOICE), "choice"),
        (Text(f" {conflict.ATTACK} ", style=style.WAR_SIDE), "side"),
        (Text(f" {style.UNIFIER} ", style=style.WAR_SIDE), "unifier"),
        (Text("6 yr.g. B"), "seats"),
        (Text("R d4  r e5"), "last-moves"),
        (Text("A 6 = 5 + 1"), "strength"),
    ]
    for sign, name in signs:
        table.add_row(sign, words(f"huang-legend-{name}"))
    capitals = [f"{place} {name}" for place, name in view["board"]["capitals"].items() if name]
    if capitals:
        table.add_row("", words("huang-legend-capitals", capitals=", ".join(capitals)))
    return table
