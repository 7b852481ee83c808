"""HUANG on the compiled core: single states, playouts, and batches of games."""

from typing import ClassVar

from ....native.game import NativeGame
from ....native.state import CoreGenerator, CoreState, Engine
from ..rules import HUANG, HuangOptions, HuangState
from . import _huang
from .convert import LAYOUT, outcome, to_numbers, to_readable
from .tables import Rules, rules_for

__all__ = ["NATIVE", "Evaluator", "Generator", "State"]

Evaluator = _huang.Evaluator
"""The evaluator of bots, with weights that they bring."""


class Generator(_huang.Generator, CoreGenerator):
    """The core's own Luck."""


class State(CoreState[HuangState, HuangOptions], _huang.State):
    """A state of HUANG."""

    __slots__ = ()

    engine: ClassVar = Engine(HUANG, LAYOUT, rules_for, to_numbers, to_readable, outcome)
    rules: Rules


NATIVE = NativeGame(_huang, State, Generator)
