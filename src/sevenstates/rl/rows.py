"""Positions as rows of numbers, the same columns at every table of a game."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .observations import Arrays, Ints, Layout

SCALE = 255
"""A row has bytes: this stands for the bound of a number."""

Bytes = NDArray[np.uint8]


def column_names(layout: Layout) -> list[str]:
    """The name of each number of a flat observation."""
    places = range(layout.shape[0] * layout.shape[1])
    planes = [f"{name} at {place}" for name in layout.plane_names for place in places]
    return [*layout.count_names, *planes]


def common_columns(layouts: Sequence[Layout]) -> list[str]:
    """The names of the numbers that any of the layouts has, each once."""
    return list(dict.fromkeys(name for layout in layouts for name in column_names(layout)))


def places_in(columns: Sequence[str], layout: Layout) -> Ints:
    """The places of a layout's numbers among columns that have them all; KeyError if not."""
    index = {name: place for place, name in enumerate(columns)}
    return np.array([index[name] for name in column_names(layout)])


def write_bytes(layout: Layout, arrays: Arrays, out: Bytes) -> None:
    """Write observations as bytes, a row each: a number's part of its bound."""
    counts = arrays["counts"] * (SCALE / layout.most)
    counts += np.float32(0.5)
    split = counts.shape[1]
    out[:, :split] = counts
    if layout.planes:
        planes = arrays["planes"].reshape(len(out), -1)
        out[:, split:] = planes * np.float32(SCALE)
