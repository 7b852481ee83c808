"""The lines of a position as text, and the rows of its wall."""

import re

from ....core import BadText, PositionText
from .names import COLOURS
from .wall import PROVINCE_LETTERS

_LINES = ("seats", "variant", "favours", "round", "wall", "emperor", "pile", "makers", "paths")
_MORE_LINES = ("turn", "stack", "result")
_NAMED = {"prison": PROVINCE_LETTERS, "hand": COLOURS, "played": COLOURS}
"""Lines that say whose they are."""

TOKEN = re.compile(r"[^\s|]+")
"""An entry of a row of the wall, or between two strokes."""


class HuangdiText(PositionText):
    """The lines of a position, with the rows of the wall."""

    def __init__(self, text: str) -> None:
        self.rows: list[tuple[int, str]] = []
        self._in_wall = False
        super().__init__(text.split("\n"), ("seats",))

    def is_known(self, name: str) -> bool:
        first, _, whose = name.partition(" ")
        if first in _NAMED and whose:
            return whose in _NAMED[first]
        return name in (*_LINES, *_MORE_LINES, *COLOURS)

    def add(self, number: int, name: str, rest: str) -> None:
        if name in self.fields:
            raise BadText("position-line-twice", line=number, name=name)
        super().add(number, name, rest)
        self._in_wall = name == "wall"

    def add_row(self, number: int, line: str) -> bool:
        if not self._in_wall or not TOKEN.search(line):
            return False
        self.rows.append((number, line))
        return True
