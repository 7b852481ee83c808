"""The lines of a position as text, taken apart but not yet understood."""

import re

from ....core import BadText
from .names import COLOURS
from .wall import PROVINCE_LETTERS

_LINES = ("seats", "variant", "favours", "round", "wall", "emperor", "pile", "makers", "paths")
_MORE_LINES = ("turn", "stack", "result")
_NAMED = {"prison": PROVINCE_LETTERS, "hand": COLOURS, "played": COLOURS}
"""Lines that say whose they are."""

TOKEN = re.compile(r"[^\s|]+")
"""What stands in a row of the wall, or between two strokes."""

Line = tuple[int, str]
"""The number of a line and what stands after its colon."""


class PositionText:
    """The lines of a position, taken apart but not yet a table."""

    def __init__(self, text: str) -> None:
        self.fields: dict[str, Line] = {}
        self.rows: list[Line] = []
        self.deck_lines: list[str] = []
        self._in_wall = False
        for number, line in enumerate(text.split("\n"), 1):
            self._line(number, line)
        if "seats" not in self.fields:
            raise BadText("position-line-missing", line=1, name="seats")

    def _line(self, number: int, line: str) -> None:
        if not line.strip() or line.lstrip().startswith("//"):
            return
        if line.startswith("|"):
            self.deck_lines.append(line[2:])
            return
        head, colon, rest = line.partition(":")
        name = " ".join(head.split())
        if colon and self._is_known(name):
            if name in self.fields:
                raise BadText("position-line-twice", line=number, name=name)
            self.fields[name] = number, rest.strip()
            self._in_wall = name == "wall"
        elif self._in_wall and TOKEN.search(line):
            self.rows.append((number, line))
        else:
            raise BadText("position-line-unknown", line=number, column=1, found=line.strip()[:30])

    def _is_known(self, name: str) -> bool:
        first, _, whose = name.partition(" ")
        if first in _NAMED and whose:
            return whose in _NAMED[first]
        return name in (*_LINES, *_MORE_LINES, *COLOURS)

    def get(self, name: str, default: str) -> Line:
        return self.fields.get(name, (0, default))
