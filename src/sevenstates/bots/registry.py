"""What is known of each game."""

import importlib

from .knowledge import AnyKnowledge


def knowledge_of(game_key: str) -> AnyKnowledge:
    """The knowledge of a game; loaded when asked for, so that one game does not wait for all."""
    knowledge: AnyKnowledge = importlib.import_module(f".{game_key}", __package__).KNOWLEDGE
    return knowledge
