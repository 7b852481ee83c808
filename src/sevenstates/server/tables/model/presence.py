"""Watchers of a table, by socket or by long poll, and who is there at all processes together."""

import asyncio
import math
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ....core import Seat
from ...errors import Refused
from .reader import Reader

if TYPE_CHECKING:
    from .seat import SeatState
    from .table import Table

ROUND = 20.0
"""Seconds between two announcements of a process."""
MAX_SILENCE = 3 * ROUND
"""Seconds after which a process that says nothing is gone, and everybody it showed."""
PAUSE = 0.2
"""Minimum seconds between two presence frames to the same people."""
PAUSE_EACH = 0.002
"""Seconds that each watcher adds to the pause: the more there are, the more arrivals share one."""


class Watcher:
    """A connection that waits for changes. A slow one gets several changes in one update."""

    def __init__(self, reader: Reader, version: int, *, is_present: bool = True) -> None:
        self.reader = reader
        self.version = version
        """The last version that was handed out."""
        self.is_present = is_present
        """Whether it shows that the reader is there."""
        self.line = 0
        """The last line of chat that was handed out."""
        self.chat_changed = self.presence_changed = False
        self.checked = -math.inf
        """The last check of the reader's credential, in seconds of the monotonic clock."""
        self.closing: Refused | None = None
        """The reason why the connection is to end; after that the table is not to be watched."""
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()

    def close(self, why: Refused) -> None:
        """End the connection, after what it was sent before."""
        self.closing = self.closing or why
        self.wake()


class Presence(msgspec.Struct, tag="presence"):
    """The watchers of a table at one process."""

    table: str
    seats: list[int]
    spectators: int

    @property
    def is_empty(self) -> bool:
        return not self.seats and not self.spectators


class Present(NamedTuple):
    """Everybody at a table, wherever connected."""

    seats: frozenset[Seat]
    spectators: int


class Audience:
    """The watchers of a table, counted, and what they were last shown of each other."""

    def __init__(self) -> None:
        self.present: Present | None = None
        """Everybody who watches, counted; None when it has to be counted again."""
        self.shown = 0.0
        """The time when watchers were last shown who is there."""
        self.timer: asyncio.TimerHandle | None = None
        """Set while they are about to be shown it again."""
        self.announced: Presence | None = None
        """The presence that other processes were last sent."""


def present_here(table: "Table") -> Presence:
    """The watchers connected to this process."""
    present = [watcher.reader for watcher in table.watchers if watcher.is_present]
    seats = sorted({seat for reader in present for seat in reader.seats})
    return Presence(table.id, seats, sum(not reader.seats for reader in present))


def present(table: "Table") -> Present:
    """Everybody at the table, counted once after each change of `Broadcast.presence_changed`."""
    audience = table.audience
    if audience.present is None:
        everywhere = [present_here(table), *(one for _, one in table.presence_elsewhere.values())]
        audience.present = Present(
            frozenset(seat for one in everywhere for seat in one.seats),
            sum(one.spectators for one in everywhere),
        )
    return audience.present


def is_online(table: "Table", seat_state: "SeatState") -> bool:
    """Bots always are; people when they or their token watch."""
    return seat_state.kind == "bot" or seat_state.seat in present(table).seats


def spectators(table: "Table") -> int:
    return present(table).spectators


def pause(table: "Table") -> float:
    """Seconds between two presence frames of the table."""
    return PAUSE + PAUSE_EACH * len(table.watchers)


def update_elsewhere(table: "Table", origin: str, presence: Presence) -> bool:
    """Store who is at another process; whether that has changed."""
    _, before = table.presence_elsewhere.pop(origin, (0.0, Presence(table.id, [], 0)))
    if not presence.is_empty:
        table.presence_elsewhere[origin] = time.monotonic(), presence
    table.audience.present = None
    return presence != before


def forget_silent(table: "Table") -> bool:
    """Forget what processes showed that say nothing any more; whether there were any."""
    last = time.monotonic() - MAX_SILENCE
    silent = [origin for origin, (at, _) in table.presence_elsewhere.items() if at < last]
    for origin in silent:
        del table.presence_elsewhere[origin]
    table.audience.present = None
    return bool(silent)
