"""Bot interface: the question it gets and the answers it gives."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from ..core import Action, Decision, Luck, Seat, State, View
from .advice import Advice


@dataclass(frozen=True)
class Question:
    """A decision as the seat that is asked knows it."""

    decision: Decision
    """Who is asked what, and whether others answer in secret at the same time."""
    legal: Sequence[Action]
    """The legal actions."""
    _view: Callable[[], View]
    _sample: Callable[[Luck], State]

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.decision.seat

    @cached_property
    def view(self) -> View:
        """The seat's view of the state."""
        return self._view()

    def sample(self, luck: Luck) -> State:
        """A possible world: all that the seat knows is true in it, the rest is drawn again."""
        return self._sample(luck)


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of the thinking about one decision; at least one of the two is given.

    With simulations alone the same seed gives the same answer anywhere.
    """

    simulations: int | None = None
    """The largest number of simulations."""
    seconds: float | None = None
    """The longest time."""


class Bot(Protocol):
    """A player that answers questions."""

    def choose(self, question: Question) -> Action:
        """Choose one of the legal actions."""

    def advise(self, question: Question) -> Advice:
        """Return candidates with their values and reasons, the one it would choose first."""


def ask(state: State, decision: Decision) -> Question:
    """The question that a decision puts to its seat; it does not hand out the state."""
    seat = decision.seat
    return Question(
        decision,
        state.legal_actions(seat),
        lambda: state.view(seat),
        lambda luck: state.determinize(seat, luck),
    )
