"""What has happened at a table, a part at a time."""

from typing import Any

from sqlalchemy import Connection

from .. import wire
from ..store import Store
from . import files
from .chair import Reader
from .entry import standing
from .table import Table
from .update import changes_for

PAGE = 200
"""So many changes are handed out at once."""


async def history(
    store: Store, table: Table, reader: Reader, after: int, limit: int
) -> wire.ChangeList:
    """A part of the history, as the reader may know it."""
    changes: list[wire.Change] = []
    seq = 0
    moments = await _moments(store, table)

    def page(db: Connection) -> list[Any]:
        return files.read_entries(db, table.id, seq, PAGE)

    while len(changes) < limit:
        entries = await store.read(page)
        changes += changes_for(entries, reader.viewer, after, moments)
        if len(entries) < PAGE:
            break
        seq = entries[-1].seq
    return wire.ChangeList(changes=changes[:limit], version=table.version(reader.viewer))


async def _moments(store: Store, table: Table) -> dict[int, int]:
    """The moments of a finished game by its entries.

    Before the end they would tell who has answered in secret.
    """
    if table.status != "over":
        return {}
    entries = await store.read(lambda db: files.read_entries(db, table.id, 0))
    return {entry.seq: number for number, entry in enumerate(standing(entries), start=1)}
