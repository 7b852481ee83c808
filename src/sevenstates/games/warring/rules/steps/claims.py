"""Claims: after each event a seat with a character whose goal is met may score it (W-CLM)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, is_int, is_row
from .. import actions as act
from .. import events
from ..components import CLAIM_DRAW, EARLY_ROUNDS
from ..goals import GoalContext
from ..scoring import score
from .draft import draw_and_keep_one

if TYPE_CHECKING:
    from ..state import WarringState


@dataclass(frozen=True, slots=True)
class ClaimWindow(Step["WarringState"]):
    """From the Host clockwise each seat claims, before the next (W-CLM-2).

    Only a seat with something to claim is asked.
    """

    moment: str
    """"event", or "round" at the end of a round."""
    fresh: tuple[int, ...]
    """For each seat how many of its newest characters came too late for this window (W-CLM-3)."""
    ahead: int = 0
    """How far clockwise the window has got."""

    name = "claim_window"
    rule = "W-CLM-1"
    asks = False
    below = ("round", "play_out")

    def is_possible(self, state: "WarringState") -> bool:
        below = self.step_below(state)
        if below.name == "play_out":
            is_moment = self.moment == "event"
        else:
            is_moment = (self.moment, below.part) in (("event", "speech"), ("round", "end"))
        if not is_moment or not is_int(self.ahead, range(state.seats)):
            return False
        if not is_row(self.fresh, state.seats):
            return False
        for seat, fresh in enumerate(self.fresh):
            coming = bool(state.offers[seat])  # the one that is being chosen is counted already
            if not is_int(fresh, range(len(state.characters[seat]) + coming + 1)):
                return False
        return True

    def run(self, state: "WarringState", luck: Luck, log: Log) -> None:
        context, people = GoalContext(state.board, self.moment), state.deck.characters
        for ahead in range(self.ahead, state.seats):
            seat = (state.host + ahead) % state.seats
            held = state.characters[seat]
            may_be_met = held[: len(held) - self.fresh[seat]]
            if any(people[number].goal.is_met(context) for number in may_be_met):
                state.stack[-1] = ClaimWindow(self.moment, self.fresh, ahead)
                state.stack.append(AskClaim(seat, self.moment, self.fresh[seat]))
                if log is not None:
                    log.append(events.claim_possible(seat))
                return
        state.stack.pop()

    def with_fresh(self, seat: int, more: int) -> "ClaimWindow":
        fresh = list(self.fresh)
        fresh[seat] += more
        return ClaimWindow(self.moment, tuple(fresh), self.ahead)


@dataclass(frozen=True, slots=True)
class AskClaim(Step["WarringState"]):
    """One seat may claim a character whose goal is met."""

    seat: int
    moment: str
    fresh: int

    name = "ask_claim"
    rule = "W-CLM-2"
    below = ("claim_window",)

    def is_possible(self, state: "WarringState") -> bool:
        """As the window below says."""
        window = self.step_below(state)
        if not is_int(self.seat, (state.order()[window.ahead],)):
            return False
        return self.moment == window.moment and is_int(self.fresh, (window.fresh[self.seat],))

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "claim"),)

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        mask = sum(1 << slot for slot in state.met(seat, self.moment, self.fresh))
        return ActionSet(act.ACTIONS, [(act.PASS, 1), (act.CLAIM, mask)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Pass):
            return None
        if not isinstance(action, act.Claim):
            return IllegalAction("not-now", self.rule)
        held = len(state.characters[seat])
        if action.slot >= held:
            return IllegalAction("no-such-character", self.rule)
        if action.slot >= held - self.fresh:
            return IllegalAction("claim-too-new", "W-CLM-3")
        if action.slot not in state.met(seat, self.moment, self.fresh):
            return IllegalAction("goal-not-met", "W-RND-9")
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        window = state.stack[-1]
        assert isinstance(window, ClaimWindow)
        if isinstance(action, act.Pass):
            state.stack[-1] = ClaimWindow(window.moment, window.fresh, window.ahead + 1)
            return
        assert isinstance(action, act.Claim)
        score(state, seat, action.slot, log)
        # W-CLM-8: when the early age ends, the Early characters are about to leave.
        if not (self.moment == "round" and state.round == EARLY_ROUNDS):
            state.stack[-1] = window.with_fresh(seat, 1)
            if not draw_and_keep_one(state, seat, CLAIM_DRAW, luck, log):
                state.stack[-1] = window


def open_window(state: "WarringState", moment: str = "event") -> None:
    """Let claims be made about what just happened."""
    state.stack.append(_window(moment, state.seats))


@cache
def _window(moment: str, seats: int) -> ClaimWindow:
    return ClaimWindow(moment, (0,) * seats)
