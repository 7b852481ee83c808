"""Possible worlds for a bot to think in."""

from ..core import Luck, SealedStep, Seat, State
from .player import Question


def sample_worlds(question: Question, luck: Luck, count: int) -> list[State]:
    """Worlds as the seat may believe them, with no sealed answer of another seat in them."""
    worlds = [question.sample(luck) for _ in range(count)]
    if question.decision.sealed:
        for world in worlds:
            reopen(world, question.seat)
    return worlds


def reopen(world: State, seat: Seat) -> None:
    """Take back what others have sealed, if they have.

    A sampler draws their answers blindly; a bot expects sensible ones, and the same ones
    whether it is asked first or last.
    """
    step = world.stack[-1]
    if isinstance(step, SealedStep):
        world.stack[-1] = step.without_others(world, seat)
