"""Net adapter for games on their Python engine."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import tanh
from typing import Any, Generic, Protocol, Self, TypeVar, cast

import numpy as np

from ...core import Action, Game, Luck, Outcome, RandomLuck, Seat, State
from ..heuristics import Heuristics
from ..rollout import advance, rollout, shortlist
from ..worlds import reopen
from .net import Floats, Net, NetInfo
from .net_adapter import MoveBatch, win_reward
from .python_rollout import rollout_values

MAX_MOVES = 16
"""Maximum moves of a batch."""
SCORE_WEIGHT = 0.3
"""How much of a reward goes by the lead in points."""

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class FeatureModule(Protocol[S_contra]):
    """A game's `features` module, which describes states and moves as numbers."""

    VERSION: int
    """Changes when a feature comes, goes or gets another meaning: older nets cannot play then."""
    LEAD: float
    """A usual lead in points at the end."""
    OWN_SHARE: int
    """The column with the share of the win that heuristics give the player to move."""
    STATE_FEATURES: int
    MOVE_FEATURES: int

    def state_features(self, state: S_contra, seat: Seat, /) -> list[float]:
        """The state as a seat sees it; in the middle of anything, and after the end too."""

    def move_features(
        self, state: S_contra, seat: Seat, moves: Sequence[Action], /
    ) -> list[list[float]]:
        """The moves themselves, beside where they lead."""

    def is_turn(self, state_row: Floats, /) -> bool:
        """Whether an action of a turn is to be taken, by the features of the state."""

    def is_far_enough(self, state: S_contra, seat: Seat, /) -> bool:
        """Whether a lookahead can end there for the seat."""


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
    worlds: int = 4

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
            rows[:, :split] += self._encode_states(world.state, seat, actions, luck.below(1 << 30))
        rows /= len(worlds)
        rows[1:, split:] = self.features.move_features(first, seat, actions)
        return MoveBatch([action.index for action in actions], rows)

    def _encode_states(
        self, state: S, seat: Seat, actions: Sequence[Action], seed: int
    ) -> list[list[float]]:
        """Features of the state as it is, and after each action, rolled out until quiet."""
        state_features = self.features.state_features
        rows = [state_features(state, seat)]
        for action in actions:
            after, luck = state.copy(), RandomLuck(seed)
            advance(after, seat, action, luck)
            rollout(after, self.heuristics, luck)
            rows.append(state_features(after, seat))
        return rows

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """Mostly whether the seat won, and a little by how much: so each game teaches more."""
        scores = list(outcome.scores)
        lead = scores.pop(seat) - max(scores)
        by_score = tanh(lead / self.features.LEAD)
        return (1 - SCORE_WEIGHT) * win_reward(outcome, seat) + SCORE_WEIGHT * by_score

    def is_turn(self, state_row: Floats) -> bool:
        return self.features.is_turn(state_row)

    def rollout_values(
        self,
        net: Net,
        seat: Seat,
        moves: Sequence[int],
        worlds: Sequence[PythonWorld[S]],
        seed: int,
    ) -> Floats:
        return rollout_values(self, net, seat, moves, [world.state for world in worlds], seed)
