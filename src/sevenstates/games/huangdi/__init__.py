"""Huang Di by Bryan Johnson: rivals build the Great Wall for one emperor."""

from .game import HUANGDI, HuangdiGame
from .options import HuangdiOptions
from .state import HuangdiState

__all__ = ["HUANGDI", "HuangdiGame", "HuangdiOptions", "HuangdiState"]
