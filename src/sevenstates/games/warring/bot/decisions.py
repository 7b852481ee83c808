"""Decisions and rollouts of many games of The Warring States."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from ....bots.nets.core_games import CoreGames
from ....bots.nets.net import Floats
from ....core import Seat
from ..native.tables import Rules
from ..native.warring import FEATURES, NATIVE
from .compiled import BOARDS, evaluator


class Games(CoreGames):
    """States of one kind of table, each with a generator of its own."""

    def __init__(
        self, rules: Rules, scale: Floats, *, worlds: int = 1, boards: int = BOARDS
    ) -> None:
        """`scale` is what centred features are divided by; moves are seen in that many worlds.

        What is found out about that number of boards is remembered.
        """
        self._evaluator = evaluator(rules, boards)
        super().__init__(NATIVE, rules, partial(self._evaluator.encode, worlds), scale)

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


def boards_for(games: int) -> int:
    """Boards to remember: each game has its own, and some moves lead to others."""
    return 1 << (2 * games).bit_length()
