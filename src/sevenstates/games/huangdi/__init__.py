"""Huang Di by Bryan Johnson: rivals build the Great Wall for one emperor."""

from .rules import HUANGDI, HuangdiGame, HuangdiOptions, HuangdiState

__all__ = ["HUANGDI", "HuangdiGame", "HuangdiOptions", "HuangdiState"]
