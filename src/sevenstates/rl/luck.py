"""Luck of the learning environments: the same picks with and without a compiled core."""

from ..core.luck import GeneratorLuck

WORD = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
"""The step between two states of SplitMix64."""


class SplitMixLuck(GeneratorLuck):
    """SplitMix64, as compiled cores have it; the same seed and stream, the same picks."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Streams of one seed are unrelated."""
        self._state = _mixed((seed & WORD) ^ _mixed(stream + 1))

    def below(self, count: int) -> int:
        self._state = (self._state + GOLDEN) & WORD
        return (_mixed(self._state) >> 32) * count >> 32


def _mixed(x: int) -> int:
    """The finisher of SplitMix64."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & WORD
    return x ^ x >> 31
