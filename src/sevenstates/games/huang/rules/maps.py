"""Maps: text files that a player can edit, read into a Board with its tables."""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from ....core import BadText, bits
from .colours import YELLOW
from .components import BANDITS, KINGDOM_CAPITALS, TILES
from .grid import (
    COLUMNS,
    NAMES,
    PLACES,
    RINGS,
    ROWS,
    TRIANGLE_MASKS,
    mask_of,
    parse_place,
)

LAND, RIVER, CAPITAL, NO_SPACE = ".~C#"
BLOCKS = ("name", "board", "capitals", "bandits")
MAX_CHARACTERS = 16_000
"""Ten times a printed map: the text travels with the options of every table."""
MAX_NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class BanditSpot:
    """A Bandit tile on a location: in a map file on its own, in a game wherever it was dealt."""

    mark: str
    bandits: int
    mask: int


@dataclass(frozen=True)
class Board:
    """A map and the tables that the rules look things up in."""

    name: str
    rows: tuple[str, ...]
    lines: tuple[int, ...]
    """The line of the map file that each row stands in."""
    capitals: tuple[int, ...]
    capital_names: dict[int, str]
    bandits: tuple[BanditSpot, ...]
    spaces: int = field(init=False)
    river: int = field(init=False)
    land: int = field(init=False)
    near: tuple[int, ...] = field(init=False)
    """For each place the mask of its neighbours on the map."""

    def __post_init__(self) -> None:
        spaces = river = 0
        for row, line in enumerate(self.rows):
            for column, mark in enumerate(line):
                bit = 1 << (row * COLUMNS + column)
                spaces |= bit if mark != NO_SPACE else 0
                river |= bit if mark == RIVER else 0
        near = tuple(mask_of([p for p in RINGS[place] if p >= 0]) & spaces for place in PLACES)
        # The dataclass is frozen for everybody else.
        for name, value in (
            ("spaces", spaces),
            ("river", river),
            ("land", spaces & ~river),
            ("near", near),
        ):
            object.__setattr__(self, name, value)

    def around(self, mask: int) -> int:
        """All neighbours of a mask that are not in it."""
        near, border, rest = self.near, 0, mask
        while rest:
            low = rest & -rest
            border |= near[low.bit_length() - 1]
            rest ^= low
        return border & ~mask

    def error_at(self, place: int, reason: str, rule_id: str, /, **fields: object) -> BadText:
        """An error that points at a place's mark in the map file."""
        row, column = divmod(place, COLUMNS)
        return BadText(reason, rule_id, line=self.lines[row], column=column + 1, **fields)


def parse_map(text: str) -> Board:
    """Read a map file; BadText names line and column of a mistake.

    A file is a `name:` line, a `board:` block of rows, and optionally a `capitals:` block
    (place and state) and a `bandits:` block (mark, number, three places), in any order.
    """
    if len(text) > MAX_CHARACTERS:
        raise BadText("map-too-large", most=MAX_CHARACTERS)
    blocks = _Blocks(text)
    ground = _parse_board(blocks)
    return replace(
        ground,
        capital_names=_parse_capitals(ground, blocks.lines["capitals"]),
        bandits=_parse_bandits(ground, blocks) if "bandits" in blocks.headers else (),
    )


class _Piece(NamedTuple):
    """A piece of the file and where it stands."""

    text: str
    line: int
    column: int = 1

    def error(self, reason: str, rule_id: str | None = None, **fields: object) -> BadText:
        return BadText(reason, rule_id, line=self.line, column=self.column, **fields)

    def words(self) -> list["_Piece"]:
        found = re.finditer(r"\S+", self.text)
        return [_Piece(m.group(), self.line, self.column + m.start()) for m in found]


def _shown(text: str) -> str:
    """The part of a file that an error shows: short, and without signs that upset a screen."""
    text = text[:20]
    return text if text.isprintable() else ascii(text)[1:-1]


class _Blocks:
    """The lines of a map file, sorted by block; blank lines and comments are left out."""

    def __init__(self, text: str) -> None:
        self.name = "own"
        self.headers: dict[str, _Piece] = {}
        self.lines: dict[str, list[_Piece]] = {block: [] for block in BLOCKS}
        block = ""
        # Some editors put a byte order mark before the first line.
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            piece = _Piece(line.rstrip(), number)
            if not piece.text or _is_comment(piece.text, block):
                continue
            if header := re.match(r"([^\W\d_]+):", line):
                block = header[1]
                rest = _Piece(line[header.end() :], number, header.end() + 1)
                self._open(_Piece(block, number), rest.words())
            elif block in ("", "name"):
                raise piece.error("map-outside-block")
            else:
                self.lines[block].append(piece)

    def _open(self, header: _Piece, rest: list[_Piece]) -> None:
        block = header.text
        if block not in BLOCKS:
            raise header.error("map-block-unknown", found=_shown(block), known=", ".join(BLOCKS))
        if block in self.headers:
            raise header.error("map-block-twice", block=block)
        self.headers[block] = header
        if block != "name" and rest:
            raise rest[0].error("map-rest-of-line", block=block)
        if rest:
            self.name = _parse_name(rest)


def _is_comment(line: str, block: str) -> bool:
    """`# ` begins a comment; a lone `#` does too, but in the board block it is a row's mark."""
    return line.startswith("# ") or (line.startswith(NO_SPACE) and block != "board")


def _parse_name(words: list[_Piece]) -> str:
    """Words with a blank between them, short and free of signs that no screen shows."""
    name = " ".join(word.text for word in words)
    bad = [word for word in words if not word.text.isprintable()]
    if bad or len(name) > MAX_NAME_LENGTH:
        raise (bad or words)[0].error("map-bad-name", most=MAX_NAME_LENGTH)
    return name


