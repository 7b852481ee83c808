"""Random legal actions for many games at once."""

import numpy as np
from numpy.typing import NDArray

WORD = 64


def random_legal(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.intp]:
    """One of the actions that each row allows, each as likely; 0 where a row allows none.

    The bits are counted by words, since a row has thousands and listing them takes longer than
    a step of the compiled core.
    """
    games, rows = len(masks), np.arange(len(masks))
    packed = np.packbits(masks.view(bool), axis=1, bitorder="little")
    words = -(-packed.shape[1] * 8 // WORD)
    padded = np.zeros((games, words, WORD // 8), np.uint8)
    padded.reshape(games, -1)[:, : packed.shape[1]] = packed
    sums = np.bitwise_count(padded.view(np.uint64)[:, :, 0]).cumsum(axis=1, dtype=np.intp)
    left = (chance.random(games) * sums[:, -1]).astype(np.intp)
    word = _first_above(sums, left)
    bits = np.unpackbits(padded[rows, word], axis=1, bitorder="little")
    left -= sums[rows, word] - bits.sum(axis=1, dtype=np.intp)
    return word * WORD + _first_above(bits.cumsum(axis=1, dtype=np.intp), left)


def _first_above(rows: NDArray[np.intp], bounds: NDArray[np.intp]) -> NDArray[np.intp]:
    """In each row where the first number above its bound is; 0 if there is none."""
    found: NDArray[np.intp] = (rows > bounds[:, None]).argmax(axis=1)
    return found
