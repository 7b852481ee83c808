"""Huang Di's part of the comparison of the engines."""

import random

from sevenstates.core import Action
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiState
from tests.kit.tables import tables_of
from tests.native.comparing import Engines, Table, any_kind_first

_WANTED = ("favour", "build", "block", "quarry", "recruit", "convicts", "draw")
"""What one who builds likes best, in this order; the pattern of a favour needs many blocks."""


def tables() -> tuple[Table, ...]:
    """Every number of seats and of provinces, and a deck that is soon drawn up."""
    return tuple(Table(table.seats, table.options) for table in tables_of(HUANGDI))


def choose(state: HuangdiState, legal: list[Action], chooser: random.Random, way: int) -> Action:
    """Any legal action (way 0), any kind first (1), or as one who builds would (2)."""
    if way == 2 and chooser.random() < 0.8:
        for kind in _WANTED:
            if wanted := [action for action in legal if action.kind == kind]:
                return chooser.choice(wanted)
    return any_kind_first(state, legal, chooser, way)


ENGINES = Engines(tables, choose, ways=3)
