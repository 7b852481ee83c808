"""The Taskmaster: move, or repeat a role that was played before (D-TSK)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step
from .. import actions as act
from .. import events
from ..components import REPEAT_COST
from ..names import ROLE_NAMES, TASKMASTER
from ..values import has_turn, is_on_table
from . import builder, recruiter, resources
from .places import no_such_province
from .section import Section

if TYPE_CHECKING:
    from ..state import HuangdiState

_SECTIONS: tuple[Section, ...] = (recruiter, resources, builder)
"""The roles that can be repeated."""


def _has_action(state: "HuangdiState", seat: int, role: int) -> bool:
    """Whether an action of the card is possible once the repeat is paid (D-TSK-2)."""
    jade = state.jade[seat] - REPEAT_COST[role]
    return jade >= 0 and any(mask for _, mask in _SECTIONS[role].runs(state, seat, jade))


def runs(state: "HuangdiState", seat: int, jade: int) -> list[tuple[int, int]]:
    """The provinces the taskmaster can go to, and the cards that can be repeated."""
    move = ((1 << state.provinces) - 1) & ~(1 << state.camps[seat])
    repeat = 0
    for role in range(len(REPEAT_COST)):
        on_table = not state.roles[seat] >> role & 1
        repeat |= (on_table and _has_action(state, seat, role)) << role
    return [(act.MOVE, move), (act.REPEAT, repeat)]


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot do this with the card."""
    if isinstance(action, act.Move):
        if action.province >= state.provinces:
            return no_such_province(action.province)
        if action.province == state.camps[seat]:
            return IllegalAction("already-there", "D-TSK-1")
        return None
    assert isinstance(action, act.Repeat)
    role = ROLE_NAMES[action.role]
    if state.roles[seat] >> action.role & 1:
        return IllegalAction("role-not-on-table", "D-TSK-2", role=role)
    cost, held = REPEAT_COST[action.role], state.jade[seat]
    if held < cost:
        return IllegalAction("too-little-jade", "D-TSK-2", needed=cost, held=held)
    if not _has_action(state, seat, action.role):
        return IllegalAction("role-without-action", "D-TSK-2", role=role)
    return None


def apply(state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Go there, or pay and choose an action of the repeated card."""
    if isinstance(action, act.Move):
        if log is not None:
            log.append(events.taskmaster_moved(seat, state.camps[seat], action.province))
        state.camps[seat] = action.province
        return
    assert isinstance(action, act.Repeat)
    jade = REPEAT_COST[action.role]
    state.pay_jade(seat, jade)
    state.stack.append(RepeatRole(seat, action.role))
    if log is not None:
        log.append(events.role_repeated(seat, action.role, jade))


@dataclass(frozen=True, slots=True)
class RepeatRole(Step["HuangdiState"]):
    """Choose an action of the card that is repeated; it has all its effects."""

    seat: int
    role: int

    name = "repeat_role"
    rule = "D-TSK-2"
    below = ("action_done",)

    def is_possible(self, state: "HuangdiState") -> bool:
        if not has_turn(state, self.seat) or self.step_below(state).role != TASKMASTER:
            return False
        return is_on_table(state, self.seat, self.role, range(len(REPEAT_COST)))

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "repeat", fields={"role": ROLE_NAMES[self.role]}),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, _SECTIONS[self.role].runs(state, seat, state.jade[seat]))

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if act.role_of(action) != self.role:
            return IllegalAction("not-on-this-role", self.rule, role=ROLE_NAMES[self.role])
        return _SECTIONS[self.role].refusal(state, seat, action)

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        _SECTIONS[self.role].apply(state, seat, action, luck, log)
