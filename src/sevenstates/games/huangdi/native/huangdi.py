"""Huang Di on the compiled core: single states, playouts, and batches of games."""

from typing import ClassVar

from ....native.game import NativeGame
from ....native.state import CoreGenerator, CoreState, Engine
from ..rules import HUANGDI, HuangdiOptions
from ..rules.state import HuangdiState
from . import _huangdi
from .convert import LAYOUT, outcome, to_numbers, to_readable
from .tables import Rules, rules_for

__all__ = ["NATIVE", "Generator", "State"]


class Generator(_huangdi.Generator, CoreGenerator):
    """The core's own Luck."""


class State(CoreState[HuangdiState, HuangdiOptions], _huangdi.State):
    """A state of Huang Di."""

    __slots__ = ()

    engine: ClassVar = Engine(HUANGDI, LAYOUT, rules_for, to_numbers, to_readable, outcome)
    rules: Rules


NATIVE = NativeGame(_huangdi, State, Generator)
