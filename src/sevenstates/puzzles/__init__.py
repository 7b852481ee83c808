"""Puzzles: positions where one move is clearly better, with the proof of it."""

from .puzzle import Proof, Puzzle, load_puzzles
from .themes import Consequences, Themes

__all__ = ["Consequences", "Proof", "Puzzle", "Themes", "load_puzzles"]
