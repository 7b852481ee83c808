"""What the secret questions have in common: all are asked at once, and answers lie face down."""

from typing import TYPE_CHECKING, Any, Self

from ....core import Action, Decision, Log, Luck, Step

if TYPE_CHECKING:
    from ..state import WarringState


class Sealed(Step["WarringState"]):
    """A question to several seats at once.

    An answer may take several actions; it stands in the step until the last seat is done.
    """

    __slots__ = ()

    def asked(self, state: "WarringState") -> tuple[int, ...]:
        """The seats that the question was put to, whether done or not."""
        raise NotImplementedError

    def is_done(self, state: "WarringState", seat: int) -> bool:
        raise NotImplementedError

    def without(self, seat: int) -> Self:
        """The step before the seat answered anything."""
        raise NotImplementedError

    def answered(self, state: "WarringState", seat: int, action: Action) -> Self:
        """The step with one more part of the seat's answer."""
        raise NotImplementedError

    def finish(self, state: "WarringState", log: Log) -> None:
        """All are done: what they answered happens. The step is off the stack."""
        raise NotImplementedError

    def own_answer(self, state: "WarringState", seat: int) -> Any:
        """What the seat has answered so far, ready for JSON."""
        raise NotImplementedError

    def questions(self, state: "WarringState", prompt: str) -> tuple[Decision, ...]:
        """The question to all who are not done."""
        return tuple(
            [
                Decision(seat, prompt, sealed=True)
                for seat in self.asked(state)
                if not self.is_done(state, seat)
            ]
        )

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat in self.asked(state) and not self.is_done(state, seat)

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        step = self.answered(state, seat, action)
        state.stack[-1] = step
        step.finish_if_all_are_done(state, log)

    def finish_if_all_are_done(self, state: "WarringState", log: Log) -> None:
        for seat in self.asked(state):
            if not self.is_done(state, seat):
                return
        state.stack.pop()
        self.finish(state, log)
