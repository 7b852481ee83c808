"""The Resources card: blocks, jade and favour cards (D-RES)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step
from .. import actions as act
from .. import events
from ..components import DRAWN_FAVOURS, DRAWN_KEPT, RECRUIT_COST
from ..names import RESOURCES
from ..values import are_cards, has_turn, is_action_of
from .recruiter import affordable, amount_refusal, collect_jade

if TYPE_CHECKING:
    from ..state import HuangdiState


def runs(state: "HuangdiState", seat: int, jade: int) -> list[tuple[int, int]]:
    """The actions that the card offers to a seat with that much jade."""
    return [
        (act.QUARRY, affordable(jade, state.block_stock[seat])),
        (act.RESOURCES_JADE, 1),
        (act.DRAW, int(bool(state.packets))),
    ]


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot do this with the card."""
    if isinstance(action, act.Quarry):
        if not state.block_stock[seat]:
            return IllegalAction("no-blocks-left", "D-ACT-6")
        return amount_refusal(action.count, state.jade[seat], state.block_stock[seat], "D-RES-1")
    if isinstance(action, act.DrawFavours) and not state.packets:
        return IllegalAction("deck-empty", "D-RES-3")
    return None


def apply(state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Carry out one of the card's actions."""
    if isinstance(action, act.Quarry):
        state.imprison(seat, 0, log)
        jade = RECRUIT_COST[action.count - 1]
        state.pay_jade(seat, jade)
        state.block_stock[seat] -= action.count
        state.blocks[seat] += action.count
        if log is not None:
            log.append(events.quarried(seat, action.count, jade))
    elif isinstance(action, act.CollectJade):
        collect_jade(state, seat, log)
    else:
        _draw(state, seat, luck, log)


def _draw(state: "HuangdiState", seat: int, luck: Luck, log: Log) -> None:
    """D-RES-3: the top five, or what there is."""
    drawn = 0
    state.begin_draw(seat)
    for _ in range(DRAWN_FAVOURS):
        if state.packets:
            card = state.draw_card(luck)
            state.see_card(card)
            drawn |= 1 << card
    if log is not None:
        log.append(events.favours_drawn(seat, drawn))
    if drawn.bit_count() <= DRAWN_KEPT:
        _keep(state, seat, drawn, 0, log)
    else:
        state.stack.append(KeepFavours(seat, drawn, 0))


def _keep(state: "HuangdiState", seat: int, kept: int, returned: int, log: Log) -> None:
    state.hands[seat] |= kept
    if returned:
        state.put_under(returned)
    if log is not None:
        log.append(events.favours_kept(seat, kept, returned))


@dataclass(frozen=True, slots=True)
class KeepFavours(Step["HuangdiState"]):
    """Keep two of the cards drawn, one after the other; the others go under the deck."""

    seat: int
    drawn: int
    kept: int

    name = "keep_favours"
    rule = "D-RES-3"
    below = ("action_done",)

    def is_possible(self, state: "HuangdiState") -> bool:
        """Of five, or of what was left; two or fewer are kept unasked."""
        if not has_turn(state, self.seat) or not is_action_of(state, self, self.seat, RESOURCES):
            return False
        if not are_cards(state, self.drawn) or not are_cards(state, self.kept):
            return False
        drawn, kept = self.drawn.bit_count(), self.kept.bit_count()
        is_rest = DRAWN_KEPT < drawn < DRAWN_FAVOURS and not state.packets
        is_enough = drawn == DRAWN_FAVOURS or is_rest
        return is_enough and kept < DRAWN_KEPT and not self.kept & ~self.drawn

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        left = DRAWN_KEPT - self.kept.bit_count()
        return (Decision(self.seat, "keep", fields={"count": left}),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.KEEP, self.drawn & ~self.kept)])

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Keep):
            return IllegalAction("not-now", self.rule)
        if not self.drawn >> action.card & 1:
            return IllegalAction("card-not-drawn", self.rule, card=action.card)
        if self.kept >> action.card & 1:
            return IllegalAction("card-kept-already", self.rule, card=action.card)
        return None

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Keep)
        kept = self.kept | 1 << action.card
        if kept.bit_count() < DRAWN_KEPT:
            state.stack[-1] = KeepFavours(seat, self.drawn, kept)
        else:
            state.stack.pop()
            _keep(state, seat, kept, self.drawn & ~kept, log)
