"""Feature interface: states and moves of a game as numbers; needs no numpy."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ...core import Action, Seat, State

if TYPE_CHECKING:
    from .net import Floats

MAX_MOVES = 16
"""Maximum moves of a batch."""
WORLDS = 4
"""Possible worlds in which moves are encoded without lookahead."""

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
        """Features of the moves themselves, apart from where they lead."""

    def is_turn(self, state_row: "Floats", /) -> bool:
        """Whether an action of a turn is to be taken, by the features of the state."""

    def is_far_enough(self, state: S_contra, seat: Seat, /) -> bool:
        """Whether a lookahead can end there for the seat."""


AnyFeatures = FeatureModule[Any]
