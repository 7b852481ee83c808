"""Finished games, moment by moment."""

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import Json, SeatNumber, Wire
from .update import ActionInfo, Event, HintMove, Pending


class MomentInfo(Wire):
    """One moment of a finished game; moment 0 is the set-up."""

    moment: int
    seat: SeatNumber | None
    action: ActionInfo | None
    """The decision that led here."""
    events: list[Event]
    """The events since the moment before, as the viewer knew them; with `all`, all of them."""
    views: list[Json]
    """The view of the viewer; with `all`, of every seat in order."""
    pending: list[Pending]
    text: str | None = None
    """The position as text; only with `all`."""
    at: int | None = None


MomentViewer = SeatNumber | Literal["all", "spectator"]
"""The viewer of a finished game."""


class MomentList(Wire):
    """Moments of a finished game."""

    viewer: MomentViewer
    count: int
    """The number of moments, the set-up included."""
    moments: list[MomentInfo]


class JudgedMove(Wire):
    """A decision as a bot sees it."""

    moment: int
    """The moment that it led to; the question was open at the one before."""
    made: HintMove
    best: HintMove
    """The bot's choice; the same move where there was nothing better."""


class Analysis(Wire):
    """A bot's review of a seat's decisions in a finished game."""

    seat: SeatNumber
    level: str
    count: int
    """The number of decisions that left a choice."""
    seen: int
    """The number that the bot has looked at so far; it goes on until all are seen."""
    moves: list[JudgedMove]


class Branch(Wire):
    """Play on from a moment of a finished game, as a hot-seat table of one's own."""

    moment: Annotated[int, Meta(ge=0)]
    bots: dict[str, str] = field(default_factory=dict)
    """Seats, as text, that bots take, with their level."""
