"""Chance. A state holds no dice: every draw asks the Luck that was handed in."""

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from .errors import BadRecord


class Luck(ABC):
    """A source of chance."""

    @abstractmethod
    def pick(self, weights: Sequence[int]) -> int:
        """An index of `weights`, each as likely as its weight. Their sum is positive."""

    def below(self, count: int) -> int:
        """A number in range(count), each equally likely."""
        return self.pick([1] * count)

    def __repr__(self) -> str:
        """The kind alone: keys and seeds may be secret."""
        return f"<{type(self).__name__}>"


class GeneratorLuck(Luck):
    """Chance from a number generator; a subclass only adds the generator."""

    @abstractmethod
    def below(self, count: int) -> int: ...

    def pick(self, weights: Sequence[int]) -> int:
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError(f"nothing to pick from: {list(weights)!r}")


class RandomLuck(GeneratorLuck):
    """A fast generator for searches, simulations and tests; the same seed, the same picks."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed).random

    def below(self, count: int) -> int:
        return int(self._random() * count)


KEY_BYTES = 32


class SealedLuck(GeneratorLuck):
    """Chance that can be checked afterwards.

    The n-th number is SHA-256(key, n). `commitment`, the key's own hash, is published
    before the game and the key after it: then anybody can repeat every draw.
    """

    def __init__(self, key: bytes, entropy: Sequence[bytes] = (), counter: int = 0) -> None:
        """`key` is 32 unguessable bytes.

        `entropy` is what the seats add: then not even who chose the key knows the numbers.
        `counter` is how many of the numbers have been used.
        """
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self.key = key
        self.entropy = tuple(entropy)
        self.counter = counter
        mixed = hashlib.sha256(b"sevenstates" + key + b"".join(entropy)).digest()
        self._source = mixed if entropy else key

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.key).hexdigest()

    def below(self, count: int) -> int:
        """A number in range(count), without bias (by rejection sampling)."""
        if count <= 0:
            raise ValueError("nothing to pick from")
        limit = (1 << 256) - (1 << 256) % count
        while True:
            text = self._source + self.counter.to_bytes(8, "big")
            self.counter += 1
            number = int.from_bytes(hashlib.sha256(text).digest(), "big")
            if number < limit:
                return number % count


class RecordingLuck(Luck):
    """Passes on another Luck's picks and keeps them for the record."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._picks: list[int] = []

    def pick(self, weights: Sequence[int]) -> int:
        index = self._luck.pick(weights)
        self._picks.append(index)
        return index

    def take(self) -> tuple[int, ...]:
        """The picks since the last call."""
        picks = tuple(self._picks)
        self._picks.clear()
        return picks


class ReplayLuck(Luck):
    """Reads recorded picks back; needs no generator."""

    def __init__(self, picks: Iterable[int]) -> None:
        self._picks = list(picks)
        self._next = 0

    def pick(self, weights: Sequence[int]) -> int:
        if self._next == len(self._picks):
            raise BadRecord("record-picks-missing")
        index = self._picks[self._next]
        self._next += 1
        if not 0 <= index < len(weights) or not weights[index]:
            raise BadRecord("record-pick-impossible", pick=index)
        return index

    def finish(self) -> None:
        """Raise BadRecord if picks are left over: the record has more than the game used."""
        if self._next != len(self._picks):
            raise BadRecord("record-picks-left", count=len(self._picks) - self._next)


class ResumedLuck(ReplayLuck):
    """Recorded picks first, then another Luck's: for a game that is played on from its record."""

    def __init__(self, picks: Iterable[int], luck: Luck) -> None:
        super().__init__(picks)
        self._luck = luck

    def pick(self, weights: Sequence[int]) -> int:
        if self._next == len(self._picks):
            return self._luck.pick(weights)
        return super().pick(weights)


def draw(counts: list[int], luck: Luck) -> int:
    """Take a random piece out of a bag, given as counts; return its kind."""
    kind = luck.pick(counts)
    counts[kind] -= 1
    return kind
