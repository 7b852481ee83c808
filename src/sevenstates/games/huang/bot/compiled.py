"""The heuristics of HUANG in the compiled core: the same evaluation, many times as fast.

The core gets every weight from the files here, by their names.
"""

from array import array
from functools import cache
from types import ModuleType

from ..native.huang import Evaluator
from ..native.tables import words_of
from . import (
    conflicts,
    dangers,
    evaluation,
    priors,
    rollout_policy,
    shapes,
    side_decisions,
    weights,
)

MODULES = (conflicts, dangers, evaluation, priors, rollout_policy, side_decisions, weights)
"""The files whose constants the core gets."""


def _weights(module: ModuleType) -> dict[str, "array[float]"]:
    """The constants of a file that are numbers, by its name and theirs."""
    found = {}
    for name, value in vars(module).items():
        numbers = value if isinstance(value, tuple | list) else (value,)
        if name.isupper() and all(isinstance(number, int | float) for number in numbers):
            found[f"{module.__name__.rpartition('.')[2]}.{name.lower()}"] = array("d", numbers)
    return found


@cache
def evaluator() -> Evaluator:
    """The compiled evaluation, with the weights of the files here."""
    tables: dict[str, array[float] | array[int]] = {}
    for module in MODULES:
        tables |= _weights(module)
    tables["shapes.near"] = array("Q", [word for mask in shapes.NEAR for word in words_of(mask)])
    return Evaluator(tables)
