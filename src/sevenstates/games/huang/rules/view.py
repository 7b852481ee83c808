"""What a viewer may know of a HUANG table: an allow-list, ready for JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ....core import Viewer, bits
from .colours import COLOUR_NAMES, RED
from .grid import NAMES, RHOMBI, TRIANGLES
from .saving import format_mask
from .scoring import points_of

if TYPE_CHECKING:
    from .state import HuangState


def view(state: "HuangState", viewer: Viewer) -> dict[str, Any]:
    """What the viewer may know (H-TIL-10)."""
    return {
        "game": "huang",
        "viewer": viewer,
        # The map's text is not needed: the board is told below.
        "options": {k: v for k, v in state.options.to_json().items() if k != "map"},
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
            _state(state, mask)
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


def _board(state: "HuangState") -> dict[str, Any]:
    names = state.board.capital_names
    return {
        "name": state.board.name,
        "rows": list(state.board.rows),
        "capitals": {NAMES[place]: names.get(place, "") for place in state.board.capitals},
    }


def _counts(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def _state(state: "HuangState", mask: int) -> dict[str, Any]:
    return {
        "places": format_mask(mask),
        "leaders": {
            COLOUR_NAMES[colour]: seat
            for colour in range(5)
            if (seat := state.leader_in(mask, colour)) is not None
        },
        "strength": (mask & state.tiles[RED]).bit_count(),
    }


def _seat(state: "HuangState", viewer: Viewer, seat: int) -> dict[str, Any]:
    """One seat: what lies behind its screen only for itself, or when the screens are gone.

    `points` count the granaries taken, two blue points each, which `granaries` names again.
    """
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
