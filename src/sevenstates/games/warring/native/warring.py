"""The Warring States on the compiled core: single states, playouts, and batches of games."""

from typing import ClassVar

from ....native.batch import CoreBatch
from ....native.game import NativeGame
from ....native.state import CoreGenerator, CoreState, Engine
from ..rules import WARRING, WarringOptions
from ..rules.state import WarringState
from . import _warring
from .convert import LAYOUT, outcome, to_numbers, to_readable
from .tables import Rules, rules_for

__all__ = ["NATIVE", "Batch", "Generator", "State"]


class Generator(_warring.Generator, CoreGenerator):
    """The core's own Luck."""


class State(CoreState[WarringState, WarringOptions], _warring.State):
    """A state of The Warring States."""

    __slots__ = ()

    engine: ClassVar = Engine(WARRING, LAYOUT, rules_for, to_numbers, to_readable, outcome)
    rules: Rules


class Batch(CoreBatch[WarringState, WarringOptions]):
    """Games of The Warring States that are stepped together."""

    core: ClassVar = _warring
    state_type: ClassVar = State


NATIVE = NativeGame(State, Batch, Generator, _warring.Observer)
