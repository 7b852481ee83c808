"""Decisions of many games on a compiled core, encoded in one call."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from ...core import Outcome
from .net import Floats


class Native(Protocol):
    """A game on its compiled core."""

    @property
    def core(self) -> ModuleType:
        """The library."""

    @property
    def state(self) -> Callable[..., Any]:
        """The class of states."""

    @property
    def generator(self) -> Callable[[int], Any]:
        """The class of generators."""


@dataclass(frozen=True)
class Decisions:
    """Encoded decisions, a row a game; those of a game that is over have no moves."""

    seats: NDArray[np.int8]
    """The seats that are asked, -1 where the game is over."""
    moves: NDArray[np.int16]
    """The promising moves, -1 where there are no more."""
    state_rows: Floats
    """The features of the state."""
    rows: Floats
    """The features of each move less their mean, scaled and clipped as a net takes them."""

    def best(self, logits: Floats) -> NDArray[np.int32]:
        """The move of each game with the highest logit, -1 where the game is over."""
        chosen = np.where(self.moves >= 0, logits, -np.inf).argmax(axis=1)
        moves: NDArray[np.int32] = self.moves[np.arange(len(chosen)), chosen].astype(np.int32)
        return moves


class CoreGames:
    """States of one kind of table, each with a generator of its own."""

    states: NDArray[np.uint8]
    generators: NDArray[np.uint64]

    def __init__(
        self, native: Native, rules: Any, encode: Callable[..., None], scale: Floats
    ) -> None:
        """`encode` is the core's; `scale` is what centred features are divided by."""
        self._native, self._rules, self._encode, self._scale = native, rules, encode, scale

    def begin(self, games: int, seed: int) -> Self:
        """Begin that number of games."""
        core = self._native.core
        self.states = np.zeros((games, core.STATE_BYTES), np.uint8)
        self.generators = np.full(games, seed, np.uint64)
        core.batch_seed(self.generators.data)
        self.deal(np.ones(games, bool))
        return self

    def begin_in(self, worlds: Sequence[Any], times: int, seed: int) -> Self:
        """Go on from each of the worlds that number of times, each time with the same luck."""
        data = np.frombuffer(b"".join(world.data() for world in worlds), np.uint8)
        lucks = [self._native.generator(seed + number).state for number in range(len(worlds))]
        self.states = np.tile(data.reshape(len(worlds), -1), (times, 1))
        self.generators = np.tile(np.array(lucks, np.uint64), times)
        return self

    def room(self, most: int) -> Decisions:
        """Arrays for the games' decisions, of that number of moves at most."""
        games, features = len(self.states), len(self._scale)
        return Decisions(
            np.empty(games, np.int8),
            np.empty((games, most), np.int16),
            np.empty((games, features), np.float32),
            np.empty((games, most, features), np.float32),
        )

    def encode(self, out: Decisions) -> None:
        """Go on to the next decision with a choice in each game, and write it."""
        self._encode(
            self.states.data,
            self.generators.data,
            out.seats.data,
            out.moves.data,
            out.state_rows.data,
            out.rows.data,
            self._scale.data,
        )

    def apply(self, moves: NDArray[np.int32]) -> None:
        """Make a legal move in each game; below 0 is none."""
        core = self._native.core
        core.batch_step(self._rules, self.states.data, self.generators.data, moves.data)

    def deal(self, wanted: NDArray[np.bool_]) -> None:
        """Begin some games again."""
        chosen, core = wanted.astype(np.uint8).data, self._native.core
        core.batch_deal(self._rules, self.states.data, self.generators.data, chosen)

    def outcome(self, game: int) -> Outcome:
        """The end of a game."""
        state = self._native.state(self._rules, self.states[game].tobytes())
        found: Outcome | None = state.outcome()
        assert found is not None, "the game is over"
        return found

    def keep(self, kept: NDArray[np.bool_]) -> None:
        """Let go of all other games."""
        self.states, self.generators = self.states[kept], self.generators[kept]
