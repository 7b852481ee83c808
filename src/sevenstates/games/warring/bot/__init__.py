"""Bots of The Warring States."""

from .heuristics import WarringHeuristics
from .reasons import REASON_KEYS

HEURISTICS = WarringHeuristics()

__all__ = ["HEURISTICS", "REASON_KEYS", "WarringHeuristics"]
