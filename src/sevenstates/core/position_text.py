"""Positions as text: lines by name, and the values in them."""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from .errors import BadText

Line = tuple[int, str]
"""The number of a line and what stands after its colon; number 0 for one that is not there."""


class PositionText(ABC):
    """The lines of a position, taken apart but not yet understood.

    A line is `name: rest`, or a row that belongs to the last such line, or a line of the
    table's own map or deck after `| `. Blank lines and comments after `//` are skipped.
    """

    def __init__(self, lines: Iterable[str], needed: Sequence[str]) -> None:
        self.fields: dict[str, Line] = {}
        self.file_lines: list[str] = []
        """The lines of the table's own map or deck."""
        self.file_at = 0
        """The number of the first of them."""
        for number, line in enumerate(lines, 1):
            if line.startswith("|"):
                self.file_at = self.file_at or number
                self.file_lines.append(line[2:])
            elif line.strip() and not line.lstrip().startswith("//"):
                self._line(number, line)
        for name in needed:
            if name not in self.fields:
                raise BadText("position-line-missing", line=1, name=name)

    def _line(self, number: int, line: str) -> None:
        head, colon, rest = line.partition(":")
        name = " ".join(head.split())
        if colon and self.is_known(name):
            self.add(number, name, rest.strip())
        elif not self.add_row(number, line):
            raise unknown_line(number, line)

    @abstractmethod
    def is_known(self, name: str) -> bool:
        """Whether a line may have this name."""

    def add(self, number: int, name: str, rest: str) -> None:
        """Keep a line with a name."""
        self.fields[name] = number, rest

    def add_row(self, number: int, line: str) -> bool:
        """Keep a line without a name, if it is a row of something; whether it is."""
        return False


T = TypeVar("T", bound=PositionText)


def unknown_line(number: int, text: str) -> BadText:
    return BadText("position-line-unknown", line=number, column=1, found=text.strip()[:30])


class PositionReader(Generic[T]):
    """Reads the values in the lines of a position; BadText names the line of a bad one."""

    number_pattern = re.compile("-?[0-9]{1,6}")
    """More digits than any number of a game has, so that none is too large to count with."""

    def __init__(self, text: T) -> None:
        self.text = text

    def line(self, name: str, default: str = "") -> Line:
        return self.text.fields.get(name, (0, default))

    def integer(self, line: int, text: str) -> int:
        if not self.number_pattern.fullmatch(text):
            raise BadText("position-number", line=line, found=text[:20])
        return int(text)

    def json(self, name: str) -> object:
        """The JSON of a line; None if the line is not there."""
        line, rest = self.line(name, "null")
        try:
            return json.loads(rest)
        except (ValueError, RecursionError):
            raise BadText("position-json", line=line, name=name) from None
