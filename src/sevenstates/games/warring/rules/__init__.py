"""The rules of The Warring States."""

from .game import WARRING, WarringGame
from .options import WarringOptions
from .state import WarringState

__all__ = ["WARRING", "WarringGame", "WarringOptions", "WarringState"]
