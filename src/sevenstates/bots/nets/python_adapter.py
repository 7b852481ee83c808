"""Net adapter for games on their Python engine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh
from typing import Any, Generic, Self, TypeVar, cast

import numpy as np

from ...core import Game, Luck, Outcome, RandomLuck, Seat, State
from ..heuristics import Heuristics
from ..player import reopen
from ..rollout import advance, afterstate, shortlist
from .encoding import MAX_MOVES, WORLDS, FeatureModule
from .net import Floats, Net, NetInfo
from .net_adapter import MoveBatch, Rolled, win_reward

MAX_NET_MOVES = 6
"""Maximum moves that the net chooses from within a rollout: those with the highest priors."""
MAX_ROLLOUT_MOVES = 300
"""Maximum moves of a rollout; by then the seat's next turn is there, or the game over."""
SCORE_WEIGHT = 0.3
"""The part of a reward that goes by the lead in points."""

S = TypeVar("S", bound=State)


class PythonWorld(Generic[S]):
    """A state of a Python engine as a possible world."""

    def __init__(self, state: S) -> None:
        self.state = state

    @property
    def seat(self) -> Seat | None:
        pending = self.state.pending()
        return pending[0].seat if pending else None

    def copy(self) -> Self:
        return type(self)(self.state.copy())

    def determinize(self, viewer: Seat, luck: Luck) -> Self:
        state = self.state.determinize(viewer, luck)
        reopen(state, viewer)
        return type(self)(state)

    def apply(self, seat: Seat, move: int, luck: Luck) -> None:
        advance(self.state, seat, self.state.game.actions[move], luck)

    def outcome(self) -> Outcome | None:
        return self.state.result


