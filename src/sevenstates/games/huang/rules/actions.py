"""Every action of HUANG, built once."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ....core import Action, ActionTable, Fields
from .colours import COLOUR_LETTERS, COLOUR_NAMES, COLOURS, format_tiles
from .components import HAND, PALACE_HAND
from .grid import NAMES, PLACES, RHOMBI, TRIANGLES, format_shape

SIDES = 3
"""A place touches at most three separate groups (H-STA-1)."""
SIDE_LETTERS = "ABC"


def _plus_leader(leader: bool) -> str:
    return "+leader" if leader else ""


def _places(shape: tuple[int, ...]) -> list[str]:
    return [NAMES[place] for place in shape]


@dataclass(slots=True, eq=False)
class PlaceLeader(Action):
    """Put your leader of a colour on a space, from the screen or from another space."""

    colour: int
    place: int

    kind = "leader"

    @property
    def fields(self) -> Fields:
        return {"colour": COLOUR_NAMES[self.colour], "place": NAMES[self.place]}

    def __str__(self) -> str:
        return f"leader {COLOUR_LETTERS[self.colour]} {NAMES[self.place]}"


@dataclass(slots=True, eq=False)
class Withdraw(Action):
    """Withdraw your leader of a colour to the front of the screen."""

    colour: int

    kind = "withdraw"

    @property
    def fields(self) -> Fields:
        return {"colour": COLOUR_NAMES[self.colour]}

    def __str__(self) -> str:
        return f"withdraw {COLOUR_LETTERS[self.colour]}"


@dataclass(slots=True, eq=False)
class PlaceTile(Action):
    """Place a tile of a colour on a space; also the next tile of a blue chain."""

    colour: int
    place: int

    kind = "tile"

    @property
    def fields(self) -> Fields:
        return {"colour": COLOUR_NAMES[self.colour], "place": NAMES[self.place]}

    def __str__(self) -> str:
        return f"tile {COLOUR_LETTERS[self.colour]} {NAMES[self.place]}"


@dataclass(slots=True, eq=False)
class Riot(Action):
    """Pay two blue tiles, or one and the blue leader, and remove a tile."""

    leader: bool
    place: int

    kind = "riot"

    @property
    def fields(self) -> Fields:
        return {"leader": self.leader, "place": NAMES[self.place]}

    def __str__(self) -> str:
        return f"riot{_plus_leader(self.leader)} {NAMES[self.place]}"


@dataclass(slots=True, eq=False)
class TradePagoda(Action):
    """Pay two green tiles, or one and the green leader, for a pagoda on a triangle."""

    leader: bool
    triangle: int

    kind = "trade"

    @property
    def fields(self) -> Fields:
        return {"leader": self.leader, "palace": False, "places": _places(TRIANGLES[self.triangle])}

    def __str__(self) -> str:
        return f"trade{_plus_leader(self.leader)} {format_shape(TRIANGLES[self.triangle])}"


@dataclass(slots=True, eq=False)
class TradePalace(Action):
    """Pay two green tiles, or one and the green leader, for the palace on a rhombus."""

    leader: bool
    rhombus: int

    kind = "trade"

    @property
    def fields(self) -> Fields:
        return {"leader": self.leader, "palace": True, "places": _places(RHOMBI[self.rhombus])}

    def __str__(self) -> str:
        return f"trade{_plus_leader(self.leader)} palace {format_shape(RHOMBI[self.rhombus])}"


@dataclass(slots=True, eq=False)
class Replace(Action):
    """Discard these tiles face down and draw as many."""

    counts: tuple[int, ...]

    kind = "replace"

    @property
    def fields(self) -> Fields:
        return {"counts": {COLOUR_NAMES[c]: n for c, n in enumerate(self.counts) if n}}

    def __str__(self) -> str:
        return f"replace {format_tiles(list(self.counts))}"


@dataclass(slots=True, eq=False)
class BuildPagoda(Action):
    """Build a pagoda on a triangle that the tile just placed completes."""

    triangle: int

    kind = "pagoda"

    @property
    def fields(self) -> Fields:
        return {"places": _places(TRIANGLES[self.triangle])}

    def __str__(self) -> str:
        return f"pagoda {format_shape(TRIANGLES[self.triangle])}"


@dataclass(slots=True, eq=False)
class BuildPalace(Action):
    """Build the palace on a rhombus that the tile just placed completes."""

    rhombus: int

    kind = "palace"

    @property
    def fields(self) -> Fields:
        return {"places": _places(RHOMBI[self.rhombus])}

    def __str__(self) -> str:
        return f"palace {format_shape(RHOMBI[self.rhombus])}"


@dataclass(slots=True, eq=False)
class LiftPagoda(Action):
    """Choose which pagoda on the board moves to the new triangle."""

    triangle: int

    kind = "lift"

    @property
    def fields(self) -> Fields:
        return {"places": _places(TRIANGLES[self.triangle])}

    def __str__(self) -> str:
        return f"lift {format_shape(TRIANGLES[self.triangle])}"


@dataclass(slots=True, eq=False)
class TakeTile(Action):
    """Take a tile of that colour from the market."""

    colour: int

    kind = "take"

    @property
    def fields(self) -> Fields:
        return {"colour": COLOUR_NAMES[self.colour]}

    def __str__(self) -> str:
        return f"take {COLOUR_LETTERS[self.colour]}"


@dataclass(slots=True, eq=False)
class Commit(Action):
    """Commit yellow tiles to a revolt, with or without the yellow leader."""

    leader: bool
    tiles: int

    kind = "commit"

    @property
    def fields(self) -> Fields:
        return {"tiles": self.tiles, "leader": self.leader}

    def __str__(self) -> str:
        return f"commit {self.tiles}{_plus_leader(self.leader)}"


@dataclass(slots=True, eq=False)
class Support(Action):
    """Support a warring state with red tiles, the red leader, or both."""

    side: int
    leader: bool
    tiles: int

    kind = "support"

    @property
    def fields(self) -> Fields:
        return {"side": SIDE_LETTERS[self.side], "tiles": self.tiles, "leader": self.leader}

    def __str__(self) -> str:
        return f"support {SIDE_LETTERS[self.side]} {self.tiles}{_plus_leader(self.leader)}"


@dataclass(slots=True, eq=False)
class NameWinner(Action):
    """Choose which of the tied states wins the war."""

    side: int

    kind = "winner"

    @property
    def fields(self) -> Fields:
        return {"side": SIDE_LETTERS[self.side]}


@dataclass(slots=True, eq=False)
class RemoveTile(Action):
    """Remove one red tile to pay for a war or for bandits."""

    place: int

    kind = "remove"

    @property
    def fields(self) -> Fields:
        return {"place": NAMES[self.place]}


@dataclass(slots=True, eq=False)
class KeepGranary(Action):
    """Take all granaries of the state but the one on this space."""

    place: int

    kind = "keep"

    @property
    def fields(self) -> Fields:
        return {"place": NAMES[self.place]}


@dataclass(slots=True, eq=False)
class Skip(Action):
    """Decline what is offered."""

    kind = "skip"


def _handfuls() -> Iterator[tuple[int, ...]]:
    """Every handful that can be replaced (H-REP-1)."""
    for counts in product(range(HAND + 1), repeat=len(COLOURS)):
        if 1 <= sum(counts) <= HAND:
            yield counts


HANDFULS = tuple(_handfuls())
_BOOLS = (False, True)
_MOST = range(PALACE_HAND + 1)

_table = ActionTable()
# The first index of each run; the rest of the index is the place, shape or amount.
SKIP = _table.run([Skip()])
TILE = tuple(_table.run(PlaceTile(c, p) for p in PLACES) for c in COLOURS)
LEADER = tuple(_table.run(PlaceLeader(c, p) for p in PLACES) for c in COLOURS)
WITHDRAW = _table.run(Withdraw(c) for c in COLOURS)
RIOT = tuple(_table.run(Riot(leader, p) for p in PLACES) for leader in _BOOLS)
TRADE = tuple(
    _table.run(TradePagoda(leader, t) for t in range(len(TRIANGLES))) for leader in _BOOLS
)
TRADE_PALACE = tuple(
    _table.run(TradePalace(leader, r) for r in range(len(RHOMBI))) for leader in _BOOLS
)
REPLACE = _table.run(Replace(counts) for counts in HANDFULS)
PAGODA = _table.run(BuildPagoda(t) for t in range(len(TRIANGLES)))
PALACE = _table.run(BuildPalace(r) for r in range(len(RHOMBI)))
LIFT = _table.run(LiftPagoda(t) for t in range(len(TRIANGLES)))
TAKE = _table.run(TakeTile(c) for c in COLOURS)
COMMIT = tuple(_table.run(Commit(leader, n) for n in _MOST) for leader in _BOOLS)
SUPPORT = tuple(
    tuple(_table.run(Support(side, leader, n) for n in _MOST if n or leader) for leader in _BOOLS)
    for side in range(SIDES)
)
WINNER = _table.run(NameWinner(side) for side in range(SIDES))
REMOVE = _table.run(RemoveTile(p) for p in PLACES)
KEEP = _table.run(KeepGranary(p) for p in PLACES)

ACTIONS = _table.numbered()
CLASSES = tuple(dict.fromkeys(map(type, ACTIONS)))
"""The classes of actions, in the order in which they first appear."""
