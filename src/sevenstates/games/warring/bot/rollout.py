"""Rollouts of The Warring States on the compiled core: a move, and what follows."""

from collections.abc import Sequence

import numpy as np

from ....bots.nets.net import Net
from ....bots.nets.net_adapter import Rolled
from ....bots.nets.python_adapter import MAX_ROLLOUT_MOVES, PythonAdapter
from ....core import Seat
from ..native.warring import State
from ..rules import WarringState
from .decisions import Games

IS_OVER = 2
"""The mark of a rollout that ends with the game."""


def roll_out(
    adapter: PythonAdapter[WarringState],
    net: Net,
    seat: Seat,
    moves: Sequence[int],
    worlds: Sequence[State],
    seed: int,
) -> Rolled:
    """The seat's value after each of the moves in each of the worlds.

    All seats follow the rollout policy until the seat may lay its first card of a round.
    """
    games = Games(worlds[0].rules, net.arrays["centred_std"])
    games.begin_in(worlds, len(moves), seed)
    chosen = np.repeat(np.array(moves, np.int32), len(worlds))
    steps = games.roll_out(chosen, seat, MAX_ROLLOUT_MOVES)
    ends, rows = games.ends(seat)
    values = net.values(rows)
    for place in np.nonzero(ends == IS_OVER)[0]:
        values[place] = adapter.reward(games.outcome(int(place)), seat)
    return Rolled(values.reshape(len(moves), len(worlds)), steps)
