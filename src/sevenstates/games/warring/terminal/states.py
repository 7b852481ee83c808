"""The seven states: a row for each, with its four attributes as bars."""

from collections.abc import Collection

from rich.console import Group
from rich.text import Text

from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.components import ATTRIBUTES, MAX_ATTRIBUTE
from ..words.names import state_name

STYLES = {"military": "red", "economy": "yellow", "culture": "blue", "morale": "magenta"}
CHINESE = {
    "qi": "齐",
    "chu": "楚",
    "yan": "燕",
    "han": "韩",
    "zhao": "赵",
    "wei": "魏",
    "qin": "秦",
}
FULL, FREE = "#", "."
CHOICE, FOUGHT, DEAD = ">", "x", "-"


def draw(view: View, words: Words, *, tall: bool, marks: Collection[str]) -> Text:
    """The states; on a tall board with bars and what is forbidden to them."""
    bar = MAX_ATTRIBUTE + 1 if tall else 0
    heads = "".join(f"{_head(words, name):>4}{'':{bar}}" for name in ATTRIBUTES)
    lines = [Text(f"{'':9}{heads}  {_head(words, 'sum')}", style="bold")]
    for row in view["states"]:
        lines.append(_row(row, tall=tall, is_choice=row["key"] in marks))
        if tall:
            bans = ", ".join(_ban(words, ban) for ban in row["forbidden"])
            lines.append(Text(f"{'':11}{bans}"[:71], style="dim italic"))
    return Text("\n").join(lines)


def _row(row: View, *, tall: bool, is_choice: bool) -> Text:
    """A choice mark, the names, the attributes, the strength and how it changed in the round."""
    line = Text(CHOICE if is_choice else " ", style="bold")
    line.append(f"{state_name(row['key']):<5}{CHINESE[row['key']]} ", "bold" if is_choice else "")
    if not row["is_alive"]:
        return line.append(f" {DEAD}", style="dim")
    for name in ATTRIBUTES:
        value = row[name]
        line.append(f"{value:>4}")
        if tall:
            line.append(" ").append(FULL * value, STYLES[name])
            line.append(FREE * (MAX_ATTRIBUTE - value), "dim")
    grown = row["strength"] - row["start"]
    line.append(f"{row['strength']:>5}", "bold").append(f" {grown:+}" if grown else "")
    return line.append(f" {FOUGHT}" if row["fought"] else "", "red")


def legend(texts: Texts, words: Words) -> Group:
    """The meaning of the bars and signs."""
    lines = [
        Text.assemble((f"{_head(words, name)} {FULL}", STYLES[name]), "  ", _attribute(texts, name))
        for name in ATTRIBUTES
    ]
    lines += [
        Text(f"{_head(words, 'sum')}    {words('warring-legend-sum')}"),
        Text(f"{CHOICE}      {words('warring-legend-choice')}"),
        Text(f"{FOUGHT}      {words('warring-legend-fought')}"),
        Text(f"{DEAD}      {words('warring-legend-dead')}"),
        Text(f"play 2 {words('warring-legend-last-moves')}"),
    ]
    return Group(*lines)


def _attribute(texts: Texts, name: str) -> str:
    return texts.text("card-attribute", attribute=name)


def _head(words: Words, column: str) -> str:
    """The three letters over a column."""
    return words("warring-head", column=column)


def _ban(words: Words, ban: str) -> str:
    """A ban: "war", or "rise military" for one attribute."""
    what, _, attribute = ban.partition(" ")
    return words("warring-ban", what=what, attribute=attribute)
