"""The arena: contests of bots, with seats rotated, and their results."""

from .game_loop import play, seated_bots
from .game_result import GameResult, play_numbered
from .plan import Plan, make_plan
from .pool import spread
from .results import Results, Standing, interval, standings
from .run import run_arena

__all__ = [
    "GameResult",
    "Plan",
    "Results",
    "Standing",
    "interval",
    "make_plan",
    "play",
    "play_numbered",
    "run_arena",
    "seated_bots",
    "spread",
    "standings",
]
