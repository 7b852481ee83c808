"""A small policy and value net, run with numpy.

A net is a dict of arrays by name:

| name | what |
|---|---|
| `mean`, `std` | of the features of states |
| `centred_std` | of the features of moves, centred over the moves of their decision |
| `context.*` | linear layer from the state's features into the moves' first layer |
| `move.weight` | linear layer from a move's centred features |
| `policy.inner.*`, `policy.outer.*` | the policy head: one logit a move |
| `state.*` | linear layer from the state's features |
| `value.inner.*`, `value.outer.*` | the value head: one number a state, through tanh |

A `.npz` file holds the same arrays in half precision, some of them under older names: FILE_NAMES.
Its text `about` is a `NetInfo` as JSON.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .names import FILE_NAMES, MAX_INPUT

Floats = NDArray[np.float32]
Ints = NDArray[np.int_]

_NAMES = {stored: name for name, stored in FILE_NAMES.items()}
SCALES = ("mean", "std", "centred_std")
"""The arrays that normalise inputs; all others are learned."""
MIN_STD = 1e-3
"""A feature whose standard deviation is below this counts as constant."""


ABOUT = "about"
"""The array of a file that holds the net's `NetInfo` as JSON."""
COLUMNS = "columns"
"""The array that only a file of a `PositionNet` has: the names of its inputs."""


class BadNet(ValueError):
    """A file is not a net, or is incomplete."""


class NetInfo(NamedTuple):
    """The game, adapter and version that a net was trained for."""

    game: str
    """The game's key."""
    adapter: str
    """The name of the net adapter that encodes its inputs."""
    version: int
    """The version of the adapter's features."""

    def to_text(self) -> str:
        return json.dumps(self._asdict())

    @classmethod
    def from_text(cls, text: str) -> "NetInfo":
        """BadNet if it is something else."""
        try:
            data = json.loads(text)
            return cls(str(data["game"]), str(data["adapter"]), int(data["version"]))
        except (ValueError, LookupError, TypeError) as error:
            raise BadNet(f"it does not say what it was trained for: {error}") from error


