"""Net adapter interfaces: possible worlds to think in, and moves or positions as features."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from ...core import AnyGame, Luck, Options, Outcome, Seat, State
from ..heuristics import AnyHeuristics
from .net import Floats, Net, NetInfo
from .position_net import PositionNet


class MoveBatch(NamedTuple):
    """Encoded moves of one decision."""

    moves: list[int]
    """Their indices in the action table."""
    rows: Floats
    """The features of the state, then a row for each move."""


class Rolled(NamedTuple):
    """The results of rollouts."""

    values: Floats
    """The seat's values where they ended: a row for each move, a column a world."""
    steps: int
    """The decisions made in all of them: their cost, on any machine."""


class World(Protocol):
    """A possible world."""

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""

    def copy(self) -> Self:
        """An independent copy."""

    def determinize(self, viewer: Seat, luck: Luck, /) -> Self:
        """Another world that looks the same to the viewer, without sealed answers of others."""

    def apply(self, seat: Seat, move: int, luck: Luck, /) -> None:
        """Make a move."""

    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while it goes on."""


W = TypeVar("W", bound=World)


class NetAdapter(Protocol[W]):
    """Connects a game to its nets."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def heuristics(self) -> AnyHeuristics:
        """The heuristics of the game."""

    @property
    def info(self) -> NetInfo:
        """The game, adapter and version that its nets carry."""

    @property
    def feature_count(self) -> int:
        """The length of a row."""

    @property
    def own_share(self) -> int:
        """The column with the share of the win that heuristics give the player to move."""

    @property
    def worlds(self) -> int:
        """The number of possible worlds in which moves are encoded without lookahead."""

    @property
    def lookahead_worlds(self) -> int:
        """The number of possible worlds in which moves are encoded before a lookahead."""

    @property
    def candidates(self) -> int:
        """The number of moves to look ahead at: those with the highest policy."""

    @property
    def lookahead_weight(self) -> float:
        """The weight of a lookahead's value against the net's log policy."""

    @property
    def lookahead_steps(self) -> int:
        """Maximum decisions within the rollouts of `expert` for one of its own."""

    def new_game(self, seats: int, luck: Luck) -> W:
        """A table to play at."""

    def world(self, state: State) -> W:
        """A state of the Python engine as a world."""

    def likely_world(self, world: W, seat: Seat, luck: Luck) -> W:
        """A possible world of the seat to look ahead in, the likelier the more often."""

    def luck(self, seed: int) -> Luck:
        """Chance for worlds."""

    def encode_moves(
        self, worlds: Sequence[W], seat: Seat, luck: Luck, moves: Sequence[int] | None = None
    ) -> MoveBatch:
        """Encode the seat's legal moves, or the given ones, averaged over these worlds.

        Of very many it takes those with the highest priors.
        """

    def roll_out(
        self, net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[W], seed: int
    ) -> Rolled:
        """Each of the moves in each world, and what follows up to the seat's next turn."""

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """The reward of an outcome, from -1 to 1, which nets learn to expect."""

    def is_turn(self, state_row: Floats) -> bool:
        """Whether an action of a turn is to be taken, by the features of the state."""


AnyNetAdapter = NetAdapter[Any]


@runtime_checkable
class BatchAdapter(Protocol):
    """A net adapter whose compiled core encodes decisions of many games in one call."""

    def new_games(self, games: int, seats: int, options: Options, scale: Floats, seed: int) -> Any:
        """New games at one kind of table; centred features are divided by `scale`."""

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """As of `NetAdapter`."""


class PositionAdapter(Protocol):
    """Connects a kind of table to a net on its positions."""

    def world(self, state: State) -> World:
        """A state of the Python engine as a world."""

    def inputs(self, world: Any, seat: Seat) -> Floats:
        """A seat's observation as a row of the net's inputs."""

    def roll_out(
        self, net: PositionNet, seat: Seat, moves: Sequence[int], worlds: Sequence[Any], seed: int
    ) -> Rolled:
        """Each of the moves in each world, and what follows for two turns of the seat."""


def win_reward(outcome: Outcome, seat: Seat) -> float:
    """1 for a win, -1 for none; a shared win counts its part."""
    return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0
