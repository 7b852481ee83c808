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
ROUNDS = STATE_FEATURES - 23
"""Where a row tells, in tens, how many rounds are left."""
BEGINS = STATE_FEATURES - 22
"""Where a row tells how many of a turn's two actions are left: 1 if both are."""
QUIET = STATE_FEATURES - 1
"""Where a row tells whether an action of a turn is to be taken: 1 if so."""

Floats = NDArray[np.float32]


class Considered(NamedTuple):
    """The moves that were considered, the most promising at a glance first."""

    moves: list[int]
    rows: Floats
    """The table as it stands, then a row a move."""


def consider(worlds: Sequence[State], luck: Luck) -> Considered:
    """Look at the moves in these possible worlds of who is asked; there is at least one move."""
    moves, shares = array("h", bytes(2 * MOST)), array("d", bytes(8 * MOST))
    count = judgement().shortlist(worlds[0], moves, shares)
    return _shown(worlds, moves[:count], shares[:count], luck)


def consider_only(worlds: Sequence[State], luck: Luck, moves: Sequence[int]) -> Considered:
    """Look at some of the legal moves; of very many at those that look best at a glance."""
    weights = judgement().priors(worlds[0])
    total = sum(weights)
    share = {
        move: weight / total
        for move, weight in zip(worlds[0].legal_indices(), weights, strict=True)
    }
    best = sorted(moves, key=lambda move: -share[move])[:MOST]
    return _shown(worlds, array("h", best), array("d", [share[move] for move in best]), luck)


def _shown(
    worlds: Sequence[State], moves: "array[int]", shares: "array[float]", luck: Luck
) -> Considered:
    rows = np.zeros((len(moves) + 1, FEATURES), np.float32)
    for world in worlds:
        judgement().add_features(world, moves, rows.data, luck.below(1 << 30))
    rows /= len(worlds)
    rows[1:, -1] = shares
    return Considered(moves.tolist(), rows)
