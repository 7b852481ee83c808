"""Encoded moves of HUANG: the features of each in possible worlds.

The compiled core makes every promising move, rolls it out until the state is quiet, and writes
the features of the state then.
"""

from array import array
from collections.abc import Sequence

import numpy as np

from ....bots.nets.net_adapter import MoveBatch
from ....core import Luck
from ..native.huang import State
from .compiled import evaluator
from .features import FEATURES

MAX_MOVES = 32
"""Maximum moves of a batch."""


def encode_moves(
    worlds: Sequence[State], luck: Luck, moves: Sequence[int] | None = None
) -> MoveBatch:
    """Encode the promising moves, or some of the legal ones, in these possible worlds."""
    best, shares = _promising(worlds[0]) if moves is None else _best(worlds[0], moves)
    rows = np.zeros((len(best) + 1, FEATURES), np.float32)
    for world in worlds:
        evaluator().add_features(world, best, rows.data, luck.below(1 << 30))
    rows /= len(worlds)
    rows[1:, -1] = shares
    return MoveBatch(best.tolist(), rows)


def _promising(world: State) -> "tuple[array[int], array[float]]":
    """The moves with the highest priors, and each one's share of all priors."""
    moves, shares = array("h", bytes(2 * MAX_MOVES)), array("d", bytes(8 * MAX_MOVES))
    count = evaluator().shortlist(world, moves, shares)
    return moves[:count], shares[:count]


def _best(world: State, moves: Sequence[int]) -> "tuple[array[int], array[float]]":
    """Of some moves those with the highest priors."""
    priors = evaluator().priors(world)
    total = sum(priors)
    share = {move: prior / total for move, prior in zip(world.legal_indices(), priors, strict=True)}
    best = sorted(moves, key=lambda move: -share[move])[:MAX_MOVES]
    return array("h", best), array("d", [share[move] for move in best])
