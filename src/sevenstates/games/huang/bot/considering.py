"""What a net is shown of a decision in HUANG: a row for the table and one for each move.

The compiled core makes every promising move in possible worlds, plays on until all is quiet, and
tells where everybody is heading then.
"""

from array import array
from collections.abc import Sequence

import numpy as np

from ....bots.eyes import Considered
from ....core import Luck
from ..native import _huang
from ..native.huang import State
from .compiled import judgement

MOST = 32
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


def consider(worlds: Sequence[State], luck: Luck, moves: Sequence[int] | None = None) -> Considered:
    """Look at the promising moves, or at some of the legal ones, in these possible worlds."""
    best, shares = _promising(worlds[0]) if moves is None else _best(worlds[0], moves)
    rows = np.zeros((len(best) + 1, FEATURES), np.float32)
    for world in worlds:
        judgement().add_features(world, best, rows.data, luck.below(1 << 30))
    rows /= len(worlds)
    rows[1:, -1] = shares
    return Considered(best.tolist(), rows)


def _promising(world: State) -> "tuple[array[int], array[float]]":
    """The moves that look best at a glance, and each one's share of what they promise."""
    moves, shares = array("h", bytes(2 * MOST)), array("d", bytes(8 * MOST))
    count = judgement().shortlist(world, moves, shares)
    return moves[:count], shares[:count]


def _best(world: State, moves: Sequence[int]) -> "tuple[array[int], array[float]]":
    """Of some moves those that look best at a glance."""
    weights = judgement().priors(world)
    total = sum(weights)
    share = {
        move: weight / total for move, weight in zip(world.legal_indices(), weights, strict=True)
    }
    best = sorted(moves, key=lambda move: -share[move])[:MOST]
    return array("h", best), array("d", [share[move] for move in best])
