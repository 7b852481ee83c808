"""After a green tile: take a tile from the market or not (H-TIL-3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step
from .. import actions as act
from .. import events
from ..values import is_seat

if TYPE_CHECKING:
    from ..state import HuangState


@dataclass(frozen=True, slots=True)
class OfferMarket(Step["HuangState"]):
    """Take a face-up tile, or none."""

    seat: int

    name = "offer_market"
    rule = "H-TIL-3"
    below = ("next_action",)

    def is_possible(self, state: "HuangState") -> bool:
        return is_seat(state, self.seat)

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "market"),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        there = sum(1 << colour for colour, count in enumerate(state.market) if count)
        return ActionSet(act.ACTIONS, [(act.SKIP, 1), (act.TAKE, there)])

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Skip):
            return None
        if isinstance(action, act.TakeTile):
            if not state.market[action.colour]:
                return IllegalAction("not-in-market", self.rule)
            return None
        return IllegalAction("not-now", self.rule)

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        if isinstance(action, act.TakeTile):
            cell = seat * 5 + action.colour
            state.market[action.colour] -= 1
            state.hands[cell] += 1
            state.known[cell] += 1
            if log is not None:
                log.append(events.market_taken(seat, action.colour))
