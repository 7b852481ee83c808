"""The game as its viewer may know it."""

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import Json, SeatNumber, Version, Wire
from .table import Clocks, TableInfo


class Event(Wire):
    """A fact, as the viewer may know it; its words are the message event-KIND."""

    kind: str
    fields: Json


class StandingOrder(Wire):
    """An answer given beforehand; its words are the message order-KIND with the fields."""

    kind: Annotated[str, Meta(max_length=40)]
    fields: Annotated[dict[str, str | int], Meta(max_length=8)]


class Change(Wire):
    """One step of the table's history, as the viewer may know it."""

    version: Version
    kind: Literal["move", "undo", "rewind", "table"]
    """A decision, one taken back, a way back by consent, something about the table."""
    at: int
    seat: SeatNumber | None = None
    """None where nobody in particular acts, and for the change that shows several seats' sealed
    answers: only the seat that was last knows so."""
    action: str | None = None
    """The decision in the game's notation; only the seat itself sees it."""
    events: list[Event] = field(default_factory=list)
    moment: int | None = None
    """The moment of the replay that a decision led to; only in the history of a finished game."""
    by_order: bool = False
    """A standing order of the viewer gave the answer."""


class ChangeList(Wire):
    """A part of the history."""

    changes: list[Change]
    version: Version
    """The newest version there is for the viewer."""


class Position(Wire):
    """The game after a change."""

    version: Version
    """The viewer's version with that change."""
    view: Json
    """The engine's view for the viewer."""


class PositionList(Wire):
    """Positions that led to the present one, the oldest first."""

    positions: list[Position]


class Pending(Wire):
    """A question that is open, as far as the viewer may know."""

    seat: SeatNumber
    prompt: str
    sealed: bool
    fields: Json


class ActionInfo(Wire):
    """A legal action; its words are the message do-KIND with the fields."""

    index: int
    text: str
    """The notation."""
    kind: str
    fields: Json


class Ask(Wire):
    """The question to the viewer."""

    prompt: str
    sealed: bool
    fields: Json
    legal: list[ActionInfo]
    """Complete; the only source of what may be done."""


class Update(Wire, tag="update", tag_field="type"):
    """Everything the viewer may know now, and how it came about since the version given."""

    version: Version
    """The number of changes that the viewer knows of."""
    position: Version
    """The version of the last change of the game itself; commands name it."""
    viewer: SeatNumber | None
    changes: list[Change]
    """The changes after the version that the client named."""
    whole: bool
    """There is more history than `changes` tells: fetch it if a log is shown."""
    view: Json | None
    """The engine's view for the viewer; None before the start."""
    pending: list[Pending]
    ask: Ask | None
    can_undo: bool
    table: TableInfo
    clocks: Clocks | None
    orders: list[StandingOrder]
    """The viewer's standing orders."""


class ChatLine(Wire):
    """Something said at the table."""

    line: int
    author: str
    """The same for all lines of one person at this table."""
    name: str
    guest: bool
    """Whether the name is no account's."""
    seat: SeatNumber | None
    text: str
    """Empty if the line was removed."""
    at: int
    removed: bool = False


class ChatList(Wire):
    """Lines of chat, the oldest first."""

    lines: list[ChatLine]
    muted: list[str]
    """The authors whom the reader does not want to read; their lines are left out."""


class PreviewRequest(Wire):
    """A request to preview an action."""

    action: Annotated[str, Meta(max_length=200)] | int
    position: Version


class Preview(Wire):
    """The effects of an action, up to the first draw, reveal or decision of somebody else."""

    events: list[Event]
    certain: bool
    """Nothing was left out: chance and hidden things have no part in it."""
    view: Json | None
    """The position after it as the viewer would know it; None unless `certain`."""


class HintReason(Wire):
    """A reason in short; its words are the message reason-KEY."""

    key: str
    fields: Json


class HintMove(Wire):
    """A move that a bot looked at."""

    action: ActionInfo
    value: float
    """The share of the win that the seat may expect after it, from 0 to 1."""
    weight: float
    reasons: list[HintReason]


class Hint(Wire):
    """A bot's advice for the decision, the best move first."""

    level: str
    moves: list[HintMove]
