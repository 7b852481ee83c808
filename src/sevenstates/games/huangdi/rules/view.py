"""What a viewer may know of a Huang Di table: an allow-list, ready for JSON."""

from typing import TYPE_CHECKING, Any

from ....core import SealedStep, Viewer, bits, pending_seen_by
from .components import PLAQUES
from .hidden import hidden_places, last_seen
from .names import ALL_ROLES, COLOURS, roles_in
from .steps.resources import KeepFavours
from .wall import NAMES, PROVINCE_LETTERS

if TYPE_CHECKING:
    from .state import HuangdiState


def view(state: "HuangdiState", viewer: Viewer) -> dict[str, Any]:
    """What the viewer may know (D-VIS-1)."""
    return {
        "game": "huangdi",
        "viewer": viewer,
        "options": state.options.to_json(),
        "favours": [card.to_json() for card in state.favours],
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


def _block(state: "HuangdiState", place: int) -> dict[str, Any]:
    """Whose block it is, None for the emperor's, and whether it has a plaque."""
    return {"seat": state.owner_of(place), "plaque": bool(state.plaques >> place & 1)}


def _packet(state: "HuangdiState", number: int, cards: int) -> dict[str, Any]:
    maker = state.makers[number]
    return {
        "number": number,
        "maker": maker if maker >= 0 else None,
        "size": cards.bit_count(),
    }


def _seat(state: "HuangdiState", viewer: Viewer, seat: int) -> dict[str, Any]:
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


def _put_back(state: "HuangdiState", seat: int) -> list[dict[str, Any]]:
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


def _choosing(state: "HuangdiState", viewer: Viewer) -> dict[str, Any] | None:
    """The cards or the bid that the viewer has before itself."""
    top = state.stack[-1] if state.stack else None
    if viewer is None or top is None:
        return None
    if isinstance(top, SealedStep):
        answer: dict[str, Any] | None = top.own_answer(state, viewer)
        return answer
    if isinstance(top, KeepFavours) and top.seat == viewer:
        return {"cards": list(bits(top.drawn)), "kept": list(bits(top.kept))}
    return None
