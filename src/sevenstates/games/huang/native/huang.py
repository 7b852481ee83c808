"""HUANG on the compiled core: single states, playouts, and batches of games."""

from typing import ClassVar

from ....native.batch import CoreBatch
from ....native.game import NativeGame
from ....native.state import CoreGenerator, CoreState, Engine, Playouts
from ..rules import HUANG, HuangOptions, HuangState
from . import _huang
from .convert import LAYOUT as STATE_LAYOUT
from .convert import outcome, to_numbers, to_readable
from .tables import Rules, rules_for

__all__ = ["LAYOUT", "NATIVE", "Batch", "Evaluator", "Generator", "Playouts", "State"]

LAYOUT = _huang.LAYOUT
"""For each field of a state's bytes its offset, the format of its numbers, its length in bytes."""

Evaluator = _huang.Evaluator
"""What bots know of the game, with weights that they bring."""


class Generator(_huang.Generator, CoreGenerator):
    """The core's own Luck."""


class State(CoreState[HuangState, HuangOptions], _huang.State):
    """A state of HUANG."""

    __slots__ = ()

    engine: ClassVar = Engine(HUANG, STATE_LAYOUT, rules_for, to_numbers, to_readable, outcome)
    rules: Rules


class Batch(CoreBatch[HuangState, HuangOptions]):
    """Games of HUANG that are stepped together."""

    core: ClassVar = _huang
    state_type: ClassVar = State


NATIVE = NativeGame(State, Batch, Generator, _huang.Observer)
