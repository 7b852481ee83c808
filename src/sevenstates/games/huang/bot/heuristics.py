"""Heuristics of HUANG, behind the interface that all bots use."""

from collections.abc import Sequence

from ....bots.advice import Reason
from ....core import Action, Luck, Seat
from ..rules import HuangState
from ..rules.steps.turn import TakeAction
from . import evaluation, priors, rollout_policy
from .reasons import reasons_for


class HuangHeuristics:
    """Hand-made evaluation of HUANG."""

    def values(self, state: HuangState) -> Sequence[float]:
        return evaluation.values(state)

    def priors(self, state: HuangState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, seat, legal)

    def rollout_policy(self, state: HuangState, seat: Seat, luck: Luck) -> Action:
        return rollout_policy.choose(state, seat, luck)

    def is_quiet(self, state: HuangState) -> bool:
        return not state.stack or type(state.stack[-1]) is TakeAction

    def reasons(
        self, state: HuangState, seat: Seat, action: Action, after: HuangState
    ) -> tuple[Reason, ...]:
        return reasons_for(state, seat, action, after)
