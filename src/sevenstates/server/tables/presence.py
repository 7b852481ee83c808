"""Who is at a table: those who watch it here, and at other processes on the same PostgreSQL."""

import time
from collections.abc import Iterator

import msgspec

from .chair import Chair
from .table import Table

ROUND = 20.0
"""Every so many seconds a process says who is there."""
LONGEST_SILENCE = 3 * ROUND
"""Seconds after which a process that says nothing is gone, and everybody it showed."""


class Presence(msgspec.Struct, tag="presence"):
    """Who watches a table at one process."""

    table: str
    seats: list[int]
    spectators: int

    @property
    def is_empty(self) -> bool:
        return not self.seats and not self.spectators


def present_here(table: Table) -> Presence:
    """Those with a connection to this process."""
    present = [watcher.reader for watcher in table.watchers if watcher.is_present]
    seats = sorted({seat for reader in present for seat in reader.seats})
    return Presence(table.id, seats, sum(not reader.seats for reader in present))


def is_online(table: Table, chair: Chair) -> bool:
    """Bots always are; people when they or their token watch."""
    return chair.kind == "bot" or any(chair.seat in one.seats for one in _everywhere(table))


def spectators(table: Table) -> int:
    return sum(one.spectators for one in _everywhere(table))


def _everywhere(table: Table) -> Iterator[Presence]:
    yield present_here(table)
    for _, presence in table.elsewhere.values():
        yield presence


def hear(table: Table, origin: str, presence: Presence) -> bool:
    """Note who is at another process; whether that is news."""
    _, before = table.elsewhere.pop(origin, (0.0, Presence(table.id, [], 0)))
    if not presence.is_empty:
        table.elsewhere[origin] = time.monotonic(), presence
    return presence != before


def forget_silent(table: Table) -> bool:
    """Forget what processes showed that say nothing any more; whether there were any."""
    last = time.monotonic() - LONGEST_SILENCE
    silent = [origin for origin, (at, _) in table.elsewhere.items() if at < last]
    for origin in silent:
        del table.elsewhere[origin]
    return bool(silent)
