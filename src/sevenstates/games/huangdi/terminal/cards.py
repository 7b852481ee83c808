"""Favour cards as small pictures, with the places where they could be played now."""

from rich.text import Text

from ....core import View, bits
from ..rules.favours import SIZE, Favour, deck_for
from ..rules.wall import NAMES, parse_place
from . import style

ROOM = 7
"""The columns of a picture."""
A_ROW = 3
"""Pictures side by side."""
MOST_PLACES = 4
PLAYABLE, KEPT = "!", "="


def pictures(view: View, numbers: list[int], seat: int, kept: list[int]) -> Text:
    """The cards side by side; below them where those that can be played stand."""
    deck = deck_for(view["options"]["deck"])
    cards = [deck[number] for number in numbers]
    standing = {card.number: places(view, seat, card) for card in cards}
    lines: list[Text] = []
    for first in range(0, len(cards), A_ROW):
        row = cards[first : first + A_ROW]
        lines.append(Text().join(_caption(card, standing, kept) for card in row))
        height = max(len(card.pattern) for card in row)
        lines += [Text().join(_line(card, n, height) for card in row) for n in range(height)]
        lines.append(Text().join(_rewards(card) for card in row))
    for card in cards:
        found = standing[card.number]
        if found and card.number not in kept:
            more = " .." if len(found) > MOST_PLACES else ""
            lines.append(Text(f"{card.number}{PLAYABLE} {' '.join(found[:MOST_PLACES])}{more}"))
    return Text("\n").join(lines)


def _caption(card: Favour, standing: dict[int, list[str]], kept: list[int]) -> Text:
    sign = KEPT if card.number in kept else PLAYABLE if standing[card.number] else ""
    return Text(f"{f'{card.number}{sign}':<{ROOM}}", style="bold")


def _line(card: Favour, line: int, height: int) -> Text:
    """One row of a pattern; patterns stand on a common ground."""
    row = line - (height - len(card.pattern))
    text = Text()
    for column in range(SIZE):
        marks = card.pattern[row] if row >= 0 else ""
        filled = marks[column : column + 1] == "#"
        text.append("[]" if filled else "  ", style.PATTERN_BLOCK if filled else "")
    return text.append(" " * (ROOM - 2 * SIZE))


def _rewards(card: Favour) -> Text:
    parts = [("", card.points), ("i", card.income), ("p", card.petition), ("j", card.jade)]
    text = "".join(f"{sign}{count}" for sign, count in parts if count)
    return Text(f"{text:<{ROOM}}", style="dim")


def places(view: View, seat: int, card: Favour) -> list[str]:
    """The lower left block of each place where the pattern stands in the seat's free blocks."""
    own = 0
    for name, block in view["wall"].items():
        if block["seat"] == seat and not block["plaque"]:
            own |= 1 << parse_place(name)
    return [NAMES[corner + card.offsets[0]] for corner in bits(card.corners_in(own))]
