"""News of a table for the other processes: what was written, so that they need not read it."""

from typing import Any

import msgspec

from .. import wire
from ..tables.model.changeset import Draft
from ..tables.model.log_entry import Entry
from ..tables.model.presence import Presence
from ..tables.model.table import Table
from .notifications import LONGEST

SPARE = 100
"""Bytes of a note that are not the news."""


class Decisions(msgspec.Struct):
    """Decisions made or taken back, and all that changed with them."""

    entries: list[dict[str, Any]]
    columns: dict[str, Any]
    """Of the table's row."""
    clocks: dict[int, tuple[int, int | None]]
    """What is left to a seat, and since when its clock runs."""


class News(msgspec.Struct, tag="news"):
    """A table has changed."""

    table: str
    before: int
    """The number of the last change before these."""
    after: int
    spoken: bool = False
    """Whether there is a new line of chat."""
    decisions: Decisions | None = None
    """None if it is something else, or too long for a note: then it must be read."""


def news_of(draft: Draft) -> News:
    """What to tell of a draft; it fits into a note."""
    table = draft.table
    news = News(table.id, draft.seq, table.seq, draft.has_spoken)
    if draft.entries and all(_is_plain(table, entry) for entry in draft.entries):
        clocks = {
            seat: (table.chairs[seat].left, table.chairs[seat].since) for seat in draft.chairs
        }
        entries = [entry.to_json() for entry in draft.entries]
        full = msgspec.structs.replace(news, decisions=Decisions(entries, draft.columns, clocks))
        if len(msgspec.json.encode(full)) <= LONGEST - SPARE:
            return full
    return news


def _is_plain(table: Table, entry: Entry) -> bool:
    """With a clock, what is sealed is reckoned from what is on disk."""
    has_clock = not isinstance(table.clock, wire.NoClock)
    return entry.kind in ("move", "undo") and not (entry.sealed and has_clock)


def encode(note: News | Presence) -> str:
    return msgspec.json.encode(note).decode()


def decode(note: str) -> News | Presence:
    return _DECODER.decode(note)


_DECODER: msgspec.json.Decoder[News | Presence] = msgspec.json.Decoder(News | Presence)


def follow(table: Table, decisions: Decisions) -> None:
    """Take over decisions that another process has written right after those known here."""
    table.take(decisions.columns)
    for seat, (left, since) in decisions.clocks.items():
        table.chairs[seat].left, table.chairs[seat].since = left, since
    table.follow([Entry.from_json(entry) for entry in decisions.entries])
