"""How each game looks on a terminal. Everything else in the client knows no game."""

from .huang import HuangBoard
from .huangdi import HuangdiBoard
from .protocol import Board, Facts, View
from .warring import WarringBoard

BOARDS: dict[str, Board] = {
    "huang": HuangBoard(),
    "huangdi": HuangdiBoard(),
    "warring": WarringBoard(),
}
"""By the game's key."""

__all__ = ["BOARDS", "Board", "Facts", "View"]
