"""Games played by both engines of a game at once, compared after every move.

The readable engine leads. Its picks of chance are noted with their weights and read back by the
compiled core, which has to ask for the same. What is special about a game stands in
`tests/games/<key>/native/comparing.py`.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sevenstates.core import Action, AnyGame, Luck, RandomLuck, State
from sevenstates.games import plugin, plugins
from sevenstates.native.game import NativeGame
from sevenstates.native.state import CoreState

AnyState = Any
"""A state of the readable engine."""


@dataclass(frozen=True)
class Table:
    """One thing that can be played."""

    seats: int
    options: Any


def all_contents(state: State) -> dict[str, object]:
    """All that makes a readable state."""
    names = (name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ()))
    return {name: getattr(state, name) for name in names}


def any_kind_first(
    state: AnyState, legal: list[Action], chooser: random.Random, way: int
) -> Action:
    """Any legal action (way 0), else any kind first, for what random play seldom comes to."""
    if way:
        kind = chooser.choice(sorted({action.kind for action in legal}))
        legal = [action for action in legal if action.kind == kind]
    return chooser.choice(legal)


@dataclass(frozen=True)
class Engines:
    """The two engines of a game, and what the comparison has to know of it."""

    tables: Callable[[], Sequence[Table]]
    choose: Callable[[AnyState, list[Action], random.Random, int], Action] = any_kind_first
    ways: int = 2
    """The number of ways to choose."""
    contents: Callable[[AnyState], object] = all_contents
    search: Callable[[int, Any, int], int] | None = None
    """Plays a game in which all that its bots ask its core is asked, and counts its moves."""


def engines_of(key: str) -> Engines:
    """What the comparison has to know of a game."""
    engines: Engines = import_module(f"tests.games.{key}.native.comparing").ENGINES
    return engines


def native_of(key: str) -> NativeGame:
    native = plugin(key).native()
    assert native is not None
    return native


def built() -> list[str]:
    """The games whose compiled core is there."""
    return [key for key, found in plugins().items() if found.native() is not None]


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


def assert_same(readable: AnyState, fast: CoreState[Any, Any], *, thorough: bool) -> None:
    """Both engines are in the same state; `thorough` looks at it as players and files see it."""
    contents = engines_of(readable.game.key).contents
    asked = [decision.seat for decision in readable.pending()]
    assert asked == fast.asked
    assert asked[:1] == ([] if fast.seat is None else [fast.seat])
    for seat in range(readable.seats):
        legal = readable.legal_actions(seat)
        mask = legal.mask() if seat in asked else 0
        assert mask == int.from_bytes(fast.legal_bits(seat), "little")
    other = fast.to_readable()
    assert contents(readable) == contents(other)
    assert readable.outcome() == fast.outcome()
    if thorough:
        assert_same(readable, type(fast).from_readable(readable), thorough=False)
        assert readable.to_json() == fast.to_json()
        for viewer in (*range(readable.seats), None):
            assert readable.view(viewer) == other.view(viewer)


def compare_game(game: AnyGame, table: Table, seed: int, every: int = 10) -> Counter[str]:
    """Play one random game through both engines; how often each kind of action was taken.

    At intervals the states are compared thoroughly, with the worlds and random moves
    drawn from them.
    """
    engines, native = engines_of(game.key), native_of(game.key)
    luck, chooser, taken = Noting(seed), random.Random(seed), Counter[str]()
    way = chooser.randrange(engines.ways)
    readable = game.new_state(table.seats, table.options, luck=luck)
    repeating = Repeating(luck.notes)
    fast = native.state.new(table.seats, table.options, luck=repeating)
    repeating.finish()
    for move in itertools.count():
        thorough = move % every == 0 or not readable.stack
        assert_same(readable, fast, thorough=thorough)
        if not readable.stack:
            return taken
        if thorough:
            _compare_draws(readable, fast, seed + move)
        seat = chooser.choice(fast.asked)  # sealed questions are answered in any order
        legal = [game.actions[index] for index in fast.legal_indices(seat)]
        action = engines.choose(readable, legal, chooser, way)
        taken[type(action).__name__] += 1
        luck.notes.clear()
        readable.apply(seat, action, luck)
        repeating = Repeating(luck.notes)
        fast.apply(seat, action.index, repeating)
        repeating.finish()
    raise AssertionError("never reached")


def _compare_draws(readable: AnyState, fast: CoreState[Any, Any], seed: int) -> None:
    """Random moves and possible worlds are drawn with the same picks."""
    luck = Noting(seed)
    action = readable.random_action(fast.asked[0], luck)
    repeating = Repeating(luck.notes)
    assert fast.random_action(repeating) == action.index
    repeating.finish()
    for viewer in (*range(readable.seats), None):
        luck.notes.clear()
        world = readable.determinize(viewer, luck)
        repeating = Repeating(luck.notes)
        assert_same(world, fast.determinize(viewer, repeating), thorough=False)
        repeating.finish()
