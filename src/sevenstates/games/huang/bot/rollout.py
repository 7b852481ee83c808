"""Rollouts of HUANG: the net plays all seats from a move to the seat's next turn."""

from collections.abc import Sequence

import numpy as np

from ....bots.nets.net import Floats, Net
from ....bots.nets.net_adapter import MoveBatch, win_reward
from ....core import Luck, Seat
from ..native.huang import Generator, State
from .features import BEGINS, ROUNDS
from .move_features import encode_moves

MAX_ROLLOUT_MOVES = 200
"""Maximum moves of a rollout; by then the seat's next turn is there, or the game over."""
LAST_ROUNDS = 0.2
"""In the last two rounds, which rows have in tens, rollouts go to the end of the game."""


def rollout_values(
    net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[State], seed: int
) -> Floats:
    """The seat's value after each of the moves: a row for each move, a column a world."""
    rollouts = [
        Rollout(world.copy(), seat, move, Generator(seed + number))
        for move in moves
        for number, world in enumerate(worlds)
    ]
    running = rollouts
    for _ in range(MAX_ROLLOUT_MOVES):
        asked = [(one, batch) for one in running if (batch := one.encode_moves())]
        if not asked:
            break
        logits, values = net.forward([batch.rows for _, batch in asked])
        for (one, batch), logit, value in zip(asked, logits, values, strict=True):
            one.go_on(batch, int(logit.argmax()), float(value))
        running = [one for one, _ in asked]
    return np.array([one.value for one in rollouts], np.float32).reshape(len(moves), len(worlds))


class Rollout:
    """A move in one world and what follows it."""

    def __init__(self, state: State, seat: Seat, move: int, luck: Luck) -> None:
        self._state = state
        self._seat = seat
        self._luck = luck
        self._is_over = False
        state.apply(seat, move, luck)
        self.value = 0.0

    def encode_moves(self) -> MoveBatch | None:
        """The moves of the next decision; None at the end of the rollout."""
        if self._is_over:
            return None
        mover = self._state.seat
        if mover is None:
            outcome = self._state.outcome()
            assert outcome is not None
            self.value = win_reward(outcome, self._seat)
            return None
        # The player to move knows no more than at a table.
        return encode_moves([self._state.determinize(mover, self._luck)], self._luck)

    def go_on(self, batch: MoveBatch, chosen: int, value: float) -> None:
        """Make the chosen move, or end where the seat's turn begins."""
        mover = self._state.seat
        assert mover is not None
        if mover == self._seat:
            self.value = value
            state_row = batch.rows[0]
            self._is_over = bool(state_row[BEGINS] == 1 and state_row[ROUNDS] > LAST_ROUNDS)
        if not self._is_over:
            self._state.apply(mover, batch.moves[chosen], self._luck)
