"""Bot interface: the question it gets, the budget it has and the answers it gives."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter
from typing import Protocol

from ..core import Action, Decision, Luck, SealedStep, Seat, State, View
from .advice import Advice


@dataclass(frozen=True)
class Question:
    """A decision as the seat that is asked knows it."""

    decision: Decision
    """The decision: the seat, the prompt, and whether others answer in secret at the same time."""
    legal: Sequence[Action]
    """The legal actions."""
    _view: Callable[[], View] = field(repr=False)
    _sample: Callable[[Luck], State] = field(repr=False)

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.decision.seat

    @cached_property
    def view(self) -> View:
        """The seat's view of the state."""
        return self._view()

    def sample(self, luck: Luck) -> State:
        """A possible world: everything the seat knows is true in it, the rest is drawn again."""
        return self._sample(luck)


def sample_worlds(question: Question, luck: Luck, count: int) -> list[State]:
    """Worlds as the seat may believe them, with no sealed answer of another seat in them."""
    worlds = [question.sample(luck) for _ in range(count)]
    if question.decision.sealed:
        for world in worlds:
            reopen(world, question.seat)
    return worlds


def reopen(world: State, seat: Seat) -> None:
    """Take back what others have sealed, if they have.

    A sampler draws their answers blindly; a bot expects sensible ones, and the same ones
    whether it is asked first or last.
    """
    step = world.stack[-1]
    if isinstance(step, SealedStep):
        world.stack[-1] = step.without_others(world, seat)


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits for one decision; set at least one of the two.

    With simulations alone the same seed gives the same answer anywhere.
    """

    simulations: int | None = None
    """The largest number of simulations."""
    seconds: float | None = None
    """The longest time."""


class Clock:
    """Measures a budget, from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()

    def is_up(self) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and perf_counter() - self._began >= seconds

    def fits_another(self, done: int) -> bool:
        """Whether one more part ends in time, if it takes as long as those that are done."""
        seconds = self._budget.seconds
        return seconds is None or (perf_counter() - self._began) * (1 + 1 / done) <= seconds

    def simulations(self, done: int) -> int:
        """Total simulations; without a number as many as fit, by the time so far."""
        if self._budget.simulations is not None:
            return self._budget.simulations
        assert self._budget.seconds is not None
        return int(done * self._budget.seconds / (perf_counter() - self._began))


class Bot(Protocol):
    """A player that answers questions."""

    def choose(self, question: Question) -> Action:
        """Choose one of the legal actions."""

    def advise(self, question: Question) -> Advice:
        """Return candidates with their values and reasons, the one it would choose first."""


class ShownByName:
    """A bot that prints as the name of its class."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def ask(state: State, decision: Decision) -> Question:
    """The question that a decision puts to its seat; it does not hand out the state."""
    seat = decision.seat
    return Question(
        decision,
        state.legal_actions(seat),
        lambda: state.view(seat),
        lambda luck: state.determinize(seat, luck),
    )
