"""Heuristics of The Warring States, behind the interface that all bots use."""

from collections.abc import Sequence

from ....bots.advice import Reason
from ....core import Action, Luck, Seat
from ..rules import WarringState
from ..rules.steps.draft import KeepTwo
from ..rules.steps.play import NO_SWAP, PlayCards
from ..rules.steps.public import NOT_YET, PassRight
from ..rules.steps.speech import Speech
from . import evaluation, priors, rollout_policy
from .reasons import reasons_for


class WarringHeuristics:
    """Hand-made evaluation of The Warring States."""

    def values(self, state: WarringState) -> Sequence[float]:
        return evaluation.values(state)

    def priors(self, state: WarringState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, seat, legal)

    def rollout_policy(self, state: WarringState, seat: Seat, luck: Luck) -> Action:
        return rollout_policy.choose(state, seat, luck)

    def is_quiet(self, state: WarringState) -> bool:
        """A round is judged as a whole: when the next has begun and nobody has done anything."""
        step = state.stack[-1]
        if type(step) is PlayCards:
            return not step.done and not any(step.laid) and max(step.swaps) == NO_SWAP
        if type(step) is Speech:
            return step.ahead == 0
        if type(step) is PassRight:
            return max(step.given) == NOT_YET
        return type(step) is KeepTwo and not any(step.picks)

    def reasons(
        self, state: WarringState, seat: Seat, action: Action, after: WarringState
    ) -> tuple[Reason, ...]:
        return reasons_for(state, seat, action, after)
