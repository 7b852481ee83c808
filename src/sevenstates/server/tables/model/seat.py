"""A seat of a table."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypedDict

from ....core import Order, Seat
from ...accounts.names import clean_line

if TYPE_CHECKING:
    from ...store.schema import Row

Kind = Literal["open", "person", "bot", "program"]
Departure = Literal["left", "banned"]
"""Why a person is at a table no more."""
Standin = Literal["clock", "resigned"] | Departure

COLUMNS = ("kind", "person", "label", "level", "standin", "entropy_hash", "entropy", "program")
"""Columns of a seat's row that are written as they are."""


class SavedProgram(TypedDict):
    """A program in its own words, ready for JSON."""

    agent: str
    ready: bool
    note: str


@dataclass(slots=True)
class SeatState:
    """A seat: who sits there, who plays for them, and their time."""

    seat: Seat
    kind: Kind
    person: str | None = None
    name: str | None = None
    label: str | None = None
    """The name of one of several people on one device."""
    is_guest: bool = False
    is_gone: bool = False
    """Whether the person has deleted the account."""
    level: str | None = None
    standin: Standin | None = None
    """The reason why a bot plays for the person."""
    left: int = 0
    """Milliseconds on the clock when it last stopped or began to run."""
    since: int | None = None
    """The time when it began to run."""
    shown_left: int = 0
    shown_since: int | None = None
    """The clock as the others may know it: a sealed answer does not stop it for them."""
    entropy_hash: str | None = None
    entropy: str | None = None
    orders: list[Order] = field(default_factory=list)
    """Standing orders, which nobody but the seat may know."""
    program: SavedProgram | None = None
    """The program that plays the seat; None until it calls for the first time."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.is_gone or self.standin is not None

    @property
    def shown_name(self) -> str | None:
        return self.label or self.name

    @property
    def is_shown_as_guest(self) -> bool:
        """Whether the name is no account's: a guest's, or one that was typed for the seat."""
        return self.is_guest or self.label is not None

    def to_columns(self) -> dict[str, object]:
        """The columns of the seat's row that can change."""
        values = {name: getattr(self, name) for name in COLUMNS}
        # As everybody may know it: a restart must not show who has answered in secret.
        values |= {"left": self.shown_left, "since": self.shown_since}
        values["orders"] = [order.to_json() for order in self.orders]
        return values


def seat_state_of_row(row: "Row") -> SeatState:
    """A seat with the person in it."""
    return SeatState(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        label=clean_line(row.label) if row.label else None,  # older ones were kept as typed
        is_guest=row.person_kind == "guest",
        is_gone=row.person_kind == "gone",
        level=row.level,
        standin=row.standin,
        left=row.left,
        since=row.since,
        shown_left=row.left,
        shown_since=row.since,
        entropy_hash=row.entropy_hash,
        entropy=row.entropy,
        program=row.program,
        orders=[Order(order["kind"], order["fields"]) for order in row.orders],
    )