class Net:
    """Gives the logits of a decision's moves and the value of its state.

    A decision is a row of features for the state and a row for each move.
    """

    def __init__(
        self, arrays: Mapping[str, NDArray[np.floating]], info: NetInfo | None = None
    ) -> None:
        """BadNet if arrays are missing or do not fit together."""
        self.info = info
        self.arrays = {name: np.asarray(part, np.float32) for name, part in arrays.items()}
        try:
            self.feature_count = len(self.arrays["mean"])
            self.forward([np.zeros((3, self.feature_count), np.float32)])
        except (KeyError, ValueError, TypeError) as error:
            raise BadNet(f"this is not a net: {error}") from error

    def __repr__(self) -> str:
        game = self.info.game if self.info else "no named game"
        return f"<{type(self).__name__} of {game}, {self.feature_count} features>"

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> "Net":
        """The net in an .npz file; BadNet if there is none in it."""
        try:
            with np.load(file, allow_pickle=False) as stored:
                arrays = {_renamed(name, _NAMES): part for name, part in stored.items()}
            if COLUMNS in arrays:
                raise BadNet("it is a net on positions, which no bot plays by the file's name yet")
            about = arrays.pop(ABOUT, None)
            return cls(arrays, None if about is None else NetInfo.from_text(str(about)))
        except BadNet:
            raise
        except (OSError, ValueError, EOFError) as error:  # numpy advises to trust any file
            raise BadNet("this is not the file of a net") from error

    def save(self, path: Path) -> None:
        """Write a file; half precision is enough to play."""
        stored: dict[str, NDArray[Any]] = {
            _renamed(name, FILE_NAMES): part.astype(np.float16)
            for name, part in self.arrays.items()
        }
        if self.info is not None:
            stored[ABOUT] = np.array(self.info.to_text())
        np.savez_compressed(path, allow_pickle=False, **stored)

    def forward(self, decisions: Sequence[Floats]) -> tuple[list[Floats], Floats]:
        """The logits of each decision's moves, and the value of each state.

        The value is what the player to move may expect: from -1, a lost game, to 1.
        """
        states, moves, sizes = self.normalised(decisions)
        context = states @ self.arrays["context.weight"].T + self.arrays["context.bias"]
        inner = moves @ self.arrays["move.weight"].T + np.repeat(context, sizes, axis=0)
        logits = self._head("policy", inner)
        return np.split(logits, np.cumsum(sizes)[:-1]), self._values(states)

    def decide(
        self, states: Floats, moves: Floats, used: Sequence[slice] = (slice(None),)
    ) -> tuple[Floats, Floats]:
        """As `forward`, for decisions in arrays: rows of states, and for each as many moves.

        The moves are centred and scaled already, and all 0 but for the columns that are `used`.
        """
        inputs = self._standardised(states)
        context = inputs @ self.arrays["context.weight"].T + self.arrays["context.bias"]
        count, most, features = moves.shape
        rows, weight = moves.reshape(-1, features), self.arrays["move.weight"]
        inner = np.repeat(context, most, axis=0)
        for part in used:
            inner += rows[:, part] @ weight[:, part].T
        return self._head("policy", inner).reshape(count, most), self._values(inputs)

    def values(self, states: Floats) -> Floats:
        """The values of states, a row of features each."""
        return self._values(self._standardised(states))

    def normalised(self, decisions: Sequence[Floats]) -> tuple[Floats, Floats, Ints]:
        """The net's inputs: all states, all moves, and how many moves each decision has."""
        sizes = np.array([len(rows) - 1 for rows in decisions])
        states = self._standardised(np.stack([rows[0] for rows in decisions]))
        moves = centred([rows[1:] for rows in decisions])
        scaled = np.clip(moves / self.arrays["centred_std"], -MAX_INPUT, MAX_INPUT)
        return states, scaled, sizes

    def _standardised(self, states: Floats) -> Floats:
        found: Floats = np.clip(
            (states - self.arrays["mean"]) / self.arrays["std"], -MAX_INPUT, MAX_INPUT
        )
        return found

    def _values(self, states: Floats) -> Floats:
        found: Floats = np.tanh(self._head("value", self._linear("state", states)))
        return found

    def _linear(self, layer: str, inputs: Floats) -> Floats:
        found: Floats = inputs @ self.arrays[f"{layer}.weight"].T + self.arrays[f"{layer}.bias"]
        return found

    def _head(self, head: str, inputs: Floats) -> Floats:
        """The two layers of a head, each after a rectifier; one number comes out."""
        inner = self._linear(f"{head}.inner", np.maximum(inputs, 0))
        return self._linear(f"{head}.outer", np.maximum(inner, 0))[:, 0]


def _renamed(name: str, names: Mapping[str, str]) -> str:
    """The name with its first part, an array's or a layer's name, replaced."""
    first, dot, rest = name.partition(".")
    return f"{names.get(first, first)}{dot}{rest}"


def centred(decisions: Sequence[Floats]) -> Floats:
    """The moves of all decisions, each less the mean of its decision's moves."""
    every = np.concatenate(decisions)
    sizes = np.array([len(rows) for rows in decisions])
    means = np.add.reduceat(every, np.cumsum(sizes) - sizes) / sizes[:, None].astype(np.float32)
    found: Floats = every - np.repeat(means, sizes, axis=0)
    return found


def measure_scales(decisions: Sequence[Floats]) -> dict[str, Floats]:
    """The arrays of a net that normalise its inputs, measured over decisions."""
    states = np.stack([rows[0] for rows in decisions])
    moves = centred([rows[1:] for rows in decisions])
    return {"mean": states.mean(axis=0), "std": _std(states), "centred_std": _std(moves)}


def _std(rows: Floats) -> Floats:
    """The standard deviation of each feature, 1 for constant ones."""
    std = rows.std(axis=0)
    found: Floats = np.where(std < MIN_STD, 1, std).astype(np.float32)
    return found
