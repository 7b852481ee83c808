"""Bots of Huang Di."""

from .heuristics import HuangdiHeuristics
from .reasons import REASON_KEYS

HEURISTICS = HuangdiHeuristics()

__all__ = ["HEURISTICS", "REASON_KEYS", "HuangdiHeuristics"]
