"""Games played by both engines at once, compared after every move.

The readable engine leads. Its picks of chance are noted with their weights and read back by the
compiled core, which has to ask for the same.
"""

import contextlib
import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sevenstates.core import Action, BadOption, BadText, Luck, RandomLuck
from sevenstates.games.huang.native.huang import State
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from sevenstates.games.huang.rules.actions import PlaceTile

OWN_MAP = """\
name: crossing
board:
..C.~~..C
...~~....
.C..~~.##
~~~~~~~~~
..C.~....
....~~.C.
.C.~~~...
#..~~....
"""


@dataclass(frozen=True)
class Table:
    """One thing that can be played."""

    seats: int
    options: HuangOptions


def tables() -> tuple[Table, ...]:
    """Every number of seats with all modules and editions, and some on a map of our own."""
    choices: dict[str, tuple[Any, ...]] = {
        "edition": ("en", "pl", "de"),
        **dict.fromkeys(("short", "bandits", "kingdoms", "palace"), (False, True)),
        "map": (None, OWN_MAP),
    }
    found = []
    for seats, values in itertools.product(HUANG.seats, itertools.product(*choices.values())):
        options = HuangOptions(**dict(zip(choices, values, strict=True)))
        # The rules forbid some modules together, and the custom map fits none that need a place.
        with contextlib.suppress(BadOption, BadText):
            HUANG.check_table(seats, options)
            found.append(Table(seats, options))
    # Neighbours in this order would differ in one module only.
    random.Random(1).shuffle(found)
    return tuple(found)


def rows(buffer: memoryview) -> list[list[int]]:
    """The numbers of a buffer with two dimensions."""
    found: Any = buffer.tolist()
    return list(found)


class Noting(Luck):
    """Notes what it was asked and what it said."""

    def __init__(self, seed: int) -> None:
        self._luck = RandomLuck(seed)
        self.notes: list[tuple[list[int], int]] = []

    def pick(self, weights: Sequence[int]) -> int:
        index = self._luck.pick(weights)
        self.notes.append((list(weights), index))
        return index

    def below(self, count: int) -> int:
        index = self._luck.below(count)
        self.notes.append(([1] * count, index))
        return index


class Repeating(Luck):
    """Says the same again, if it is asked the same."""

    def __init__(self, notes: list[tuple[list[int], int]]) -> None:
        self._notes: Iterator[tuple[list[int], int]] = iter(notes)

    def pick(self, weights: Sequence[int]) -> int:
        asked, index = next(self._notes)
        assert asked == list(weights)
        return index

    def finish(self) -> None:
        """All that was noted was asked for."""
        assert next(self._notes, None) is None


_COMPARED = (
    *("seats", "options", "board", "tiles", "empty", "leaders", "near_yellow", "triangles"),
    *("rhombi", "pagodas", "supply", "palace", "granaries", "granaries_taken", "built"),
    *("bandits", "hands", "known", "buried", "known_buried", "market", "bag", "removed"),
    *("discards", "points", "idle", "stack", "result"),
)
"""All that makes a readable state, but for its groups, whose order means nothing."""


def assert_same(readable: HuangState, fast: State, *, thorough: bool) -> None:
    """Both engines are in the same state; `thorough` looks at it as players and files see it."""
    asked = [decision.seat for decision in readable.pending()]
    assert asked == ([] if fast.seat is None else [fast.seat])
    if asked:
        legal: Any = readable.legal_actions(asked[0])
        assert legal.mask() == fast.legal_mask()
    other = fast.to_readable()
    for name in _COMPARED:
        assert getattr(readable, name) == getattr(other, name), name
    assert _groups(readable) == _groups(other)
    assert readable.outcome() == fast.outcome()
    if thorough:
        assert_same(readable, State.from_readable(readable), thorough=False)
        assert readable.to_json() == fast.to_json()
        for viewer in (*range(readable.seats), None):
            assert readable.view(viewer) == other.view(viewer)


def _groups(state: HuangState) -> set[tuple[int, int, int]]:
    return {(group.mask, group.border, group.colours) for group in state.groups}


def compare_game(table: Table, seed: int, every: int = 10) -> Counter[str]:
    """Play one random game through both engines; how often each kind of action was taken.

    At intervals the states are compared thoroughly, with the worlds and random moves
    drawn from them.
    """
    luck, chooser, taken = Noting(seed), random.Random(seed), Counter[str]()
    way = chooser.randrange(3)
    readable = HUANG.new_state(table.seats, table.options, luck=luck)
    repeating = Repeating(luck.notes)
    fast = State.new(table.seats, table.options, luck=repeating)
    repeating.finish()
    for move in itertools.count():
        thorough = move % every == 0 or not readable.stack
        assert_same(readable, fast, thorough=thorough)
        if not readable.stack:
            return taken
        seat = readable.pending()[0].seat
        if thorough:
            _compare_draws(readable, fast, seat, seed + move)
        legal = [HUANG.actions[index] for index in fast.legal_indices()]
        action = choose(readable, legal, chooser, way)
        taken[type(action).__name__] += 1
        luck.notes.clear()
        readable.apply(seat, action, luck)
        repeating = Repeating(luck.notes)
        fast.apply(seat, action.index, repeating)
        repeating.finish()
    raise AssertionError("never reached")


_RARE = {"BuildPagoda", "BuildPalace", "TradePagoda", "TradePalace", "Support", "KeepGranary"}


def choose(state: HuangState, legal: list[Action], chooser: random.Random, way: int) -> Action:
    """Any legal action (way 0), any kind first (1), or as one who builds would (2).

    The last two are there for what random play seldom comes to.
    """
    kinds = sorted({type(action).__name__ for action in legal})
    if way == 2 and (rare := sorted(_RARE & set(kinds))) and chooser.random() < 0.8:
        kinds = rare
    if way:
        kind = chooser.choice(kinds)
        legal = [action for action in legal if type(action).__name__ == kind]
    if way == 2:
        sample = [chooser.choice(legal) for _ in range(40)]
        return max(sample, key=lambda action: _likes_around(state, action))
    return chooser.choice(legal)


def _likes_around(state: HuangState, action: Action) -> int:
    """How many tiles of its colour a tile would lie beside."""
    if not isinstance(action, PlaceTile):
        return 0
    return (state.board.near[action.place] & state.tiles[action.colour]).bit_count()


def _compare_draws(readable: HuangState, fast: State, seat: int, seed: int) -> None:
    """Random moves and possible worlds are drawn with the same picks."""
    luck = Noting(seed)
    action = readable.random_action(seat, luck)
    repeating = Repeating(luck.notes)
    assert fast.random_action(repeating) == action.index
    repeating.finish()
    for viewer in (seat, None):
        luck.notes.clear()
        world = readable.determinize(viewer, luck)
        repeating = Repeating(luck.notes)
        assert_same(world, fast.determinize(viewer, repeating), thorough=False)
        repeating.finish()
