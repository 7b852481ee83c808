"""Standing orders: answers that a seat gives before it is asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypedDict, TypeVar

from .action import Action
from .errors import BadOrder
from .seat import Seat
from .state import State

S = TypeVar("S", bound=State)

Choice = str | int
"""The value chosen for a field of an order."""


class SavedOrder(TypedDict):
    """An order, ready for JSON."""

    kind: str
    fields: dict[str, Choice]


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: the answer of a seat whenever a kind of question comes up."""

    kind: str
    """The name of its kind among the game's `order_kinds`."""
    fields: Mapping[str, Choice]
    """One of the choices for each field of the kind."""

    def to_json(self) -> SavedOrder:
        return {"kind": self.kind, "fields": dict(self.fields)}


@dataclass(frozen=True, slots=True)
class OrderKind(Generic[S]):
    """A kind of standing order that a game offers."""

    name: str
    """A key of the text files: its sentence is the message order-NAME."""
    prompt: str
    """The question that it is about."""
    answer: Callable[[S, Seat, Mapping[str, Choice]], Action | None]
    """The answer of a seat that is asked this, by the fields of the order; None for no answer.

    It uses nothing but what the seat can know.
    """
    choices: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    """The choices for each field, the usual one first."""

    def read(self, fields: object) -> Order:
        """An order of this kind; BadOrder unless every field has one of its choices."""
        if not isinstance(fields, Mapping) or fields.keys() != self.choices.keys():
            raise BadOrder("order-fields", order=self.name, fields=list(self.choices))
        for name, choices in self.choices.items():
            if not any(type(fields[name]) is type(one) and fields[name] == one for one in choices):
                raise BadOrder(
                    "order-choice", order=self.name, field=name, choices=[*map(str, choices)]
                )
        return Order(self.name, {name: fields[name] for name in self.choices})
