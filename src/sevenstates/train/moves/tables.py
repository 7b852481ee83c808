"""Games of one kind of table whose decisions are encoded together."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots.nets import adapter_of
from ...bots.nets.net import Floats
from ...bots.nets.net_adapter import BatchAdapter
from ...rl.table import Kind
from ..parallel.players import Shapes, SteppedGames

MAX_MOVES = 32
"""Maximum moves of a decision."""


@dataclass(frozen=True)
class Rows:
    """Arrays that a process which plays shares with the learner, a row a game."""

    seats: NDArray[np.int8]
    """The seat that is asked; -1 where the game is over."""
    moves: NDArray[np.int16]
    """The moves of the decision, -1 where there are no more."""
    state_rows: Floats
    rows: Floats
    rewards: Floats
    """Of every seat, where the game is over."""
    actions: NDArray[np.int32]
    """The number of the move that is made."""


def batch_adapter(key: str) -> BatchAdapter | None:
    """The adapter of a game whose decisions are encoded many at a time."""
    adapter = adapter_of(key)
    return adapter if isinstance(adapter, BatchAdapter) else None


def _shapes(kind: Kind, games: int) -> Shapes:
    features = adapter_of(kind.game.key).feature_count
    return {
        "seats": (np.int8, (games,)),
        "moves": (np.int16, (games, MAX_MOVES)),
        "state_rows": (np.float32, (games, features)),
        "rows": (np.float32, (games, MAX_MOVES, features)),
        "rewards": (np.float32, (games, kind.seats)),
        "actions": (np.int32, (games,)),
    }


class Tables:
    """Games of one kind of table; one that is over begins again in the next step."""

    def __init__(self, kind: Kind, rows: Rows, seed: int) -> None:
        adapter = batch_adapter(kind.game.key)
        assert adapter is not None, "the game's decisions are encoded many at a time"
        self._rows, self._adapter = rows, adapter
        features = rows.state_rows.shape[1]
        self._games: Any = adapter.new_games(
            len(rows.actions), kind.seats, kind.options, np.ones(features, np.float32), seed
        )
        self._encode()

    def step(self) -> None:
        """Make the moves in the rows, and write the rows again."""
        rows, over = self._rows, self._rows.seats < 0
        moves = rows.moves[np.arange(len(over)), rows.actions].astype(np.int32)
        moves[over] = -1
        self._games.apply(moves)
        self._games.deal(over)
        self._encode()

    def _encode(self) -> None:
        rows = self._rows
        self._games.encode(rows)
        for game in np.nonzero(rows.seats < 0)[0]:
            outcome = self._games.outcome(int(game))
            seats = range(len(outcome.scores))
            rows.rewards[game] = [self._adapter.reward(outcome, seat) for seat in seats]


MOVES = SteppedGames(_shapes, Rows, Tables)
"""The games for nets on the features of moves."""
