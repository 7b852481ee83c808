"""The bytes of a core's state as numbers by name."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from struct import Struct, calcsize
from typing import TypeVar

N = TypeVar("N", int, float)

Numbers = Mapping[str, Sequence[int]]
"""The fields of a state by the core's names."""


class StateLayout:
    """The layout of a state's numbers in memory."""

    def __init__(self, layout: Mapping[str, tuple[int, str, int]], size: int) -> None:
        """`layout` has the offset, the format and the length in bytes of each field."""
        self._layout, self._size = layout, size
        code, end, numbers = "=", 0, 0
        self._fields: dict[str, slice] = {}
        for name, (offset, kind, length) in sorted(layout.items(), key=lambda row: row[1][0]):
            count = length // calcsize("=" + kind)
            code += f"{offset - end}x{count}{kind}"
            self._fields[name] = slice(numbers, numbers + count)
            end, numbers = offset + length, numbers + count
        self._struct = Struct(code)

    def read(self, data: bytes) -> dict[str, list[int]]:
        """The numbers in the bytes of a state."""
        numbers = self._struct.unpack_from(data)
        return {name: list(numbers[where]) for name, where in self._fields.items()}

    def write(self, numbers: Numbers) -> bytearray:
        """The bytes of a state with these numbers; what is not named is 0.

        ValueError if the core has no room for one of them, as for the points of no real game.
        """
        data = bytearray(self._size)
        for name, values in numbers.items():
            offset, code, size = self._layout[name]
            try:
                packed = array(code, values).tobytes()
            except OverflowError as error:
                raise ValueError(f"{name}: {error}") from None
            if len(packed) > size:
                raise ValueError(f"{name}: too many for the compiled core")
            data[offset : offset + len(packed)] = packed
        return data


def words_of(mask: int, count: int) -> list[int]:
    """A mask as 64-bit words."""
    return [mask >> 64 * i & (1 << 64) - 1 for i in range(count)]


def mask_from(words: Sequence[int]) -> int:
    """The mask of 64-bit words."""
    mask = 0
    for word in reversed(words):
        mask = mask << 64 | word
    return mask


def masks_from(words: Sequence[int], count: int) -> list[int]:
    """Masks of that number of words each."""
    return [mask_from(words[i : i + count]) for i in range(0, len(words), count)]


def bytes_of(numbers: Iterable[int]) -> "array[int]":
    """A table of small numbers."""
    return array("B", numbers)


def padded(numbers: Sequence[int], length: int, filler: int) -> list[int]:
    """A row that is filled up."""
    return [*numbers, *[filler] * (length - len(numbers))]


def flat(rows: Iterable[Iterable[N]]) -> list[N]:
    """The numbers of all rows."""
    return [number for row in rows for number in row]
