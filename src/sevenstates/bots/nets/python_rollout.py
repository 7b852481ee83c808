"""Rollouts on a Python engine, from a move to the seat's next turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

from ...core import RandomLuck, Seat, State
from ..rollout import advance
from .net import Floats, Net

if TYPE_CHECKING:
    from .python_adapter import PythonAdapter, PythonWorld

MAX_NET_MOVES = 6
"""Maximum moves that the net chooses from within a rollout: those with the highest priors."""
MAX_ROLLOUT_MOVES = 300
"""Maximum moves of a rollout; by then the seat's next turn is there, or the game over."""

S = TypeVar("S", bound=State)


def rollout_values(
    adapter: "PythonAdapter[S]",
    net: Net,
    seat: Seat,
    moves: Sequence[int],
    worlds: Sequence[S],
    seed: int,
) -> Floats:
    """The seat's value after each of the moves: a row for each move, a column a world.

    The other seats follow the rollout policy: the net would be slow for all of them.
    """
    rollouts = [
        Rollout(adapter, seat, world.copy(), move, RandomLuck(seed + number))
        for move in moves
        for number, world in enumerate(worlds)
    ]
    asking = [one for one in rollouts if one.is_asking()]
    while asking:
        batches = [
            adapter.encode_moves([one.as_seen()], seat, one.luck, most=MAX_NET_MOVES)
            for one in asking
        ]
        logits, _ = net.forward([batch.rows for batch in batches])
        for one, batch, logit in zip(asking, batches, logits, strict=True):
            one.make(seat, batch.moves[int(logit.argmax())])
        asking = [one for one in asking if one.is_asking()]
    return _final_values(adapter, net, seat, rollouts).reshape(len(moves), len(worlds))


def _final_values(
    adapter: "PythonAdapter[S]", net: Net, seat: Seat, rollouts: Sequence["Rollout[S]"]
) -> Floats:
    """The seat's values where rollouts ended."""
    rows = np.zeros((len(rollouts), adapter.feature_count), np.float32)
    for row, one in zip(rows, rollouts, strict=True):
        row[: adapter.features.STATE_FEATURES] = adapter.features.state_features(one.state, seat)
    values = net.values(rows)
    for place, one in enumerate(rollouts):
        outcome = one.state.result
        if outcome is not None:
            values[place] = adapter.reward(outcome, seat)
    return values


class Rollout(Generic[S]):
    """A move in one world and what follows it."""

    def __init__(
        self, adapter: "PythonAdapter[S]", seat: Seat, state: S, move: int, luck: RandomLuck
    ) -> None:
        self._adapter = adapter
        self._seat = seat
        self._left = MAX_ROLLOUT_MOVES
        self.state = state
        self.luck = luck
        self.make(seat, move)

    def make(self, seat: Seat, move: int) -> None:
        """Make a move."""
        self._left -= 1
        advance(self.state, seat, self._adapter.game.actions[move], self.luck)

    def as_seen(self) -> "PythonWorld[S]":
        """A world that looks the same to the seat: it knows no more than at a table."""
        return self._adapter.world(self.state).determinize(self._seat, self.luck)

    def is_asking(self) -> bool:
        """Follow the rollout policy; True where the net is to decide, False at the end."""
        adapter, state = self._adapter, self.state
        while state.stack and self._left and not adapter.features.is_far_enough(state, self._seat):
            mover = state.stack[-1].pending(state)[0].seat
            if adapter.net_decides and mover == self._seat and len(state.legal_actions(mover)) > 1:
                return True
            self.make(mover, adapter.heuristics.rollout_policy(state, mover, self.luck).index)
        return False
