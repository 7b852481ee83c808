"""Net adapter of The Warring States on its compiled core."""

from array import array
from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from ....bots.nets.encoding import MAX_MOVES
from ....bots.nets.net import Floats, Net, NetInfo
from ....bots.nets.net_adapter import MoveBatch, Rolled
from ....bots.nets.python_adapter import PythonAdapter
from ....core import Luck, Options, Seat, Viewer
from ....core import State as AnyState
from ..native.tables import fits
from ..native.warring import FEATURES, NATIVE, Generator, State
from ..rules import WarringState
from .compiled import evaluator
from .decisions import Games, boards_for
from .rollout import roll_out
from .settings import SETTINGS

SEEDS = 1 << 30


class PossibleWorld(State):
    """A state of the core, from which others are dealt with its own generator."""

    __slots__ = ()

    def determinize(self, viewer: Viewer, luck: Luck) -> Self:
        return super().determinize(viewer, Generator(luck.below(SEEDS)))


class CompiledAdapter(PythonAdapter[WarringState]):
    """Encodes moves as the Python adapter does, many times as fast.

    A table whose deck is beyond the core's room is left to the Python adapter.
    """

    @property
    def info(self) -> NetInfo:
        """The same as without the core: the features are the same."""
        return NetInfo(self.game.key, PythonAdapter.__name__, self.features.VERSION)

    def new_game(self, seats: int, luck: Luck) -> Any:
        return PossibleWorld.new(seats, luck=luck)

    def world(self, state: AnyState) -> Any:
        assert isinstance(state, WarringState)
        return PossibleWorld.from_readable(state) if fits(state.options) else super().world(state)

    def likely_world(self, world: Any, seat: Seat, luck: Luck) -> Any:
        if not isinstance(world, PossibleWorld):
            return super().likely_world(world, seat, luck)
        found, own_luck = world.copy(), Generator(luck.below(SEEDS))
        found = found.determinized(seat, own_luck)
        evaluator(found.rules).make_likely(found, seat, own_luck)
        return found

    def luck(self, seed: int) -> Luck:
        return Generator(seed)

    def new_games(
        self, games: int, seats: int, options: Options, scale: Floats, seed: int
    ) -> Games:
        rules, worlds = NATIVE.rules_for(seats, options), SETTINGS.training_worlds
        boards = boards_for(games)
        return Games(rules, scale, worlds=worlds, boards=boards).begin(games, seed)

    def encode_moves(
        self,
        worlds: Sequence[Any],
        seat: Seat,
        luck: Luck,
        moves: Sequence[int] | None = None,
        most: int = MAX_MOVES,
    ) -> MoveBatch:
        first = worlds[0]
        if not isinstance(first, State):
            return super().encode_moves(worlds, seat, luck, moves, most)
        chosen = _promising(first, seat, moves, most)
        rows = np.zeros((max(2, len(chosen) + 1), FEATURES), np.float32)
        if len(chosen) > 1:  # else there is nothing to decide, and nothing to encode
            compiled = evaluator(first.rules)
            for world in worlds:
                compiled.add_features(world, seat, chosen, rows.data, luck.below(SEEDS))
            rows /= len(worlds)
            compiled.move_features(first, seat, chosen, rows.data)
        return MoveBatch(chosen.tolist(), rows)

    def roll_out(
        self, net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[Any], seed: int
    ) -> Rolled:
        if not isinstance(worlds[0], State):
            return super().roll_out(net, seat, moves, worlds, seed)
        return roll_out(self, net, seat, moves, worlds, seed)


def _promising(world: State, seat: Seat, moves: Sequence[int] | None, most: int) -> "array[int]":
    """The seat's moves, or the given ones; of very many those with the highest priors."""
    compiled, legal = evaluator(world.rules), world.legal_indices(seat)
    if moves is None:
        found = array("h", [0] * most)
        return found[: compiled.shortlist(world, seat, found)]
    prior = dict(zip(legal, compiled.priors(world, seat), strict=True))
    best = sorted(range(len(moves)), key=lambda place: -prior[moves[place]])[:most]
    return array("h", [moves[place] for place in sorted(best)])
