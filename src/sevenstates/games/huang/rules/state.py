"""The state of a HUANG table: board, hands, points, and the small changes rules make to them."""

from typing import Self

from ....core import Log, State, Viewer, bits, check_viewer
from . import events, saving
from .check import check as check_pieces
from .colours import YELLOW
from .grid import RHOMBI_AT, RHOMBUS_MASKS, TRIANGLE_MASKS, TRIANGLES_AT
from .groups import Group, joined, remains, touching
from .hidden import deal_hidden
from .maps import BanditSpot, Board
from .options import HuangOptions
from .position import format_position
from .view import HuangView, view


class HuangState(State):
    """The state of a HUANG table.

    Lists over seats and colours are flat: seat * 5 + colour.
    """

    __slots__ = (
        "bag",
        "bandits",
        "board",
        "built",
        "buried",
        "discards",
        "empty",
        "granaries",
        "granaries_taken",
        "groups",
        "hands",
        "idle",
        "known",
        "known_buried",
        "leaders",
        "market",
        "near_yellow",
        "options",
        "pagodas",
        "palace",
        "points",
        "removed",
        "rhombi",
        "supply",
        "tiles",
        "triangles",
    )

    over_rule = "H-END-2"

    board: Board
    options: HuangOptions
    tiles: list[int]
    """For each colour the mask of its tiles."""
    empty: int
    """The spaces with no tile, leader or Bandit tile on them."""
    leaders: list[int]
    """The places of each seat's leaders, -1 in front of the screen."""
    groups: list[Group]
    near_yellow: int
    """The spaces next to a yellow tile."""
    triangles: int
    """The triangles of one colour on the board, a bit for each index of grid.TRIANGLES."""
    rhombi: int
    """The yellow rhombi on the board, a bit for each index of grid.RHOMBI; 0 without palace."""
    pagodas: tuple[tuple[int, int], ...]
    """Colour and triangle of each pagoda on the board."""
    supply: list[int]
    """The pagodas beside the board, by colour."""
    palace: int
    """The palace's rhombus, -1 beside the board."""
    granaries: int
    """The spaces with a granary."""
    granaries_taken: list[int]
    built: int
    """The spaces under a building."""
    bandits: tuple[BanditSpot, ...]
    """The Bandit tiles on the board."""
    hands: list[int]
    known: list[int]
    """Tiles of a hand known to everybody: market picks not played since."""
    buried: list[int]
    """The tiles that each seat replaced face down; only that seat knows the colours."""
    known_buried: list[int]
    """Tiles known to everybody among those that a seat replaced."""
    market: list[int]
    bag: list[int]
    removed: list[int]
    """The tiles that left the bag unseen for the short game."""
    discards: list[int]
    """The tiles discarded face up."""
    points: list[int]
    idle: int
    """Turns in a row in which no tile was drawn, placed or discarded (H-TRN-3).

    -1 once one was in the running turn."""

    @classmethod
    def blank(cls, seats: int, options: HuangOptions, board: Board) -> Self:
        """A table with nothing on it."""
        state = object.__new__(cls)
        state.board, state.options, state.seats = board, options, seats
        state.stack, state.result = [], None
        state.empty = board.spaces
        state.tiles = [0] * 5
        state.groups = []
        state.near_yellow = state.triangles = state.rhombi = state.granaries = state.built = 0
        state.palace = -1
        state.pagodas = state.bandits = ()
        state.leaders = [-1] * (5 * seats)
        state.granaries_taken = [0] * seats
        state.supply, state.market, state.bag = [0] * 5, [0] * 5, [0] * 5
        state.removed, state.discards = [0] * 5, [0] * 5
        state.hands, state.known = [0] * (5 * seats), [0] * (5 * seats)
        state.buried, state.known_buried = [0] * (5 * seats), [0] * (5 * seats)
        state.points = [0] * (5 * seats)
        state.idle = 0
        return state

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.board = self.board
        other.options = self.options
        other.seats = self.seats
        other.stack = self.stack[:]
        other.result = self.result
        other.tiles = self.tiles[:]
        other.empty = self.empty
        other.leaders = self.leaders[:]
        other.groups = self.groups[:]
        other.near_yellow = self.near_yellow
        other.triangles = self.triangles
        other.rhombi = self.rhombi
        other.pagodas = self.pagodas
        other.supply = self.supply[:]
        other.palace = self.palace
        other.granaries = self.granaries
        other.granaries_taken = self.granaries_taken[:]
        other.built = self.built
        other.bandits = self.bandits
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.buried = self.buried[:]
        other.known_buried = self.known_buried[:]
        other.market = self.market[:]
        other.bag = self.bag[:]
        other.removed = self.removed[:]
        other.discards = self.discards[:]
        other.points = self.points[:]
        other.idle = self.idle
        return other

    # What stands where.

    def colour_at(self, place: int) -> int | None:
        """The colour of the tile on a space, None if there is none."""
        for colour, mask in enumerate(self.tiles):
            if mask >> place & 1:
                return colour
        return None

    def leader_at(self, place: int) -> tuple[int, int] | None:
        """Seat and colour of the leader on a space."""
        if place in self.leaders:
            return divmod(self.leaders.index(place), 5)
        return None

    def group_at(self, place: int) -> Group:
        """The group of the piece on a space."""
        bit = 1 << place
        for group in self.groups:
            if group.mask & bit:
                return group
        raise LookupError(place)

    def groups_without(self, place: int) -> list[Group]:
        """The groups once the piece on a space has gone; as they are for place -1."""
        if place < 0:
            return self.groups
        group = self.group_at(place)
        rest = [other for other in self.groups if other is not group]
        rest += remains(self.board, group, place, self.leaders)
        return rest

    def leader_in(self, mask: int, colour: int) -> int | None:
        """The seat whose leader of that colour stands in the mask."""
        leaders = self.leaders
        for seat in range(self.seats):
            place = leaders[seat * 5 + colour]
            if place >= 0 and mask >> place & 1:
                return seat
        return None

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * 5 : seat * 5 + 5])

    def bandit_border(self) -> int:
        """The spaces next to a Bandit tile."""
        border = 0
        for spot in self.bandits:
            border |= self.board.around(spot.mask)
        return border

    # Changes to the board. They keep groups, triangles and buildings right.

    def add_tile(self, colour: int, place: int) -> list[Group]:
        """Put a tile on an empty space; the groups it joined."""
        bit = 1 << place
        touched = touching(self.groups, bit)
        self.empty ^= bit
        mask = self.tiles[colour] = self.tiles[colour] | bit
        self.groups = joined(self.board, self.groups, touched, place, 0)
        if mask & self.board.near[place]:
            for index in TRIANGLES_AT[place]:
                triangle = TRIANGLE_MASKS[index]
                if triangle & mask == triangle:
                    self.triangles |= 1 << index
        if colour == YELLOW:
            self.near_yellow |= self.board.near[place]
            if self.options.palace:
                for index in RHOMBI_AT[place]:
                    rhombus = RHOMBUS_MASKS[index]
                    if rhombus & mask == rhombus:
                        self.rhombi |= 1 << index
        return touched

    def remove_tile(self, place: int, log: Log) -> int:
        """Take a tile off the board, and the building on it; its colour."""
        colour = self.colour_at(place)
        if colour is None:
            raise LookupError(place)
        bit = 1 << place
        self.groups = self.groups_without(place)
        self.empty ^= bit
        self.tiles[colour] ^= bit
        self.discards[colour] += 1
        for index in TRIANGLES_AT[place]:
            self.triangles &= ~(1 << index)
        if colour == YELLOW:
            self.near_yellow = 0
            for yellow in bits(self.tiles[YELLOW]):
                self.near_yellow |= self.board.near[yellow]
            for index in RHOMBI_AT[place]:
                self.rhombi &= ~(1 << index)
        if self.built & bit:
            self._lose_buildings(bit, log)
        return colour

    def add_leader(self, seat: int, colour: int, place: int) -> list[Group]:
        """Put a leader that is off the board on an empty space; the groups it joined."""
        touched = touching(self.groups, 1 << place)
        self.empty ^= 1 << place
        self.leaders[seat * 5 + colour] = place
        self.groups = joined(self.board, self.groups, touched, place, 1 << colour)
        return touched

    def remove_leader(self, seat: int, colour: int) -> None:
        """Take a leader back in front of the screen."""
        place = self.leaders[seat * 5 + colour]
        self.groups = self.groups_without(place)
        self.leaders[seat * 5 + colour] = -1
        self.empty ^= 1 << place

    def _lose_buildings(self, bit: int, log: Log) -> None:
        """H-RIO-4, H-PAG-6: a building goes with any of its tiles."""
        for colour, triangle in self.pagodas:
            if TRIANGLE_MASKS[triangle] & bit:
                self.supply[colour] += 1
                self.pagodas = tuple(p for p in self.pagodas if p != (colour, triangle))
                if log is not None:
                    log.append(events.pagoda_lost(colour, triangle))
        if self.palace >= 0 and RHOMBUS_MASKS[self.palace] & bit:
            if log is not None:
                log.append(events.palace_lost(self.palace))
            self.palace = -1
        if self.granaries & bit:
            self.granaries ^= bit
            if log is not None:
                log.append(events.granary_lost(bit.bit_length() - 1))
        self.measure_built()

    def measure_built(self) -> None:
        """Find the spaces under buildings again."""
        built = self.granaries
        for _, triangle in self.pagodas:
            built |= TRIANGLE_MASKS[triangle]
        if self.palace >= 0:
            built |= RHOMBUS_MASKS[self.palace]
        self.built = built

    # Changes to hands and points.

    def spend(self, seat: int, colour: int, count: int = 1) -> None:
        """Take tiles out of a hand, openly."""
        index = seat * 5 + colour
        self.hands[index] -= count
        self.known[index] = max(0, self.known[index] - count)
        if count:
            self.idle = -1

    def score(self, seat: int, colour: int, points: int, source: str, log: Log) -> None:
        """Give points, which is announced (H-TIL-10)."""
        self.points[seat * 5 + colour] += points
        if log is not None:
            log.append(events.points(seat, colour, points, source))

    def view(self, viewer: Viewer) -> HuangView:
        check_viewer(viewer, self.seats)
        return view(self, viewer)

    # Written in files of their own.

    check = check_pieces
    to_json = saving.to_json
    to_text = format_position
    _deal_hidden = deal_hidden
