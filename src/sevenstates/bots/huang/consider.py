"""What a net is shown of a decision in HUANG: a row for the table and one for each move.

The compiled core makes every promising move in possible worlds, plays on until all is quiet, and
tells where everybody is heading then.
"""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...core import Luck
from ...fast import _huang
from ...fast.huang import State
from .compiled import judgement

MOST = 24
"""So many moves are considered at most."""
FEATURES: int = _huang.FEATURES
STATE_FEATURES: int = _huang.STATE_FEATURES
OWN_SHARE = 2
"""Where a row tells the share of the win that hand-made judgement sees for who decides."""
BEGINS = STATE_FEATURES - 22
"""Where a row tells how many of a turn's two actions are left: 1 if both are."""

Floats = NDArray[np.float32]


class Considered(NamedTuple):
    """The moves that were considered, the most promising at a glance first."""

    moves: list[int]
    rows: Floats
    """The table as it stands, then a row a move."""


def consider(worlds: Sequence[State], luck: Luck) -> Considered:
    """Look at the moves in these possible worlds of who is asked; there is at least one move."""
    judge = judgement()
    moves, shares = array("h", bytes(2 * MOST)), array("d", bytes(8 * MOST))
    count = judge.shortlist(worlds[0], moves, shares)
    del moves[count:]
    rows = np.zeros((count + 1, FEATURES), np.float32)
    for world in worlds:
        judge.add_features(world, moves, rows, luck.below(1 << 30))
    rows /= len(worlds)
    rows[1:, -1] = shares[:count]
    return Considered(moves.tolist(), rows)
