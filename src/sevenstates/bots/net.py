"""A small net from a file of numbers, run with numpy."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int_]
STEADY = 1e-3
"""Below this a feature counts as not changing."""


class BadNet(ValueError):
    """A file is no net, or not whole."""


class Net:
    """Says how much it leans to each move of a decision, and what the table is worth.

    A decision is a row for the table as it stands and a row for each move. Of a move the net is
    shown what sets it apart from the others, in the light of the table.
    """

    def __init__(self, numbers: Mapping[str, NDArray[np.floating]]) -> None:
        """BadNet if numbers are missing or do not fit together."""
        self.numbers = {name: np.asarray(part, np.float32) for name, part in numbers.items()}
        try:
            self.features = len(self.numbers["mean"])
            self.think([np.zeros((3, self.features), np.float32)])
        except (KeyError, ValueError, TypeError) as error:
            raise BadNet(f"this is no net: {error}") from error

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> "Net":
        """The net in an .npz file; BadNet if there is none in it."""
        try:
            with np.load(file, allow_pickle=False) as numbers:
                return cls(dict(numbers))
        except BadNet:
            raise
        except (OSError, ValueError, EOFError) as error:
            raise BadNet(f"this is no file of a net: {error}") from error

    def save(self, path: Path) -> None:
        """Write a file; half precision is enough to play."""
        numbers = {name: part.astype(np.float16) for name, part in self.numbers.items()}
        np.savez_compressed(path, allow_pickle=False, **numbers)

    def think(self, decisions: Sequence[Floats]) -> tuple[list[Floats], Floats]:
        """For each decision how much the net leans to its moves, and what the table is worth.

        The worth is what who decides may expect: from -1, a lost game, to 1.
        """
        tables, moves, sizes = self.show(decisions)
        light = tables @ self.numbers["light.weight"].T + self.numbers["light.bias"]
        inner = moves @ self.numbers["move.weight"].T + np.repeat(light, sizes, axis=0)
        wishes = self._last("wish", inner)
        return np.split(wishes, np.cumsum(sizes)[:-1]), self._worth(tables)

    def judge(self, tables: Floats) -> Floats:
        """What tables are worth, a row each."""
        return self._worth(self._steady(tables))

    def show(self, decisions: Sequence[Floats]) -> tuple[Floats, Floats, Ints]:
        """The tables and the moves as the net is shown them, and how many moves each has."""
        sizes = np.array([len(rows) - 1 for rows in decisions])
        tables = self._steady(np.stack([rows[0] for rows in decisions]))
        moves = apart([rows[1:] for rows in decisions])
        return tables, np.clip(moves / self.numbers["apart"], -8, 8), sizes

    def _steady(self, tables: Floats) -> Floats:
        found: Floats = np.clip((tables - self.numbers["mean"]) / self.numbers["spread"], -8, 8)
        return found

    def _worth(self, tables: Floats) -> Floats:
        found: Floats = np.tanh(self._last("worth", self._through("table", tables)))
        return found

    def _through(self, layer: str, values: Floats) -> Floats:
        found: Floats = values @ self.numbers[f"{layer}.weight"].T + self.numbers[f"{layer}.bias"]
        return found

    def _last(self, part: str, values: Floats) -> Floats:
        """The last two layers of a part; one number comes out."""
        values = self._through(f"{part}.inner", np.maximum(values, 0))
        return self._through(f"{part}.outer", np.maximum(values, 0))[:, 0]


def apart(decisions: Sequence[Floats]) -> Floats:
    """By how much each move differs from the mean of its decision's moves."""
    every = np.concatenate(decisions)
    sizes = np.array([len(rows) for rows in decisions])
    means = np.add.reduceat(every, np.cumsum(sizes) - sizes) / sizes[:, None].astype(np.float32)
    found: Floats = every - np.repeat(means, sizes, axis=0)
    return found


def measure(decisions: Sequence[Floats]) -> dict[str, Floats]:
    """What rows look like: the mean and spread of tables, and how far apart moves are."""
    tables = np.stack([rows[0] for rows in decisions])
    moves = apart([rows[1:] for rows in decisions])
    return {"mean": tables.mean(axis=0), "spread": _spread(tables), "apart": _spread(moves)}


def _spread(rows: Floats) -> Floats:
    spread = rows.std(axis=0)
    found: Floats = np.where(spread < STEADY, 1, spread).astype(np.float32)
    return found
