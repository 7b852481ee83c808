"""The emperor block: placed at any moment of a turn, or lost (D-EMP)."""

from typing import TYPE_CHECKING

from .....core import IllegalAction, Log
from .. import actions as act
from .. import events
from ..scoring import score_block
from ..wall import WALLS, open_locations
from .places import location_refusal

if TYPE_CHECKING:
    from ..state import HuangdiState


def places(state: "HuangdiState", seat: int) -> int:
    """The locations for the emperor block, if the seat has one (D-EMP-1)."""
    if not state.emperor_block or seat != state.holder:
        return 0
    return open_locations(state.wall, WALLS[state.provinces])


def refusal(state: "HuangdiState", seat: int, action: act.PlaceEmperor) -> IllegalAction | None:
    """The reason why the seat cannot put the emperor block there."""
    if not state.emperor_block or seat != state.holder:
        return IllegalAction("no-emperor-block", "D-EMP-1")
    return location_refusal(state, action.place)


def place(state: "HuangdiState", seat: int, where: int, log: Log) -> None:
    """Put it there; it counts as built by the seat (D-EMP-3)."""
    state.emperor_block = False
    state.emperor_wall |= 1 << where
    state.wall |= 1 << where
    if log is not None:
        log.append(events.emperor_placed(seat, where))
    score_block(state, seat, where, log)


def lose(state: "HuangdiState", log: Log) -> None:
    """D-EMP-2: not placed in its round, it goes to the box."""
    if state.emperor_block:
        state.emperor_block = False
        if log is not None:
            log.append(events.emperor_lost(state.holder))
