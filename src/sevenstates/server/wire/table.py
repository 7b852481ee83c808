"""Tables: how one is set up and what is known of it."""

from typing import Annotated, Literal

from msgspec import Meta, field

from ...core import OutcomeView
from .base import CommandId, Hash, Json, SeatNumber, Wire

Status = Literal["open", "dealing", "playing", "over", "closed"]
"""Waiting for people, waiting for entropy, being played, finished, given up."""
Visibility = Literal["public", "private"]
Mode = Literal["casual", "rated"]

Seconds = Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)]


class NoClock(Wire, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class MoveClock(Wire, tag="move", tag_field="kind"):
    """A number of seconds for each decision."""

    seconds: Seconds


class BankClock(Wire, tag="bank", tag_field="kind"):
    """A number of seconds for the whole game, and some more with each decision."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


ClockRule = NoClock | MoveClock | BankClock


class OpenSeat(Wire, tag="open", tag_field="kind"):
    """A seat for anybody who comes."""


class OwnSeat(Wire, tag="me", tag_field="kind"):
    """A seat for the person who opens the table; several of them make a hot-seat table."""

    name: Annotated[str, Meta(max_length=32)] | None = None
    """The person's name, if several people share a device."""


class BotSeat(Wire, tag="bot", tag_field="kind"):
    """A seat for a bot."""

    level: str


class ProgramSeat(Wire, tag="program", tag_field="kind"):
    """A seat for a program that speaks the External Bot Protocol."""


SeatPlan = OpenSeat | OwnSeat | BotSeat | ProgramSeat


Bound = Annotated[int, Meta(ge=-50, le=100)]


class Skill(Wire):
    """The ratings that may sit down, in the table's game with its number of seats."""

    least: Bound | None = None
    most: Bound | None = None


class Fill(Wire):
    """The plan for the open seats of a table for anybody."""

    level: str | None
    """The level of the bots that take them; None if it waits for people."""
    at: int | None
    """The time when they do."""


class PlayAnyone(Wire):
    """Sit down at a table that waits for anybody, or open one."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=8)]
    bots: str | None = None
    """The level of bots that fill a new table after a while; None to wait for people."""


class CreateTable(Wire):
    """Open a table."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=8)]
    options: Json = field(default_factory=dict)
    visibility: Visibility = "public"
    mode: Mode = "casual"
    clock: ClockRule = field(default_factory=NoClock)
    skill: Skill | None = None
    start: bool = False
    """Start at once; only if no seat is open."""
    id: CommandId | None = None
    """The command's id: the same id again gives the same table."""


class ProgramInfo(Wire):
    """A program that has called for its seat, in its own words."""

    agent: str
    ready: bool
    note: str


class SeatInfo(Wire):
    """A seat, and the person, bot or program in it."""

    seat: SeatNumber
    kind: Literal["open", "person", "bot", "program"]
    name: str | None
    """The person's name; None for all others."""
    level: str | None = None
    """The level of a bot."""
    standin: Literal["clock", "resigned", "left", "banned"] | None = None
    """The reason why a bot plays for the person now."""
    mine: bool = False
    """Whether it is the reader's."""
    online: bool = False
    guest: bool = False
    """Whether the name is no account's: a guest's, or one typed for a shared device."""
    program: ProgramInfo | None = None
    """The program in the seat; None until it calls for the first time."""


class UndoRequest(Wire):
    """Somebody asks everybody to go back behind the horizon of undo."""

    request: int
    """The count of changes that everybody knew of when it was made."""
    seat: SeatNumber
    waiting: list[SeatNumber]
    """The people who have not answered."""


class EntropyInfo(Wire):
    """A seat's contribution to the key of the draws."""

    seat: SeatNumber
    hash: Hash
    value: str | None = None
    """Shown when the game has begun; None if it was not handed in."""


class SeatClock(Wire):
    """The time of one seat."""

    left: int
    """Milliseconds at the moment `Clocks.now`; for a running clock it goes down from there."""
    running: bool


class Clocks(Wire):
    """The time of every seat."""

    now: int
    """The server's time."""
    seats: list[SeatClock]


class Fork(Wire):
    """The game, and the moment in it, from which a table plays on."""

    table: str
    moment: int


class TableInfo(Wire):
    """A reader's view of a table apart from the game itself."""

    id: str
    game: str
    rules_version: int
    options: Json
    status: Status
    seats: list[SeatInfo]
    visibility: Visibility
    mode: Mode
    clock: ClockRule
    created: int
    started: int | None = None
    ended: int | None = None
    host: bool = False
    """Whether the reader opened the table."""
    invite: str | None = None
    """The code of the invite link; only for those at the table."""
    commitment: str | None = None
    """The hash of the server's key, before the first draw."""
    entropy: list[EntropyInfo] = field(default_factory=list)
    undo: UndoRequest | None = None
    rematch: str | None = None
    """The table where the same people play again."""
    fork: Fork | None = None
    outcome: OutcomeView | None = None
    spectators: int = 0
    moves: int | None = None
    """The number of decisions of the finished game."""
    skill: Skill | None = None
    """The ratings that may sit down; None for everybody."""
    fill: Fill | None = None
    """None if somebody opened the table for people of their choice."""
    programs: bool = False
    """Whether seats can still be given to programs that speak the External Bot Protocol."""


class TableLine(Wire):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    visibility: Visibility
    mode: Mode
    clock: ClockRule
    created: int
    started: int | None = None
    ended: int | None = None
    options: Json = field(default_factory=dict)
    your_turn: bool = False
    outcome: OutcomeView | None = None
    skill: Skill | None = None


class TableList(Wire):
    """A page of tables, the newest first."""

    tables: list[TableLine]
    next: str | None = None
    """Give it as `before` to get the page after this one."""


class SeatToken(Wire):
    """A token that speaks for one seat; it is shown once."""

    table: str
    seat: SeatNumber
    token: str
    external: str | None = None
    """The connection string of the External Bot Protocol; None if the seat is not a program's."""
