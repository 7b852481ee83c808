"""The view of a Huang Di table: an allow-list, ready for JSON."""

from typing import TYPE_CHECKING, TypedDict, cast

from ....core import BaseView, SealedStep, Viewer, bits, pending_seen_by
from .components import PLAQUES
from .favours import Favour
from .hidden import hidden_places, last_seen
from .names import ALL_ROLES, COLOURS, roles_in
from .steps.resources import KeepFavours
from .wall import NAMES, PROVINCE_LETTERS

if TYPE_CHECKING:
    from .state import HuangdiState


class OptionsView(TypedDict):
    """The options of the table."""

    variant: str
    deck: str | None


class FavourView(TypedDict):
    """A favour card; its pattern in rows from top to bottom: `#` a block, `.` anything."""

    id: int
    pattern: list[str]
    income: int
    petition: int
    jade: int
    points: int


class BlockView(TypedDict):
    """A block of the wall: its seat, None for the emperor's, and whether it has a plaque."""

    seat: int | None
    plaque: bool


class PrisonView(TypedDict):
    """The prison of a province."""

    jade: int
    convicts: int


class StockView(TypedDict):
    """The pieces that nobody has."""

    jade: int
    peasants: int
    convicts: int
    chips: int
    plaques: int
    emperor_blocks: int


class PacketView(TypedDict):
    """A packet of the deck; its maker is None if no seat put it back."""

    number: int
    maker: int | None
    size: int


class PutBackView(TypedDict):
    """Cards that a seat put back, and the number of the draw that it saw them in last."""

    packet: int
    cards: list[int]


class SeatView(TypedDict):
    """One seat: its hand and the cards it put back only for itself."""

    colour: str
    score: int
    jade: int
    peasants: int
    convicts: int
    blocks: int
    blocks_in_stock: int
    chips: int
    camp: str
    roles_in_hand: list[str]
    roles_on_table: list[str]
    played: list[int]
    hand_size: int
    hand: list[int] | None
    put_back: list[PutBackView] | None


class ChoosingView(TypedDict, total=False):
    """The cards that the viewer chooses from and those it keeps, or its bid."""

    cards: list[int]
    kept: list[int]
    bid: int


class HuangdiView(BaseView):
    """A viewer's view of a Huang Di table (D-VIS-1)."""

    options: OptionsView
    favours: list[FavourView]
    provinces: list[str]
    round: int
    wall: dict[str, BlockView]
    prisons: dict[str, PrisonView]
    stock: StockView
    holder: int | None
    emperor_block: bool
    deck: int
    packets: list[PacketView]
    seats: list[SeatView]
    choosing: ChoosingView | None


def view(state: "HuangdiState", viewer: Viewer) -> HuangdiView:
    """The viewer's view (D-VIS-1)."""
    return {
        "game": "huangdi",
        "viewer": viewer,
        "options": {"variant": state.options.variant, "deck": state.options.deck},
        "favours": [_favour(card) for card in state.favours],
        "provinces": list(PROVINCE_LETTERS[: state.provinces]),
        "round": state.round,
        "wall": {NAMES[place]: _block(state, place) for place in bits(state.wall)},
        "prisons": {
            PROVINCE_LETTERS[province]: {
                "jade": state.prison_jade[province],
                "convicts": state.prison_convicts[province],
            }
            for province in range(state.provinces)
        },
        "stock": {
            "jade": state.jade_stock,
            "peasants": state.peasant_stock,
            "convicts": state.convict_stock,
            "chips": state.chip_stock,
            "plaques": PLAQUES - state.plaques.bit_count(),
            "emperor_blocks": state.emperor_stock,
        },
        "holder": state.holder if state.holder >= 0 else None,
        "emperor_block": state.emperor_block,
        "deck": state.deck_size(),
        "packets": [_packet(state, number, cards) for number, cards in state.packets],
        "seats": [_seat(state, viewer, seat) for seat in range(state.seats)],
        "choosing": _choosing(state, viewer),
        "pending": pending_seen_by(state, viewer),
        "outcome": state.result.to_json() if state.result else None,
    }


def _favour(card: Favour) -> FavourView:
    return {
        "id": card.number,
        "pattern": list(card.pattern),
        "income": card.income,
        "petition": card.petition,
        "jade": card.jade,
        "points": card.points,
    }


def _block(state: "HuangdiState", place: int) -> BlockView:
    return {"seat": state.owner_of(place), "plaque": bool(state.plaques >> place & 1)}


def _packet(state: "HuangdiState", number: int, cards: int) -> PacketView:
    maker = state.makers[number]
    return {
        "number": number,
        "maker": maker if maker >= 0 else None,
        "size": cards.bit_count(),
    }


def _seat(state: "HuangdiState", viewer: Viewer, seat: int) -> SeatView:
    own = viewer == seat
    return {
        "colour": COLOURS[seat],
        "score": state.scores[seat],
        "jade": state.jade[seat],
        "peasants": state.peasants[seat],
        "convicts": state.convicts[seat],
        "blocks": state.blocks[seat],
        "blocks_in_stock": state.block_stock[seat],
        "chips": state.chips[seat],
        "camp": PROVINCE_LETTERS[state.camps[seat]],
        "roles_in_hand": roles_in(state.roles[seat]),
        "roles_on_table": roles_in(ALL_ROLES & ~state.roles[seat]),
        "played": list(bits(state.played[seat])),
        "hand_size": state.hands[seat].bit_count(),
        "hand": list(bits(state.hands[seat])) if own else None,
        "put_back": _put_back(state, seat) if own else None,
    }


def _put_back(state: "HuangdiState", seat: int) -> list[PutBackView]:
    """The cards the seat put back and has not seen since, by the draw they were in last.

    At set-up that is the deal, which has the seat's own number: its cards were shuffled into the
    deck. Any other number is a packet's, and others may have drawn some of its cards: the packet's
    size tells how many are left.
    """
    seen: dict[int, list[int]] = {}
    for card in sorted(hidden_places(state, seat)):
        path = state.paths[card]
        at = last_seen(state, seat, path)
        if at is not None:
            seen.setdefault(path[at], []).append(card)
    return [{"packet": number, "cards": cards} for number, cards in sorted(seen.items())]


def _choosing(state: "HuangdiState", viewer: Viewer) -> ChoosingView | None:
    """The cards or the bid that the viewer has before itself."""
    top = state.stack[-1] if state.stack else None
    if viewer is None or top is None:
        return None
    if isinstance(top, SealedStep):
        return cast(ChoosingView | None, top.own_answer(state, viewer))
    if isinstance(top, KeepFavours) and top.seat == viewer:
        return {"cards": list(bits(top.drawn)), "kept": list(bits(top.kept))}
    return None
