"""Facts around the wall: seats and their supplies, stocks, favour cards."""

from rich.text import Text

from ....cli.board import Scene
from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.names import ROLE_NAMES
from . import style
from .cards import Cards
from .last_moves import last_moves

ROLE_LETTERS = "RSBT"
"""Recruiter, reSources, Builder, Taskmaster."""
SUPPLY = 26
"""The columns of a supply."""


def seats(scene: Scene, texts: Texts, words: Words, width: int) -> list[Text]:
    """A line for each seat: who, points, what is in the supply, what it did and played."""
    view = scene.view
    names = [texts.seat_name(number) for number in range(len(view["seats"]))]
    asked = {decision["seat"] for decision in view["pending"]}
    bot, room = words("bot"), max(map(len, names)) + 1
    lines: list[Text] = []
    for number, seat in enumerate(view["seats"]):
        line = Text("> " if number in asked else "  ")
        line.append(style.LETTER[seat["colour"]], style=style.BLOCK[seat["colour"]])
        line.append(f" {names[number]:<{room}}", style="bold" if number in asked else "")
        line.append(f"{'' if number in scene.people else bot:<{len(bot)}} ", style="dim")
        line.append(f"{seat['score']:>3} ", style="bold").append(_roles(seat))
        emperor = ("E!" if view["emperor_block"] else "E") if number == view["holder"] else ""
        line.append(" ").append(emperor, style.EMPEROR).append(" " * (3 - len(emperor)))
        line.append(f"{_supply(seat):<{SUPPLY}}", style="dim")
        did = last_moves(scene.events, number) if number != view["viewer"] else []
        lines.append(Text.assemble(line, _latest(seat, did, words, width - line.cell_len)))
    return lines


def _latest(seat: View, did: list[str], words: Words, room: int) -> Text:
    """The last moves, as far as they fit, and the favours played if they fit too."""
    while len(", ".join(did)) > room:
        did = did[1:]
    text = ", ".join(did)
    if seat["played"]:
        played = f"{words('huangdi-played')} {' '.join(map(str, seat['played']))}"
        longer = "; ".join(filter(None, (text, played)))
        text = longer if len(longer) <= room else text
    return Text(text)


def _roles(seat: View) -> Text:
    """The role cards in hand as letters; a dot for each on the table."""
    text = Text()
    for letter, role in zip(ROLE_LETTERS, ROLE_NAMES, strict=True):
        text.append(letter if role in seat["roles_in_hand"] else ".")
    return text


def _supply(seat: View) -> str:
    counts = [("J", "jade"), ("P", "peasants"), ("C", "convicts")]
    amounts = [f"{sign}{seat[name]}" for sign, name in counts]
    amounts.append(f"B{seat['blocks']}+{seat['blocks_in_stock']}")
    amounts += [f"{sign}{seat[name]}" for sign, name in (("O", "chips"), ("F", "hand_size"))]
    return " ".join(amounts)


def stock(view: View, words: Words) -> list[Text]:
    """The round, the stock, the deck, and what the viewer bids."""
    amounts = view["stock"]
    shown = (
        f"J{amounts['jade']} P{amounts['peasants']} C{amounts['convicts']}"
        f" O{amounts['chips']} E{amounts['emperor_blocks']}"
    )
    parts = [("round", view["round"]), ("stock", shown), ("deck", view["deck"])]
    if "bid" in (view["choosing"] or {}):
        parts.append(("bid", view["choosing"]["bid"]))
    return [Text.assemble((words(f"huangdi-{key}"), "bold"), f" {what}") for key, what in parts]


def hands(view: View, texts: Texts, words: Words, width: int) -> list[list[Text]]:
    """The favours that the viewer may see: as pictures, and in words."""
    shown = [n for n, seat in enumerate(view["seats"]) if seat["hand"] is not None]
    forms: list[list[Text]] = [[], []]
    for number in shown:
        label = words("hand") if len(shown) == 1 else texts.seat_name(number)
        choosing = view["choosing"] or {} if view["viewer"] == number else {}
        held = Cards(view, view["seats"][number]["hand"], number, [])
        offered = Cards(view, choosing.get("cards", []), number, choosing.get("kept", []))
        if offered.cards:
            forms[0] += [*held.written(label, width), *offered.pictures("", width)]
            forms[1] += [*held.written(label, width), *offered.written("", width)]
        else:
            forms[0] += held.pictures(label, width)
            forms[1] += held.written(label, width)
    return forms
