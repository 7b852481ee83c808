"""The favour cards: a data file, read into patterns and rewards (D-FAV)."""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from ....core import BadText
from .components import FAVOURS
from .wall import LEVELS, WIDTH

SIZE = 3
"""Patterns lie within three by three."""
KEPT = 16
"""Maximum decks that are kept in memory."""
MIN_BLOCKS, MAX_BLOCKS = 2, 5
REWARDS = ("income", "petition", "jade", "points")
MAX_REWARD = {"income": 3, "petition": 2, "jade": 2, "points": 20}


@dataclass(frozen=True, slots=True)
class Favour:
    """One favour card."""

    number: int
    pattern: tuple[str, ...]
    """Rows from top to bottom; `#` is a block, `.` may be anything."""
    income: int
    petition: int
    jade: int
    points: int
    offsets: tuple[int, ...]
    """Each block's offset from the pattern's lower left corner, lowest first."""
    corners: int
    """The places where that corner can be in the widest wall."""

    def corners_in(self, blocks: int) -> int:
        """The corners of all places where the pattern stands in these blocks."""
        found = self.corners
        for offset in self.offsets:
            found &= blocks >> offset
        return found

    def standing_in(self, blocks: int) -> int:
        """All blocks of all places where the pattern stands in these blocks."""
        corners, found = self.corners_in(blocks), 0
        if corners:
            for offset in self.offsets:
                found |= corners << offset
        return found


Deck = tuple[Favour, ...]


@lru_cache(maxsize=KEPT)
def deck_for(text: str | None) -> Deck:
    """The deck of a file of your own, or the one that comes with the game."""
    if text is None:
        text = files(__package__).joinpath("data", "favours.json").read_text("utf-8")
    return parse_deck(text)


def parse_deck(text: str) -> Deck:
    """Read a deck file; BadText names the card with the first mistake."""
    try:
        rows = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadText("deck-not-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # a number too long, brackets too deep
        raise BadText("deck-not-json") from None
    if not isinstance(rows, list) or not 1 <= len(rows) <= FAVOURS:
        raise BadText("deck-size", "D-SET-3", most=FAVOURS)
    deck: list[Favour] = []
    for number, row in enumerate(rows):
        card = _card(number, row)
        for other in deck:
            if other.pattern == card.pattern:
                raise BadText("deck-pattern-twice", card=number, other=other.number)
        deck.append(card)
    return tuple(deck)


def _card(number: int, row: object) -> Favour:
    if not isinstance(row, dict):
        raise BadText("deck-card", card=number)
    for name in row:
        if name not in ("id", "pattern", *REWARDS):
            raise BadText("deck-field", card=number, field=str(name)[:20])
    if type(row.get("id")) is not int or row["id"] != number:
        raise BadText("deck-number", card=number, found=str(row.get("id"))[:20])
    pattern = _pattern(number, row.get("pattern"))
    for name in REWARDS:
        value = row.get(name, 0)
        if type(value) is not int or not 0 <= value <= MAX_REWARD[name]:
            raise BadText("deck-reward", card=number, reward=name, most=MAX_REWARD[name])
    income, petition, jade, points = (row.get(name, 0) for name in REWARDS)
    if not (income or petition or jade or points):
        raise BadText("deck-no-reward", card=number)
    offsets = tuple(sorted(level * WIDTH + column for column, level in _cells(pattern)))
    return Favour(number, pattern, income, petition, jade, points, offsets, _corners(pattern))


def _pattern(number: int, rows: object) -> tuple[str, ...]:
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadText("deck-pattern", card=number)
    widths = {len(row) for row in rows}
    if not 1 <= len(rows) <= SIZE or len(widths) != 1 or not widths <= set(range(1, SIZE + 1)):
        raise BadText("deck-pattern-size", card=number, most=SIZE)
    if set("".join(rows)) - set("#."):
        raise BadText("deck-pattern-mark", card=number)
    if any("#" not in line for line in [*rows, *map("".join, zip(*rows, strict=True))]):
        raise BadText("deck-pattern-loose", card=number)
    cells = _cells(rows)
    if not MIN_BLOCKS <= len(cells) <= MAX_BLOCKS:
        raise BadText("deck-pattern-blocks", card=number, least=MIN_BLOCKS, most=MAX_BLOCKS)
    if not _is_connected(cells):
        raise BadText("deck-pattern-apart", card=number)
    return tuple(rows)


def _cells(pattern: list[str] | tuple[str, ...]) -> set[tuple[int, int]]:
    """Column and level of each block, from the lower left corner."""
    return {
        (column, level)
        for level, row in enumerate(reversed(pattern))
        for column, mark in enumerate(row)
        if mark == "#"
    }


def _is_connected(cells: set[tuple[int, int]]) -> bool:
    reached: set[tuple[int, int]] = set()
    border = [min(cells)]
    while border:
        x, y = border.pop()
        if (x, y) in cells - reached:
            reached.add((x, y))
            border += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return reached == cells


def _corners(pattern: tuple[str, ...]) -> int:
    """D-FAV-1: not turned, not mirrored, anywhere, also across provinces."""
    return sum(
        1 << (level * WIDTH + column)
        for level in range(LEVELS - len(pattern) + 1)
        for column in range(WIDTH - len(pattern[0]) + 1)
    )
