"""A game on its compiled core, as generic code uses it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .batch import CoreBatch
from .state import CoreGenerator, CoreState

if TYPE_CHECKING:
    from ._core import Observer


@dataclass(frozen=True)
class NativeGame:
    """The classes of a game's compiled core."""

    state: type[CoreState[Any, Any]]
    batch: type[CoreBatch[Any, Any]]
    generator: type[CoreGenerator]
    observer: "type[Observer]"
    """What seats observe, as arrays, with a layout that environments bring."""

    def rules_for(self, seats: int, options: Any) -> Any:
        """The tables for a number of seats and options, which are checked already."""
        return self.state.engine.rules_for(seats, options)
