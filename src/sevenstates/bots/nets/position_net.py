"""A policy and value net on the position itself, run with numpy.

Its input is a flat observation, its output a logit for each action of the game and the value of
the position. The arrays:

| name | what |
|---|---|
| `scale` | what each number of an observation is multiplied by |
| `input.*` | linear layer; what comes out is normalised over the layer |
| `inner.0.*`, ... | layers of the same width, each added to what went in |
| `policy.*` | one logit an action |
| `value.inner.*`, `value.outer.*` | the value head: one number, through tanh |

A `.npz` file holds them in half precision, beside them texts: the names of the columns, a line
each, in `columns`; the tables it was trained at as JSON in `tables`; a `NetInfo` in `about`.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from ...core import Options
from .net import ABOUT, COLUMNS, BadNet, Floats, NetInfo

ADAPTER = "PositionNet"
"""The adapter's name in its nets."""
VERSION = 1
TABLES = "tables"
Table = tuple[int, Mapping[str, object]]
"""A number of seats, and the options as JSON."""
EPSILON = 1e-5
"""Keeps the normalisation from dividing by zero."""


class PositionNet:
    """Gives the logits of all actions and the value of positions."""

    def __init__(
        self,
        arrays: Mapping[str, NDArray[Any]],
        columns: Sequence[str],
        tables: Sequence[Table],
        info: NetInfo,
    ) -> None:
        """BadNet if arrays are missing or do not fit together."""
        self.arrays = {name: np.asarray(part, np.float32) for name, part in arrays.items()}
        self.columns = list(columns)
        self.tables = [(int(seats), dict(options)) for seats, options in tables]
        self.info = info
        self._layers = sum(name.startswith("inner.") for name in arrays) // 2
        try:
            self.forward(np.zeros((2, len(self.columns)), np.float32))
        except (KeyError, ValueError, TypeError) as error:
            raise BadNet(f"this is not a net: {error}") from error

    def __repr__(self) -> str:
        sizes = f"{len(self.columns)} inputs, {len(self.tables)} kinds of table"
        return f"<{type(self).__name__} of {self.info.game}, {sizes}>"

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> "PositionNet":
        """The net in an .npz file; BadNet if there is none in it."""
        try:
            with np.load(file, allow_pickle=False) as stored:
                arrays = dict(stored.items())
            columns, about = str(arrays.pop(COLUMNS)), str(arrays.pop(ABOUT))
            tables = json.loads(str(arrays.pop(TABLES)))
        except (OSError, ValueError, EOFError, KeyError) as error:
            raise BadNet("this is not the file of a net on positions") from error
        return cls(arrays, columns.split("\n"), tables, NetInfo.from_text(about))

    def save(self, path: Path) -> None:
        """Write a file; half precision is enough to play."""
        stored: dict[str, NDArray[Any]] = {
            name: part.astype(np.float16) for name, part in self.arrays.items()
        }
        stored[COLUMNS] = np.array("\n".join(self.columns))
        stored[TABLES] = np.array(json.dumps(self.tables))
        stored[ABOUT] = np.array(self.info.to_text())
        np.savez_compressed(path, allow_pickle=False, **stored)

    def knows(self, seats: int, options: Options) -> bool:
        """Whether it was trained at such tables."""
        return (seats, options.to_json()) in self.tables

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The logits of all actions and the value of each position, a row each."""
        hidden = self._linear("input", inputs * self.arrays["scale"])
        hidden -= hidden.mean(axis=1, keepdims=True)
        hidden /= np.sqrt((hidden * hidden).mean(axis=1, keepdims=True) + EPSILON)
        hidden = np.maximum(hidden, 0)
        for layer in range(self._layers):
            hidden = hidden + np.maximum(self._linear(f"inner.{layer}", hidden), 0)
        inner = np.maximum(self._linear("value.inner", hidden), 0)
        values = np.tanh(self._linear("value.outer", inner)[:, 0])
        return self._linear("policy", hidden), values

    def _linear(self, layer: str, inputs: Floats) -> Floats:
        found: Floats = inputs @ self.arrays[f"{layer}.weight"].T + self.arrays[f"{layer}.bias"]
        return found
