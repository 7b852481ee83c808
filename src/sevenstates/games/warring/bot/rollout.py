"""Rollouts of The Warring States on the compiled core: a move, and what follows."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ....bots.nets.net import Floats, Net
from ....bots.nets.net_adapter import Rolled
from ....bots.nets.python_adapter import MAX_NET_MOVES, MAX_ROLLOUT_MOVES, PythonAdapter
from ....core import Seat
from ..native.warring import State
from ..rules import WarringState
from .compiled import BOARDS
from .decisions import Games, boards_for

IS_OVER = 2
"""The mark of a rollout that ends with the game."""

Adapter = PythonAdapter[WarringState]


def roll_out(
    adapter: Adapter,
    net: Net,
    seat: Seat,
    moves: Sequence[int],
    worlds: Sequence[State],
    seed: int,
) -> Rolled:
    """The seat's value after each of the moves in each of the worlds."""
    boards = boards_for(len(moves) * len(worlds)) if adapter.net_decides else BOARDS
    games = Games(worlds[0].rules, net.arrays["centred_std"], boards=boards)
    games.begin_in(worlds, len(moves), seed)
    chosen = np.repeat(np.array(moves, np.int32), len(worlds))
    rollouts = Rollouts(games, adapter, net, seat)
    values = rollouts.play(chosen).reshape(len(moves), len(worlds))
    return Rolled(values, rollouts.steps)


class Rollouts:
    """Games that go on after a move, until the seat may lay its first card of a round."""

    def __init__(self, games: Games, adapter: Adapter, net: Net, seat: Seat) -> None:
        self._games, self._adapter, self._net, self._seat = games, adapter, net, seat
        self.steps = 0
        """The moves made."""

    def play(self, moves: NDArray[np.int32]) -> Floats:
        """The seat's values where they end, after these first moves."""
        if self._adapter.net_decides:
            return self._play_with_net(moves)
        self.steps = self._games.roll_out(moves, self._seat, MAX_ROLLOUT_MOVES)
        return self._values(*self._games.ends(self._seat))

    def _values(self, ends: NDArray[np.uint8], rows: Floats) -> Floats:
        values = self._net.values(rows)
        for place in np.nonzero(ends == IS_OVER)[0]:
            outcome = self._games.outcome(int(place))
            values[place] = self._adapter.reward(outcome, self._seat)
        return values

    def _play_with_net(self, moves: NDArray[np.int32]) -> Floats:
        """The net makes the moves of all seats."""
        running, found = np.arange(len(moves)), np.zeros(len(moves), np.float32)
        self.steps = self._games.roll_out(moves, self._seat, 1)
        while True:
            ends, rows = self._games.ends(self._seat)
            if ends.any():
                found[running] = self._values(ends, rows)
                running = running[ends == 0]
                self._games.keep(ends == 0)
            if not len(running):
                return found
            self.steps += len(running)
            seen = self._games.room(MAX_NET_MOVES)
            self._games.encode(seen)
            logits, _ = self._net.decide(seen.state_rows, seen.rows)
            self._games.apply(seen.best(logits))
