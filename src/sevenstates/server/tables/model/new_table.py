"""A table that is about to be opened."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict

from ....core import Seat
from ... import wire
from .seat import Kind
from .table import SavedAnyone


class SeatRow(TypedDict):
    """The plan for a seat."""

    kind: Kind
    person: NotRequired[str | None]
    label: NotRequired[str | None]
    level: NotRequired[str | None]


class TableRow(TypedDict):
    """The row of a table that is about to be opened."""

    id: str
    game: str
    rules_version: int
    options: dict[str, object]
    seat_count: int
    status: wire.Status
    visibility: wire.Visibility
    mode: wire.Mode
    clock: object
    host: str
    invite: str
    key: str
    commitment: str | None
    seq: int
    asked: list[Seat]
    created: int
    started: NotRequired[int]
    setup: NotRequired[list[int]]
    fork: NotRequired[dict[str, object]]
    due: NotRequired[int]
    skill: NotRequired[object]
    anyone: NotRequired[SavedAnyone]


@dataclass(slots=True)
class NewTable:
    """The rows of a table that is about to be opened."""

    row: TableRow
    seats: list[dict[str, object]]
    more: list[tuple[Literal["log", "snapshots", "openings"], Mapping[str, object]]] = field(
        default_factory=list
    )
    """Rows of other tables of the database, by its name."""

    @property
    def id(self) -> str:
        return self.row["id"]
