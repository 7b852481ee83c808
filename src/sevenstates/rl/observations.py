"""Observations as tables: every number has a name, a bound and one place it is read from.

A compiled core writes the same numbers, for many games at once. Gymnasium is needed for the
spaces alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..core import Options, View
from ..extras import extra
from ..native import threads
from ..native.game import NativeGame
from ..native.state import AnyCoreState

if TYPE_CHECKING:
    from gymnasium import spaces

Arrays = dict[str, NDArray[np.float32]]
Ints = NDArray[np.integer[Any]]
Vector = NDArray[np.float32]


@dataclass(frozen=True)
class Counts:
    """Numbers that belong together, one for each label."""

    name: str
    labels: tuple[str, ...]
    most: int
    """The bound of each number; larger ones are clipped."""
    read: Callable[[View], Iterable[float]]
    """Reads the numbers from a view, in the order of the labels; no number stands for zeros."""


@dataclass(frozen=True)
class Planes:
    """Pictures of the board, one for each label: 1 where the thing is, 0 elsewhere."""

    name: str
    labels: tuple[str, ...]
    read: Callable[[View], Iterable[tuple[int, int]]]
    """Reads the label and the place of each 1 from a view."""


@dataclass(frozen=True)
class Layout:
    """The observation of one kind of table."""

    counts: tuple[Counts, ...]
    planes: tuple[Planes, ...] = ()
    shape: tuple[int, int] = (0, 0)
    """Rows and columns of a plane."""

    @cached_property
    def count_names(self) -> tuple[str, ...]:
        """The name of each number in `counts`."""
        return _names(self.counts)

    @cached_property
    def plane_names(self) -> tuple[str, ...]:
        """The name of each plane in `planes`."""
        return _names(self.planes)

    @cached_property
    def most(self) -> NDArray[np.float32]:
        """The bound of each number in `counts`."""
        return np.array([part.most for part in self.counts for _ in part.labels], np.float32)

    @cached_property
    def starts(self) -> dict[str, int]:
        """The places where the numbers, or the planes, of each part begin."""
        found = {}
        for parts in (self.counts, self.planes):
            first = 0
            for part in parts:
                found[part.name] = first
                first += len(part.labels)
        return found

    def space(self) -> "spaces.Dict":
        """The space of the arrays that `read` gives."""
        with extra("rl", "Gymnasium"):
            from gymnasium import spaces  # observations are read without it too

        found: dict[str, spaces.Space[Any]] = {
            "counts": spaces.Box(np.zeros_like(self.most), self.most, dtype=np.float32)
        }
        if self.planes:
            found["planes"] = spaces.Box(0, 1, (len(self.plane_names), *self.shape), np.float32)
        return spaces.Dict(found)

    def flat_space(self) -> "spaces.Box":
        """The space of the vectors that `flatten` gives."""
        with extra("rl", "Gymnasium"):
            from gymnasium import spaces

        size = len(self.count_names) + len(self.plane_names) * self.shape[0] * self.shape[1]
        return spaces.Box(0, 1, (size,), np.float32)

    def flatten(self, arrays: Arrays) -> Vector:
        """One vector with everything: the counts, each divided by its bound, then the planes.

        The arrays of many games become a row for each.
        """
        counts = arrays["counts"] / self.most
        if not self.planes:
            return counts
        planes = arrays["planes"].reshape(*counts.shape[:-1], -1)
        return np.concatenate([counts, planes], axis=-1)

    def read(self, view: View) -> Arrays:
        """The arrays of a view."""
        numbers: list[float] = []
        for part in self.counts:
            row = [*part.read(view)]
            numbers += row or [0] * len(part.labels)
        arrays = {"counts": np.minimum(np.array(numbers, np.float32), self.most)}
        if self.planes:
            arrays["planes"] = self._read_planes(view)
        return arrays

    def _read_planes(self, view: View) -> NDArray[np.float32]:
        size, starts = self.shape[0] * self.shape[1], self.starts
        cells = [
            (starts[part.name] + label) * size + place
            for part in self.planes
            for label, place in part.read(view)
        ]
        planes = np.zeros(len(self.plane_names) * size, np.float32)
        planes[cells] = 1
        return planes.reshape(-1, *self.shape)


def _names(parts: Sequence[Counts | Planes]) -> tuple[str, ...]:
    return tuple(
        f"{part.name}: {label}" if label else part.name for part in parts for label in part.labels
    )


def number(name: str, most: int, read: Callable[[View], float]) -> Counts:
    """A single number."""
    return Counts(name, ("",), most, lambda view: (read(view),))


def one_of(name: str, labels: tuple[str, ...], read: Callable[[View], int | None]) -> Counts:
    """A 1 at one of the labels, at none if there is no such thing."""
    return Counts(name, labels, 1, lambda view: hot(len(labels), read(view)))


def hot(size: int, *indices: int | None) -> list[int]:
    """Zeros with a 1 at each index; None is no index."""
    row = [0] * size
    for index in indices:
        if index is not None:
            row[index] = 1
    return row


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

    def read_one(self, state: AnyCoreState, viewer: int) -> Arrays:
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
