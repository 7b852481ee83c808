"""The view of a HUANG table: an allow-list, ready for JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NotRequired, TypedDict

from ....core import BaseView, Viewer, bits
from .colours import COLOUR_NAMES, RED, Colour
from .grid import NAMES, RHOMBI, TRIANGLES
from .options import HuangOptions
from .saving import format_mask
from .scoring import points_of

if TYPE_CHECKING:
    from .state import HuangState


class Counts(TypedDict):
    """A number for each colour."""

    yellow: int
    red: int
    blue: int
    green: int
    white: int


class OptionsView(TypedDict):
    """The options, without the map's text: the view has the board itself."""

    edition: str
    short: bool
    bandits: bool
    kingdoms: bool
    palace: bool
    open_scores: bool
    dynasties: list[str]


class BoardView(TypedDict):
    """The map: its rows from top to bottom, and its capitals by place."""

    name: str
    rows: list[str]
    capitals: dict[str, str]


class LeaderView(TypedDict):
    """A leader on the board."""

    seat: int
    colour: Colour
    place: str


class RealmLeaders(TypedDict, total=False):
    """The seats of the leaders in a state, by colour."""

    yellow: int
    red: int
    blue: int
    green: int
    white: int


class RealmView(TypedDict):
    """A state on the board; its strength is its number of red tiles."""

    places: list[str]
    leaders: RealmLeaders
    strength: int


class PagodaView(TypedDict):
    """A pagoda and the triangle it stands on."""

    colour: Colour
    places: list[str]


class BanditView(TypedDict):
    """A Bandit tile: its mark, its bandits and the places around it."""

    mark: str
    bandits: int
    places: list[str]


class SeatView(TypedDict):
    """One seat: what lies behind its screen only for itself, or when the screens are gone."""

    dynasty: str
    hand_size: int
    known: Counts
    replaced: int
    known_replaced: Counts
    hand: Counts | None
    own_replaced: Counts | None
    points: Counts | None
    """With the blue points of the granaries taken; `granaries` is their number."""
    granaries: int | None


class HuangView(BaseView):
    """A viewer's view of a HUANG table (H-TIL-10)."""

    options: OptionsView
    board: BoardView
    tiles: dict[str, Colour]
    leaders: list[LeaderView]
    states: list[RealmView]
    pagodas: list[PagodaView]
    supply: Counts
    palace: list[str]
    granaries: list[str]
    bandits: list[BanditView]
    market: Counts
    bag: int
    removed: int
    discards: Counts
    seats: list[SeatView]


class WarSide(TypedDict):
    """One side of a war."""

    places: list[str]
    tiles: int
    leaders: int
    total: int


class War(TypedDict):
    """The fields of the questions `war` and `war_tie`; sides go by their letters."""

    unifier: int
    place: str
    sides: dict[str, WarSide]
    tied: NotRequired[list[str]]


class Revolt(TypedDict):
    """The fields of the questions about a revolt."""

    attacker: int
    defender: int
    colour: Colour
    attack: int
    defence: int


def view(state: "HuangState", viewer: Viewer) -> HuangView:
    """The viewer's view (H-TIL-10)."""
    return {
        "game": "huang",
        "viewer": viewer,
        "options": _options(state.options),
        "board": _board(state),
        "tiles": {
            NAMES[place]: COLOUR_NAMES[colour]
            for colour, mask in enumerate(state.tiles)
            for place in bits(mask)
        },
        "leaders": [
            {"seat": i // 5, "colour": COLOUR_NAMES[i % 5], "place": NAMES[place]}
            for i, place in enumerate(state.leaders)
            if place >= 0
        ],
        "states": [
            _realm(state, mask)
            for mask in sorted(group.mask for group in state.groups if group.colours)
        ],
        "pagodas": [
            {"colour": COLOUR_NAMES[colour], "places": [NAMES[p] for p in TRIANGLES[triangle]]}
            for colour, triangle in state.pagodas
        ],
        "supply": _counts(state.supply),
        "palace": [NAMES[p] for p in RHOMBI[state.palace]] if state.palace >= 0 else [],
        "granaries": format_mask(state.granaries),
        "bandits": [
            {"mark": spot.mark, "bandits": spot.bandits, "places": format_mask(spot.mask)}
            for spot in state.bandits
        ],
        "market": _counts(state.market),
        "bag": sum(state.bag),
        "removed": sum(state.removed),
        "discards": _counts(state.discards),
        "seats": [_seat(state, viewer, seat) for seat in range(state.seats)],
        "pending": [decision.to_json() for decision in state.pending()],
        "outcome": state.result.to_json() if state.result else None,
    }


def _options(options: HuangOptions) -> OptionsView:
    return {
        "edition": options.edition,
        "short": options.short,
        "bandits": options.bandits,
        "kingdoms": options.kingdoms,
        "palace": options.palace,
        "open_scores": options.open_scores,
        "dynasties": list(options.dynasties),
    }


def _board(state: "HuangState") -> BoardView:
    names = state.board.capital_names
    return {
        "name": state.board.name,
        "rows": list(state.board.rows),
        "capitals": {NAMES[place]: names.get(place, "") for place in state.board.capitals},
    }


def _counts(counts: Sequence[int]) -> Counts:
    yellow, red, blue, green, white = counts
    return {"yellow": yellow, "red": red, "blue": blue, "green": green, "white": white}


def _realm(state: "HuangState", mask: int) -> RealmView:
    leaders: RealmLeaders = {}
    for colour, name in enumerate(COLOUR_NAMES):
        seat = state.leader_in(mask, colour)
        if seat is not None:
            leaders[name] = seat
    return {
        "places": format_mask(mask),
        "leaders": leaders,
        "strength": (mask & state.tiles[RED]).bit_count(),
    }


def _seat(state: "HuangState", viewer: Viewer, seat: int) -> SeatView:
    cells = slice(seat * 5, seat * 5 + 5)
    own = viewer == seat
    shows_points = own or state.options.open_scores or state.result is not None
    return {
        "dynasty": state.options.dynasty(seat),
        "hand_size": state.hand_size(seat),
        "known": _counts(state.known[cells]),
        "replaced": sum(state.buried[cells]),
        "known_replaced": _counts(state.known_buried[cells]),
        "hand": _counts(state.hands[cells]) if own else None,
        "own_replaced": _counts(state.buried[cells]) if own else None,
        "points": _counts(points_of(state, seat)) if shows_points else None,
        "granaries": state.granaries_taken[seat] if shows_points else None,
    }
