"""What a net is shown of a decision in HUANG: a row for the table and one for each move.

The compiled core makes every promising move in possible worlds, plays on until all is quiet, and
tells where everybody is heading then.
"""

from array import array
from collections.abc import Sequence

import numpy as np

from ...core import Luck, Outcome, Seat
from ...core import State as AnyState
from ...fast import _huang
from ...fast.huang import Generator, State
from ...games.huang import HUANG, HuangState
from ..eyes import Considered, won
from ..net import Floats
from .compiled import judgement
from .knowledge import HuangKnowledge

MOST = 24
"""So many moves are considered at most."""
STATE_FEATURES: int = _huang.STATE_FEATURES
ROUNDS = STATE_FEATURES - 23
"""Where a row tells, in tens, how many rounds are left."""
BEGINS = STATE_FEATURES - 22
"""Where a row tells how many of a turn's two actions are left: 1 if both are."""
QUIET = STATE_FEATURES - 1
"""Where a row tells whether an action of a turn is to be taken: 1 if so."""
LAST_ROUNDS = 0.2
"""In the last two rounds, which rows tell in tens, foresight goes to the end of the game."""


class HuangEyes:
    """How a net sees HUANG."""

    game = HUANG
    knowledge = HuangKnowledge()
    features: int = _huang.FEATURES
    own_share = 2

    def new_game(self, seats: int, luck: Luck) -> State:
        return State.new(seats, luck=luck)

    def world(self, state: AnyState) -> State:
        assert isinstance(state, HuangState)
        return State.from_readable(state)

    def luck(self, seed: int) -> Luck:
        return Generator(seed)

    def consider(
        self, worlds: Sequence[State], seat: Seat, luck: Luck, moves: Sequence[int] | None = None
    ) -> Considered:
        best, shares = _promising(worlds[0]) if moves is None else _best(worlds[0], moves)
        rows = np.zeros((len(best) + 1, self.features), np.float32)
        for world in worlds:
            judgement().add_features(world, best, rows.data, luck.below(1 << 30))
        rows /= len(worlds)
        rows[1:, -1] = shares
        return Considered(best.tolist(), rows)

    def earned(self, outcome: Outcome, seat: Seat) -> float:
        return won(outcome, seat)

    def is_turn(self, table: Floats) -> bool:
        return bool(table[QUIET] == 1)

    def is_far_enough(self, table: Floats) -> bool:
        """Where the own turn begins, unless the end is near."""
        return bool(table[BEGINS] == 1 and table[ROUNDS] > LAST_ROUNDS)


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


EYES = HuangEyes()
