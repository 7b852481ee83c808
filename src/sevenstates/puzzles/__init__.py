"""Puzzles: positions where one move is clearly better, with the look that proves it."""

from .puzzle import Look, Puzzle, load_puzzles
from .themes import Themes

__all__ = ["Look", "Puzzle", "Themes", "load_puzzles"]
