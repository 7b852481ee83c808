"""One game of HUANG on the compiled core, for the environments that play one at a time."""

import numpy as np

from ....core import Luck, Outcome, State, check_seat
from ....rl.table import Kind, Mask, Observation, Table
from ..native.huang import Generator
from ..native.huang import State as CompiledState
from ..rules import HuangOptions
from .compiled import CompiledObservation


class CompiledTable(Table):
    """One game on the compiled core."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self._options = kind.options
        assert isinstance(self._options, HuangOptions)
        self._size = len(kind.game.actions)
        self.deal(0)
        self._observation = CompiledObservation(self._core.rules)

    @property
    def state(self) -> State:  # type: ignore[override]  # made again each time
        """The state for the readable engine; changing it changes nothing here."""
        return self._core.to_readable()

    def deal(self, seed: int) -> None:
        self.deal_with(Generator(seed))

    def deal_with(self, luck: Luck) -> None:
        self._luck = luck
        assert isinstance(self._options, HuangOptions)
        self._core = CompiledState.new(self.kind.seats, self._options, luck=luck)

    def asked(self) -> list[int]:
        seat = self._core.seat
        return [] if seat is None else [seat]

    def observe(self, seat: int) -> Observation:
        check_seat(seat, self.kind.seats)
        return {
            "observation": self._observation.read_one(self._core, seat),
            "action_mask": self._mask(seat),
        }

    def _mask(self, seat: int) -> Mask:
        if seat != self._core.seat:
            return np.zeros(self._size, np.int8)
        bits = np.frombuffer(self._core.legal_bits(), np.uint8)
        return np.unpackbits(bits, count=self._size, bitorder="little").view(np.int8)

    def play(self, seat: int, index: int) -> None:
        if not self._core.is_legal(seat, index):
            raise ValueError(self.refusal(seat, index))
        self._core.apply(seat, index, self._luck)

    def legal(self, seat: int) -> list[int]:
        return self._core.legal_indices() if seat == self._core.seat else []

    def outcome(self) -> Outcome | None:
        return self._core.outcome()
