"""Positions of HUANG on the compiled core, for programs that branch from them."""

from ....core import Luck, Outcome, State
from ....rl.channels import Arrays
from ....rl.table import Kind
from ..native.huang import State as CompiledState
from ..native.tables import rules_for
from ..rules import HuangOptions, HuangState
from .compiled import CompiledObservation


class CompiledPositions:
    """Positions on the compiled core."""

    def __init__(self, kind: Kind) -> None:
        assert isinstance(kind.options, HuangOptions)
        self._rules = rules_for(kind.seats, kind.options)
        self._observation = CompiledObservation(self._rules)

    def new(self, luck: Luck) -> CompiledState:
        return CompiledState.dealt(self._rules, luck)

    def after(self, position: CompiledState, seat: int, index: int, luck: Luck) -> CompiledState:
        state = position.copy()
        state.apply(seat, index, luck)
        return state

    def asked(self, position: CompiledState) -> int | None:
        return position.seat

    def legal(self, position: CompiledState) -> list[int]:
        return position.legal_indices()

    def observe(self, position: CompiledState, seat: int) -> Arrays:
        return self._observation.read_one(position, seat)

    def world(self, position: CompiledState, seat: int, luck: Luck) -> CompiledState:
        return position.determinize(seat, luck)

    def outcome(self, position: CompiledState) -> Outcome | None:
        return position.outcome()

    def readable(self, position: CompiledState) -> State:
        return position.to_readable()

    def from_readable(self, state: State) -> CompiledState:
        assert isinstance(state, HuangState)
        return CompiledState.from_readable(state)
