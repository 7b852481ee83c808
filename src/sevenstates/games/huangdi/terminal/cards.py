"""Favour cards as small pictures, with the places where they could be played now."""

from rich.text import Text

from ....cli.lines import beside, flow
from ....core import View, bits
from ..rules.favours import SIZE, Favour, deck_for
from ..rules.wall import NAMES, parse_place
from . import style

ROOM = 7
"""The columns of a picture."""
MAX_PLACES = 4
PLAYABLE, KEPT = "!", "="


class Cards:
    """Some favour cards of a seat."""

    def __init__(self, view: View, numbers: list[int], seat: int, kept: list[int]) -> None:
        deck = deck_for(view["options"]["deck"])
        self.cards = [deck[number] for number in numbers]
        self.kept = kept
        self.standing = {card.number: places(view, seat, card) for card in self.cards}

    def pictures(self, label: str, width: int) -> list[Text]:
        """The cards side by side; below them where those that can be played stand."""
        if not self.cards:
            return self.written(label, width)
        a_row = (width - len(label) - 1) // ROOM
        lines: list[Text] = []
        for first in range(0, len(self.cards), a_row):
            row = self.cards[first : first + a_row]
            lines.append(
                Text().join(Text(f"{self._caption(card):<{ROOM}}", "bold") for card in row)
            )
            height = max(len(card.pattern) for card in row)
            lines += [Text().join(_line(card, n, height) for card in row) for n in range(height)]
            lines.append(Text().join(Text(f"{rewards(card):<{ROOM}}", "dim") for card in row))
        return [*beside([Text(label, style="bold")], lines, " "), *self._places(width)]

    def _places(self, width: int) -> list[Text]:
        """The lower left block of each place where a card can be played."""
        parts = []
        for card in self.cards:
            found = self.standing[card.number]
            if found and card.number not in self.kept:
                more = " .." if len(found) > MAX_PLACES else ""
                shown = f"{self._caption(card)} {' '.join(found[:MAX_PLACES])}{more}"
                parts.append(Text(shown))
        return flow(parts, width)

    def written(self, label: str, width: int) -> list[Text]:
        """The cards in words: their numbers, and in brackets what they bring."""
        parts = [Text(f"{self._caption(card)} ({rewards(card)})") for card in self.cards]
        lines = flow(parts or [Text("-")], width - len(label) - 1)
        return beside([Text(label, style="bold")], lines, " ")

    def _caption(self, card: Favour) -> str:
        if card.number in self.kept:
            return f"{card.number}{KEPT}"
        return f"{card.number}{PLAYABLE if self.standing[card.number] else ''}"


def _line(card: Favour, line: int, height: int) -> Text:
    """One row of a pattern; patterns stand on a common ground."""
    row = line - (height - len(card.pattern))
    text = Text()
    for column in range(SIZE):
        marks = card.pattern[row] if row >= 0 else ""
        filled = marks[column : column + 1] == "#"
        text.append("[]" if filled else "  ", style.PATTERN_BLOCK if filled else "")
    return text.append(" " * (ROOM - 2 * SIZE))


def rewards(card: Favour) -> str:
    """Points, income, petition and jade."""
    parts = [("", card.points), ("i", card.income), ("p", card.petition), ("j", card.jade)]
    return "".join(f"{sign}{count}" for sign, count in parts if count)


def places(view: View, seat: int, card: Favour) -> list[str]:
    """The lower left block of each place where the pattern stands in the seat's free blocks."""
    own = 0
    for name, block in view["wall"].items():
        if block["seat"] == seat and not block["plaque"]:
            own |= 1 << parse_place(name)
    return [NAMES[corner + card.offsets[0]] for corner in bits(card.corners_in(own))]
