"""Positions as arrays, in batches to learn from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..core import BadRecord
from .tables import read_rows


class Batch(NamedTuple):
    """Some positions; every array has a row for each, and goes to PyTorch by `from_dlpack`."""

    counts: NDArray[np.float32]
    """The seat's observation."""
    action_mask: NDArray[np.int8]
    """A 1 for each legal action."""
    action: NDArray[np.int64]
    """The index of the action that was taken."""
    reward: NDArray[np.float32]
    """The seat's result at the end, by its rank: from -1 to 1."""


class Positions(NamedTuple):
    """All positions of a file; all of one game at tables of one size."""

    counts: NDArray[np.float32]
    legal: list[NDArray[np.int64]]
    action: NDArray[np.int64]
    reward: NDArray[np.float32]
    actions: int
    """The number of actions of the game."""

    def batches(self, size: int, random: np.random.Generator) -> Iterator[Batch]:
        """All positions in a new order, `size` at a time; the last batch may be smaller."""
        order = random.permutation(len(self.action))
        for first in range(0, len(order), size):
            which = order[first : first + size]
            mask = np.zeros((len(which), self.actions), np.int8)
            for row, position in enumerate(which):
                mask[row, self.legal[position]] = 1
            yield Batch(self.counts[which], mask, self.action[which], self.reward[which])


def load_positions(path: Path | str) -> Positions:
    """The positions of a file that `sevenstates games export` wrote.

    BadRecord if there are none, or if they are of several games or sizes of tables.
    """
    rows = list(read_rows(Path(path)))
    if len({(row.get("game"), row.get("seats")) for row in rows}) != 1 or "counts" not in rows[0]:
        raise BadRecord("positions-mixed")

    def column(name: str, kind: Any) -> NDArray[Any]:
        return np.array([row[name] for row in rows], kind)

    return Positions(
        column("counts", np.float32),
        [np.array(row["legal"], np.int64) for row in rows],
        column("index", np.int64),
        column("reward", np.float32),
        len(games.get(rows[0]["game"]).actions),
    )
