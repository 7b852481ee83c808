"""Reasons for moves, from what a bot's hand-made knowledge says of where they lead."""

from ..core import Action, RandomLuck, Seat, State
from .advice import Reason
from .knowledge import AnyKnowledge
from .playing_on import advance, play_on

EXPLAINED = 5
"""So many of the best candidates get their reasons."""


def reasons_in(
    world: State, seat: Seat, action: Action, knowledge: AnyKnowledge
) -> tuple[Reason, ...]:
    """Why an action is good or bad in a possible world, played on until it is quiet."""
    after, luck = world.copy(), RandomLuck(0)
    advance(after, seat, action, luck)
    play_on(after, knowledge, luck)
    return knowledge.reasons(world, seat, action, after)
