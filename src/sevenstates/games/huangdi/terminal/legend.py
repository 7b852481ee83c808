"""Legend of the signs around the wall."""

from rich.table import Table
from rich.text import Text

from ....cli.words import Words
from ....core import View
from ....texts import Texts
from . import cards, style


def legend(view: View, texts: Texts, words: Words) -> Table:
    """A line for each sign."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, seat in enumerate(view["seats"]):
        letter = style.LETTER[seat["colour"]]
        meaning = words("huangdi-legend-block", name=texts.seat_name(number))
        table.add_row(Text(f" {letter} ", style=style.BLOCK[seat["colour"]]), meaning)
    signs = [
        (Text(f" {style.EMPEROR_SIGN} ", style=style.EMPEROR), words("huangdi-legend-emperor")),
        (Text(f" R{style.PLAQUE}", style=style.BLOCK["red"]), words("huangdi-legend-plaque")),
        (Text(f" {style.FREE_SIGN} ", style=style.FREE), words("huangdi-legend-free")),
        (Text(style.NEW), words("huangdi-legend-new")),
        (Text(style.CHOICE), words("huangdi-legend-choice")),
        (Text("@R J2 C5"), words("huangdi-legend-camp")),
        (Text("RSBT"), words("huangdi-legend-roles")),
        (Text("E!"), words("huangdi-legend-holder")),
        (Text("J P C"), words("huangdi-legend-supply")),
        (Text("B3+9"), words("huangdi-legend-blocks")),
        (Text("O F"), words("huangdi-legend-chips")),
        (Text("quarry 2"), words("huangdi-legend-last-moves")),
        (Text("[]"), words("huangdi-legend-pattern")),
        (Text("9i1p2j1"), words("huangdi-legend-rewards")),
        (Text(cards.PLAYABLE), words("huangdi-legend-playable")),
        (Text(cards.KEPT), words("huangdi-legend-kept")),
    ]
    for sign, meaning in signs:
        table.add_row(sign, meaning)
    return table
