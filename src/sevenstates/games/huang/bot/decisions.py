"""Decisions of many games of HUANG."""

from functools import partial

from ....bots.nets.core_games import CoreGames
from ....bots.nets.net import Floats
from ..native.huang import NATIVE
from ..native.tables import Rules
from .compiled import evaluator


class Games(CoreGames):
    """States of one kind of table, each with a generator of its own."""

    def __init__(self, rules: Rules, scale: Floats) -> None:
        """`scale` is what centred features are divided by."""
        super().__init__(NATIVE, rules, partial(evaluator().encode, rules), scale)
