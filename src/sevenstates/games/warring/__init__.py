"""The Warring States of China: secret advisers, seven states, event cards and a Host."""

from .rules import WARRING, WarringGame, WarringOptions, WarringState

__all__ = ["WARRING", "WarringGame", "WarringOptions", "WarringState"]
