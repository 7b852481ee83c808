"""The petition: sealed bids for the emperor's favour (D-PET)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
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
    is_int,
    is_row,
)
from .. import actions as act
from .. import events
from ..names import ALL_ROLES
from .turn import Turns

if TYPE_CHECKING:
    from ..state import HuangdiState

NO_BID = -1


@cache
def _question(seat: int) -> Decision:
    return Decision(seat, "bid", sealed=True)


@dataclass(frozen=True, slots=True)
class Petition(SealedStep["HuangdiState"]):
    """All bid at once; nobody sees another's bid before all are in (D-PET-1)."""

    bids: tuple[int, ...]
    """The jade each seat bids, -1 where the bid is not in."""

    name = "petition"
    rule = "D-PET-1"
    below = ("rounds",)

    def is_possible(self, state: "HuangdiState") -> bool:
        """Nobody bids more jade than it has."""
        if not is_row(self.bids, state.seats):
            return False
        bids = zip(self.bids, state.jade, strict=True)
        return all(is_int(bid, range(NO_BID, jade + 1)) for bid, jade in bids)

    def is_done(self, state: "HuangdiState", seat: int) -> bool:
        return self.bids[seat] != NO_BID

    def question(self, seat: int) -> Decision:
        return _question(seat)

    def own_answer(self, state: "HuangdiState", seat: int) -> dict[str, int] | None:
        return {"bid": self.bids[seat]} if self.bids[seat] != NO_BID else None

    def without(self, seat: int) -> "Petition":
        return Petition((*self.bids[:seat], NO_BID, *self.bids[seat + 1 :]))

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.BID, (1 << (state.jade[seat] + 1)) - 1)])

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Bid):
            return IllegalAction("not-now", self.rule)
        if action.jade > state.jade[seat]:
            return IllegalAction(
                "too-little-jade", self.rule, needed=action.jade, held=state.jade[seat]
            )
        return None

    def answered(self, state: "HuangdiState", seat: int, action: Action) -> "Petition":
        assert isinstance(action, act.Bid)
        return Petition((*self.bids[:seat], action.jade, *self.bids[seat + 1 :]))

    def answer_event(self, seat: int, action: Action) -> Event:
        assert isinstance(action, act.Bid)
        return events.bid_placed(seat, action.jade)

    def finish(self, state: "HuangdiState", luck: Luck, log: Log) -> None:
        """Show the bids; the winner alone pays (D-PET-3), and all take their role cards."""
        bids = self.bids
        petition = [state.bonus(seat, "petition") for seat in range(state.seats)]
        winner, by = _winner(state, bids, petition, luck)
        if log is not None:
            log.append(events.bids_shown(bids, petition))
            log.append(events.petition_won(winner, bids[winner], by))
        state.pay_jade(winner, bids[winner])
        state.holder = winner
        state.emperor_stock -= 1
        state.emperor_block = True
        state.imprison(winner, 1, log)
        state.roles = [ALL_ROLES] * state.seats  # D-ACT-1
        state.stack.append(Turns(0))


def _winner(
    state: "HuangdiState", bids: tuple[int, ...], petition: list[int], luck: Luck
) -> tuple[int, str]:
    """The winner, and what decided: the total, then jade, then seats or chance (D-PET-2)."""
    totals = [jade + more for jade, more in zip(bids, petition, strict=True)]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return tied[0], "total"
    most = max(bids[seat] for seat in tied)
    tied = [seat for seat in tied if bids[seat] == most]
    if len(tied) == 1:
        return tied[0], "jade"
    if state.holder < 0:
        return tied[luck.below(len(tied))], "chance"
    # The marker goes clockwise from its holder, who comes last and so never keeps it.
    return min(tied, key=lambda seat: (seat - state.holder - 1) % state.seats), "order"
