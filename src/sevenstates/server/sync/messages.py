"""Messages about tables for other processes: what was written, so that they need not read it."""

from typing import Any

import msgspec

from .. import wire
from ..store.notifications import MAX_BYTES
from ..tables.model.changeset import Changeset
from ..tables.model.log_entry import LogEntry, SavedEntry
from ..tables.model.presence import Presence
from ..tables.model.table import Table

SPARE = 100
"""Bytes of a payload kept free for its sender."""


class Decisions(msgspec.Struct):
    """Decisions made or taken back, and everything that changed with them."""

    entries: list[SavedEntry]
    columns: dict[str, Any]
    """Of the table's row."""
    clocks: dict[int, tuple[int, int | None]]
    """Time left of a seat, and when its clock began to run."""


class TableChange(msgspec.Struct, tag="news"):
    """A table has changed."""

    table: str
    before: int
    """The number of the last change before these."""
    after: int
    spoken: bool = False
    """Whether there is a new line of chat."""
    decisions: Decisions | None = None
    """None if it is something else, or too long for a payload: then it must be read."""


def change_of(changeset: Changeset) -> TableChange:
    """The message about a changeset; it fits into a payload."""
    table = changeset.table
    short = TableChange(table.id, changeset.seq, table.seq, changeset.has_chat)
    if changeset.entries and all(_is_plain(table, entry) for entry in changeset.entries):
        clocks = {
            seat: (table.seat_states[seat].left, table.seat_states[seat].since)
            for seat in changeset.seats
        }
        entries = [entry.to_json() for entry in changeset.entries]
        full = msgspec.structs.replace(
            short, decisions=Decisions(entries, changeset.columns, clocks)
        )
        if len(msgspec.json.encode(full)) <= MAX_BYTES - SPARE:
            return full
    return short


def _is_plain(table: Table, entry: LogEntry) -> bool:
    """With a clock, what is sealed is reckoned from what is on disk."""
    has_clock = not isinstance(table.clock, wire.NoClock)
    return entry.kind in ("move", "undo") and not (entry.sealed and has_clock)


def encode(message: TableChange | Presence) -> str:
    return msgspec.json.encode(message).decode()


def decode(message: str) -> TableChange | Presence:
    return _DECODER.decode(message)


_DECODER: msgspec.json.Decoder[TableChange | Presence] = msgspec.json.Decoder(
    TableChange | Presence
)


def follow(table: Table, decisions: Decisions) -> None:
    """Take over decisions that another process has written right after those known here."""
    table.set_columns(decisions.columns)
    for seat, (left, since) in decisions.clocks.items():
        table.seat_states[seat].left, table.seat_states[seat].since = left, since
    table.follow([LogEntry.from_json(entry) for entry in decisions.entries])
