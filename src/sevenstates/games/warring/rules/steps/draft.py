"""Choosing characters: at the start of each age all at once, later one seat alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import (
    Action,
    ActionSet,
    Decision,
    IllegalAction,
    Log,
    Luck,
    SealedStep,
    Step,
    are_different,
    is_int,
    is_row,
)
from .. import actions as act
from .. import events
from ..components import EARLY_DRAW, EARLY_ROUNDS, KEEP, LATE_DRAW

if TYPE_CHECKING:
    from ..state import WarringState
    from ..view import AnswerView


def deal(state: "WarringState", luck: Luck, log: Log) -> None:
    """From the Host clockwise each draws; then all choose (W-SET-6, W-RND-10)."""
    for seat in state.order():
        state.offer_people(seat, LATE_DRAW if state.is_late else EARLY_DRAW, luck, log)
    step = KeepTwo(((),) * state.seats)
    state.stack.append(step)
    step.finish_if_all_are_done(state, luck, log)


@dataclass(frozen=True, slots=True)
class KeepTwo(SealedStep["WarringState"]):
    """All keep two of the characters they drew."""

    picks: tuple[tuple[int, ...], ...]
    """For each seat what it keeps, as places in its offer."""

    name = "keep_two"
    rule = "W-SET-6"
    below = ("round",)

    def is_possible(self, state: "WarringState") -> bool:
        """At the start of an age; what a seat keeps is in the order of its offer."""
        beginnings = ((1, "begin"), (EARLY_ROUNDS + 1, "draw"))
        if (state.round, self.step_below(state).part) not in beginnings:
            return False
        if not is_row(self.picks, state.seats):
            return False
        asked = self.asked(state)
        for seat, picks in enumerate(self.picks):
            if not are_different(picks, range(len(state.offers[seat]) if seat in asked else 0)):
                return False
            if len(picks) > KEEP or list(picks) != sorted(picks):
                return False
        return not all(self.is_done(state, seat) for seat in asked)

    def question(self, seat: int) -> Decision:
        return Decision(seat, "keep-two", sealed=True)

    def asked(self, state: "WarringState") -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if len(state.offers[seat]) > KEEP)

    def is_done(self, state: "WarringState", seat: int) -> bool:
        return len(self.picks[seat]) == KEEP

    def without(self, seat: int) -> "KeepTwo":
        return KeepTwo((*self.picks[:seat], (), *self.picks[seat + 1 :]))

    def own_answer(self, state: "WarringState", seat: int) -> "AnswerView":
        return {"keeps": [slot + 1 for slot in self.picks[seat]]}

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        mask = (1 << len(state.offers[seat])) - 1
        for slot in self.picks[seat]:
            mask &= ~(1 << slot)
        return ActionSet(act.ACTIONS, [(act.KEEP_ONE, mask)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Keep):
            return IllegalAction("not-now", self.rule)
        if action.slot >= len(state.offers[seat]):
            return IllegalAction("no-such-character", self.rule)
        if action.slot in self.picks[seat]:
            return IllegalAction("kept-already", self.rule)
        return None

    def answered(self, state: "WarringState", seat: int, action: Action) -> "KeepTwo":
        assert isinstance(action, act.Keep)
        mine = tuple(sorted((*self.picks[seat], action.slot)))
        return KeepTwo((*self.picks[:seat], mine, *self.picks[seat + 1 :]))

    def finish(self, state: "WarringState", luck: Luck, log: Log) -> None:
        """The rest goes back into the deck."""
        for seat in state.order():
            offer = state.offers[seat]
            places = self.picks[seat] or tuple(range(len(offer)))
            kept = [offer[place] for place in places]
            state.characters[seat] += kept
            state.people += [number for number in offer if number not in kept]
            state.offers[seat] = []
            if log is not None:
                log.append(events.characters_kept(seat, state.people_names(kept)))
        state.people.sort()


@dataclass(frozen=True, slots=True)
class KeepOne(Step["WarringState"]):
    """One seat keeps one of the characters it drew and discards the others face down."""

    seat: int

    name = "keep_one"
    rule = "W-CLM-2"
    below = ("swaps", "claim_window")

    def is_possible(self, state: "WarringState") -> bool:
        """The seat has swapped or claimed, and has a choice."""
        if not is_int(self.seat, range(state.seats)) or len(state.offers[self.seat]) < 2:
            return False
        below = self.step_below(state)
        if below.name == "swaps":
            return self.seat not in [seat for seat, _ in below.left]
        return bool(self.seat == state.order()[below.ahead] and below.fresh[self.seat] > 0)

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "keep-one"),)

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.KEEP_ONE, (1 << len(state.offers[seat])) - 1)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Keep):
            return IllegalAction("not-now", self.rule)
        if action.slot >= len(state.offers[seat]):
            return IllegalAction("no-such-character", self.rule)
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Keep)
        state.stack.pop()
        _keep(state, seat, action.slot, log)


def draw_and_keep_one(state: "WarringState", seat: int, count: int, luck: Luck, log: Log) -> bool:
    """Draw characters and keep one; asks only where there is a choice. Whether any was drawn."""
    state.offer_people(seat, count, luck, log)
    drawn = len(state.offers[seat])
    if drawn > 1:
        state.stack.append(KeepOne(seat))
    elif drawn == 1:
        _keep(state, seat, 0, log)
    return drawn > 0


def _keep(state: "WarringState", seat: int, place: int, log: Log) -> None:
    number = state.offers[seat].pop(place)
    state.characters[seat].append(number)
    if log is not None:
        log.append(events.characters_kept(seat, state.people_names([number])))
    for other in state.offers[seat]:
        state.bury_person(other, seat)
    state.offers[seat] = []
