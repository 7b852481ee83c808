"""Commands: what a client may want of a table. Each carries an id of its own."""

from typing import Annotated

from msgspec import Meta

from .base import CommandId, Hash, SeatNumber, Version, Wire
from .table import SeatPlan
from .update import StandingOrder


class _Command(Wire, tag_field="type"):
    id: CommandId


class Act(_Command, tag="act"):
    """Answer the question of a position."""

    position: Version
    action: Annotated[str, Meta(max_length=200)] | int
    """The notation or the index of a legal action."""


class ActInFull(_Command, tag="act-in-full"):
    """Answer the questions of a position that another protocol asks as one.

    The server sends it to itself: it is none of a client's commands.
    """

    position: Version
    actions: list[str]
    """In notation."""


class SetOrders(_Command, tag="set-orders"):
    """Give standing orders in place of those there are; the first that has an answer counts.

    They answer at once what is asked already.
    """

    orders: Annotated[list[StandingOrder], Meta(max_length=12)]


class Undo(_Command, tag="undo"):
    """Take your last decision back, as far as the engine's horizon allows."""

    position: Version


class AskUndo(_Command, tag="ask-undo"):
    """Ask everybody to go back to before your last decision that all know of."""

    position: Version


class AnswerUndo(_Command, tag="answer-undo"):
    """Agree or not."""

    request: int
    agree: bool


class Resign(_Command, tag="resign"):
    """Give the seat to a bot for good."""


class StopProgram(_Command, tag="stop-program"):
    """Give a program's seat to a bot for good; only who opened the table may."""

    seat: SeatNumber


class Return(_Command, tag="return"):
    """Take the seat back from the bot that plays for the person since the clock ran out."""


class TakeSeat(_Command, tag="take-seat"):
    """Sit down."""

    seat: SeatNumber


class LeaveSeat(_Command, tag="leave-seat"):
    """Stand up before the start."""

    seat: SeatNumber


class SetSeat(_Command, tag="set-seat"):
    """For whom a seat is; only who opened the table may say so, and only before the start."""

    seat: SeatNumber
    plan: SeatPlan


class Start(_Command, tag="start"):
    """Begin; only who opened the table may, when no seat is open."""


class OfferEntropy(_Command, tag="offer-entropy"):
    """Promise, by its hash, what the seat adds to the key of the draws."""

    hash: Hash


class RevealEntropy(_Command, tag="reveal-entropy"):
    """Hand in what was promised: 64 hexadecimal digits whose bytes have the promised hash."""

    value: Hash


class Say(_Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(_Command, tag="mute"):
    """Read somebody's lines no more, or again."""

    author: Annotated[str, Meta(max_length=64)]
    muted: bool


class Rematch(_Command, tag="rematch"):
    """Open a table for the same people and bots; the first to ask opens it for all."""


Command = (
    Act
    | SetOrders
    | Undo
    | AskUndo
    | AnswerUndo
    | Resign
    | StopProgram
    | Return
    | TakeSeat
    | LeaveSeat
    | SetSeat
    | Start
    | OfferEntropy
    | RevealEntropy
    | Say
    | Mute
    | Rematch
)
