"""Set-up: all choose their favour cards at once (D-SET-5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import (
    Action,
    ActionSet,
    Decision,
    Event,
    IllegalAction,
    Log,
    Luck,
    SealedStep,
    bits,
    is_row,
)
from .. import actions as act
from .. import events
from ..components import DEALT_FAVOURS, KEPT_FAVOURS
from ..values import are_cards

if TYPE_CHECKING:
    from ..state import HuangdiState


@dataclass(frozen=True, slots=True)
class ChooseFavours(SealedStep["HuangdiState"]):
    """Each seat keeps three of its five cards, one after the other; nobody sees another's."""

    dealt: tuple[int, ...]
    """The cards dealt to each seat, a bit each."""
    kept: tuple[int, ...]

    name = "choose_favours"
    rule = "D-SET-5"
    below = ("rounds",)

    def is_possible(self, state: "HuangdiState") -> bool:
        """Nothing has happened yet, and each seat keeps some of what it was dealt."""
        if state.round or state.wall or any(state.hands) or any(state.played) or state.holder >= 0:
            return False
        if not is_row(self.dealt, state.seats) or not is_row(self.kept, state.seats):
            return False
        return all(
            are_cards(state, dealt)
            and are_cards(state, kept)
            and dealt.bit_count() == DEALT_FAVOURS
            and not kept & ~dealt
            and kept.bit_count() <= KEPT_FAVOURS
            for dealt, kept in zip(self.dealt, self.kept, strict=True)
        )

    def left(self, seat: int) -> int:
        """The number of cards that the seat has still to keep."""
        return KEPT_FAVOURS - self.kept[seat].bit_count()

    def is_done(self, state: "HuangdiState", seat: int) -> bool:
        return not self.left(seat)

    def question(self, seat: int) -> Decision:
        """The question as put at the start, so that it tells nothing of the answers so far."""
        return Decision(seat, "favours", sealed=True, fields={"count": KEPT_FAVOURS})

    def own_answer(self, state: "HuangdiState", seat: int) -> dict[str, list[int]]:
        return {"cards": list(bits(self.dealt[seat])), "kept": list(bits(self.kept[seat]))}

    def without(self, seat: int) -> "ChooseFavours":
        return ChooseFavours(self.dealt, (*self.kept[:seat], 0, *self.kept[seat + 1 :]))

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.KEEP, self.dealt[seat] & ~self.kept[seat])])

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Keep):
            return IllegalAction("not-now", self.rule)
        if not self.dealt[seat] >> action.card & 1:
            return IllegalAction("card-not-dealt", self.rule, card=action.card)
        if self.kept[seat] >> action.card & 1:
            return IllegalAction("card-kept-already", self.rule, card=action.card)
        return None

    def answered(self, state: "HuangdiState", seat: int, action: Action) -> "ChooseFavours":
        assert isinstance(action, act.Keep)
        kept = self.kept[seat] | 1 << action.card
        return ChooseFavours(self.dealt, (*self.kept[:seat], kept, *self.kept[seat + 1 :]))

    def answer_event(self, seat: int, action: Action) -> Event:
        assert isinstance(action, act.Keep)
        return events.favour_chosen(seat, action.card)

    def finish(self, state: "HuangdiState", luck: Luck, log: Log) -> None:
        """The cards not kept go back into the deck, which is one packet again."""
        number, deck = state.seats, sum(cards for _, cards in state.packets)
        for seat in range(state.seats):
            returned = self.dealt[seat] & ~self.kept[seat]
            state.hands[seat] = self.kept[seat]
            deck |= returned
            for card in bits(returned):
                state.paths[card] = (seat, number)
            if log is not None:
                log.append(events.favours_kept(seat, self.kept[seat], returned))
        state.packets = ((number, deck),)
