"""Games as data: samples of games, positions with features, and batches to learn from."""

from .batches import Batch, Positions, load_positions
from .played import PlayedGame, read_games
from .rows import game_rows, position_rows
from .sample import sample_games
from .tables import read_frame, write_rows

__all__ = [
    "Batch",
    "PlayedGame",
    "Positions",
    "game_rows",
    "load_positions",
    "position_rows",
    "read_frame",
    "read_games",
    "sample_games",
    "write_rows",
]
