"""Tasks for bot workers and their answers, one JSON object per line."""

from typing import Any

import msgspec

from ....core import RandomLuck, Seat, State
from ..model import chance

READY = b"ready\n"
"""The first line of a worker: it has started and can think."""
MIN_THINKING_SECONDS = 0.5
"""Seconds that a bot may always think, whatever else the same network has asked."""


class WorkerFailed(Exception):
    """The worker crashed, hung or answered nonsense; it has been replaced."""


class Task(msgspec.Struct):
    """A task for a worker."""

    game: str
    state: dict[str, object]
    """A possible world, which holds nothing but what the seat knows."""
    seat: Seat
    level: str
    seed: int
    advise: bool = False
    judged: str = ""
    """A move, in notation, that is held against the best one."""
    compared: list[str] = []
    """Moves, in notation, that are compared with each other and no others; empty for all."""
    share: float = 1.0
    """The part of a bot's usual time that it may think."""


class ScoredMove(msgspec.Struct):
    """A move that was looked at: the notation, value, weight, and reasons as key and fields."""

    action: str
    value: float
    weight: float
    reasons: list[tuple[str, dict[str, Any]]]


class Answer(msgspec.Struct):
    """A worker's answer."""

    action: str
    scored_moves: list[ScoredMove] = []


def task_for(
    game_key: str,
    state: State,
    seat: Seat,
    level: str,
    *,
    advise: bool = False,
    judged: str = "",
) -> Task:
    """The question to a seat, in a world that is drawn again where the seat does not know it."""
    seed = chance.bot_seed(state, seat)
    world = state.determinize(seat, RandomLuck(seed))
    return Task(game_key, dict(world.to_json()), seat, level, seed, advise, judged)
