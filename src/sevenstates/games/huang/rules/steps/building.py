"""A tile completed a triangle or a rhombus: found a building there or not (H-PAG-1, H-PAL-1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step
from .. import actions as act
from ..colours import BLUE, COLOUR_NAMES
from ..grid import NAMES, RHOMBI_AT, RHOMBUS_BITS_AT, TRIANGLE_BITS_AT, TRIANGLES_AT
from ..values import is_colour, is_place, is_seat
from . import pagoda

if TYPE_CHECKING:
    from ..state import HuangState


def offer(state: "HuangState", seat: int, colour: int, place: int) -> None:
    """Ask, if the tile on `place` completed something that can be built on."""
    if state.triangles & TRIANGLE_BITS_AT[place] or state.rhombi & RHOMBUS_BITS_AT[place]:
        question = OfferBuilding(seat, colour, place)
        if question.triangles(state) or question.rhombi(state):
            state.stack.append(question)


@dataclass(frozen=True, slots=True)
class OfferBuilding(Step["HuangState"]):
    """Found a building with the tile just laid, or not."""

    seat: int
    colour: int
    place: int

    name = "offer_building"
    rule = "H-PAG-1"
    below = ("next_action", "after_tile")

    def is_possible(self, state: "HuangState") -> bool:
        if self.colour == BLUE and self.step_below(state).name != "after_tile":
            return False  # the question of the chain waits below
        return is_seat(state, self.seat) and is_colour(self.colour) and is_place(state, self.place)

    def triangles(self, state: "HuangState") -> int:
        """The triangles around the tile that are free for a pagoda."""
        return pagoda.free_triangles(state, TRIANGLES_AT[self.place])

    def rhombi(self, state: "HuangState") -> int:
        return pagoda.free_rhombi(state, RHOMBI_AT[self.place])

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        fields = {"colour": COLOUR_NAMES[self.colour], "place": NAMES[self.place]}
        return (Decision(self.seat, "building", fields=fields),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        triangles, rhombi = self.triangles(state), self.rhombi(state)
        return ActionSet(
            act.ACTIONS, [(act.SKIP, 1), (act.PAGODA, triangles), (act.PALACE, rhombi)]
        )

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Skip):
            return None
        if isinstance(action, act.BuildPagoda):
            if not self.triangles(state) >> action.triangle & 1:
                return pagoda.triangle_refusal(state, action.triangle)
            return None
        if isinstance(action, act.BuildPalace):
            if not self.rhombi(state) >> action.rhombus & 1:
                return pagoda.rhombus_refusal(state, action.rhombus)
            return None
        return IllegalAction("not-now", self.rule)

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        if self.colour == BLUE and not isinstance(action, act.Skip):
            state.stack.pop()  # H-TIL-4: a pagoda ends the chain
        if isinstance(action, act.BuildPagoda):
            pagoda.establish_pagoda(state, seat, action.triangle, log)
        elif isinstance(action, act.BuildPalace):
            pagoda.establish_palace(state, seat, action.rhombus, log)
