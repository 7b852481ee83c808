"""A game on its compiled core, as generic code uses it."""

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..core import Options
from .batch import CoreBatch
from .state import AnyCoreState, CoreGenerator

if TYPE_CHECKING:
    from ._core import Observer


@dataclass(frozen=True)
class NativeGame:
    """A game's library, and its classes that rest on it."""

    core: ModuleType
    state: type[AnyCoreState]
    generator: type[CoreGenerator]

    def __reduce__(self) -> tuple[object, ...]:
        """A library cannot be pickled; it is found again where the game's classes are."""
        return _native_of, (self.state.__module__,)

    @property
    def observer(self) -> "type[Observer]":
        """The class of observers, which write observations as arrays in a given layout."""
        observer: type[Observer] = self.core.Observer
        return observer

    def rules_for(self, seats: int, options: Options) -> Any:
        """The tables for a number of seats and options, which are checked already."""
        return self.state.engine.rules_for(seats, options)

    def batch(
        self,
        games: int,
        seats: int,
        options: Options | None = None,
        *,
        seed: int,
        threads: int | None = None,
    ) -> CoreBatch[Any, Any]:
        """Games that are stepped together."""
        return CoreBatch(self.core, self.state, games, seats, options, seed=seed, threads=threads)


def _native_of(module: str) -> NativeGame:
    found: NativeGame = import_module(module).NATIVE
    return found