@dataclass(frozen=True)
class PythonAdapter(Generic[S]):
    """Encodes a move by the features of the state that it leads to, rolled out until quiet."""

    game: Game[S, Any]
    heuristics: Heuristics[S]
    features: FeatureModule[S]
    net_decides: bool
    """Whether the net decides for its seat in a lookahead, or the rollout policy does, as for
    the other seats: the net takes longer."""
    candidates: int
    lookahead_weight: float
    lookahead_worlds: int
    lookahead_steps: int
    worlds: int = WORLDS
    make_likely: Callable[[S, Seat, Luck], None] | None = None
    """Changes a possible world of a seat so that likely worlds come up more often."""

    @property
    def info(self) -> NetInfo:
        return NetInfo(self.game.key, type(self).__name__, self.features.VERSION)

    @property
    def feature_count(self) -> int:
        return self.features.STATE_FEATURES + self.features.MOVE_FEATURES

    @property
    def own_share(self) -> int:
        return self.features.OWN_SHARE

    def new_game(self, seats: int, luck: Luck) -> PythonWorld[S]:
        return PythonWorld(self.game.new_state(seats, luck=luck))

    def world(self, state: State) -> PythonWorld[S]:
        return PythonWorld(cast(S, state))

    def likely_world(self, world: PythonWorld[S], seat: Seat, luck: Luck) -> PythonWorld[S]:
        found = world.determinize(seat, luck)
        if self.make_likely is not None:
            self.make_likely(found.state, seat, luck)
        return found

    def luck(self, seed: int) -> Luck:
        return RandomLuck(seed)

    def encode_moves(
        self,
        worlds: Sequence[PythonWorld[S]],
        seat: Seat,
        luck: Luck,
        moves: Sequence[int] | None = None,
        most: int = MAX_MOVES,
    ) -> MoveBatch:
        first = worlds[0].state
        if moves is None:
            actions = list(first.stack[-1].legal_actions(first, seat))
        else:
            actions = [self.game.actions[move] for move in moves]
        if len(actions) == 1:  # nothing to decide, and nothing to encode
            return MoveBatch([actions[0].index], np.zeros((2, self.feature_count), np.float32))
        actions = shortlist(first, seat, actions, self.heuristics, most)
        rows = np.zeros((len(actions) + 1, self.feature_count), np.float32)
        split = self.features.STATE_FEATURES
        for world in worlds:
            state, seed = world.state, luck.below(1 << 30)
            after = [afterstate(state, seat, one, self.heuristics, seed) for one in actions]
            rows[:, :split] += [self.features.state_features(one, seat) for one in (state, *after)]
        rows /= len(worlds)
        rows[1:, split:] = self.features.move_features(first, seat, actions)
        return MoveBatch([action.index for action in actions], rows)

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """Mostly whether the seat won, and a little by how much: so each game teaches more."""
        scores = list(outcome.scores)
        lead = scores.pop(seat) - max(scores)
        by_score = tanh(lead / self.features.LEAD)
        return (1 - SCORE_WEIGHT) * win_reward(outcome, seat) + SCORE_WEIGHT * by_score

    def is_turn(self, state_row: Floats) -> bool:
        return self.features.is_turn(state_row)

    def roll_out(
        self,
        net: Net,
        seat: Seat,
        moves: Sequence[int],
        worlds: Sequence[PythonWorld[S]],
        seed: int,
    ) -> Rolled:
        """The other seats follow the rollout policy: the net would be slow for all of them."""
        rollouts = [
            Rollout(self, seat, world.state.copy(), move, RandomLuck(seed + number))
            for move in moves
            for number, world in enumerate(worlds)
        ]
        asking = [one for one in rollouts if one.is_asking()]
        while asking:
            batches = [
                self.encode_moves([one.as_seen()], seat, one.luck, most=MAX_NET_MOVES)
                for one in asking
            ]
            logits, _ = net.forward([batch.rows for batch in batches])
            for one, batch, logit in zip(asking, batches, logits, strict=True):
                one.make(seat, batch.moves[int(logit.argmax())])
            asking = [one for one in asking if one.is_asking()]
        values = self._final_values(net, seat, rollouts).reshape(len(moves), len(worlds))
        return Rolled(values, sum(one.steps for one in rollouts))

    def _final_values(self, net: Net, seat: Seat, rollouts: "Sequence[Rollout[S]]") -> Floats:
        """The seat's values where rollouts ended."""
        rows = np.zeros((len(rollouts), self.feature_count), np.float32)
        for row, one in zip(rows, rollouts, strict=True):
            row[: self.features.STATE_FEATURES] = self.features.state_features(one.state, seat)
        values = net.values(rows)
        for place, one in enumerate(rollouts):
            outcome = one.state.result
            if outcome is not None:
                values[place] = self.reward(outcome, seat)
        return values


class Rollout(Generic[S]):
    """A move in one world and what follows it, up to the seat's next turn."""

    def __init__(
        self, adapter: PythonAdapter[S], seat: Seat, state: S, move: int, luck: RandomLuck
    ) -> None:
        self._adapter = adapter
        self._seat = seat
        self.steps = 0
        """The moves made."""
        self.state = state
        self.luck = luck
        self.make(seat, move)

    def make(self, seat: Seat, move: int) -> None:
        """Make a move."""
        self.steps += 1
        advance(self.state, seat, self._adapter.game.actions[move], self.luck)

    def as_seen(self) -> PythonWorld[S]:
        """A world that looks the same to the seat: it knows no more than at a table."""
        return self._adapter.world(self.state).determinize(self._seat, self.luck)

    def is_asking(self) -> bool:
        """Follow the rollout policy; True where the net is to decide, False at the end."""
        adapter, state = self._adapter, self.state
        while self._goes_on():
            mover = state.stack[-1].pending(state)[0].seat
            if adapter.net_decides and mover == self._seat and len(state.legal_actions(mover)) > 1:
                return True
            self.make(mover, adapter.heuristics.rollout_policy(state, mover, self.luck).index)
        return False

    def _goes_on(self) -> bool:
        if not self.state.stack or self.steps == MAX_ROLLOUT_MOVES:
            return False
        return not self._adapter.features.is_far_enough(self.state, self._seat)
