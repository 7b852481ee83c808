"""The end of a turn: pagoda points, granaries, refilling (H-END)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, bits
from .. import actions as act
from .. import events
from ..colours import BLUE, COLOURS, YELLOW
from ..components import HAND, IDLE_TURNS, MARKET, PALACE_HAND
from ..grid import RHOMBI, TRIANGLES
from ..scoring import finish
from ..values import has_turn, is_seat
from .replace import draw_tiles, refill_market

if TYPE_CHECKING:
    from ..state import HuangState


def begin(state: "HuangState", seat: int, log: Log) -> None:
    """Pagoda points, then granaries, then the refill, in the place of the turn's last step."""
    state.stack[-1] = Refill.of(seat)
    if state.pagodas:
        _score_pagodas(state, seat, log)
    if state.granaries:
        offer = OfferGranaries.of(seat)
        if offer.granaries(state).bit_count() > 1:
            state.stack.append(offer)


def _score_pagodas(state: "HuangState", seat: int, log: Log) -> None:
    """One point for each own leader and each pagoda of its colour in its state (H-PAG-4)."""
    for colour in COLOURS:
        place = state.leaders[seat * 5 + colour]
        if place < 0:
            continue
        mask = state.group_at(place).mask
        standing = sum(
            kind == colour and mask >> TRIANGLES[triangle][0] & 1
            for kind, triangle in state.pagodas
        )
        points = min(standing, 1) if state.options.edition == "pl" else standing
        if points:
            state.score(seat, colour, points, "pagoda", log)


@dataclass(frozen=True, slots=True)
class OfferGranaries(Step["HuangState"]):
    """Take all granaries of the blue leader's state but one, or none (H-KIN-2)."""

    seat: int

    name = "offer_granaries"
    rule = "H-KIN-2"
    below = ("refill",)

    def is_possible(self, state: "HuangState") -> bool:
        return is_seat(state, self.seat)

    def granaries(self, state: "HuangState") -> int:
        """The granaries in the state of the seat's blue leader."""
        place = state.leaders[self.seat * 5 + BLUE]
        if place < 0:
            return 0
        return state.group_at(place).mask & state.granaries

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        fields = {"count": self.granaries(state).bit_count() - 1}
        return (Decision(self.seat, "granaries", fields=fields),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.SKIP, 1), (act.KEEP, self.granaries(state))])

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Skip):
            return None
        if not isinstance(action, act.KeepGranary):
            return IllegalAction("not-now", self.rule)
        if not self.granaries(state) >> action.place & 1:
            return IllegalAction("no-granary-there", self.rule)
        return None

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        if isinstance(action, act.KeepGranary):
            taken = self.granaries(state) & ~(1 << action.place)
            state.granaries &= ~taken
            state.granaries_taken[seat] += taken.bit_count()
            state.measure_built()
            if log is not None:
                log.append(events.granaries_taken(seat, bits(taken), action.place))


@dataclass(frozen=True, slots=True)
class Refill(Step["HuangState"]):
    """Refill the seat's hand, the others' clockwise, then the market; the turn is over."""

    seat: int

    name = "refill"
    rule = "H-END-1"
    asks = False
    below = ("turns",)

    def is_possible(self, state: "HuangState") -> bool:
        return has_turn(state, self.seat)

    def run(self, state: "HuangState", luck: Luck, log: Log) -> None:
        for ahead in range(state.seats):
            seat = (self.seat + ahead) % state.seats
            missing = self._limit(state, seat) - state.hand_size(seat)
            if missing > 0 and not draw_tiles(state, seat, missing, luck, log):
                return
        missing = MARKET - sum(state.market)
        if missing and not refill_market(state, missing, luck, log):
            return
        state.idle += 1
        if state.idle >= IDLE_TURNS * state.seats:
            finish(state, "nothing-happens", log)
            return
        state.stack.pop()

    def _limit(self, state: "HuangState", seat: int) -> int:
        """H-PAL-2: in EN the palace counts only at the end of its owner's turn."""
        if state.palace < 0 or (seat != self.seat and state.options.edition == "en"):
            return HAND
        return PALACE_HAND if _holds_palace(state, seat) else HAND


def _holds_palace(state: "HuangState", seat: int) -> bool:
    """Whether the seat's yellow leader is in the palace's state."""
    place = state.leaders[seat * 5 + YELLOW]
    if place < 0:
        return False
    return bool(state.group_at(place).mask >> RHOMBI[state.palace][0] & 1)
