"""Games of one kind of table, stepped together; what a learner needs of them goes into arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...bots.nets import adapter_of
from ...rl.observations import CompiledObservation
from ...rl.rows import Bytes, column_names, write_bytes
from ...rl.table import Kind
from ..parallel.players import Shapes, SteppedGames

CHUNK = 64
"""Games that are observed at once: their numbers stay in the processor's cache."""
NONE = -1
"""No action, in a game that is over."""


@dataclass(frozen=True)
class Rows:
    """Arrays that a process which plays shares with the learner, a row a game."""

    observations: Bytes
    masks: Bytes
    seats: NDArray[np.int8]
    """The seat that is asked; -1 where the game is over."""
    rewards: NDArray[np.float32]
    """Of every seat, where the game is over."""
    actions: NDArray[np.int32]


def _shapes(kind: Kind, games: int) -> Shapes:
    return {
        "observations": (np.uint8, (games, len(column_names(kind.layout)))),
        "masks": (np.uint8, (games, len(kind.game.actions))),
        "seats": (np.int8, (games,)),
        "rewards": (np.float32, (games, kind.seats)),
        "actions": (np.int32, (games,)),
    }


class Tables:
    """Games of one kind of table; one that is over begins again in the next step."""

    def __init__(self, kind: Kind, rows: Rows, seed: int) -> None:
        env, native = kind.plugin.compiled_env(kind.options), kind.plugin.native()
        assert env is not None, "a compiled core plays these games"
        assert native is not None, "a compiled core plays these games"
        self._observation = CompiledObservation(env, kind.seats, kind.options)
        self._batch = native.batch(len(rows.actions), kind.seats, kind.options, seed=seed)
        self._rows = rows
        self._reward = adapter_of(kind.game.key).reward
        self._observe()

    def step(self) -> None:
        """Carry out the actions in the rows, and write the rows again."""
        rows = self._rows
        over = np.nonzero(rows.seats < 0)[0]
        rows.actions[over] = NONE
        self._batch.step(rows.actions.tolist(), over.tolist())
        self._observe()

    def _observe(self) -> None:
        rows, batch = self._rows, self._batch
        rows.seats[:] = batch.seats
        rows.masks[:] = batch.masks
        viewers = np.maximum(rows.seats, 0)
        states = np.asarray(batch.states)
        for first in range(0, len(viewers), CHUNK):
            part = slice(first, first + CHUNK)
            seen = self._observation.read(states[part].data, viewers[part])
            write_bytes(self._observation.layout, seen, rows.observations[part])
        for game in np.nonzero(rows.seats < 0)[0]:
            rows.masks[game] = 1
            outcome = batch.outcome(int(game))
            assert outcome is not None
            seats = range(len(outcome.scores))
            rows.rewards[game, : len(seats)] = [self._reward(outcome, seat) for seat in seats]


POSITIONS = SteppedGames(_shapes, Rows, Tables)
"""The games for nets on positions."""
