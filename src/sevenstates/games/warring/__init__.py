"""The Warring States of China: secret advisers, seven states, event cards and a Host."""

from .game import WARRING, WarringGame
from .options import WarringOptions
from .state import WarringState

__all__ = ["WARRING", "WarringGame", "WarringOptions", "WarringState"]
