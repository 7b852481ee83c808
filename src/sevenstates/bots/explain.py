"""Reasons for moves, from a game's heuristics."""

from ..core import Action, RandomLuck, Seat, State
from .advice import Reason
from .heuristics import AnyHeuristics
from .rollout import advance, rollout

EXPLAINED = 5
"""Number of the best candidates that get reasons."""


def reasons_in(
    world: State, seat: Seat, action: Action, heuristics: AnyHeuristics
) -> tuple[Reason, ...]:
    """Why an action is good or bad in a possible world, rolled out until it is quiet."""
    after, luck = world.copy(), RandomLuck(0)
    advance(after, seat, action, luck)
    rollout(after, heuristics, luck)
    return heuristics.reasons(world, seat, action, after)
