"""Planted faults: where they go, and how to say that a check finds one."""

from collections.abc import Callable
from typing import Any

import pytest
from sevenstates_toy.rules.game import TOY, ToyOptions

from sevenstates.core import BrokenState
from sevenstates.games.huang.rules import HUANG
from sevenstates.testing.checks import Check
from sevenstates.testing.walk import Table, walk
from tests.kit.tables import tables_for

TABLE = Table(TOY, 3, ToyOptions(rich=True), tables_for(TOY).reveals)
HUANG_TABLE = Table(HUANG, 2, HUANG.options_type(short=True))

Patch = Callable[[Any, str, Any], None]
"""Puts something faulty in the place of a method, for one test."""


def caught(message: str, check: Check, table: Table = TABLE) -> None:
    """The check finds the fault and says so."""
    with pytest.raises((AssertionError, BrokenState), match=message):
        check(walk(table))
