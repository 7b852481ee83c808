"""Rollouts of HUANG: the net plays all seats from a move to a turn of the seat."""

from array import array
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ....bots.nets.core_games import Decisions
from ....bots.nets.net import Floats, Net
from ....bots.nets.net_adapter import Rolled, win_reward
from ....core import Seat
from ..native.huang import State
from .compiled import evaluator
from .decisions import Games
from .features import BEGINS, FEATURES, QUIET, ROUNDS, used_columns

MAX_ROLLOUT_MOVES = 200
"""Maximum moves of a rollout; by then the turn is there, or the game over."""
MAX_NET_MOVES = 24
"""Maximum moves that the net chooses from within a rollout: those with the highest priors."""
LAST_ROUNDS = 0.2
"""In the last two rounds, which rows have in tens, rollouts go to the end of the game."""
TURNS_OF_TWO = 2
"""At two seats rollouts from a turn end where the second turn from now begins, else the next."""


def roll_out(
    net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[State], seed: int
) -> Rolled:
    """The seat's value after each of the moves in each of the worlds."""
    rules = worlds[0].rules
    games = Games(rules, net.arrays["centred_std"]).begin_in(worlds, len(moves), seed)
    games.apply(np.repeat(np.array(moves, np.int32), len(worlds)))
    seats = rules.seats
    turns = TURNS_OF_TWO if seats == 2 and _is_turn(worlds[0]) else 1
    rollouts = Rollouts(games, net, seat, used_columns(seats))
    values = rollouts.play(turns).reshape(len(moves), len(worlds))
    return Rolled(values, rollouts.steps)


def _is_turn(world: State) -> bool:
    row = np.zeros((1, FEATURES), np.float32)
    evaluator().add_features(world, array("h"), row.data, 0)
    return bool(row[0, QUIET] == 1)


class Rollouts:
    """Games that go on after a move, until a turn of the seat."""

    def __init__(self, games: Games, net: Net, seat: Seat, used: Sequence[slice]) -> None:
        """`used` are the columns of moves that are not 0."""
        self._games, self._net, self._seat, self._used = games, net, seat, used
        self._running = np.arange(len(games.states))
        self._values = np.zeros(len(games.states), np.float32)
        self.steps = 0
        """The decisions that were encoded."""

    def play(self, turns: int) -> Floats:
        """The seat's value where that number of its turns has begun, or at the end of the game."""
        left = np.full(len(self._running), turns)
        for _ in range(MAX_ROLLOUT_MOVES):
            if not len(self._running):
                break
            self.steps += len(self._running)
            seen = self._games.room(MAX_NET_MOVES)
            self._games.encode(seen)
            self._judge_finished(seen)
            logits, values = self._net.decide(seen.state_rows, seen.rows, self._used)
            is_own = seen.seats == self._seat
            self._values[self._running[is_own]] = values[is_own]
            row = seen.state_rows
            begins = is_own & (row[:, BEGINS] == 1) & (row[:, ROUNDS] > LAST_ROUNDS)
            left -= begins
            goes_on = (seen.seats >= 0) & (left > 0)
            self._make(seen, logits, goes_on)
            left = left[goes_on]
        return self._values

    def _make(self, seen: Decisions, logits: Floats, goes_on: NDArray[np.bool_]) -> None:
        """Make the best move where a rollout goes on, and let go of the others."""
        self._games.keep(goes_on)
        self._games.apply(seen.best(logits)[goes_on])
        self._running = self._running[goes_on]

    def _judge_finished(self, seen: Decisions) -> None:
        for place in np.nonzero(seen.seats < 0)[0]:
            outcome = self._games.outcome(int(place))
            self._values[self._running[place]] = win_reward(outcome, self._seat)
