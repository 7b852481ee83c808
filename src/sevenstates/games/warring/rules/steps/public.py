"""Public events that are more than a change of the board (W-PUB-8 to W-PUB-10)."""

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
    draw,
    is_int,
    is_row,
)
from .. import actions as act
from .. import events
from ..components import HAND, HERO_DRAW, KEEP, PUBLIC_ROUNDS
from ..effects import Scene, run_all
from ..scoring import finish_if_decided
from .claims import ClaimWindow, open_window

if TYPE_CHECKING:
    from ..state import WarringState
    from ..view import AnswerView


def reveal(state: "WarringState", luck: Luck, log: Log) -> None:
    """The public event is turned up and takes effect; then claims (W-RND-2, W-CLM-1)."""
    if state.round <= PUBLIC_ROUNDS:
        state.public = draw(state.public_left, luck)
    else:
        state.public = state.deck.last("prelude" if state.round == PUBLIC_ROUNDS + 1 else "unify")
    card = state.deck.public[state.public]
    if log is not None:
        log.append(events.public_event(card.key))
    state.board.begin_event(None)
    run_all(card.do, Scene(state.board, (), luck, log))
    if finish_if_decided(state, log):
        return
    open_window(state)
    if card.special == "draw_new_hero":
        state.stack.append(NewHeroes(0))
    elif card.special == "discard_hand":
        _discard_hands(state, luck, log)
    elif card.special == "pass_right":
        state.stack.append(PassRight((NOT_YET,) * state.seats))
        if not any(state.hands):
            state.stack.pop()


def _discard_hands(state: "WarringState", luck: Luck, log: Log) -> None:
    """W-PUB-9: first all discard, then all draw."""
    for seat in state.order():
        hand, state.hands[seat], state.known[seat] = state.hands[seat], [], []
        for kind in hand:
            state.bury(kind, 1 << seat)
        if log is not None:
            log.append(events.hand_discarded(seat, state.card_names(hand)))
    for seat in state.order():
        state.draw_cards(seat, HAND, luck, log)


@dataclass(frozen=True, slots=True)
class NewHeroes(Step["WarringState"]):
    """Draw New Hero: one seat after another draws two characters (W-PUB-8)."""

    ahead: int

    name = "new_heroes"
    rule = "W-PUB-8"
    asks = False
    below = ("claim_window",)

    def is_possible(self, state: "WarringState") -> bool:
        is_begun = is_int(self.ahead, range(1, state.seats + 1))
        return is_begun and self.step_below(state).moment == "event"

    def run(self, state: "WarringState", luck: Luck, log: Log) -> None:
        if self.ahead == state.seats:
            state.stack.pop()
            return
        state.stack[-1] = NewHeroes(self.ahead + 1)
        seat = state.order()[self.ahead]
        if state.characters[seat]:  # without one there is nothing to exchange
            state.offer_people(seat, HERO_DRAW, luck, log)
            if state.offers[seat]:
                state.stack.append(NewHero(seat))


@dataclass(frozen=True, slots=True)
class NewHero(Step["WarringState"]):
    """One seat may keep one of the two in exchange for a character in hand."""

    seat: int

    name = "new_hero"
    rule = "W-PUB-8"
    below = ("new_heroes",)

    def is_possible(self, state: "WarringState") -> bool:
        """The seat has drawn, and has a character to exchange."""
        if not is_int(self.seat, (state.order()[self.step_below(state).ahead - 1],)):
            return False
        return bool(state.offers[self.seat] and state.characters[self.seat])

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "new-hero"),)

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        held = (1 << len(state.characters[seat])) - 1
        mask = sum(held << KEEP * offer for offer in range(len(state.offers[seat])))
        return ActionSet(act.ACTIONS, [(act.PASS, 1), (act.EXCHANGE, mask)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Pass):
            return None
        if not isinstance(action, act.Exchange):
            return IllegalAction("not-now", self.rule)
        is_there = action.offer < len(state.offers[seat])
        if not is_there or action.slot >= len(state.characters[seat]):
            return IllegalAction("no-such-character", self.rule)
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        if isinstance(action, act.Exchange):
            number = state.offers[seat].pop(action.offer)
            state.offers[seat].append(state.characters[seat].pop(action.slot))
            state.characters[seat].append(number)
            self._is_too_new(state)
            if log is not None:
                log.append(events.characters_kept(seat, state.people_names([number])))
        for other in state.offers[seat]:
            state.bury_person(other, seat)
        state.offers[seat] = []

    def _is_too_new(self, state: "WarringState") -> None:
        """W-CLM-3: it waits for the window after this one."""
        below = state.stack[-2]
        assert isinstance(below, ClaimWindow)
        state.stack[-2] = below.with_fresh(self.seat, 1)


NOT_YET = -1


@dataclass(frozen=True, slots=True)
class PassRight(SealedStep["WarringState"]):
    """Each gives one event card to the right, all at once (W-PUB-10)."""

    given: tuple[int, ...]
    """For each seat the place of the card in its hand; NOT_YET before it has chosen."""

    name = "pass_right"
    rule = "W-PUB-10"
    below = ("claim_window",)

    def is_possible(self, state: "WarringState") -> bool:
        if not is_row(self.given, state.seats):
            return False
        given = zip(self.given, state.hands, strict=True)
        if not all(is_int(slot, range(NOT_YET, len(hand))) for slot, hand in given):
            return False
        return bool(self.pending(state))

    def question(self, seat: int) -> Decision:
        return Decision(seat, "give", sealed=True)

    def asked(self, state: "WarringState") -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.hands[seat])

    def is_done(self, state: "WarringState", seat: int) -> bool:
        return self.given[seat] != NOT_YET

    def without(self, seat: int) -> "PassRight":
        return PassRight((*self.given[:seat], NOT_YET, *self.given[seat + 1 :]))

    def own_answer(self, state: "WarringState", seat: int) -> "AnswerView":
        return {"gives": self.given[seat] + 1}

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.GIVE, (1 << len(state.hands[seat])) - 1)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Give):
            return IllegalAction("not-now", self.rule)
        if action.slot >= len(state.hands[seat]):
            return IllegalAction("no-such-card", self.rule)
        return None

    def answered(self, state: "WarringState", seat: int, action: Action) -> "PassRight":
        assert isinstance(action, act.Give)
        return PassRight((*self.given[:seat], action.slot, *self.given[seat + 1 :]))

    def finish(self, state: "WarringState", luck: Luck, log: Log) -> None:
        moved = []
        for seat in state.order():
            if self.given[seat] != NOT_YET:
                kind = state.hands[seat].pop(self.given[seat])
                moved.append((seat, (seat - 1) % state.seats, kind))
                state.known[seat] = []
        for seat, to, kind in moved:
            state.hands[to] = sorted([*state.hands[to], kind])
            state.known[to].append((kind, seat))
            if log is not None:
                log.append(events.card_passed(seat, to, state.deck.events[kind].key))
