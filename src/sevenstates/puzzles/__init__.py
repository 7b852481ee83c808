"""Puzzles: positions where one move is clearly better, with the look that proves it."""

from .puzzle import Look, Puzzle, load_puzzles
from .themes import Consequences, Themes

__all__ = ["Consequences", "Look", "Puzzle", "Themes", "load_puzzles"]
