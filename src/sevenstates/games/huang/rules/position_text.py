"""The lines of a position as text, and the hexes of its diagram."""

import re

from ....core import BadText, PositionText, unknown_line
from .colours import DYNASTIES
from .grid import COLUMNS, ROWS

_LINES = ("seats", "options", "map", "board", "pagodas", "palace", "granaries", "market", "bag")
_MORE_LINES = ("removed", "discards", "idle", "turn", "stack", "result")
SEAT_LINES = ("hand", "known", "replaced", "known_replaced", "points", "taken")
"""Lines that name a dynasty."""


class Token:
    """One hex of the diagram and where it stands in the text."""

    __slots__ = ("column", "line", "place", "text")

    def __init__(self, text: str, place: int, line: int, column: int) -> None:
        self.text, self.place, self.line, self.column = text, place, line, column

    def error(self, reason: str, **fields: object) -> BadText:
        return BadText(reason, None, line=self.line, column=self.column, found=self.text, **fields)

    @property
    def ground(self) -> str:
        """The map mark under the token, if the map is drawn by the diagram alone."""
        return self.text if self.text in "#~" else "~" if self.text == "B" else "."


class HuangText(PositionText):
    """The lines of a position, with the tokens of the diagram under `board:`."""

    def __init__(self, text: str) -> None:
        self.tokens: list[Token] = []
        self._row: int | None = None
        """The last row of the diagram, -1 before the first; None outside of it."""
        super().__init__(text.splitlines(), ("seats", "board"))

    def is_known(self, name: str) -> bool:
        return name.partition(" ")[0] in (*_LINES, *_MORE_LINES, *SEAT_LINES)

    def add(self, number: int, name: str, rest: str) -> None:
        first, _, whose = name.partition(" ")
        if first == "board" and rest:
            raise BadText("position-rest-of-line", line=number, column=len("board:") + 1)
        is_right = whose in DYNASTIES if first in SEAT_LINES else not whose
        if not is_right:
            raise unknown_line(number, name)
        super().add(number, name, rest)
        self._row = -1 if name == "board" else None

    def add_row(self, number: int, line: str) -> bool:
        if self._row is None:
            return False
        found = [(m.group(), m.start() + 1) for m in re.finditer(r"\S+", line)]
        if all(len(text) == 1 and text.islower() for text, _ in found):
            return True  # the letters of the columns
        if found[0][0].isdigit():
            found = found[1:]  # the number of the row
        self._row += 1
        if self._row == ROWS or len(found) > COLUMNS:
            raise BadText("position-too-large", line=number, column=1, most=ROWS)
        for across, (text, column) in enumerate(found):
            self.tokens.append(Token(text, self._row * COLUMNS + across, number, column))
        return True

    def drawn_map(self) -> str:
        """A map file of the ground that the diagram shows."""
        rows: dict[int, str] = {}
        for token in self.tokens:
            row = token.place // COLUMNS
            rows[row] = rows.get(row, "") + token.ground
        return "\n".join(["name: drawn", "board:", *rows.values()]) + "\n"
