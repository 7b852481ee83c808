"""Cache of tables in memory, read from storage and kept up to date."""

import asyncio
import contextlib
import time

from sqlalchemy import Connection

from ..errors import Refused
from ..metrics import Metrics
from ..store import Store
from ..store.schema import Row
from . import storage
from .background_tasks import BackgroundTasks
from .broadcast import Broadcast
from .model import clock
from .model.log_entry import LogEntry
from .model.seat import SeatState
from .model.table import Table

IDLE = 600.0
"""Seconds after which an unwatched table with a running game leaves the memory."""
LOOKED_AT = 60.0
"""Seconds after which a table leaves the memory where no game goes on: it was only looked at."""
MAX_IDLE = 500
"""Maximum unwatched tables in memory."""
JUST_NOW = 10.0
"""Seconds for which a table stays in memory, whatever else is there: a call may be about it."""

NOT_STORED = (
    *("lock", "watchers", "presence_elsewhere", "whole_log"),
    *("audience", "thinking", "last_used"),
)
"""Attributes of a table that are not on disk."""


class TableCache:
    """The tables in memory, and the way to all others."""

    def __init__(
        self, store: Store, metrics: Metrics, broadcast: Broadcast, tasks: BackgroundTasks
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._broadcast = broadcast
        self._tasks = tasks
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def find(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    async def find_loaded(self, table_id: str) -> Table | None:
        """The table, if it is in memory; one that is being read is waited for."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])
        return self.find(table_id)

    def forget_idle(self) -> None:
        """Drop the tables that need not stay in memory; they are on disk."""
        now = time.monotonic()
        idle = sorted((t for t in self.held() if t.is_idle), key=lambda table: table.last_used)
        too_many = len(idle) - MAX_IDLE
        for number, table in enumerate(idle):
            age = now - table.last_used
            longest = IDLE if table.status == "playing" else LOOKED_AT
            if age > (JUST_NOW if number < too_many else longest):
                self._forget(table)

    def _forget(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self._metrics.tables.set(len(self._tables))

    async def get(self, table_id: str) -> Table:
        """A table, from memory or from disk; Refused if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._tasks.spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.last_used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        table = await self._store.read(lambda db: storage.load(db, table_id))
        if table is None:
            raise Refused(404, "no-such-table")
        self._tables[table_id] = table
        self._metrics.tables.set(len(self._tables))
        self._broadcast.show(table)
        return table

    async def reload(self, table: Table) -> None:
        """Take the table as it is on disk; its lock is held. Refused if it is there no more."""
        try:
            fresh = await self._store.read(lambda db: storage.load(db, table.id))
        except Exception:
            self._abandon(table, "database-unavailable")
            raise
        if fresh is None:
            raise self._vanished(table)
        kept = {name: getattr(table, name) for name in NOT_STORED}
        table.__dict__.update(fresh.__dict__ | kept)
        self._broadcast.show(table)

    def _vanished(self, table: Table) -> Refused:
        """A table newer than the backup that was restored: nothing is left to play on."""
        self._abandon(table, "not-ready")  # clients that come back get "no-such-table"
        return Refused(404, "no-such-table")

    def _abandon(self, table: Table, reason: str) -> None:
        """Drop a table that may differ from disk: it is read again when it is next needed."""
        self._forget(table)
        table.is_abandoned = True
        for watcher in table.watchers:
            watcher.close(Refused(503, reason))

    async def catch_up(self, table: Table) -> None:
        """Take over what another process may have written."""
        async with table.lock:
            with contextlib.suppress(Refused):
                await self.has_followed(table)
        self._broadcast.show(table)
        self._broadcast.show_chat(table)

    async def has_followed(self, table: Table) -> bool:
        """Whether another process was ahead of this one; now it is not. The lock is held."""
        row = await self._store.read(lambda db: storage.read_row(db, table.id))
        if row is None:
            raise self._vanished(table)
        if row.seq <= table.seq:
            return False
        await self._follow(table)
        return True

    async def _follow(self, table: Table) -> None:
        def read(db: Connection) -> tuple[list[LogEntry], Row | None, list[SeatState]] | None:
            entries = storage.read_entries(db, table.id, table.seq)
            if any(e.kind == "rewind" or (e.kind == "table" and e.is_of_game) for e in entries):
                return None
            seat_states = storage.read_seat_states(db, table.id)
            return entries, storage.read_row(db, table.id), seat_states

        found = await self._store.read(read)
        if found is None:
            await self.reload(table)
            return
        entries, row, seat_states = found
        if row is None:
            raise self._vanished(table)
        table.refresh(row, seat_states, table.members)
        table.follow(entries)
        clock.stop_sealed(table)
