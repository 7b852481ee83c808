"""The rules of the toy game."""

from .game import TOY, ToyGame, ToyOptions, ToyState, ToyView

__all__ = ["TOY", "ToyGame", "ToyOptions", "ToyState", "ToyView"]
