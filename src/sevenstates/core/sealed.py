"""Sealed questions: several seats are asked at once, and answers stay secret until all are in."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Self, TypeVar

from .action import Action
from .decision import Decision, DecisionView
from .event import Event, Log
from .luck import Luck
from .seat import Seat, Viewer
from .step import Step

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")


class SealedStep(Step[S]):
    """A sealed question.

    An answer may take several actions. It stands in the step, and nothing else of the state
    changes, until the last seat is done; then `finish` carries all answers out.
    """

    __slots__ = ()

    def asked(self, state: S) -> tuple[Seat, ...]:
        """The seats that are asked, whether they have answered or not."""
        return tuple(range(state.seats))

    @abstractmethod
    def is_done(self, state: S, seat: Seat) -> bool:
        """Whether a seat that is asked has answered in full."""

    @abstractmethod
    def question(self, seat: Seat) -> Decision:
        """The question to a seat, which says nothing of answers so far."""

    @abstractmethod
    def own_answer(self, state: S, seat: Seat) -> object:
        """The seat's answer so far, ready for JSON."""

    @abstractmethod
    def without(self, seat: Seat) -> Self:
        """The step before the seat answered anything."""

    @abstractmethod
    def answered(self, state: S, seat: Seat, action: Action) -> Self:
        """The step with one more part of the seat's answer."""

    def answer_event(self, seat: Seat, action: Action) -> Event | None:
        """The event in the seat's own log for an answer while others are not done."""
        return None

    @abstractmethod
    def finish(self, state: S, luck: Luck, log: Log) -> None:
        """Carry out all answers. The step is already off the stack."""

    def without_others(self, state: S, viewer: Viewer) -> Self:
        """The step as if nobody but the viewer had answered."""
        step = self
        for seat in self.asked(state):
            if seat != viewer:
                step = step.without(seat)
        return step

    def answered_again(self, state: S, viewer: Viewer, luck: Luck) -> Self:
        """The step with new answers for the seats whose answers the viewer cannot know.

        Seats that were done are done again; the others have answered nothing.
        """
        step = self
        for seat in self.asked(state):
            if seat != viewer:
                was_done = step.is_done(state, seat)
                step = step.without(seat)
                while was_done and not step.is_done(state, seat):
                    step = step.answered(state, seat, step.random_action(state, seat, luck))
        return step

    def pending(self, state: S) -> tuple[Decision, ...]:
        return tuple(
            [self.question(seat) for seat in self.asked(state) if not self.is_done(state, seat)]
        )

    def is_asked(self, state: S, seat: Seat) -> bool:
        return seat in self.asked(state) and not self.is_done(state, seat)

    def asked_in_secret(self, state: S) -> tuple[Seat, ...]:
        return self.asked(state)

    def stays_secret(self, state: S, seat: Seat, action: Action) -> bool:
        step = self.answered(state, seat, action)
        return not all(step.is_done(state, other) for other in step.asked(state))

    def apply(self, state: S, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        step = self.answered(state, seat, action)
        state.stack[-1] = step
        if step.finish_if_all_are_done(state, luck, log) or log is None:
            return
        event = step.answer_event(seat, action)
        if event is not None:
            log.append(event)

    def finish_if_all_are_done(self, state: S, luck: Luck, log: Log) -> bool:
        """Finish if nobody is left to answer; return whether it did."""
        for seat in self.asked(state):
            if not self.is_done(state, seat):
                return False
        state.stack.pop()
        self.finish(state, luck, log)
        return True


def pending_seen_by(state: "State", viewer: Viewer) -> list[DecisionView]:
    """The open questions, ready for JSON; whether others have answered a sealed one is hidden."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SealedStep):
        pending = step.without_others(state, viewer).pending(state)
    else:
        pending = state.pending()
    return [decision.to_json() for decision in pending]
