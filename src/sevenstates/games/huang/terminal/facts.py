"""What lies around HUANG's board: seats, leaders at hand, points, hands, market, bag."""

from collections.abc import Collection

from rich.text import Text

from ....cli.board import Facts
from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.colours import COLOUR_NAMES, DYNASTY_LETTERS
from . import conflict, style


def facts(view: View, texts: Texts, words: Words, people: Collection[int]) -> Facts:
    """Seats, tiles and the conflict, if one is on."""
    return Facts(
        _seats(view, texts, words, people),
        _pieces(view, texts, words),
        conflict.describe(view, texts, words),
    )


def _seats(view: View, texts: Texts, words: Words, people: Collection[int]) -> Text:
    """A line for each seat, and one more for points that the viewer may know."""
    names = [texts.seat_name(number) for number in range(len(view["seats"]))]
    bot, tiles = words("bot"), words("huang-tiles")
    width = max(map(len, names)) + 1
    heading = f"{'':{width + len(bot) + 5}}{tiles} {words('huang-at-hand')}"
    lines = [Text(heading, style="dim")]
    asked = {decision["seat"] for decision in view["pending"]}
    for number, seat in enumerate(view["seats"]):
        line = Text("> " if number in asked else "  ")
        line.append(DYNASTY_LETTERS[seat["dynasty"]], style="bold")
        line.append(f" {names[number]:<{width}}", style="bold" if number in asked else "")
        line.append(f"{'' if number in people else bot:<{len(bot)}} ", style="dim")
        line.append(f"{seat['hand_size']:>{len(tiles)}} ")
        line.append(_at_hand(view, number))
        if seat["hand"] is None and any(seat["known"].values()):
            line.append(" ").append(style.letters(seat["known"]))
        lines.append(line)
        if seat["points"] is not None:
            lines.append(_points(seat))
    return Text("\n").join(lines)


def _at_hand(view: View, seat: int) -> Text:
    """The leaders in front of the screen, as letters."""
    standing = {leader["colour"] for leader in view["leaders"] if leader["seat"] == seat}
    text = Text()
    for colour in COLOUR_NAMES:
        if colour in standing:
            text.append(".", style="dim")
        else:
            text.append(style.LETTER[colour].lower(), style=style.LEADER[colour])
    return text


def _points(seat: View) -> Text:
    text = Text("    ")
    for colour, count in seat["points"].items():
        text.append(style.LETTER[colour], style=style.TILE[colour])
        text.append(f"{count} ")
    if seat["granaries"]:
        text.append(f"{style.GRANARY}{seat['granaries']}")
    return text


def _pieces(view: View, texts: Texts, words: Words) -> list[tuple[str, Text]]:
    hands = [(number, seat["hand"]) for number, seat in enumerate(view["seats"]) if seat["hand"]]
    pieces = [
        (words("hand") if len(hands) == 1 else texts.seat_name(number), style.tiles(hand))
        for number, hand in hands
    ]
    pieces.append((words("huang-market"), style.tiles(view["market"])))
    pieces.append((words("huang-pagodas"), style.letters(view["supply"])))
    pieces.append((words("huang-bag"), Text(str(view["bag"]))))
    if view["removed"]:
        pieces.append((words("huang-removed"), Text(str(view["removed"]))))
    return pieces
