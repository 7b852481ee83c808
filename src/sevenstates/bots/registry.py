"""The heuristics of each game."""

from .. import games
from ..core import BadOption
from .heuristics import AnyHeuristics


def heuristics_of(game_key: str) -> AnyHeuristics:
    """The heuristics of a game; BadOption if only the random bot plays it."""
    heuristics = games.plugin(game_key).heuristics()
    if heuristics is None:
        raise BadOption("no-such-bot", bot="greedy", known="random")
    return heuristics
