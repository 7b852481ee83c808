"""Reasons for moves, from a game's heuristics."""

from ..core import Action, Seat, State
from .advice import Reason
from .heuristics import AnyHeuristics
from .rollout import afterstate

EXPLAINED = 5
"""Number of the best candidates that get reasons."""


def reasons_in(
    world: State, seat: Seat, action: Action, heuristics: AnyHeuristics
) -> tuple[Reason, ...]:
    """Reasons for and against an action in a possible world, rolled out until it is quiet."""
    after = afterstate(world, seat, action, heuristics, 0)
    return heuristics.reasons(world, seat, action, after)
