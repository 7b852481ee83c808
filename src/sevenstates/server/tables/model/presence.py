"""Presence at a table: its watchers here and at other processes on the same PostgreSQL."""

import time
from typing import NamedTuple

import msgspec

from ....core import Seat
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


def present_here(table: Table) -> Presence:
    """The watchers connected to this process."""
    present = [watcher.reader for watcher in table.watchers if watcher.is_present]
    seats = sorted({seat for reader in present for seat in reader.seats})
    return Presence(table.id, seats, sum(not reader.seats for reader in present))


def present(table: Table) -> Present:
    """Everybody at the table, counted once after each change of `Broadcast.presence_changed`."""
    audience = table.audience
    if audience.present is None:
        everywhere = [present_here(table), *(one for _, one in table.presence_elsewhere.values())]
        audience.present = Present(
            frozenset(seat for one in everywhere for seat in one.seats),
            sum(one.spectators for one in everywhere),
        )
    return audience.present


def is_online(table: Table, seat_state: SeatState) -> bool:
    """Bots always are; people when they or their token watch."""
    return seat_state.kind == "bot" or seat_state.seat in present(table).seats


def spectators(table: Table) -> int:
    return present(table).spectators


def pause(table: Table) -> float:
    """Seconds between two presence frames of the table."""
    return PAUSE + PAUSE_EACH * len(table.watchers)


def update_elsewhere(table: Table, origin: str, presence: Presence) -> bool:
    """Store who is at another process; whether that has changed."""
    _, before = table.presence_elsewhere.pop(origin, (0.0, Presence(table.id, [], 0)))
    if not presence.is_empty:
        table.presence_elsewhere[origin] = time.monotonic(), presence
    table.audience.present = None
    return presence != before


def forget_silent(table: Table) -> bool:
    """Forget what processes showed that say nothing any more; whether there were any."""
    last = time.monotonic() - MAX_SILENCE
    silent = [origin for origin, (at, _) in table.presence_elsewhere.items() if at < last]
    for origin in silent:
        del table.presence_elsewhere[origin]
    table.audience.present = None
    return bool(silent)
