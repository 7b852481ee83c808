"""Bots of HUANG."""

from .heuristics import HuangHeuristics
from .reasons import REASON_KEYS

HEURISTICS = HuangHeuristics()

__all__ = ["HEURISTICS", "REASON_KEYS", "HuangHeuristics"]
