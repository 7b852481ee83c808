"""The environments of a game that has a compiled core: one game, many together, and positions.

The core writes the observations too. They are the same, to the last number, as the game's layout
makes of the viewer's view: a test holds the two together.
"""

from collections.abc import Iterable

import numpy as np

from ..core import Luck, Outcome, State, check_seat
from ..native.state import AnyCoreState
from .observations import Arrays, CompiledEnv, CompiledObservation, Ints
from .table import Kind, Mask, Observation, Table


class CompiledTable(Table):
    """One game on a compiled core."""

    def __init__(self, kind: Kind, env: CompiledEnv) -> None:
        super().__init__(kind)
        self._native = env.native
        self._size = len(kind.game.actions)
        self._observation = CompiledObservation(env, kind.seats, kind.options)
        self.deal(0)

    @property
    def state(self) -> State:  # type: ignore[override]  # made again each time
        """The state for the readable engine; changing it changes nothing here."""
        state: State = self._core.to_readable()
        return state

    def deal(self, seed: int) -> None:
        self.deal_with(self._native.generator(seed))

    def deal_with(self, luck: Luck) -> None:
        self._luck = luck
        self._core = self._native.state.dealt(self._observation.rules, luck)

    def asked(self) -> list[int]:
        return self._core.asked

    def observe(self, seat: int) -> Observation:
        check_seat(seat, self.kind.seats)
        return {
            "observation": self._observation.read_one(self._core, seat),
            "action_mask": self._mask(seat),
        }

    def _mask(self, seat: int) -> Mask:
        bits = np.frombuffer(self._core.legal_bits(seat), np.uint8)
        return np.unpackbits(bits, count=self._size, bitorder="little").view(np.int8)

    def play(self, seat: int, index: int) -> None:
        if not self._core.is_legal(seat, index):
            raise ValueError(self.refusal(seat, index))
        self._core.apply(seat, index, self._luck)

    def legal(self, seat: int) -> list[int]:
        return list(self._core.legal_indices(seat))

    def outcome(self) -> Outcome | None:
        return self._core.outcome()


class CompiledGames:
    """Games on a compiled core, stepped together."""

    def __init__(
        self, kind: Kind, count: int, env: CompiledEnv, threads: int | None = None
    ) -> None:
        self._kind, self._count, self._native = kind, count, env.native
        self._threads = threads
        self._observation = CompiledObservation(env, kind.seats, kind.options)
        self.deal(0)

    def deal(self, seed: int) -> None:
        kind = self._kind
        self._batch = self._native.batch(
            self._count, kind.seats, kind.options, seed=seed, threads=self._threads
        )

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
        """The refusal of the action that is not legal."""
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
            "observation": self._observation.read(batch.states, seats, batch.parts),
            "action_mask": np.asarray(batch.masks).view(np.int8).copy(),
        }

    def outcome(self, game: int) -> Outcome | None:
        return self._batch.outcome(game)


class CompiledPositions:
    """Positions on a compiled core, for programs that branch from them."""

    def __init__(self, kind: Kind, env: CompiledEnv) -> None:
        self._state = env.native.state
        self._observation = CompiledObservation(env, kind.seats, kind.options)

    def new(self, luck: Luck) -> AnyCoreState:
        return self._state.dealt(self._observation.rules, luck)

    def after(self, position: AnyCoreState, seat: int, index: int, luck: Luck) -> AnyCoreState:
        state = position.copy()
        state.apply(seat, index, luck)
        return state

    def asked(self, position: AnyCoreState) -> int | None:
        return position.seat

    def legal(self, position: AnyCoreState) -> list[int]:
        return list(position.legal_indices())

    def observe(self, position: AnyCoreState, seat: int) -> Arrays:
        return self._observation.read_one(position, seat)

    def world(self, position: AnyCoreState, seat: int, luck: Luck) -> AnyCoreState:
        return position.determinize(seat, luck)

    def outcome(self, position: AnyCoreState) -> Outcome | None:
        return position.outcome()

    def readable(self, position: AnyCoreState) -> State:
        state: State = position.to_readable()
        return state

    def from_readable(self, state: State) -> AnyCoreState:
        return self._state.from_readable(state)
