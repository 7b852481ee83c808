"""The rules of Huang Di."""

from .game import HUANGDI, HuangdiGame
from .options import HuangdiOptions
from .state import HuangdiState

__all__ = ["HUANGDI", "HuangdiGame", "HuangdiOptions", "HuangdiState"]
