"""How a net sees HUANG, through the compiled core."""

from collections.abc import Sequence

from ....bots.eyes import Considered, won
from ....bots.net import Floats, Net
from ....core import Luck, Outcome, Seat
from ....core import State as AnyState
from ..native.huang import Generator, State
from ..rules import HUANG, HuangState
from . import considering
from .knowledge import HuangKnowledge
from .lines import hopes_of


class HuangEyes:
    """How a net sees HUANG."""

    game = HUANG
    knowledge = HuangKnowledge()
    features = considering.FEATURES
    own_share = considering.OWN_SHARE
    worlds = 16
    more_worlds = 16
    candidates = 8
    trust = 80.0

    def new_game(self, seats: int, luck: Luck) -> State:
        return State.new(seats, luck=luck)

    def world(self, state: AnyState) -> State:
        assert isinstance(state, HuangState)
        return State.from_readable(state)

    def luck(self, seed: int) -> Luck:
        return Generator(seed)

    def consider(
        self, worlds: Sequence[State], seat: Seat, luck: Luck, moves: Sequence[int] | None = None
    ) -> Considered:
        return considering.consider(worlds, luck, moves)

    def hopes(
        self, net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[State], seed: int
    ) -> Floats:
        return hopes_of(net, seat, moves, worlds, seed)

    def earned(self, outcome: Outcome, seat: Seat) -> float:
        return won(outcome, seat)

    def is_turn(self, table: Floats) -> bool:
        return bool(table[considering.QUIET] == 1)


EYES = HuangEyes()
