"""A game's side of the External Bot Protocol: its views and actions, both ways."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core import Action, Event, Options, Seat, SevenStatesError, State

Json = dict[str, Any]
Choose = Callable[[State], Action]
"""A bot: the action it takes in a state that it is asked in."""


class ExternalError(SevenStatesError):
    """A server of the protocol that we cannot play on."""


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A decision that stands, as a seat may know it."""

    kind: str
    """The kind of the action."""
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class KnownGame:
    """A game that is played, as a seat may know it."""

    state: State
    seat: Seat
    opening: Sequence[Event]
    """The events of the set-up."""
    moves: Sequence[SeenMove]
    names: Sequence[str]
    """The players' names."""


class ExternalGame(ABC):
    """A game's side of the External Bot Protocol."""

    # As the server of a table

    @abstractmethod
    def can_offer(self, seats: int, options: Options) -> bool:
        """Whether the protocol has words for such a table."""

    @abstractmethod
    def lobby(self, seats: int, options: Options) -> Json:
        """The parts of the lobby that belong to the game: `options`, `map`, and `dynasties`."""

    @abstractmethod
    def version(self, moves: Sequence[SeenMove]) -> int:
        """The number of the protocol's actions in these decisions."""

    @abstractmethod
    def view(self, known: KnownGame) -> Json:
        """The game as the seat knows it."""

    @abstractmethod
    def read_action(self, known: KnownGame, action: Mapping[str, object]) -> list[Action]:
        """Our actions for one of the protocol; the first error that it holds is raised.

        Whether they are legal is not checked.
        """

    # As the client of a table

    @abstractmethod
    def can_play(self, lobby: Mapping[str, Any]) -> bool:
        """Whether our bots can play at such a table."""

    @abstractmethod
    def answer(self, view: Mapping[str, Any], seat: Seat, choose: Choose) -> Json:
        """The action that `choose` takes for the seat; ExternalError if the view is none."""
