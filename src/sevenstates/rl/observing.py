"""Observations that a compiled core writes; Gymnasium is not needed for them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import Options
from ..native import threads
from ..native.game import NativeGame
from ..native.state import AnyCoreState
from .channels import Arrays, Ints, Layout

AnyState = AnyCoreState


@dataclass(frozen=True)
class CompiledEnv:
    """The environments' side of a compiled core."""

    native: NativeGame
    layout: Callable[[int, Options], Layout]
    observer_tables: Callable[[Any, Layout], Mapping[str, Any]]
    """The layout's tables for the core, for the rules of a kind of table."""


class CompiledObservation:
    """The observations of seats at one kind of table."""

    def __init__(self, env: CompiledEnv, seats: int, options: Options) -> None:
        self._kind = env, seats, options
        self.rules = env.native.rules_for(seats, options)
        self.layout = env.layout(seats, options)
        self.observer = env.native.observer(env.observer_tables(self.rules, self.layout))

    def __reduce__(self) -> tuple[object, ...]:
        return CompiledObservation, self._kind

    def read(self, states: memoryview, viewers: Ints, parts: Sequence[slice] = ()) -> Arrays:
        """The arrays of all games, each as its viewer sees it; `states` has a row a game.

        `parts` are the games of each thread; without them this thread reads all.
        """
        counts, planes = self._empty(len(viewers))
        rows, seats = np.asarray(states), viewers.astype(np.int8)

        def observe(part: slice) -> None:
            read = rows[part].data, seats[part].data
            self.observer.read(self.rules, *read, counts[part].data, planes[part].data)

        if parts:
            threads.run(observe, parts)
        else:
            observe(slice(None))
        return self._arrays(counts, planes)

    def read_one(self, state: AnyState, viewer: int) -> Arrays:
        """The arrays of one state."""
        counts, planes = self._empty()
        self.observer.read_one(state, viewer, counts.data, planes.data)
        return self._arrays(counts, planes)

    def _arrays(self, counts: NDArray[np.float32], planes: NDArray[np.float32]) -> Arrays:
        """The layout's arrays; not every game has planes."""
        return {"counts": counts, "planes": planes} if self.layout.planes else {"counts": counts}

    def _empty(self, *games: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        wanted = self.layout
        counts = np.empty((*games, len(wanted.count_names)), np.float32)
        return counts, np.empty((*games, len(wanted.plane_names), *wanted.shape), np.float32)
