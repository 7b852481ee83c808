"""What a net needs of a game: worlds to think in, and rows of numbers to look at."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from ..core import Game, Luck, Outcome, Seat, State
from .knowledge import AnyKnowledge
from .net import Floats, Net


class Considered(NamedTuple):
    """The moves that were considered, by their numbers in the action table."""

    moves: list[int]
    rows: Floats
    """The table as it stands, then a row a move."""


class World(Protocol):
    """A possible world."""

    @property
    def seat(self) -> Seat | None:
        """Who is asked next; None when the game is over."""

    def copy(self) -> Self:
        """A world of its own."""

    def determinize(self, viewer: Seat, luck: Luck, /) -> Self:
        """Another world that looks the same to the viewer, without sealed answers of others."""

    def apply(self, seat: Seat, move: int, luck: Luck, /) -> None:
        """Make a move."""

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""


W = TypeVar("W", bound=World)


class Eyes(Protocol[W]):
    """How a net sees a game."""

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""

    @property
    def knowledge(self) -> AnyKnowledge:
        """The heuristics beside the net."""

    @property
    def features(self) -> int:
        """How long a row is."""

    @property
    def own_share(self) -> int:
        """Where a row has the share of the win that heuristics see for the player to move."""

    @property
    def worlds(self) -> int:
        """The number of possible worlds in which moves are judged at a glance."""

    @property
    def more_worlds(self) -> int:
        """The number of worlds where there is time to look ahead."""

    @property
    def candidates(self) -> int:
        """The number of moves to look ahead at: those that the net leans to most."""

    @property
    def trust(self) -> float:
        """How much what lies ahead weighs against the net's first wish."""

    def new_game(self, seats: int, luck: Luck) -> W:
        """A table to play at."""

    def world(self, state: State) -> W:
        """A state of the readable engine as a world."""

    def luck(self, seed: int) -> Luck:
        """Chance for worlds."""

    def consider(
        self, worlds: Sequence[W], seat: Seat, luck: Luck, moves: Sequence[int] | None = None
    ) -> Considered:
        """Look at the seat's promising moves, or at some of its legal ones, in these worlds.

        Of very many it looks at those that look best at a glance.
        """

    def hopes(
        self, net: Net, seat: Seat, moves: Sequence[int], worlds: Sequence[W], seed: int
    ) -> Floats:
        """What the seat may expect when its next turn comes: a row a move, a column a world."""

    def earned(self, outcome: Outcome, seat: Seat) -> float:
        """What an end is worth to a seat, from -1 to 1: a net learns to expect this."""

    def is_turn(self, table: Floats) -> bool:
        """Whether an action of a turn is to be taken, by the table's row."""


AnyEyes = Eyes[Any]


def won(outcome: Outcome, seat: Seat) -> float:
    """1 for a win, -1 for none; a shared win counts its part."""
    return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0