def _parse_board(blocks: _Blocks) -> Board:
    rows = blocks.lines["board"]
    if not rows:
        raise blocks.headers.get("board", _Piece("", 1)).error("map-no-board")
    for number, row in enumerate(rows, 1):
        if number > ROWS:
            raise row.error("map-too-many-rows", most=ROWS)
        _check_row(row)
    board = Board(
        name=blocks.name,
        rows=tuple(row.text for row in rows),
        lines=tuple(row.line for row in rows),
        capitals=tuple(
            place
            for row, line in enumerate(rows)
            for place, mark in enumerate(line.text, row * COLUMNS)
            if mark == CAPITAL
        ),
        capital_names={},
        bandits=(),
    )
    most = TILES[YELLOW]
    if len(board.capitals) > most:
        raise board.error_at(board.capitals[most], "map-too-many-capitals", "H-SET-2", most=most)
    return board


def _check_row(row: _Piece) -> None:
    for column, mark in enumerate(row.text, 1):
        if mark not in (LAND, RIVER, CAPITAL, NO_SPACE):
            raise _Piece(mark, row.line, column).error("map-bad-mark", found=_shown(mark))
    if len(row.text) > COLUMNS:
        raise _Piece("", row.line, COLUMNS + 1).error("map-row-too-long", most=COLUMNS)


def _parse_place(board: Board, word: _Piece) -> int:
    """A place that is a space of the board."""
    try:
        place = parse_place(word.text)
    except BadText as error:
        raise word.error(error.reason, text=_shown(word.text)) from None
    if not board.spaces >> place & 1:
        raise word.error("map-place-outside", text=NAMES[place])
    return place


def _parse_capitals(board: Board, lines: list[_Piece]) -> dict[int, str]:
    names: dict[int, str] = {}
    for line in lines:
        first, *rest = line.words()
        place = _parse_place(board, first)
        if place not in board.capitals:
            raise first.error("map-not-a-capital", place=NAMES[place])
        if place in names:
            raise first.error("map-capital-twice", place=NAMES[place])
        if not rest:
            raise first.error("map-bad-name", most=MAX_NAME_LENGTH)
        names[place] = _parse_name(rest)
    return names


def _parse_bandits(board: Board, blocks: _Blocks) -> tuple[BanditSpot, ...]:
    """H-BAN-1: ten tiles, each with a mark and a triangle of its own."""
    spots: list[BanditSpot] = []
    for line in blocks.lines["bandits"]:
        spot = _parse_bandit(board, line)
        if any(other.mark == spot.mark for other in spots):
            raise line.error("map-bandit-twice", "H-BAN-1", mark=spot.mark)
        if any(other.mask & spot.mask for other in spots):
            raise line.error("map-bandit-overlap", "H-BAN-1", mark=spot.mark)
        spots.append(spot)
    if len(spots) != len(BANDITS):
        raise blocks.headers["bandits"].error(
            "map-bandit-count", "H-BAN-1", found=len(spots), wanted=len(BANDITS)
        )
    return tuple(spots)


def _parse_bandit(board: Board, line: _Piece) -> BanditSpot:
    """H-BAN-1: mark, bandits and a triangle of land that is not next to a capital."""
    words = line.words()
    if len(words) != 5:
        raise line.error("map-bad-bandit", "H-BAN-1")
    mark, bandits, *corners = words
    # In a diagram the mark follows the number and both fit into one hex.
    if not re.fullmatch("[A-Za-z]", mark.text):
        raise mark.error("map-bandit-mark", "H-BAN-1", found=_shown(mark.text))
    if bandits.text not in map(str, BANDITS):
        raise bandits.error("map-bad-bandit", "H-BAN-1")
    places = [_parse_place(board, word) for word in corners]
    if mask_of(places) not in TRIANGLE_MASKS:
        raise corners[0].error("map-bandit-shape", "H-BAN-1")
    capitals = mask_of(board.capitals)
    closed = board.river | capitals | board.around(capitals)
    for word, place in zip(corners, places, strict=True):
        if closed >> place & 1:
            raise word.error("map-bandit-place", "H-BAN-1", mark=mark.text, place=NAMES[place])
    return BanditSpot(mark.text, int(bandits.text), mask_of(places))


def check_kingdom_capitals(board: Board) -> None:
    """H-KIN-1: Eighteen Kingdoms has nineteen capitals."""
    found, wanted = len(board.capitals), KINGDOM_CAPITALS
    if found != wanted:
        # Points at the first one too many; for those that are missing, at the board.
        place = board.capitals[wanted] if found > wanted else 0
        raise board.error_at(place, "map-kingdom-capitals", "H-KIN-1", found=found, wanted=wanted)


def check_no_river_triangle(board: Board) -> None:
    """H-KIN-1: Eighteen Kingdoms has no blue pagodas, so no place for one either."""
    for triangle in TRIANGLE_MASKS:
        if triangle & board.river == triangle:
            place = next(bits(triangle))
            raise board.error_at(place, "map-river-triangle", "H-KIN-1", place=NAMES[place])


@lru_cache(maxsize=64)
def board_for(text: str | None, kingdoms: bool) -> Board:
    """The board of your map file, or one of the printed ones."""
    if text is None:
        name = "kingdoms.txt" if kingdoms else "main.txt"
        text = files(__package__).joinpath("data", name).read_text("utf-8")
    return parse_map(text)
