"""Values that the fields of a step can have."""

from typing import TYPE_CHECKING, Any

from ....core import AnyStep, is_int
from .names import TASKMASTER
from .turn_order import turn_seat

if TYPE_CHECKING:
    from .state import HuangdiState


def has_turn(state: "HuangdiState", value: object) -> bool:
    """Whether it is this seat's turn; the second step counts the turns."""
    turns: Any = state.stack[1]
    return is_int(value, (turn_seat(state.seats, state.holder, turns.taken),))


def is_on_table(state: "HuangdiState", seat: int, role: object, roles: range) -> bool:
    """Whether it is one of these role cards and the seat has laid it."""
    return is_int(role, roles) and not state.roles[seat] >> role & 1


def is_action_of(state: "HuangdiState", step: AnyStep, seat: int, role: int) -> bool:
    """Whether the card just played is this one, or the Taskmaster that repeats it."""
    played = step.step_below(state).role
    return played == role or (played == TASKMASTER and not state.roles[seat] >> role & 1)


def are_cards(state: "HuangdiState", value: object) -> bool:
    """A bit for each favour card."""
    return is_int(value, range(1 << len(state.favours)))
