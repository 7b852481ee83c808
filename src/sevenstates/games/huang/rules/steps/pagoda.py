"""Pagodas and the palace: where they may stand and how they get there (H-PAG, H-PAL)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, is_int
from .. import actions as act
from .. import events
from ..colours import COLOUR_NAMES
from ..grid import RHOMBUS_MASKS, TRIANGLE_MASKS, TRIANGLES, format_shape
from ..values import is_colour, is_seat

if TYPE_CHECKING:
    from ..state import HuangState


def free_triangles(state: "HuangState", among: Iterable[int]) -> int:
    """Those of the triangles that are of one colour and carry no building (H-PAG-1)."""
    mask = 0
    for index in among:
        if state.triangles >> index & 1 and not TRIANGLE_MASKS[index] & state.built:
            mask |= 1 << index
    return mask


def free_rhombi(state: "HuangState", among: Iterable[int]) -> int:
    """Those of the rhombi that are yellow and carry no building (H-PAL-1)."""
    mask = 0
    if state.options.palace:
        for index in among:
            if state.rhombi >> index & 1 and not RHOMBUS_MASKS[index] & state.built:
                mask |= 1 << index
    return mask


def triangle_refusal(state: "HuangState", triangle: int) -> IllegalAction:
    """The reason why no pagoda may stand there now."""
    if not state.triangles >> triangle & 1:
        return IllegalAction("no-triangle", "H-PAG-1")
    if TRIANGLE_MASKS[triangle] & state.built:
        return IllegalAction("building-in-the-way", "H-PAG-1")
    return IllegalAction("triangle-not-completed", "H-PAG-1")


def rhombus_refusal(state: "HuangState", rhombus: int) -> IllegalAction:
    """The reason why the palace may not stand there now."""
    if not state.options.palace:
        return IllegalAction("no-palace", "H-PAL-1")
    if not state.rhombi >> rhombus & 1:
        return IllegalAction("no-rhombus", "H-PAL-4")
    if RHOMBUS_MASKS[rhombus] & state.built:
        return IllegalAction("building-in-the-way", "H-PAL-1")
    return IllegalAction("rhombus-not-completed", "H-PAL-1")


def establish_pagoda(state: "HuangState", seat: int, triangle: int, log: Log) -> None:
    """From beside the board; only if none is left there, one on the board moves (H-PAG-2)."""
    colour = state.colour_at(TRIANGLES[triangle][0])
    assert colour is not None
    if state.supply[colour]:
        state.supply[colour] -= 1
        state.pagodas = (*state.pagodas, (colour, triangle))
        state.measure_built()
        if log is not None:
            log.append(events.pagoda_built(seat, colour, triangle))
        return
    standing = [index for kind, index in state.pagodas if kind == colour]
    if len(standing) == 1:
        _move(state, seat, colour, standing[0], triangle, log)
    else:
        state.stack.append(ChoosePagoda(seat, colour, triangle))


def _move(
    state: "HuangState",
    seat: int,
    colour: int,
    origin: int,
    triangle: int,
    log: Log,
) -> None:
    kept = [pagoda for pagoda in state.pagodas if pagoda != (colour, origin)]
    state.pagodas = (*kept, (colour, triangle))
    state.measure_built()
    if log is not None:
        log.append(events.pagoda_moved(seat, colour, origin, triangle))


def establish_palace(state: "HuangState", seat: int, rhombus: int, log: Log) -> None:
    """From beside the board, or from where it stands."""
    if log is not None:
        if state.palace < 0:
            log.append(events.palace_built(seat, rhombus))
        else:
            log.append(events.palace_moved(seat, state.palace, rhombus))
    state.palace = rhombus
    state.measure_built()


@dataclass(frozen=True, slots=True)
class ChoosePagoda(Step["HuangState"]):
    """No pagoda of the colour is left: choose which on the board moves (H-PAG-2)."""

    seat: int
    colour: int
    triangle: int

    name = "choose_pagoda"
    rule = "H-PAG-2"
    below = ("next_action", "after_tile")

    def is_possible(self, state: "HuangState") -> bool:
        if not is_seat(state, self.seat) or not is_colour(self.colour):
            return False
        is_triangle = is_int(self.triangle, range(len(TRIANGLES)))
        return is_triangle and bool(state.triangles >> self.triangle & 1)

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        fields = {
            "colour": COLOUR_NAMES[self.colour],
            "target": format_shape(TRIANGLES[self.triangle]),
        }
        return (Decision(self.seat, "lift", fields=fields),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        mask = sum(1 << index for kind, index in state.pagodas if kind == self.colour)
        return ActionSet(act.ACTIONS, [(act.LIFT, mask)])

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.LiftPagoda):
            return IllegalAction("not-now", self.rule)
        if (self.colour, action.triangle) not in state.pagodas:
            return IllegalAction("no-such-pagoda", self.rule)
        return None

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.LiftPagoda)
        state.stack.pop()
        _move(state, seat, self.colour, action.triangle, self.triangle, log)
