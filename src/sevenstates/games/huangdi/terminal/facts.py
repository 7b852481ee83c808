"""What lies around the wall: seats and their supplies, stocks, favour cards."""

from collections.abc import Collection

from rich.text import Text

from ....cli.board import Facts
from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.names import ROLE_NAMES
from . import cards, style

ROLE_LETTERS = "RSBT"
"""Recruiter, reSources, Builder, Taskmaster."""


def facts(view: View, texts: Texts, words: Words, people: Collection[int]) -> Facts:
    """Seats, stocks and cards; nobody fights in this game."""
    return Facts(_seats(view, texts, words, people), _pieces(view, texts, words), [])


def _seats(view: View, texts: Texts, words: Words, people: Collection[int]) -> Text:
    """Three lines for each seat: who, what is in the supply, which favours are played."""
    names = [texts.seat_name(number) for number in range(len(view["seats"]))]
    asked = {decision["seat"] for decision in view["pending"]}
    bot, width = words("bot"), max(map(len, names)) + 1
    lines: list[Text] = []
    for number, seat in enumerate(view["seats"]):
        line = Text("> " if number in asked else "  ")
        line.append(style.LETTER[seat["colour"]], style=style.BLOCK[seat["colour"]])
        line.append(f" {names[number]:<{width}}", style="bold" if number in asked else "")
        line.append(f"{'' if number in people else bot:<{len(bot)}} ", style="dim")
        line.append(f"{seat['score']:>3} ", style="bold").append(_roles(seat))
        if number == view["holder"]:
            line.append(" E", style.EMPEROR).append("!" if view["emperor_block"] else "")
        lines += [line, _supply(seat)]
        if seat["played"]:
            played = " ".join(map(str, seat["played"]))
            lines.append(Text(f"    {words('huangdi-played')} {played}"))
    return Text("\n").join(lines)


def _roles(seat: View) -> Text:
    """The role cards in hand as letters; a dot for each on the table."""
    text = Text()
    for letter, role in zip(ROLE_LETTERS, ROLE_NAMES, strict=True):
        text.append(letter if role in seat["roles_in_hand"] else ".")
    return text


def _supply(seat: View) -> Text:
    counts = [("J", "jade"), ("P", "peasants"), ("C", "convicts")]
    amounts = [f"{sign}{seat[name]}" for sign, name in counts]
    amounts.append(f"B{seat['blocks']}+{seat['blocks_in_stock']}")
    amounts += [f"{sign}{seat[name]}" for sign, name in (("O", "chips"), ("F", "hand_size"))]
    return Text(f"    {' '.join(amounts)}", style="dim")


def _pieces(view: View, texts: Texts, words: Words) -> list[tuple[str, Text]]:
    stock = view["stock"]
    amounts = (
        f"J{stock['jade']} P{stock['peasants']} C{stock['convicts']}"
        f" O{stock['chips']} E{stock['emperor_blocks']}"
    )
    pieces = [
        (words("huangdi-round"), Text(str(view["round"]))),
        (words("huangdi-stock"), Text(amounts)),
        (words("huangdi-deck"), Text(str(view["deck"]))),
    ]
    choosing = view["choosing"] or {}
    if "bid" in choosing:
        pieces.append((words("huangdi-bid"), Text(str(choosing["bid"]))))
    open_hands = [n for n, seat in enumerate(view["seats"]) if seat["hand"] is not None]
    for number in open_hands:
        label = words("hand") if len(open_hands) == 1 else texts.seat_name(number)
        pieces += _hand(view, number, label)
    return pieces


def _hand(view: View, seat: int, label: str) -> list[tuple[str, Text]]:
    """The favours in hand, and those that are being chosen from, as pictures."""
    choosing = view["choosing"] or {} if view["viewer"] == seat else {}
    shown: list[int] = view["seats"][seat]["hand"]
    pieces = [(label, Text(" ".join(map(str, shown)) or "-"))]
    offered: list[int] = choosing.get("cards", [])
    if shown or offered:
        drawn = cards.pictures(view, offered or shown, seat, choosing.get("kept", []))
        pieces.append(("", Text("\n").append(drawn)))
    return pieces
