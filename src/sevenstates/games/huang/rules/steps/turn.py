"""The turn: two actions of five kinds (H-TRN)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Protocol

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, choose, is_int
from .. import actions as act
from .. import events
from ..values import has_turn, is_seat
from . import end_of_turn, leader, replace, riot, tile, trade

if TYPE_CHECKING:
    from ..state import HuangState

ACTIONS_A_TURN = 2


class _Section(Protocol):
    """A module that deals with some kinds of action."""

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        """The reason why the seat may not do this; None if it may."""

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        """Carry out a legal action."""


_SECTIONS: dict[type[Action], _Section] = {
    act.PlaceTile: tile,
    act.PlaceLeader: leader,
    act.Withdraw: leader,
    act.Riot: riot,
    act.TradePagoda: trade,
    act.TradePalace: trade,
    act.Replace: replace,
}
"""The section of the rules that deals with each kind of action."""


@dataclass(frozen=True, slots=True)
class Turns(Step["HuangState"]):
    """The bottom of the stack: seat after seat takes its turn, clockwise (H-SET-7)."""

    seat: int
    """The seat whose turn comes next."""

    name = "turns"
    rule = "H-SET-7"
    asks = False

    def is_possible(self, state: "HuangState") -> bool:
        return is_seat(state, self.seat)

    def run(self, state: "HuangState", luck: Luck, log: Log) -> None:
        state.stack[-1] = Turns.of((self.seat + 1) % state.seats)
        state.stack.append(NextAction.of(self.seat, ACTIONS_A_TURN))
        if log is not None:
            log.append(events.turn_began(self.seat))


@dataclass(frozen=True, slots=True)
class NextAction(Step["HuangState"]):
    """Asks for the next action of the turn, if there is one left and one is possible."""

    seat: int
    left: int

    name = "next_action"
    rule = "H-TRN-1"
    asks = False
    below = ("turns",)

    def is_possible(self, state: "HuangState") -> bool:
        return has_turn(state, self.seat) and is_int(self.left, range(ACTIONS_A_TURN + 1))

    def run(self, state: "HuangState", luck: Luck, log: Log) -> None:
        if not self.left:
            end_of_turn.begin(state, self.seat, log)
            return
        question = TakeAction.of(self.seat, self.left)
        if state.hand_size(self.seat) or question.legal_actions(state, self.seat):
            # A seat with a tile can at least replace it.
            state.stack[-1] = question
        else:
            # H-TRN-2: only who has no legal action at all does nothing.
            state.stack[-1] = NextAction.of(self.seat, self.left - 1)
            if log is not None:
                log.append(events.nothing_possible(self.seat))


@cache
def _question(seat: int, left: int) -> tuple[Decision, ...]:
    return (Decision(seat, "action", fields={"left": left}),)


@dataclass(frozen=True, slots=True)
class TakeAction(Step["HuangState"]):
    """The main decision: which action to take."""

    seat: int
    left: int

    name = "take_action"
    rule = "H-TRN-1"
    below = ("turns",)

    def is_possible(self, state: "HuangState") -> bool:
        return has_turn(state, self.seat) and is_int(self.left, range(1, ACTIONS_A_TURN + 1))

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        return _question(self.seat, self.left)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        return ActionSet(
            act.ACTIONS,
            [
                *tile.runs(state, seat),
                *leader.runs(state, seat),
                *riot.runs(state, seat),
                *trade.runs(state, seat),
                *replace.runs(state, seat),
            ],
        )

    def random_action(self, state: "HuangState", seat: int, luck: Luck) -> Action:
        """Drawn from a set that is quickly found and a little too large, until one is legal."""
        wider = [
            *tile.runs(state, seat),
            *leader.wider_runs(state, seat),
            *riot.runs(state, seat),
            *trade.runs(state, seat),
            *replace.runs(state, seat),
        ]
        while True:
            action = choose(act.ACTIONS, wider, luck)
            if not isinstance(action, act.PlaceLeader) or not leader.is_barred(state, seat, action):
                return action

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        section = _SECTIONS.get(type(action))
        if isinstance(action, act.Skip):
            return IllegalAction("no-passing", "H-TRN-2")
        if section is None:
            return IllegalAction("not-now", self.rule)
        return section.refusal(state, seat, action)

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack[-1] = NextAction.of(seat, self.left - 1)
        _SECTIONS[type(action)].apply(state, seat, action, luck, log)
