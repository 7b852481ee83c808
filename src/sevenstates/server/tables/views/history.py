"""History of a table, a page at a time."""

from collections.abc import Mapping

from sqlalchemy import Connection

from ... import wire
from ...store import Store
from .. import storage
from ..model.log_entry import LogEntry
from ..model.reader import Reader
from ..model.table import Table
from .update import HISTORY_PAGE, changes_for


async def history(
    store: Store,
    table: Table,
    reader: Reader,
    after: int,
    limit: int,
    moments: Mapping[int, int],
) -> wire.ChangeList:
    """A part of the history, as the reader may know it.

    `moments` are those of a finished game, by the numbers of the entries that led there.
    """
    changes: list[wire.Change] = []
    seq = after  # a viewer never knows of more changes than there are

    def page(db: Connection) -> list[LogEntry]:
        return storage.read_entries(db, table.id, seq, HISTORY_PAGE)

    while len(changes) < limit:
        entries = await store.read(page)
        changes += changes_for(entries, reader.viewer, after, moments)
        if len(entries) < HISTORY_PAGE:
            break
        seq = entries[-1].seq
    return wire.ChangeList(changes=changes[:limit], version=table.version(reader.viewer))
