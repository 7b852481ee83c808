"""Samples of games between bots."""

from collections.abc import Iterator
from functools import partial

from ..arena import Plan, spread
from ..arena.recording import play_recorded
from .played import PlayedGame


def sample_games(plan: Plan, count: int, processes: int | None = None) -> Iterator[PlayedGame]:
    """Play games between the bots of a plan on all cores; seats rotate from game to game."""
    yield from spread(partial(_play, plan), range(count), processes)


def _play(plan: Plan, number: int) -> PlayedGame:
    bots = plan.seating(number)
    record = play_recorded(plan.game_key, bots, plan.options, f"{plan.seed}/{number}")
    return PlayedGame(record, bots)
