"""The Host's speech and the answers: statements that bind nobody (W-RND-3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, is_int
from .. import actions as act
from .. import events
from ..components import STATES

if TYPE_CHECKING:
    from ..state import WarringState

PLANS = act.SUPPORT
"""The statements before this one are the Host's; the rest are answers."""


@dataclass(frozen=True, slots=True)
class Speech(Step["WarringState"]):
    """The Host may say what the round should bring; then each other seat may answer."""

    ahead: int = 0
    """0 while the Host speaks, then how far clockwise the answers have got."""

    name = "speech"
    rule = "W-RND-3"
    below = ("round",)

    def is_possible(self, state: "WarringState") -> bool:
        """The Host has spoken if answers are asked for, and nobody has whose turn is to come."""
        if state.rule == "no_host" or self.step_below(state).part != "play":
            return False
        spoken = [(seat - state.host) % state.seats for seat, _ in state.said]
        if not is_int(self.ahead, range(state.seats)) or any(a >= self.ahead for a in spoken):
            return False
        return not self.ahead or 0 in spoken

    def _seat(self, state: "WarringState") -> int:
        return (state.host + self.ahead) % state.seats

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        if self.ahead:
            return (Decision(self._seat(state), "answer"),)
        return (Decision(self._seat(state), "speech"),)

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat == self._seat(state)

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        if self.ahead:
            statements = 0b11 << PLANS
        else:
            alive = state.board.alive()
            statements = alive | alive << len(STATES) | 1 << PLANS - 1
        return ActionSet(act.ACTIONS, [(act.PASS, 1), (act.SAY, statements)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Pass):
            return None
        if not isinstance(action, act.Say):
            return IllegalAction("not-now", self.rule)
        if (action.statement >= PLANS) != bool(self.ahead):
            return IllegalAction("statement-not-yours", self.rule)
        if action not in self.legal_actions(state, seat):
            return IllegalAction("state-dead", "W-SET-3", state=said(action.statement)[1])
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        is_silent = isinstance(action, act.Pass)
        if isinstance(action, act.Say):
            state.said.append((seat, action.statement))
            if log is not None:
                log.append(events.statement(seat, *said(action.statement)))
        # Nobody answers a Host who said nothing.
        if self.ahead == state.seats - 1 or (is_silent and not self.ahead):
            state.stack.pop()
        else:
            state.stack[-1] = Speech.of(self.ahead + 1)


def said(statement: int) -> tuple[str, str | None]:
    """A statement as its kind and the state it is about."""
    if statement < 2 * len(STATES):
        kind, state = act.STATEMENTS[statement].split()
        return kind, state
    return act.STATEMENTS[statement], None
