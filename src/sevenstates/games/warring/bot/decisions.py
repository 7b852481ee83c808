"""Decisions of many games of The Warring States, encoded in one call of the compiled core."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ....bots.nets.net import Floats
from ....core import Outcome, Seat
from ..native.tables import Rules
from ..native.warring import FEATURES, NATIVE, State
from .compiled import BOARDS, evaluator


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

    @classmethod
    def room(cls, games: int, most: int) -> "Decisions":
        """Arrays for that number of moves at most."""
        return cls(
            np.empty(games, np.int8),
            np.empty((games, most), np.int16),
            np.empty((games, FEATURES), np.float32),
            np.empty((games, most, FEATURES), np.float32),
        )


class Games:
    """States of one kind of table, each with a generator of its own."""

    def __init__(
        self,
        rules: Rules,
        states: NDArray[np.uint8],
        generators: NDArray[np.uint64],
        scale: Floats,
        *,
        worlds: int = 1,
        boards: int = BOARDS,
    ) -> None:
        """`scale` is what centred features are divided by; moves are seen in that many worlds.

        What is found out about that number of boards is remembered.
        """
        self._rules, self._scale, self._worlds = rules, scale, worlds
        self._evaluator = evaluator(rules, boards)
        self.states, self.generators = states, generators

    @classmethod
    def new(cls, games: int, rules: Rules, scale: Floats, seed: int, worlds: int = 1) -> "Games":
        """New games."""
        generators = np.full(games, seed, np.uint64)
        NATIVE.core.batch_seed(generators.data)
        states = np.zeros((games, NATIVE.core.STATE_BYTES), np.uint8)
        made = cls(rules, states, generators, scale, worlds=worlds, boards=boards_for(games))
        made.deal(np.ones(games, bool))
        return made

    def encode(self, out: Decisions) -> None:
        """Go on to the next decision with a choice in each game, and write it."""
        self._evaluator.encode(
            self.states.data,
            self.generators.data,
            out.seats.data,
            out.moves.data,
            out.state_rows.data,
            out.rows.data,
            self._scale.data,
            self._worlds,
        )

    def apply(self, moves: NDArray[np.int32]) -> None:
        """Make a legal move in each game; below 0 is none."""
        core = NATIVE.core
        core.batch_step(self._rules, self.states.data, self.generators.data, moves.data)

    def deal(self, wanted: NDArray[np.bool_]) -> None:
        """Begin some games again."""
        chosen = wanted.astype(np.uint8).data
        NATIVE.core.batch_deal(self._rules, self.states.data, self.generators.data, chosen)

    def roll_out(self, moves: NDArray[np.int32], seat: Seat, most: int) -> int:
        """A move of the seat in each game, and what follows by the rollout policy.

        It goes on until the seat may lay its first card of a round, for at most that many moves.
        Returns the number of moves.
        """
        data = self.states.data, self.generators.data, moves.data
        return self._evaluator.roll_out(*data, seat, most)

    def ends(self, seat: Seat) -> tuple[NDArray[np.uint8], Floats]:
        """Which rollouts of the seat are at an end, and the features of all states for it.

        The end is 1 where the seat may lay its first card of a round, 2 where the game is over.
        """
        ends = np.zeros(len(self.states), np.uint8)
        rows = np.zeros((len(self.states), FEATURES), np.float32)
        self._evaluator.show_ends(self.states.data, ends.data, rows.data, seat)
        return ends, rows

    def outcome(self, game: int) -> Outcome:
        """The end of a game."""
        found = State(self._rules, self.states[game].tobytes()).outcome()
        assert found is not None, "the game is over"
        return found

    def keep(self, kept: NDArray[np.bool_]) -> None:
        """Let go of all other games."""
        self.states, self.generators = self.states[kept], self.generators[kept]


def boards_for(games: int) -> int:
    """Boards to remember: each game has its own, and some moves lead to others."""
    return 1 << (2 * games).bit_length()
