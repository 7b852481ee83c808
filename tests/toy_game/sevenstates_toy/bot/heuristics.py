"""Heuristics of the toy game: points are good, high bids cost coins."""

from collections.abc import Sequence

from sevenstates.bots import Reason
from sevenstates.core import Action, Luck, Seat

from ..rules.game import ToyState


class ToyHeuristics:
    """Judges by points; every action looks as good as any other."""

    def values(self, state: ToyState) -> Sequence[float]:
        odds = [1 + points for points in state.points]
        return [one / sum(odds) for one in odds]

    def priors(self, state: ToyState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return [1.0] * len(legal)

    def rollout_policy(self, state: ToyState, seat: Seat, luck: Luck) -> Action:
        return state.random_action(seat, luck)

    def is_quiet(self, state: ToyState) -> bool:
        return not state.stack or state.stack[-1].name == "turn"

    def reasons(
        self, state: ToyState, seat: Seat, action: Action, after: ToyState
    ) -> tuple[Reason, ...]:
        return (Reason("points", {"count": after.points[seat] - state.points[seat]}),)
