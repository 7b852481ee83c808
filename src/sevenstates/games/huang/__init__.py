"""HUANG by Reiner Knizia: tiles, leaders, revolts and wars on a board of hexes."""

from .rules import HUANG, HuangGame, HuangOptions, HuangState

__all__ = ["HUANG", "HuangGame", "HuangOptions", "HuangState"]
