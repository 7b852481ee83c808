"""Games on the readable engine, stepped together."""

from collections.abc import Iterable
from typing import Any, cast

import numpy as np

from ..core import Outcome
from ..extras import extra
from .luck import SplitMixLuck
from .observations import Ints
from .table import Kind, Observation, Table

with extra("rl", "Gymnasium"):
    from gymnasium.vector.utils import concatenate, create_empty_array


class ReadableGames:
    """Games on the readable engine, stepped one after the other."""

    def __init__(self, kind: Kind, count: int) -> None:
        self._space = kind.observation_space()
        self._tables = [Table(kind) for _ in range(count)]

    def deal(self, seed: int) -> None:
        self._lucks = [SplitMixLuck(seed, game) for game in range(len(self._tables))]
        self._deal_again(range(len(self._tables)))

    def _deal_again(self, games: Iterable[int]) -> None:
        for game in games:
            self._tables[game].deal_with(self._lucks[game])

    def asked(self) -> Ints:
        return np.array([next(iter(table.asked()), -1) for table in self._tables])

    def play(self, actions: Ints, again: Iterable[int]) -> None:
        moves = [
            (game, table.asked()[0], int(actions[game]))
            for game, table in enumerate(self._tables)
            if actions[game] >= 0 or table.asked()
        ]
        for game, seat, action in moves:
            refusal = self._tables[game].refusal(seat, action)
            if refusal:
                raise ValueError(f"game {game}: {refusal}")
        for game, seat, action in moves:
            self._tables[game].play(seat, action)
        self._deal_again(again)

    def observe(self, seats: Ints) -> Observation:
        rows = [table.observe(int(seat)) for table, seat in zip(self._tables, seats, strict=True)]
        empty: Any = create_empty_array(self._space, len(rows))
        return cast(Observation, concatenate(self._space, rows, empty))

    def outcome(self, game: int) -> Outcome | None:
        return self._tables[game].outcome()
