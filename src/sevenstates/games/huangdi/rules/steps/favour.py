"""Playing a favour: a pattern of own blocks without plaques (D-FAV)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, bits, is_int
from .. import actions as act
from .. import events
from ..names import BUILDER
from ..values import has_turn, is_action_of
from ..wall import NAMES

if TYPE_CHECKING:
    from ..state import HuangdiState


def playable(state: "HuangdiState", seat: int) -> int:
    """The cards in hand whose pattern stands somewhere."""
    blocks = state.walls[seat] & ~state.plaques
    mask = 0
    if blocks:
        for card in bits(state.hands[seat]):
            mask |= bool(state.favours[card].corners_in(blocks)) << card
    return mask


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot play the card."""
    assert isinstance(action, act.PlayFavour)
    if not state.hands[seat] >> action.card & 1:
        return IllegalAction("card-not-in-hand", "D-FAV-1", card=action.card)
    if not state.standing(seat, action.card):
        return IllegalAction("pattern-not-there", "D-FAV-1", card=action.card)
    return None


def apply(state: "HuangdiState", seat: int, action: Action, log: Log) -> None:
    """Lay the card and score it once (D-FAV-2); the plaque is asked for."""
    assert isinstance(action, act.PlayFavour)
    state.hands[seat] ^= 1 << action.card
    state.played[seat] |= 1 << action.card
    state.paths[action.card] = ()
    state.stack.append(PlacePlaque(seat, action.card))
    if log is not None:
        log.append(events.favour_played(seat, action.card))
    state.score(seat, state.favours[action.card].points, "favour", log)


@dataclass(frozen=True, slots=True)
class PlacePlaque(Step["HuangdiState"]):
    """Put the plaque on a block of a place where the pattern stands (D-FAV-3)."""

    seat: int
    card: int

    name = "place_plaque"
    rule = "D-FAV-3"
    below = ("action_done",)

    def is_possible(self, state: "HuangdiState") -> bool:
        if not has_turn(state, self.seat) or not is_action_of(state, self, self.seat, BUILDER):
            return False
        if not is_int(self.card, range(len(state.favours))):
            return False
        is_played = state.played[self.seat] >> self.card & 1
        return bool(is_played and state.standing(self.seat, self.card))

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "plaque", fields={"card": self.card}),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.PLAQUE, state.standing(seat, self.card))])

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.PlacePlaque):
            return IllegalAction("not-now", self.rule)
        if not state.standing(seat, self.card) >> action.place & 1:
            place = NAMES[action.place]
            return IllegalAction("not-in-pattern", self.rule, place=place, card=self.card)
        return None

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.PlacePlaque)
        state.stack.pop()
        state.plaques |= 1 << action.place
        if log is not None:
            log.append(events.plaque_placed(seat, action.place))
