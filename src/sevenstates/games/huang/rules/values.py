"""Values that the fields of a step can have."""

from typing import TYPE_CHECKING, Any

from ....core import is_int
from .colours import COLOURS

if TYPE_CHECKING:
    from .state import HuangState


def is_seat(state: "HuangState", value: object) -> bool:
    return is_int(value, range(state.seats))


def has_turn(state: "HuangState", value: object) -> bool:
    """Whether it is this seat's turn: the bottom step names the one after it."""
    turns: Any = state.stack[0]
    return is_int(value, ((turns.seat - 1) % state.seats,))


def is_colour(value: object) -> bool:
    return is_int(value, COLOURS)


def is_place(state: "HuangState", value: object) -> bool:
    return type(value) is int and value >= 0 and bool(state.board.spaces >> value & 1)


def are_places(state: "HuangState", values: object) -> bool:
    """One or more places of the map, all different."""
    if not isinstance(values, tuple) or not all(is_place(state, place) for place in values):
        return False
    return len(set(values)) == len(values) > 0


def is_strength(value: object) -> bool:
    """A number of tiles, or of tiles and leaders."""
    return is_int(value, range(200))
