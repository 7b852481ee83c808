"""Games of HUANG on the compiled core, stepped together."""

from collections.abc import Iterable

import numpy as np

from ....core import Outcome
from ....rl.channels import Ints
from ....rl.table import Kind, Observation
from ..native.huang import Batch
from ..rules import HuangOptions
from .compiled import CompiledObservation


class CompiledGames:
    """Games on the compiled core."""

    def __init__(self, kind: Kind, count: int) -> None:
        assert isinstance(kind.options, HuangOptions)
        self._kind, self._count, self._options = kind, count, kind.options
        self.deal(0)
        self._observation = CompiledObservation(self._batch.rules)

    def deal(self, seed: int) -> None:
        self._batch = Batch(self._count, self._kind.seats, self._options, seed=seed)

    def asked(self) -> Ints:
        return np.asarray(self._batch.seats).astype(int)

    def play(self, actions: Ints, again: Iterable[int]) -> None:
        for game in np.nonzero((actions < 0) & (self.asked() >= 0))[0]:
            raise ValueError(f"game {game}: There is no action {actions[game]}.")
        try:
            self._batch.step(actions.tolist(), again)
        except ValueError as error:
            raise ValueError(self._refused(actions) or str(error)) from None

    def _refused(self, actions: Ints) -> str | None:
        """Which of the actions is not legal, and why."""
        masks = np.asarray(self._batch.masks)
        for game, index in enumerate(actions.tolist()):
            if index >= 0 and (index >= masks.shape[1] or not masks[game, index]):
                action = self._kind.action(index)
                refusal = self._batch.readable(game).refusal(self._batch.seats[game], action)
                assert refusal is not None
                return f"game {game}: {action}: {self._kind.words(refusal)}"
        return None

    def observe(self, seats: Ints) -> Observation:
        batch = self._batch
        return {
            "observation": self._observation.read(batch.states, seats),
            "action_mask": np.asarray(batch.masks).view(np.int8).copy(),
        }

    def outcome(self, game: int) -> Outcome | None:
        return self._batch.outcome(game)
