"""The state of a Huang Di table: wall, supplies, stocks, cards, and the small changes to them."""

from typing import Self

from ....core import Log, Luck, State, Viewer, bits, check_viewer, nth_bit
from . import events, saving
from .check import check as check_pieces
from .components import BLOCKS, CHIPS, CONVICTS, EMPEROR_BLOCKS, JADE, PEASANTS, START_JADE
from .favours import Deck
from .hidden import deal_hidden
from .names import ALL_ROLES
from .options import HuangdiOptions
from .position import format_position
from .view import HuangdiView, view
from .wall import PROVINCE_MASKS, WALLS, open_locations

NOBODY = -1


class HuangdiState(State):
    """The state of a Huang Di table. Lists are by seat unless they say otherwise."""

    __slots__ = (
        "block_stock",
        "blocks",
        "camps",
        "chip_stock",
        "chips",
        "convict_stock",
        "convicts",
        "emperor_block",
        "emperor_stock",
        "emperor_wall",
        "favours",
        "hands",
        "holder",
        "jade",
        "jade_stock",
        "makers",
        "options",
        "packets",
        "paths",
        "peasant_stock",
        "peasants",
        "plaques",
        "played",
        "prison_convicts",
        "prison_jade",
        "provinces",
        "roles",
        "round",
        "scores",
        "wall",
        "walls",
    )

    over_rule = "D-END-2"

    options: HuangdiOptions
    favours: Deck
    provinces: int
    round: int
    wall: int
    """The locations with a block."""
    walls: list[int]
    """The locations with a block of each seat."""
    emperor_wall: int
    plaques: int
    """The blocks with a plaque."""
    jade: list[int]
    peasants: list[int]
    convicts: list[int]
    blocks: list[int]
    """Each seat's own blocks in its supply."""
    chips: list[int]
    scores: list[int]
    camps: list[int]
    """The province of each taskmaster."""
    roles: list[int]
    """The role cards in hand, a bit each; the others lie on the table."""
    prison_jade: list[int]
    """By province, like `prison_convicts`."""
    prison_convicts: list[int]
    jade_stock: int
    peasant_stock: int
    convict_stock: int
    block_stock: list[int]
    chip_stock: int
    emperor_stock: int
    holder: int
    """The seat with the emperor marker; -1 before the first petition."""
    emperor_block: bool
    """The marker's holder still has this round's emperor block."""
    hands: list[int]
    """The favour cards in each hand, a bit each."""
    played: list[int]
    packets: tuple[tuple[int, int], ...]
    """The deck from top to bottom: the number and the cards of each packet (D-RES-4).

    The cards of a packet lie in random order, which is drawn when somebody takes them."""
    makers: tuple[int, ...]
    """Whose each draw was: first what each seat was dealt, then the shuffled deck (-1), then
    the draws of the game. A packet has the number of the draw it was left of."""
    paths: list[tuple[int, ...]]
    """The numbers of the draws that each card which is not played has been in, by card."""

    @classmethod
    def blank(cls, seats: int, options: HuangdiOptions) -> Self:
        """A table as set up, without favour cards (D-SET-1 to D-SET-4)."""
        state = object.__new__(cls)
        state.seats, state.options, state.favours = seats, options, options.favours()
        state.stack, state.result = [], None
        state.provinces = options.provinces(seats)
        state.round = state.wall = state.emperor_wall = state.plaques = 0
        state.walls, state.scores, state.camps = [0] * seats, [0] * seats, [0] * seats
        state.jade = [START_JADE] * seats
        state.peasants, state.convicts = [0] * seats, [0] * seats
        state.blocks, state.chips = [0] * seats, [0] * seats
        state.roles = [ALL_ROLES] * seats
        state.prison_jade = [0] * state.provinces
        state.prison_convicts = [0] * state.provinces
        state.jade_stock = JADE - START_JADE * seats
        state.peasant_stock, state.convict_stock = PEASANTS, CONVICTS
        state.block_stock = [BLOCKS] * seats
        state.chip_stock, state.emperor_stock = CHIPS, EMPEROR_BLOCKS[seats]
        state.holder, state.emperor_block = NOBODY, False
        state.hands, state.played = [0] * seats, [0] * seats
        state.packets = ((seats, (1 << len(state.favours)) - 1),)
        state.makers = (*range(seats), NOBODY)
        state.paths = [(seats,)] * len(state.favours)
        return state

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.options = self.options
        other.favours = self.favours
        other.provinces = self.provinces
        other.seats = self.seats
        other.stack = self.stack[:]
        other.result = self.result
        other.round = self.round
        other.wall = self.wall
        other.walls = self.walls[:]
        other.emperor_wall = self.emperor_wall
        other.plaques = self.plaques
        other.jade = self.jade[:]
        other.peasants = self.peasants[:]
        other.convicts = self.convicts[:]
        other.blocks = self.blocks[:]
        other.chips = self.chips[:]
        other.scores = self.scores[:]
        other.camps = self.camps[:]
        other.roles = self.roles[:]
        other.prison_jade = self.prison_jade[:]
        other.prison_convicts = self.prison_convicts[:]
        other.jade_stock = self.jade_stock
        other.peasant_stock = self.peasant_stock
        other.convict_stock = self.convict_stock
        other.block_stock = self.block_stock[:]
        other.chip_stock = self.chip_stock
        other.emperor_stock = self.emperor_stock
        other.holder = self.holder
        other.emperor_block = self.emperor_block
        other.hands = self.hands[:]
        other.played = self.played[:]
        other.packets = self.packets
        other.makers = self.makers
        other.paths = self.paths[:]
        return other

    # What stands where.

    @property
    def wall_complete(self) -> bool:
        return self.wall == WALLS[self.provinces]

    def owner_of(self, place: int) -> int | None:
        """The owner of the block there; None for an emperor block or no block."""
        for seat, mask in enumerate(self.walls):
            if mask >> place & 1:
                return seat
        return None

    def open_in_camp(self, seat: int) -> int:
        """The locations where the seat can build now (D-ACT-5, D-BLD-2)."""
        return open_locations(self.wall, PROVINCE_MASKS[self.camps[seat]])

    def workers(self, seat: int) -> int:
        return self.peasants[seat] + self.convicts[seat]

    def standing(self, seat: int, card: int) -> int:
        """All blocks of all places where a card's pattern stands for the seat (D-FAV-1)."""
        return self.favours[card].standing_in(self.walls[seat] & ~self.plaques)

    def bonus(self, seat: int, reward: str) -> int:
        """The sum of the played favours of a seat (D-FAV-2)."""
        return sum(getattr(self.favours[card], reward) for card in bits(self.played[seat]))

    def deck_size(self) -> int:
        return sum(cards.bit_count() for _, cards in self.packets)

    # Changes to supplies and stocks.

    def pay_jade(self, seat: int, count: int) -> None:
        self.jade[seat] -= count
        self.jade_stock += count

    def take_jade(self, seat: int, count: int) -> int:
        """Take jade, or what there is of it; how much it was (D-SET-6)."""
        count = min(count, self.jade_stock)
        self.jade_stock -= count
        self.jade[seat] += count
        return count

    def lose_convicts(self, seat: int, count: int) -> None:
        self.convicts[seat] -= count
        self.convict_stock += count

    def lose_peasants(self, seat: int, count: int) -> None:
        self.peasants[seat] -= count
        self.peasant_stock += count

    def imprison(self, seat: int, jade: int, log: Log) -> None:
        """A convict, and jade, from the stock into the prison of the seat's province."""
        province = self.camps[seat]
        jade = min(jade, self.jade_stock)
        convicts = min(1, self.convict_stock)
        self.jade_stock -= jade
        self.convict_stock -= convicts
        self.prison_jade[province] += jade
        self.prison_convicts[province] += convicts
        if log is not None and (jade or convicts):
            log.append(events.prison_filled(province, jade, convicts))

    def score(self, seat: int, points: int, source: str, log: Log) -> None:
        """Move the score marker; no points make no event."""
        self.scores[seat] += points
        if log is not None and points:
            log.append(events.points(seat, points, source))

    # Changes to the deck.

    def draw_card(self, luck: Luck) -> int:
        """Take the top card: one of the first packet, whose order is not fixed yet."""
        number, cards = self.packets[0]
        card = nth_bit(cards, luck.below(cards.bit_count()))
        left = cards & ~(1 << card)
        self.packets = ((number, left), *self.packets[1:]) if left else self.packets[1:]
        return card

    def begin_draw(self, seat: int) -> None:
        """Give the seat's draw its number, which its packet will have too."""
        self.makers = (*self.makers, seat)

    def see_card(self, card: int) -> None:
        """The card is part of the draw that was begun last."""
        self.paths[card] = (*self.paths[card], len(self.makers) - 1)

    def put_under(self, cards: int) -> None:
        """Put what is left of the last draw under the deck."""
        self.packets = (*self.packets, (len(self.makers) - 1, cards))

    def view(self, viewer: Viewer) -> HuangdiView:
        check_viewer(viewer, self.seats)
        return view(self, viewer)

    # Written in files of their own.

    check = check_pieces
    to_json = saving.to_json
    to_text = format_position
    _deal_hidden = deal_hidden
