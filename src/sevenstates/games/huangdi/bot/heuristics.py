"""Heuristics of Huang Di, behind the interface that all bots use."""

from collections.abc import Sequence

from ....bots.advice import Reason
from ....core import Action, Luck, Seat
from ..rules import HuangdiState
from ..rules.steps.turn import Afterwards, TakeAction
from . import evaluation, priors, rollout_policy
from .bids import is_bidding
from .reasons import reasons_for


class HuangdiHeuristics:
    """Hand-made evaluation of Huang Di."""

    def values(self, state: HuangdiState) -> list[float]:
        return evaluation.values(state)

    def priors(self, state: HuangdiState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return priors.priors(state, seat, legal)

    def rollout_policy(self, state: HuangdiState, seat: Seat, luck: Luck) -> Action:
        return rollout_policy.choose(state, seat, luck)

    def is_quiet(self, state: HuangdiState) -> bool:
        if not state.stack:
            return True
        top = state.stack[-1]
        if type(top) is TakeAction:
            return not top.again
        if type(top) is Afterwards:
            return state.emperor_stock > 0  # in the last round what can be bought must be now
        return is_bidding(state)

    def reasons(
        self, state: HuangdiState, seat: Seat, action: Action, after: HuangdiState
    ) -> tuple[Reason, ...]:
        return reasons_for(state, seat, action, after)
