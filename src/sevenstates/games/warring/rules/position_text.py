"""The lines of a position as text, and the rows of its states."""

import re

from ....core import PositionText
from .components import STATES

LINES = {
    *("seats", "options", "deck", "round", "host", "public", "public left", "states"),
    *("forbidden", "fought", "agenda", "abandoned", "played", "discards", "buried"),
    *("people buried", "gone", "said", "news", "ask", "stack", "result"),
}
SEAT_LINES = ("hand", "characters", "known", "laid", "offer", "completed")
_SEAT = re.compile("[1-9]")


class WarringText(PositionText):
    """The lines of a position, with the rows of the states."""

    def __init__(self, text: str) -> None:
        self.states: dict[str, tuple[int, list[str]]] = {}
        super().__init__(text.split("\n"), ("seats",))

    def is_known(self, name: str) -> bool:
        word, _, seat = name.partition(" ")
        return name in LINES or bool(word in SEAT_LINES and _SEAT.fullmatch(seat))

    def add_row(self, number: int, line: str) -> bool:
        name, *words = line.split()
        if "states" not in self.fields or name not in STATES:
            return False
        self.states[name] = number, words
        return True
