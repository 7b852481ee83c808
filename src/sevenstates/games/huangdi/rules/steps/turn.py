"""The turn: a role card, one of its actions, and the buyback (D-ACT)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, is_int
from .. import actions as act
from .. import events
from ..components import BUYBACK_JADE, TURNS
from ..names import ROLE_NAMES, ROLES, TASKMASTER
from ..scoring import finish_wall
from ..values import has_turn, is_on_table
from . import builder, emperor, recruiter, resources, taskmaster
from .section import Section

if TYPE_CHECKING:
    from ..state import HuangdiState

SECTIONS: tuple[Section, ...] = (recruiter, resources, builder, taskmaster)
"""The section of the rules that deals with each role card."""


@dataclass(frozen=True, slots=True)
class Turns(Step["HuangdiState"]):
    """Three turns for each seat, clockwise from the marker's holder (D-ACT-1)."""

    taken: int
    """The turns that were begun in this round."""

    name = "turns"
    rule = "D-ACT-1"
    asks = False
    below = ("rounds",)

    def is_possible(self, state: "HuangdiState") -> bool:
        return is_int(self.taken, range(1, TURNS * state.seats + 1)) and state.holder >= 0

    def run(self, state: "HuangdiState", luck: Luck, log: Log) -> None:
        if self.taken == TURNS * state.seats:
            state.stack.pop()
            emperor.lose(state, log)
            return
        seat = (state.holder + self.taken) % state.seats
        state.stack[-1] = Turns(self.taken + 1)
        state.stack.append(TakeAction(seat, False))
        if log is not None:
            log.append(events.turn_began(seat, self.taken // state.seats + 1))


@dataclass(frozen=True, slots=True)
class TakeAction(Step["HuangdiState"]):
    """The main decision: an action of a role card in hand (D-ACT-2)."""

    seat: int
    again: bool
    """It is the second action of the turn, after a buyback."""

    name = "take_action"
    rule = "D-ACT-2"
    below = ("turns",)

    def is_possible(self, state: "HuangdiState") -> bool:
        return has_turn(state, self.seat) and type(self.again) is bool

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        if self.again:
            return (Decision(self.seat, "action_again"),)
        return (Decision(self.seat, "action"),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        runs = [
            run
            for role in ROLES
            if state.roles[seat] >> role & 1
            for run in SECTIONS[role].runs(state, seat, state.jade[seat])
        ]
        return ActionSet(act.ACTIONS, [*runs, (act.EMPEROR, emperor.places(state, seat))])

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.PlaceEmperor):
            return emperor.refusal(state, seat, action)
        role = act.role_of(action)
        if role is None:
            return IllegalAction("not-now", self.rule)
        if not state.roles[seat] >> role & 1:
            return IllegalAction("role-not-in-hand", self.rule, role=ROLE_NAMES[role])
        return SECTIONS[role].refusal(state, seat, action)

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        if isinstance(action, act.PlaceEmperor):
            emperor.place(state, seat, action.place, log)
            if state.wall_complete:
                finish_wall(state, seat, log)
            return
        role = act.role_of(action)
        assert role is not None
        state.roles[seat] &= ~(1 << role)
        state.stack[-1] = ActionDone(seat, role, self.again)
        if log is not None:
            log.append(events.role_played(seat, role))
        SECTIONS[role].apply(state, seat, action, luck, log)


@dataclass(frozen=True, slots=True)
class ActionDone(Step["HuangdiState"]):
    """After an action: the end of the wall, or what may still follow in this turn."""

    seat: int
    role: int
    again: bool

    name = "action_done"
    rule = "D-ACT-2"
    asks = False
    below = ("turns",)

    def is_possible(self, state: "HuangdiState") -> bool:
        if not has_turn(state, self.seat) or type(self.again) is not bool:
            return False
        return is_on_table(state, self.seat, self.role, ROLES)

    def run(self, state: "HuangdiState", luck: Luck, log: Log) -> None:
        if state.wall_complete:
            finish_wall(state, self.seat, log)
            return
        question = Afterwards(self.seat, self.role, self.again)
        if question.buybacks(state) or emperor.places(state, self.seat):
            state.stack[-1] = question
        else:
            state.stack.pop()


@dataclass(frozen=True, slots=True)
class Afterwards(Step["HuangdiState"]):
    """Buy the card back, place the emperor block, or end the turn (D-ACT-3, D-EMP-4)."""

    seat: int
    role: int
    """The card just played."""
    again: bool

    name = "afterwards"
    rule = "D-ACT-3"
    below = ("turns",)

    def is_possible(self, state: "HuangdiState") -> bool:
        """Nobody is asked who could only say that the turn is over."""
        if not has_turn(state, self.seat) or type(self.again) is not bool:
            return False
        if not is_on_table(state, self.seat, self.role, ROLES):
            return False
        return bool(self.buybacks(state) or emperor.places(state, self.seat))

    def buybacks(self, state: "HuangdiState") -> int:
        """A bit for jade, a bit for a chip."""
        if self.again:
            return 0
        with_jade = self.role == TASKMASTER and state.jade[self.seat] >= BUYBACK_JADE
        return with_jade | (state.chips[self.seat] > 0) << 1

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        if self.buybacks(state):
            fields = {"role": ROLE_NAMES[self.role]}
            return (Decision(self.seat, "buyback", fields=fields),)
        return (Decision(self.seat, "emperor"),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(
            act.ACTIONS,
            [
                (act.DONE, 1),
                (act.BUYBACK, self.buybacks(state)),
                (act.EMPEROR, emperor.places(state, seat)),
            ],
        )

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.PlaceEmperor):
            return emperor.refusal(state, seat, action)
        if isinstance(action, act.Buyback):
            return self._buyback_refusal(state, seat, action)
        return None if isinstance(action, act.Done) else IllegalAction("not-now", self.rule)

    def _buyback_refusal(
        self, state: "HuangdiState", seat: int, action: act.Buyback
    ) -> IllegalAction | None:
        if self.again:
            return IllegalAction("buyback-twice", self.rule)
        if action.chip:
            return None if state.chips[seat] else IllegalAction("no-chip", self.rule)
        if self.role != TASKMASTER:
            return IllegalAction("buyback-jade-role", self.rule, role=ROLE_NAMES[self.role])
        if state.jade[seat] < BUYBACK_JADE:
            held = state.jade[seat]
            return IllegalAction("too-little-jade", self.rule, needed=BUYBACK_JADE, held=held)
        return None

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        if isinstance(action, act.PlaceEmperor):
            emperor.place(state, seat, action.place, log)
            state.stack[-1] = ActionDone(seat, self.role, self.again)
        elif isinstance(action, act.Buyback):
            jade = 0 if action.chip else BUYBACK_JADE
            state.pay_jade(seat, jade)
            state.chips[seat] -= action.chip
            state.chip_stock += action.chip
            state.roles[seat] |= 1 << self.role
            state.stack[-1] = TakeAction(seat, True)
            if log is not None:
                log.append(events.bought_back(seat, self.role, action.chip, jade))
        else:
            state.stack.pop()
