"""The round: income first, and the Mongols after the last (D-INC, D-END-2)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Log, Luck, Step
from .. import events
from ..components import INCOME
from ..scoring import finish
from .petition import NO_BID, Petition

if TYPE_CHECKING:
    from ..state import HuangdiState


@dataclass(frozen=True, slots=True)
class Rounds(Step["HuangdiState"]):
    """The bottom of the stack: round after round."""

    name = "rounds"
    rule = "D-INC-1"
    asks = False

    def run(self, state: "HuangdiState", luck: Luck, log: Log) -> None:
        if not state.emperor_stock:
            finish(state, "mongols", log)
            return
        state.round += 1
        if log is not None:
            log.append(events.round_began(state.round))
        # D-INC-1: clockwise from the marker's holder; before the first petition from seat 0.
        first = max(state.holder, 0)
        for ahead in range(state.seats):
            seat = (first + ahead) % state.seats
            jade = state.take_jade(seat, INCOME + state.bonus(seat, "income"))
            if log is not None:
                log.append(events.income(seat, jade))
        state.stack.append(Petition((NO_BID,) * state.seats))
