"""Steps: the entries of a state's stack. A mode of a game is a step, never a flag."""

import dataclasses
from abc import ABC
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast

from .action import Action
from .decision import Decision
from .errors import BadRecord, BrokenState, IllegalAction
from .event import Log
from .luck import Luck
from .seat import Seat

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
_MADE: dict[tuple[type, tuple[int, ...]], object] = {}


class Step(ABC, Generic[S]):
    """A question to one or more seats, or a piece of work that runs by itself.

    Steps are frozen dataclasses: a step that goes on replaces itself on the stack, so states
    may share steps. One that asks implements `pending`, `legal_actions`, `refusal` and
    `apply`; one that does not ask (`asks = False`) implements `run`. Both take themselves
    off the stack when they are done. Both say where on the stack they may lie (`below`) and
    what can be in them (`is_possible`), so that a damaged save is refused.
    """

    __slots__ = ()

    name: ClassVar[str]
    """The name of the step in saved states."""
    rule: ClassVar[str]
    """The clause of the rules that puts the question."""
    asks: ClassVar[bool] = True
    below: ClassVar[tuple[str, ...]] = ()
    """Names of the steps that may lie right below this one; none for the bottom of the stack."""

    @classmethod
    def of(cls, *fields: int) -> Self:
        """The step with these fields, cached: for steps of which there are only a few."""
        step = _MADE.get((cls, fields))
        if step is None:
            step = _MADE[cls, fields] = cls(*fields)
        return cast(Self, step)

    def pending(self, state: S) -> tuple[Decision, ...]:
        """The questions that are open now; never empty while an asking step is on top."""
        raise NotImplementedError(type(self).__name__)

    def is_asked(self, state: S, seat: Seat) -> bool:
        """Whether one of the open questions is the seat's."""
        return any(decision.seat == seat for decision in self.pending(state))

    def asked_in_secret(self, state: S) -> tuple[Seat, ...]:
        """The seats that are asked in secret, whether they have answered or not."""
        return ()

    def stays_secret(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether others do not learn yet that a seat that is asked in secret answers this."""
        return False

    def legal_actions(self, state: S, seat: Seat) -> Sequence[Action]:
        """Everything the seat, which is asked, may do; in the order of the action table."""
        raise NotImplementedError(type(self).__name__)

    def random_action(self, state: S, seat: Seat, luck: Luck) -> Action:
        """A random legal action, all equally likely."""
        legal = self.legal_actions(state, seat)
        return legal[luck.below(len(legal))]

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction | None:
        """The reason why the seat, which is asked, may not do this; None if it may."""
        raise NotImplementedError(type(self).__name__)

    def apply(self, state: S, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(type(self).__name__)

    def run(self, state: S, luck: Luck, log: Log) -> None:
        """Do the work of a step that asks no one."""
        raise NotImplementedError(type(self).__name__)

    def check(self, state: S) -> None:
        """Raise BrokenState if the step cannot have come about in this state."""
        if not self.is_possible(state):
            raise BrokenState("stack", None, step=self.name)

    def is_possible(self, state: S) -> bool:
        """Whether the fields have possible values and the question can be asked.

        A damaged save can put anything into a field. The steps below have been checked.
        """
        return True

    def step_below(self, state: S) -> Any:
        """The step right below this one on the stack."""
        return state.stack[state.stack.index(self) - 1]

    def to_json(self) -> dict[str, object]:
        fields = dataclasses.fields(self)  # type: ignore[arg-type]  # steps are dataclasses
        return {"step": self.name, **{f.name: _plain(getattr(self, f.name)) for f in fields}}

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        return cls(**{name: _frozen(value) for name, value in data.items() if name != "step"})


AnyStep = Step[Any]
"""A step of any game."""


def load_step(kinds: Mapping[str, type[AnyStep]], data: Mapping[str, object]) -> AnyStep:
    """Rebuild a step of one of these kinds from the result of `to_json`."""
    try:
        return kinds[str(data["step"])].from_json(data)
    except (KeyError, TypeError):
        raise BadRecord("step-unreadable") from None


def _plain(value: object) -> object:
    if isinstance(value, Step):
        return value.to_json()
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _frozen(value: object) -> object:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
