"""Maps: text files that a player can edit, read into a Board with its tables."""

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

from ...core import BadText, bits
from .components import BANDIT_TILES_USED, BANDITS, KINGDOM_CAPITALS
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


@dataclass(frozen=True, slots=True)
class BanditSpot:
    """One of the ten locations of Bandit tiles, and the tile that bears its mark."""

    mark: str
    bandits: int
    mask: int


@dataclass(frozen=True)
class Board:
    """A map and the tables that the rules look things up in."""

    name: str
    rows: tuple[str, ...]
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


def parse_map(text: str) -> Board:
    """Read a map file; BadText names line and column of the first mistake."""
    return _MapReader(text).read()


class _MapReader:
    """Reads a map file line by line.

    A file is a `name:` line, a `board:` block of rows, and, if wished, a `capitals:` block
    (place and state) and a `bandits:` block (mark, number, three places). `# ` begins a
    comment line.
    """

    def __init__(self, text: str) -> None:
        self.name = "own map"
        self.rows: list[tuple[int, str]] = []
        self.capital_names: dict[int, str] = {}
        self.bandits: list[BanditSpot] = []
        self.block = ""
        self.text = text

    def read(self) -> Board:
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.strip() and not line.startswith("# "):
                self._line(number, line.rstrip())
        if not self.rows:
            raise BadText("map-no-board", line=1)
        capitals = tuple(
            row * COLUMNS + column
            for row, (_, line) in enumerate(self.rows)
            for column, mark in enumerate(line)
            if mark == CAPITAL
        )
        rows = tuple(line for _, line in self.rows)
        board = Board(self.name, rows, capitals, self.capital_names, tuple(self.bandits))
        self._check_names(board)
        self._check_bandits(board)
        return board

    def _line(self, number: int, line: str) -> None:
        head, colon, rest = line.partition(":")
        if colon and not line[0].isspace() and head in ("name", "board", "capitals", "bandits"):
            self.block = head
            if head == "name":
                self.name = rest.strip() or self.name
            elif rest.strip():
                raise BadText("map-rest-of-line", line=number, column=len(head) + 2, block=head)
        elif self.block == "board":
            self._row(number, line)
        elif self.block == "capitals":
            self._capital(number, line)
        elif self.block == "bandits":
            self._bandit(number, line)
        else:
            raise BadText("map-outside-block", line=number, column=1)

    def _row(self, number: int, line: str) -> None:
        if len(self.rows) == ROWS:
            raise BadText("map-too-many-rows", line=number, column=1, most=ROWS)
        for column, mark in enumerate(line):
            if mark not in (LAND, RIVER, CAPITAL, NO_SPACE):
                raise BadText("map-bad-mark", line=number, column=column + 1, found=mark)
        if len(line) > COLUMNS:
            raise BadText("map-row-too-long", line=number, column=COLUMNS + 1, most=COLUMNS)
        self.rows.append((number, line))

    def _capital(self, number: int, line: str) -> None:
        place, _, name = line.strip().partition(" ")
        self.capital_names[self._place(number, line, place)] = name.strip()

    def _bandit(self, number: int, line: str) -> None:
        words = line.split()
        if len(words) != 5 or not words[1].isdigit() or not 1 <= int(words[1]) <= 4:
            raise BadText("map-bad-bandit", line=number, column=1)
        if any(spot.mark == words[0] for spot in self.bandits):
            raise BadText("map-bandit-twice", line=number, column=1, mark=words[0])
        mask = mask_of([self._place(number, line, word) for word in words[2:]])
        if mask not in TRIANGLE_MASKS:
            column = line.index(words[2]) + 1
            raise BadText("map-bandit-shape", "H-BAN-1", line=number, column=column)
        if any(spot.mask & mask for spot in self.bandits):
            raise BadText("map-bandit-overlap", "H-BAN-1", line=number, column=1, mark=words[0])
        self.bandits.append(BanditSpot(words[0], int(words[1]), mask))

    def _place(self, number: int, line: str, word: str) -> int:
        column = line.index(word) + 1
        try:
            place = parse_place(word)
        except BadText:
            raise BadText("no-such-place", line=number, column=column, text=word[:20]) from None
        row, across = divmod(place, COLUMNS)
        rows = self.rows
        if row >= len(rows) or across >= len(rows[row][1]) or rows[row][1][across] == NO_SPACE:
            raise BadText("map-place-outside", line=number, column=column, text=word)
        return place

    def _check_names(self, board: Board) -> None:
        for place in self.capital_names:
            if place not in board.capitals:
                raise BadText("map-not-a-capital", place=NAMES[place], line=self._line_of(place))

    def _line_of(self, place: int) -> int:
        return self.rows[place // COLUMNS][0]

    def _check_bandits(self, board: Board) -> None:
        """H-BAN-1: ten tiles on land, none on or next to a capital."""
        if not board.bandits:
            return
        line = self.rows[-1][0]
        if len(board.bandits) < 2 * BANDIT_TILES_USED:
            raise BadText("map-too-few-bandits", "H-BAN-1", line=line, wanted=len(BANDITS))
        capitals = mask_of(board.capitals)
        for spot in board.bandits:
            bad = spot.mask & ~board.land | (spot.mask | board.around(spot.mask)) & capitals
            if bad:
                place = next(bits(bad))
                raise BadText(
                    "map-bandit-place",
                    "H-BAN-1",
                    line=self._line_of(place),
                    column=place % COLUMNS + 1,
                    mark=spot.mark,
                    place=NAMES[place],
                )


def check_kingdoms(board: Board) -> None:
    """H-KIN-1: nineteen capitals, and no triangle of river only."""
    if len(board.capitals) != KINGDOM_CAPITALS:
        raise BadText(
            "map-kingdom-capitals", "H-KIN-1", found=len(board.capitals), wanted=KINGDOM_CAPITALS
        )
    for triangle in TRIANGLE_MASKS:
        if triangle & board.river == triangle:
            place = next(bits(triangle))
            raise BadText("map-river-triangle", "H-KIN-1", place=NAMES[place])


@lru_cache(maxsize=64)
def board_for(text: str | None, kingdoms: bool) -> Board:
    """The board of an own map file, or one of the printed ones."""
    if text is None:
        name = "kingdoms.txt" if kingdoms else "main.txt"
        text = files(__package__).joinpath("data", name).read_text("utf-8")
    return parse_map(text)
