"""All at once, in secret, each plays event cards or swaps a character (W-RND-4)."""

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
from ..cards import Entry, EventCard
from ..components import SWAP_DRAW
from . import marks
from .draft import draw_and_keep_one
from .marks import Marks

if TYPE_CHECKING:
    from ..state import WarringState
    from ..view import AnswerView, LaidCardView

Laid = tuple[int, tuple[int, ...], int]
"""A card face down: its place in the hand, its targets and the choice."""
NO_SWAP = -1


@dataclass(frozen=True, slots=True)
class PlayCards(SealedStep["WarringState"]):
    """Each lays cards face down, one after another, and says when done; or swaps."""

    laid: tuple[tuple[Laid, ...], ...]
    swaps: tuple[int, ...]
    """For each seat which character it discards; NO_SWAP while it does not swap."""
    done: int = 0
    """The seats that are done, as a mask."""

    name = "play_cards"
    rule = "W-RND-4"
    below = ("round",)

    def is_possible(self, state: "WarringState") -> bool:
        if self.step_below(state).part != "collect":
            return False
        if not is_row(self.laid, state.seats) or not is_row(self.swaps, state.seats):
            return False
        if not is_int(self.done, range((1 << state.seats) - 1)):
            return False
        return all(self._is_possible_answer(state, seat) for seat in range(state.seats))

    def _is_possible_answer(self, state: "WarringState", seat: int) -> bool:
        """All cards but the last are complete, and that one too if the seat is done."""
        laid, hand, alive = self.laid[seat], state.hands[seat], state.board.alive()
        if not isinstance(laid, tuple) or not all(len(card) == 3 for card in laid):
            return False
        if not are_different(tuple(slot for slot, _, _ in laid), range(len(hand))):
            return False
        complete = []
        for slot, targets, choice in laid:
            card = state.deck.events[hand[slot]]
            if not marks.is_possible(card, targets, choice, alive):
                return False
            complete.append(Marks(targets, choice).is_complete(card))
        if not all(complete[:-1]) or (state.rule == "one_card" and len(laid) > 1):
            return False
        if not self.is_done(state, seat):
            return is_int(self.swaps[seat], (NO_SWAP,))
        if laid:
            return complete[-1] and is_int(self.swaps[seat], (NO_SWAP,))
        return _is_swap(state, seat, self.swaps[seat])

    def question(self, seat: int) -> Decision:
        return Decision(seat, "play", sealed=True)

    def is_done(self, state: "WarringState", seat: int) -> bool:
        return bool(self.done >> seat & 1)

    def without(self, seat: int) -> "PlayCards":
        return PlayCards(
            (*self.laid[:seat], (), *self.laid[seat + 1 :]),
            (*self.swaps[:seat], NO_SWAP, *self.swaps[seat + 1 :]),
            self.done & ~(1 << seat),
        )

    def own_answer(self, state: "WarringState", seat: int) -> "AnswerView":
        laid: list[LaidCardView] = [
            {
                "slot": slot + 1,
                **state.card_view(Entry(state.hands[seat][slot], targets, choice, seat)),
            }
            for slot, targets, choice in self.laid[seat]
        ]
        swap = self.swaps[seat]
        return {"laid": laid, "marking": self._open(state, seat) is not None, "swap": swap + 1}

    def _open(self, state: "WarringState", seat: int) -> Marks | None:
        """The marks of the card that is being marked; None if the last one is complete."""
        if not self.laid[seat]:
            return None
        slot, targets, choice = self.laid[seat][-1]
        so_far = Marks(targets, choice)
        card = state.deck.events[state.hands[seat][slot]]
        return None if so_far.is_complete(card) else so_far

    def _card(self, state: "WarringState", seat: int) -> EventCard:
        return state.deck.events[state.hands[seat][self.laid[seat][-1][0]]]

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        so_far = self._open(state, seat)
        if so_far is not None:
            alive = state.board.alive()
            return ActionSet(act.ACTIONS, marks.runs(self._card(state, seat), so_far, alive))
        laid = self.laid[seat]
        playable = (1 << len(state.hands[seat])) - 1
        for slot, _, _ in laid:
            playable &= ~(1 << slot)
        if laid and state.rule == "one_card":
            playable = 0
        held = len(state.characters[seat])
        swaps = 0 if laid else (1 << held) - 1 if held else 1 << act.NO_CHARACTER
        return ActionSet(
            act.ACTIONS, [(act.DONE, int(bool(laid))), (act.PLAY, playable), (act.SWAP, swaps)]
        )

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        so_far = self._open(state, seat)
        if so_far is not None:
            card = self._card(state, seat)
            return marks.refusal(card, so_far, state.board.alive(), action)
        laid = self.laid[seat]
        if isinstance(action, act.Play):
            if action.slot >= len(state.hands[seat]):
                return IllegalAction("no-such-card", self.rule)
            if any(slot == action.slot for slot, _, _ in laid):
                return IllegalAction("played-already", self.rule)
            if laid and state.rule == "one_card":
                return IllegalAction("one-card-only", "W-PUB-3")
            return None
        if isinstance(action, act.Done):
            return None if laid else IllegalAction("nothing-played", self.rule)
        if isinstance(action, act.Swap):
            return self._swap_refusal(state, seat, action)
        return IllegalAction("not-now", self.rule)

    def _swap_refusal(
        self, state: "WarringState", seat: int, action: act.Swap
    ) -> IllegalAction | None:
        held = len(state.characters[seat])
        if self.laid[seat]:
            return IllegalAction("swap-or-play", self.rule)
        if action.slot == act.NO_CHARACTER and held:
            return IllegalAction("swap-needs-one", self.rule)
        if action.slot != act.NO_CHARACTER and action.slot >= held:
            return IllegalAction("no-such-character", self.rule)
        return None

    def answered(self, state: "WarringState", seat: int, action: Action) -> "PlayCards":
        if isinstance(action, act.Done):
            return PlayCards(self.laid, self.swaps, self.done | 1 << seat)
        if isinstance(action, act.Swap):
            swaps = (*self.swaps[:seat], action.slot, *self.swaps[seat + 1 :])
            return PlayCards(self.laid, swaps, self.done | 1 << seat)
        mine, alive = self.laid[seat], state.board.alive()
        if isinstance(action, act.Play):
            card = state.deck.events[state.hands[seat][action.slot]]
            mine = (*mine, (action.slot, *marks.begin(card, alive)))
        else:
            slot, targets, choice = mine[-1]
            card = self._card(state, seat)
            mine = (*mine[:-1], (slot, *marks.mark(card, Marks(targets, choice), alive, action)))
        laid = (*self.laid[:seat], mine, *self.laid[seat + 1 :])
        return PlayCards(laid, self.swaps, self.done)

    def finish(self, state: "WarringState", luck: Luck, log: Log) -> None:
        """The cards leave the hands, then the swaps are carried out."""
        for seat, laid in enumerate(self.laid):
            hand = state.hands[seat]
            state.laid[seat] = [Entry(hand[slot], t, choice, seat) for slot, t, choice in laid]
            slots = {slot for slot, _, _ in laid}
            state.hands[seat] = [kind for slot, kind in enumerate(hand) if slot not in slots]
            if laid:
                forget_cards(state, seat, state.laid[seat])
        if log is not None:
            log.append(events.all_played([len(laid) for laid in state.laid]))
            if state.rule == "reveal":
                for seat in state.order():
                    shown = [state.written(entry) for entry in state.laid[seat]]
                    log.append(events.cards_revealed(seat, shown))
        swaps = [(seat, self.swaps[seat]) for seat in state.order() if self.swaps[seat] != NO_SWAP]
        state.stack.append(Swaps(tuple(swaps)))


