"""The Warring States' part of the comparison of the engines."""

import random

from sevenstates.core import Action
from sevenstates.games.warring.rules import WARRING, WarringState
from tests.kit.tables import tables_of
from tests.native.comparing import Engines, Table, all_contents, any_kind_first


def tables() -> tuple[Table, ...]:
    """Every number of seats, both ways to order cards, and a deck that is soon drawn up."""
    return tuple(Table(table.seats, table.options) for table in tables_of(WARRING))


def choose(state: WarringState, legal: list[Action], chooser: random.Random, way: int) -> Action:
    """Any legal action (way 0), any kind first (1), or claims whatever can be claimed (2)."""
    if way == 2 and (claims := [action for action in legal if action.kind == "claim"]):
        return chooser.choice(claims)
    return any_kind_first(state, legal, chooser, way)


def contents(state: WarringState) -> dict[str, object]:
    """All that makes a state; a board is compared by what is on it."""
    return {**all_contents(state), "board": state.board.to_json()}


ENGINES = Engines(tables, choose, ways=3, contents=contents)
