"""HUANG by Reiner Knizia: tiles, leaders, revolts and wars on a board of hexes."""

from .game import HUANG, HuangGame
from .options import HuangOptions
from .state import HuangState

__all__ = ["HUANG", "HuangGame", "HuangOptions", "HuangState"]
