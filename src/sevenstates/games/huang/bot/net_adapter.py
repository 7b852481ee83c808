"""Net adapter of HUANG, on the compiled core."""

from collections.abc import Sequence

from ....bots.nets.net import Floats, Net, NetInfo
from ....bots.nets.net_adapter import MoveBatch, Rolled, win_reward
from ....core import Luck, Options, Outcome, Seat
from ....core import State as AnyState
from ..native.huang import NATIVE, Generator, State
from ..rules import HUANG, HuangState
from . import features
from .decisions import Games
from .heuristics import HuangHeuristics
from .move_features import encode_moves
from .rollout import roll_out


class HuangNetAdapter:
    """Connects HUANG to its nets."""

    game = HUANG
    heuristics = HuangHeuristics()
    info = NetInfo(HUANG.key, "HuangNetAdapter", features.VERSION)
    feature_count = features.FEATURES
    own_share = features.OWN_SHARE
    worlds = 16
    lookahead_worlds = 16
    candidates = 8
    lookahead_weight = 80.0
    lookahead_steps = 15_000

    def new_game(self, seats: int, luck: Luck) -> State:
        return State.new(seats, luck=luck)

    def world(self, state: AnyState) -> State:
        assert isinstance(state, HuangState)
        return State.from_readable(state)

    def likely_world(self, world: State, seat: Seat, luck: Luck) -> State:
        return world.determinize(seat, luck)

    def luck(self, seed: int) -> Luck:
        return Generator(seed)

    def new_games(
        self, games: int, seats: int, options: Options, scale: Floats, seed: int
    ) -> Games:
        return Games(NATIVE.rules_for(seats, options), scale).begin(games, seed)

    def encode_moves(
        self, worlds: Sequence[State], seat: Seat, luck: Luck, moves: Sequence[int] | None = None
    ) -> MoveBatch:
        return encode_moves(worlds, luck, moves)

    def roll_out(
        self, net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[State], seed: int
    ) -> Rolled:
        return roll_out(net, seat, moves, worlds, seed)

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        return win_reward(outcome, seat)

    def is_turn(self, state_row: Floats) -> bool:
        return bool(state_row[features.QUIET] == 1)


ADAPTER = HuangNetAdapter()
