"""Facts around HUANG's board: seats, leaders at hand, points, hands, market, bag."""

from rich.text import Text

from ....cli.board import Scene
from ....cli.lines import flow, wrap
from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.colours import COLOUR_NAMES, DYNASTY_LETTERS
from . import style
from .last_moves import own_events, short_form

WIDE = 31
"""The columns next to the board from which on sentences have room there."""
INDENT = " "


def seats(scene: Scene, texts: Texts, words: Words, width: int, rows: int) -> list[Text]:
    """The seats one below the other, each with as many lines as there are for all of them."""
    count = len(scene.view["seats"])
    blocks = [_seat(scene, number, texts, words, width, rows // count) for number in range(count)]
    return [line for block in blocks for line in block]


def _seat(
    scene: Scene, number: int, texts: Texts, words: Words, width: int, rows: int
) -> list[Text]:
    """Name and tiles, leaders off the board and tiles known, points, and what the seat just did."""
    seat = scene.view["seats"][number]
    lines = [_heading(scene, number, texts, words, width)]
    leaders = _at_hand(scene.view, number)
    if seat["hand"] is None and any(seat["known"].values()):
        leaders.append(" ").append(style.letters(seat["known"]))
    lines.append(leaders)
    if seat["points"] is not None:
        lines.append(_points(seat, width))
    if scene.view["viewer"] == number:
        return lines
    events = own_events(scene.events, number)
    if width >= WIDE:
        did = [line for event in events for line in wrap(Text(texts.event(event)), width - 1, " ")]
    else:
        did = flow([Text(short_form(event)) for event in events], width - len(INDENT))
    did = [Text.assemble(INDENT, line) for line in did]
    if rows <= len(lines) and events:  # no line is left: the last of it with the leaders, or alone
        both = Text.assemble(_at_hand(scene.view, number), " ", short_form(events[-1]))
        lines[1] = both if both.cell_len <= width else did[-1]
    return [*lines, *did[max(0, len(did) - rows + len(lines)) :]]


def _heading(scene: Scene, number: int, texts: Texts, words: Words, width: int) -> Text:
    view, seat = scene.view, scene.view["seats"][number]
    is_asked = number in {decision["seat"] for decision in view["pending"]}
    line = Text(">" if is_asked else " ")
    line.append(DYNASTY_LETTERS[seat["dynasty"]], style="bold")
    line.append(f" {texts.seat_name(number)}", style="bold" if is_asked else "")
    size = str(seat["hand_size"])
    if width >= WIDE:
        line.append(f" {words('bot')}" if number not in scene.people else "", style="dim")
        size = f"{words('huang-tiles')} {size}"
    return line.append(f"{size:>{width - line.cell_len}}")


def _at_hand(view: View, seat: int) -> Text:
    """The leaders in front of the screen, as letters."""
    standing = {leader["colour"] for leader in view["leaders"] if leader["seat"] == seat}
    text = Text(INDENT)
    for colour in COLOUR_NAMES:
        if colour in standing:
            text.append(".", style="dim")
        else:
            text.append(style.LETTER[colour].lower(), style=style.LEADER[colour])
    return text


def _points(seat: View, width: int) -> Text:
    """The points in each colour; without the letters where they are too many digits."""
    text = Text(INDENT)
    for colour, count in seat["points"].items():
        text.append(style.LETTER[colour], style=style.TILE[colour])
        text.append(f"{count}")
    if seat["granaries"]:
        text.append(f"{style.GRANARY}{seat['granaries']}")
    if text.cell_len > width:
        return Text("/".join(map(str, seat["points"].values())))
    return text


def hands(view: View, texts: Texts, words: Words) -> list[Text]:
    """The tiles that the viewer may see: those of one seat, or of all."""
    shown = [(number, seat["hand"]) for number, seat in enumerate(view["seats"]) if seat["hand"]]
    return [
        _labelled(words("hand") if len(shown) == 1 else texts.seat_name(number), style.tiles(hand))
        for number, hand in shown
    ]


def pieces(view: View, texts: Texts, words: Words) -> list[Text]:
    """Hands, the market, the pagodas and the bag."""
    parts = [
        *hands(view, texts, words),
        _labelled(words("huang-market"), style.letters(view["market"])),
        _labelled(words("huang-pagodas"), style.letters(view["supply"])),
        _labelled(words("huang-bag"), Text(str(view["bag"]))),
    ]
    if view["removed"]:
        parts.append(_labelled(words("huang-removed"), Text(str(view["removed"]))))
    return parts


def _labelled(label: str, what: Text) -> Text:
    return Text.assemble((f"{label} ", "bold"), what)