def _is_swap(state: "WarringState", seat: int, slot: object) -> bool:
    """Whether the seat can discard this character, or has none."""
    held = len(state.characters[seat])
    return is_int(slot, range(held) if held else (act.NO_CHARACTER,))


def forget_cards(state: "WarringState", seat: int, gone: Sequence[Entry]) -> None:
    """Cards left a hand: who passed one into it no longer knows that it is there.

    Unless all the cards that left are open, when only those are struck off.
    """
    if state.rule != "reveal":
        state.known[seat] = []
        return
    for entry in gone:
        for kind, knower in state.known[seat]:
            if kind == entry.kind:
                state.known[seat].remove((kind, knower))
                break


@dataclass(frozen=True, slots=True)
class Swaps(Step["WarringState"]):
    """The swaps, from the Host clockwise: discard a character, draw 3, keep 1."""

    left: tuple[tuple[int, int], ...]

    name = "swaps"
    rule = "W-RND-4"
    asks = False
    below = ("round",)

    def is_possible(self, state: "WarringState") -> bool:
        if self.step_below(state).part != "collect" or not isinstance(self.left, tuple):
            return False
        if not all(len(pair) == 2 for pair in self.left):
            return False
        if not are_different(tuple(seat for seat, _ in self.left), range(state.seats)):
            return False
        return all(_is_swap(state, seat, slot) for seat, slot in self.left)

    def run(self, state: "WarringState", luck: Luck, log: Log) -> None:
        if not self.left:
            state.stack.pop()
            return
        (seat, slot), *left = self.left
        state.stack[-1] = Swaps(tuple(left))
        if slot != act.NO_CHARACTER:
            number = state.characters[seat].pop(slot)
            state.bury_person(number, seat)
            if log is not None:
                log.append(events.character_discarded(seat, state.deck.characters[number].key))
        draw_and_keep_one(state, seat, SWAP_DRAW, luck, log)


def begin(state: "WarringState") -> None:
    """Ask all seats to play."""
    state.stack.append(PlayCards(((),) * state.seats, (NO_SWAP,) * state.seats))
