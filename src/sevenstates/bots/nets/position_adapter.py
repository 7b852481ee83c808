"""Interface between a kind of table and nets on its positions."""

from collections.abc import Sequence
from typing import Any, Protocol

from ...core import Seat, State
from .net import Floats
from .net_adapter import World
from .position_net import PositionNet


class PositionAdapter(Protocol):
    """Connects a kind of table to a net on its positions."""

    def world(self, state: State) -> World:
        """A state of the Python engine as a world."""

    def inputs(self, world: Any, seat: Seat) -> Floats:
        """What a seat observes, as a row of the net's inputs."""

    def rollout_values(
        self, net: PositionNet, seat: Seat, moves: Sequence[int], worlds: Sequence[Any], seed: int
    ) -> Floats:
        """The seat's value two turns on: a row for each move, a column a world."""
