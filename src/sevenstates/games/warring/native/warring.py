"""The Warring States on the compiled core: single states, playouts, and batches of games."""

from typing import ClassVar

from ....native.game import NativeGame
from ....native.state import CoreGenerator, CoreState, Engine
from ..rules import WARRING, WarringOptions
from ..rules.state import WarringState
from . import _warring
from .convert import LAYOUT, outcome, to_numbers, to_readable
from .tables import Rules, rules_for

__all__ = ["FEATURES", "NATIVE", "STATE_FEATURES", "Evaluator", "Generator", "State"]

Evaluator = _warring.Evaluator
"""The evaluator of bots, with weights that they bring."""
FEATURES, STATE_FEATURES = _warring.FEATURES, _warring.STATE_FEATURES
"""The lengths of its rows, and of the part about the state."""


class Generator(_warring.Generator, CoreGenerator):
    """The core's own Luck."""


class State(CoreState[WarringState, WarringOptions], _warring.State):
    """A state of The Warring States."""

    __slots__ = ()

    engine: ClassVar = Engine(WARRING, LAYOUT, rules_for, to_numbers, to_readable, outcome)
    rules: Rules


NATIVE = NativeGame(_warring, State, Generator)
