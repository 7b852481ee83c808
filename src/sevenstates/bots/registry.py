"""The heuristics of each game."""

from .. import games
from ..core import BadOption
from .knowledge import AnyKnowledge


def knowledge_of(game_key: str) -> AnyKnowledge:
    """What bots know of a game; BadOption if only the random one plays it."""
    knowledge = games.plugin(game_key).heuristics()
    if knowledge is None:
        raise BadOption("no-such-bot", bot="greedy", known="random")
    return knowledge
