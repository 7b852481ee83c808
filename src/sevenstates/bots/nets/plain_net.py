"""The policy of a net, worked out in plain Python where there is no numpy."""

import ast
import math
import struct
import zipfile
from collections.abc import Callable, Mapping, Sequence
from operator import mul
from typing import IO

from .names import FILE_NAMES, MAX_INPUT

Row = Sequence[float]
Rows = Sequence[Row]

sumprod: Callable[[Row, Row], float] = getattr(
    math, "sumprod", lambda left, right: sum(map(mul, left, right))
)
"""The product of two rows; Python has a fast one from 3.12 on."""


class PlainNet:
    """Gives the policy of a decision's moves, the same as `Net` but for rounding."""

    def __init__(self, arrays: Mapping[str, Rows]) -> None:
        """A vector is an array of one row."""
        self._arrays = arrays

    @classmethod
    def load(cls, file: IO[bytes]) -> "PlainNet":
        """The net in an .npz file that comes with a game."""
        with zipfile.ZipFile(file) as stored:
            names = {name: name.removesuffix(".npy") for name in stored.namelist()}
            arrays = {names[name]: _read_array(stored.read(name)) for name in names}
        return cls({name: rows for name, rows in arrays.items() if rows is not None})

    def policy(self, rows: Rows) -> list[float]:
        """The probability of each move; the first row is of the state, the others of moves."""
        state, moves = self._normalised(rows)
        context = self._linear("context", state)
        weights = self._array("move.weight")
        logits = []
        for move in moves:
            inner = [max(0.0, c + sumprod(w, move)) for c, w in zip(context, weights, strict=True)]
            hidden = [max(0.0, value) for value in self._linear("policy.inner", inner)]
            logits += self._linear("policy.outer", hidden)
        highest = max(logits)
        odds = [math.exp(logit - highest) for logit in logits]
        total = sum(odds)
        return [odd / total for odd in odds]

    def _normalised(self, rows: Rows) -> tuple[Row, list[Row]]:
        """The net's inputs; those of moves are less the mean of all moves."""
        mean, std = self._array("mean")[0], self._array("std")[0]
        state = [_clip((x - m) / s) for x, m, s in zip(rows[0], mean, std, strict=True)]
        means = [sum(column) / len(column) for column in zip(*rows[1:], strict=True)]
        apart = self._array("centred_std")[0]
        moves: list[Row] = [
            [_clip((x - m) / s) for x, m, s in zip(row, means, apart, strict=True)]
            for row in rows[1:]
        ]
        return state, moves

    def _linear(self, layer: str, inputs: Row) -> list[float]:
        biases = self._array(f"{layer}.bias")[0]
        weights = self._array(f"{layer}.weight")
        return [b + sumprod(w, inputs) for b, w in zip(biases, weights, strict=True)]

    def _array(self, name: str) -> Rows:
        first, dot, rest = name.partition(".")
        return self._arrays[f"{FILE_NAMES.get(first, first)}{dot}{rest}"]


def _clip(value: float) -> float:
    return max(-MAX_INPUT, min(MAX_INPUT, value))


def _read_array(data: bytes) -> Rows | None:
    """An array in numpy's format, of half precision; None if it holds something else."""
    (length,) = struct.unpack_from("<H", data, 8)
    header = ast.literal_eval(data[10 : 10 + length].decode("latin-1"))
    if header["descr"] != "<f2":
        return None
    values = [value for (value,) in struct.iter_unpack("<e", data[10 + length :])]
    width = header["shape"][-1]
    return [values[start : start + width] for start in range(0, len(values), width)]
