"""Actions: what a seat can do, as interned values with an index."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NoReturn, overload

from .luck import Luck

Fields = Mapping[str, object]
"""The fields of an action or an event by name, ready for JSON."""


class Action:
    """One thing a seat can do.

    A game builds all its actions once; equal actions are the same object, so comparing
    is identity. `str()` is the notation that `Game.parse_action` reads back.
    """

    __slots__ = ("index",)

    index: int
    """The place of the action in `Game.actions`, the same in every state and table."""
    kind: str
    """The first word of its notation."""

    @property
    def fields(self) -> Fields:
        """The particulars, in the order of the notation."""
        return {}

    def __str__(self) -> str:
        """The notation: the kind and the fields, unless a class writes it in another way."""
        return " ".join([self.kind, *map(str, self.fields.values())])

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("actions are interned: send str(action) or action.index instead")


def number_actions(actions: Iterable[Action]) -> tuple[Action, ...]:
    """Give each action its index."""
    numbered = tuple(actions)
    for index, action in enumerate(numbered):
        action.index = index
    return numbered


class ActionTable:
    """Collects the actions of a game in runs and reports where each run begins."""

    def __init__(self) -> None:
        self._rows: list[Action] = []

    def run(self, actions: Iterable[Action]) -> int:
        """Add actions; return the index of the first."""
        first = len(self._rows)
        self._rows.extend(actions)
        return first

    def numbered(self) -> tuple[Action, ...]:
        """All of them, each with its index."""
        return number_actions(self._rows)


class ActionSet(Sequence[Action]):
    """The legal actions as bit masks over runs of the action table.

    Holding the whole set costs a few integers; an action is looked up when asked for, so
    drawing one of a thousand does not build a thousand.
    """

    __slots__ = ("_actions", "_counts", "_runs")

    def __init__(self, actions: Sequence[Action], runs: Iterable[tuple[int, int]]) -> None:
        """`runs` are (first index, mask): bit i of mask stands for actions[first + i].

        Runs come in ascending order and do not overlap.
        """
        self._actions = actions
        self._runs = [run for run in runs if run[1]]
        self._counts = [mask.bit_count() for _, mask in self._runs]

    def __len__(self) -> int:
        return sum(self._counts)

    def __bool__(self) -> bool:
        return bool(self._runs)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        index = getattr(action, "index", -1)  # one that no game has numbered has none
        for first, mask in reversed(self._runs):
            if index >= first:
                return bool(mask >> (index - first) & 1) and self._actions[index] is action
        return False

    def __eq__(self, other: object) -> bool:
        if isinstance(other, ActionSet) and self._actions is other._actions:
            return self.mask() == other.mask()  # the same set may be cut into other runs
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # a set of actions, not a value to look up

    def __iter__(self) -> Iterator[Action]:
        actions = self._actions
        for first, mask in self._runs:
            for bit in bits(mask):
                yield actions[first + bit]

    @overload
    def __getitem__(self, key: int) -> Action: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Action]: ...
    def __getitem__(self, key: int | slice) -> Action | Sequence[Action]:
        if isinstance(key, slice):
            return list(self)[key]
        left = key if key >= 0 else key + len(self)
        for position, count in enumerate(self._counts):
            if 0 <= left < count:
                first, mask = self._runs[position]
                return self._actions[first + nth_bit(mask, left)]
            left -= count
        raise IndexError(key)

    def __repr__(self) -> str:
        return f"ActionSet([{', '.join(map(str, self))}])"

    def mask(self) -> int:
        """All indices of the set as one bit mask."""
        total = 0
        for first, mask in self._runs:
            total |= mask << first
        return total


def choose(actions: Sequence[Action], runs: Sequence[tuple[int, int]], luck: Luck) -> Action:
    """Draw an action of the ActionSet of these runs, all equally likely."""
    counts = [mask.bit_count() for _, mask in runs]
    left = luck.below(sum(counts))
    for position, count in enumerate(counts):
        if left < count:
            first, mask = runs[position]
            return actions[first + nth_bit(mask, left)]
        left -= count
    raise ValueError("nothing to choose from")


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_CHUNK = 60
_CHUNK_MASK = (1 << _CHUNK) - 1


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th set bit, counted from 0; `mask` has more than n of them."""
    position = 0
    while True:
        chunk = mask & _CHUNK_MASK
        count = chunk.bit_count()
        if n < count:
            break
        n -= count
        mask >>= _CHUNK
        position += _CHUNK
    for _ in range(n):
        chunk &= chunk - 1
    return position + (chunk & -chunk).bit_length() - 1
