"""What is known of each game."""

import importlib
from typing import Any

from .knowledge import AnyKnowledge


def knowledge_of(game_key: str) -> AnyKnowledge:
    """The knowledge of a game; loaded when asked for, so that one game does not wait for all."""
    knowledge: AnyKnowledge = importlib.import_module(f".{game_key}", __package__).KNOWLEDGE
    return knowledge


def judged_moves(game_key: str) -> Any:
    """The simulations of a game on the compiled core, where there is one."""
    return importlib.import_module(f".{game_key}.compiled", __package__).JudgedMoves
