"""Finished games, moment by moment."""

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import Json, SeatNumber, Wire
from .update import ActionInfo, Event, Pending


class MomentInfo(Wire):
    """One moment of a finished game; moment 0 is the set-up."""

    moment: int
    seat: SeatNumber | None
    action: ActionInfo | None
    """The decision that led here."""
    events: list[Event]
    """What happened since the moment before, as the viewer knew it; with `all`, all of it."""
    views: list[Json]
    """The view of the viewer; with `all`, of every seat in order."""
    pending: list[Pending]
    text: str | None = None
    """The position as text; only with `all`."""
    at: int | None = None


class MomentList(Wire):
    """Moments of a finished game."""

    viewer: SeatNumber | Literal["all", "spectator"]
    count: int
    """How many moments there are, the set-up included."""
    moments: list[MomentInfo]


class Branch(Wire):
    """Play on from a moment of a finished game, as a hot-seat table of one's own."""

    moment: Annotated[int, Meta(ge=0)]
    bots: dict[str, str] = field(default_factory=dict)
    """Seats, as text, that bots take, with their level."""
