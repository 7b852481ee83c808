"""Positions of a compiled core for nets: their inputs, and rollouts in which nets decide."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.net import Floats
from ..bots.nets.net_adapter import Rolled
from ..bots.nets.position_net import PositionNet
from ..core import Options, Outcome, Seat, State
from ..native.state import AnyCoreState
from .observations import CompiledEnv, CompiledObservation, Ints
from .rows import Bytes, places_in

TURNS = 2
"""The turns of the seat that a rollout goes on."""
MAX_STEPS = 60
"""Maximum moves of a rollout; where it is cut off, it is judged as it stands."""
ILLEGAL = -1e9
"""The logit of an action that is not legal."""

Reward = Callable[[Outcome, Seat], float]


class NetPositions:
    """Connects a kind of table, on its compiled core, to a net."""

    def __init__(
        self,
        env: CompiledEnv,
        seats: int,
        options: Options,
        columns: Sequence[str],
        reward: Reward,
    ) -> None:
        """`columns` are the names of the net's inputs; `reward` says what an outcome is worth."""
        self.native = env.native
        self.observation = CompiledObservation(env, seats, options)
        self.reward = reward
        self._width = len(columns)
        self._places = places_in(columns, self.observation.layout)

    def world(self, state: State) -> AnyCoreState:
        return self.native.state.from_readable(state)

    def inputs(self, world: AnyCoreState, seat: Seat) -> Floats:
        data = np.frombuffer(world.data(), np.uint8)
        return self.rows(data[None], np.array([seat]))

    def rows(self, states: Bytes, viewers: Ints) -> Floats:
        """The inputs of many states, each as its viewer sees it."""
        found = np.zeros((len(states), self._width), np.float32)
        seen = self.observation.read(states.data, viewers)
        found[:, self._places] = self.observation.layout.flatten(seen)
        return found

    def roll_out(
        self,
        net: PositionNet,
        seat: Seat,
        moves: Sequence[int],
        worlds: Sequence[AnyCoreState],
        seed: int,
    ) -> Rolled:
        rollouts = Rollouts(self, seat, moves, worlds, seed)
        values = rollouts.play(net).reshape(len(moves), len(worlds))
        return Rolled(values, rollouts.steps)


class Rollouts:
    """Moves in the same worlds with the same chance, and what follows them, all at once."""

    def __init__(
        self,
        positions: NetPositions,
        seat: Seat,
        moves: Sequence[int],
        worlds: Sequence[AnyCoreState],
        seed: int,
    ) -> None:
        self._positions, self._seat = positions, seat
        self._core = positions.native.core
        blocks, generators = [], []
        for move in moves:
            for number, world in enumerate(worlds):
                state, luck = world.copy(), positions.native.generator(seed + number)
                state.apply(seat, move, luck)
                blocks.append(state.data())
                generators.append(luck.state)
        count = len(blocks)
        self._states = np.frombuffer(bytearray(b"".join(blocks)), np.uint8).reshape(count, -1)
        self._generators = np.array(generators, np.uint64)
        self._masks = np.zeros((count, self._core.ACTIONS), np.uint8)
        self._seats = np.zeros(count, np.int8)
        self._turns, self._is_away = np.zeros(count, int), np.zeros(count, bool)
        self._values = np.full(count, np.nan, np.float32)
        self._random = np.random.default_rng(seed)
        self.steps = 0
        """The decisions of the net."""

    def play(self, net: PositionNet) -> Floats:
        """The seat's values where the rollouts end; the net plays all seats by its policy."""
        for left in range(MAX_STEPS, -1, -1):
            running = self._running()
            if not len(running):
                break
            self.steps += len(running)
            seats = self._seats[running]
            logits, values = net.forward(self._positions.rows(self._states[running], seats))
            ended = self._ended(running, seats) | (left == 0)
            self._values[running[ended]] = values[ended]
            self._make(running[~ended], logits[~ended])
        return self._values

    def _running(self) -> NDArray[np.intp]:
        """Those that go on; those whose game is over get their value."""
        positions, rules = self._positions, self._positions.observation.rules
        self._core.batch_observe(rules, self._states, self._seats, self._masks)
        is_open = np.isnan(self._values)
        for place in np.nonzero(is_open & (self._seats < 0))[0]:
            outcome = positions.native.state(rules, self._states[place].tobytes()).outcome()
            assert outcome is not None
            self._values[place] = positions.reward(outcome, self._seat)
        return np.nonzero(is_open & (self._seats >= 0))[0]

    def _ended(self, running: NDArray[np.intp], seats: NDArray[np.int8]) -> NDArray[np.bool_]:
        """Whether the seat is asked once more after others were, for the last time."""
        is_own = seats == self._seat
        self._turns[running] += is_own & self._is_away[running]
        self._is_away[running] = ~is_own
        found: NDArray[np.bool_] = self._turns[running] >= TURNS
        return found

    def _make(self, running: NDArray[np.intp], logits: Floats) -> None:
        """Draw a move by the policy in each."""
        masked = np.where(self._masks[running] > 0, logits, ILLEGAL)
        noise = self._random.gumbel(size=masked.shape)
        actions = np.full(len(self._values), -1, np.int32)
        actions[running] = (masked + noise).argmax(axis=1)
        rules = self._positions.observation.rules
        self._core.batch_step(rules, self._states, self._generators, actions)
