"""What bots know of The Warring States."""

from collections.abc import Sequence

from ....bots.advice import Reason
from ....core import Action, Luck, Seat
from ..rules import WarringState
from ..rules.steps.draft import KeepTwo
from ..rules.steps.play import NO_SWAP, PlayCards
from ..rules.steps.public import NOT_YET, PassRight
from ..rules.steps.speech import Speech
from .priors import priors
from .quick import quick
from .reasons import reasons
from .shares import shares


class WarringKnowledge:
    """Judges a table by points and by what the characters in hand promise."""

    def values(self, state: WarringState) -> Sequence[float]:
        result = state.result
        if result is None:
            return shares(state)
        share = 1 / len(result.winners)
        return [share if seat in result.winners else 0.0 for seat in range(state.seats)]

    def priors(self, state: WarringState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return priors(state, seat, legal)

    def quick(self, state: WarringState, seat: Seat, luck: Luck) -> Action:
        return quick(state, seat, luck)

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
        return reasons(state, seat, action, after)
