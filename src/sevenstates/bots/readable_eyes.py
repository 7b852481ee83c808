"""How a net sees a game through its readable engine."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import tanh
from typing import Any, Protocol, Self

import numpy as np

from ..core import Action, Game, Luck, Outcome, RandomLuck, Seat, State
from .eyes import Considered, won
from .knowledge import AnyKnowledge
from .net import Floats, Net
from .playing_on import advance, play_on, shortlist
from .readable_lines import hopes_of
from .worlds import reopen

MOST = 16
"""So many moves are considered at most."""
BY_POINTS = 0.3
"""How much of what an end is worth goes by points."""


class Sight(Protocol):
    """What a game shows of a state, as numbers."""

    LEAD: float
    """So many points are a usual lead at the end."""
    OWN_SHARE: int
    STATE_FEATURES: int
    MOVE_FEATURES: int

    def look(self, state: Any, seat: Seat, /) -> list[float]:
        """The table as a seat sees it; in the middle of anything, and after the end too."""

    def look_at_moves(
        self, state: Any, seat: Seat, moves: Sequence[Action], /
    ) -> list[list[float]]:
        """What moves are, beside where they lead."""

    def is_turn(self, table: Floats, /) -> bool:
        """Whether an action of a turn is to be taken, by the table's row."""

    def is_far_enough(self, state: Any, seat: Seat, /) -> bool:
        """Whether looking ahead can end there for the seat."""


class ReadableWorld:
    """A state of the readable engine as a possible world."""

    def __init__(self, state: State) -> None:
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
class ReadableEyes:
    """Makes every promising move, plays on until all is quiet, and looks at what there is then."""

    game: Game[Any, Any]
    knowledge: AnyKnowledge
    sight: Sight
    decides: bool
    """Whether the net decides for its seat where it looks ahead, or quick moves do, as for the
    others: it takes longer than they do."""
    candidates: int
    trust: float
    more_worlds: int
    worlds: int = 4

    @property
    def features(self) -> int:
        return self.sight.STATE_FEATURES + self.sight.MOVE_FEATURES

    @property
    def own_share(self) -> int:
        return self.sight.OWN_SHARE

    def new_game(self, seats: int, luck: Luck) -> ReadableWorld:
        return ReadableWorld(self.game.new_state(seats, luck=luck))

    def world(self, state: State) -> ReadableWorld:
        return ReadableWorld(state)

    def luck(self, seed: int) -> Luck:
        return RandomLuck(seed)

    def consider(
        self,
        worlds: Sequence[ReadableWorld],
        seat: Seat,
        luck: Luck,
        moves: Sequence[int] | None = None,
        most: int = MOST,
    ) -> Considered:
        first = worlds[0].state
        if moves is None:
            actions = list(first.stack[-1].legal_actions(first, seat))
        else:
            actions = [self.game.actions[move] for move in moves]
        if len(actions) == 1:  # nothing to decide, and nothing to see
            return Considered([actions[0].index], np.zeros((2, self.features), np.float32))
        actions = shortlist(first, seat, actions, self.knowledge, most)
        rows = np.zeros((len(actions) + 1, self.features), np.float32)
        table = self.sight.STATE_FEATURES
        for world in worlds:
            rows[:, :table] += self._look(world.state, seat, actions, luck.below(1 << 30))
        rows /= len(worlds)
        rows[1:, table:] = self.sight.look_at_moves(first, seat, actions)
        return Considered([action.index for action in actions], rows)

    def _look(
        self, state: State, seat: Seat, actions: Sequence[Action], seed: int
    ) -> list[list[float]]:
        """The table as it is, and as it is after each action, when all is quiet."""
        look = self.sight.look
        rows = [look(state, seat)]
        for action in actions:
            after, luck = state.copy(), RandomLuck(seed)
            advance(after, seat, action, luck)
            play_on(after, self.knowledge, luck)
            rows.append(look(after, seat))
        return rows

    def earned(self, outcome: Outcome, seat: Seat) -> float:
        """Mostly whether it won, and a little by how much: so each game teaches more."""
        scores = list(outcome.scores)
        lead = scores.pop(seat) - max(scores)
        return (1 - BY_POINTS) * won(outcome, seat) + BY_POINTS * tanh(lead / self.sight.LEAD)

    def is_turn(self, table: Floats) -> bool:
        return self.sight.is_turn(table)

    def hopes(
        self, net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[ReadableWorld], seed: int
    ) -> Floats:
        return hopes_of(self, net, seat, moves, [world.state for world in worlds], seed)
