"""The rules of HUANG."""

from .game import HUANG, HuangGame
from .options import HuangOptions
from .state import HuangState

__all__ = ["HUANG", "HuangGame", "HuangOptions", "HuangState"]
