"""The tables that a process has in memory: read from disk, kept up to date, and watched."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..accounts.sessions import now_ms
from ..errors import Refused
from ..metrics import Metrics
from ..store import Store
from ..sync import messages
from . import storage
from .access.credentials import Credentials
from .model import clock, presence
from .model.table import Table
from .model.watcher import Watcher

IDLE = 600.0
"""Seconds after which a table where a game goes on, and nobody watches, leaves the memory."""
LOOKED_AT = 60.0
"""Seconds after which a table leaves the memory where no game goes on: it was only looked at."""
MOST_IDLE = 500
"""Maximum tables in memory that nobody watches."""
JUST_NOW = 10.0
"""Seconds for which a table stays in memory, whatever else is there: a call may be about it."""

KEPT_HERE = ("lock", "watchers", "presence_elsewhere", "audience", "thinking", "last_used")
"""What of a table is not on disk."""


class Shelf:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.credentials = Credentials(store, now_ms)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._announced = 0.0
        self.told: list[Callable[[Table], None]] = []
        """Called after every change, with the table."""

    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def find(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    def forget_idle(self) -> None:
        """Forget the tables that nobody needs in memory; they are on disk."""
        now = time.monotonic()
        idle = sorted((t for t in self.held() if t.is_idle), key=lambda table: table.last_used)
        too_many = len(idle) - MOST_IDLE
        for number, table in enumerate(idle):
            age = now - table.last_used
            longest = IDLE if table.status == "playing" else LOOKED_AT
            if age > (JUST_NOW if number < too_many else longest):
                self._forget(table)

    def _forget(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self.metrics.tables.set(len(self._tables))

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        """Run something that is not cut short when its caller goes away."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def get(self, table_id: str) -> Table:
        """A table, from memory or from disk; Refused if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self.spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.last_used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        table = await self.store.read(lambda db: storage.load(db, table_id))
        if table is None:
            raise Refused(404, "no-such-table")
        self._tables[table_id] = table
        self.metrics.tables.set(len(self._tables))
        for told in self.told:
            told(table)
        return table

    async def reload(self, table: Table) -> None:
        """Take the table as it is on disk; its lock is held. Refused if it is there no more."""
        try:
            fresh = await self.store.read(lambda db: storage.load(db, table.id))
        except Exception:
            self._abandon(table, "database-unavailable")
            raise
        if fresh is None:
            raise self._vanished(table)
        kept = {name: getattr(table, name) for name in KEPT_HERE}
        table.__dict__.update(fresh.__dict__ | kept)
        self.show(table)

    def _vanished(self, table: Table) -> Refused:
        """A table newer than the backup that was restored: nothing is left to play on."""
        self._abandon(table, "not-ready")  # who comes back is told that there is no such table
        return Refused(404, "no-such-table")

    def _abandon(self, table: Table, reason: str) -> None:
        """Give up a table that may not be as on disk: it is read again when somebody comes."""
        self._forget(table)
        table.is_abandoned = True
        for watcher in table.watchers:
            watcher.close(Refused(503, reason))

    def hear(self, origin: str, note: str) -> None:
        """Take over what another process tells."""
        heard = messages.decode(note)
        if isinstance(heard, messages.TableChange):
            self.spawn(self._hear_news(heard))
        else:
            self._hear_presence(origin, heard)

    async def _hear_news(self, heard: messages.TableChange) -> None:
        """Take over what another process tells that it has written."""
        if heard.table in self._loading:  # perhaps what is being read is older than the news
            await asyncio.wait([self._loading[heard.table]])
        table = self._tables.get(heard.table)
        if table is None:
            return
        async with table.lock:
            if heard.decisions is not None and heard.before == table.seq:
                messages.follow(table, heard.decisions)
            elif heard.after > table.seq:
                with contextlib.suppress(Refused):
                    await self.has_followed(table)
        self.show(table)
        if heard.spoken:
            self.tell_chat(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what another process may have written."""
        async with table.lock:
            with contextlib.suppress(Refused):
                await self.has_followed(table)
        self.show(table)
        self.tell_chat(table)

    async def has_followed(self, table: Table) -> bool:
        """Whether another process was ahead of this one; now it is not."""
        row = await self.store.read(lambda db: storage.read_row(db, table.id))
        if row is None:
            raise self._vanished(table)
        if row.seq <= table.seq:
            return False
        await self._follow(table)
        return True

    async def _follow(self, table: Table) -> None:
        def read(db: Connection) -> Any:
            entries = storage.read_entries(db, table.id, table.seq)
            if any(e.kind == "rewind" or (e.kind == "table" and e.is_of_game) for e in entries):
                return None
            return entries, storage.read_row(db, table.id), storage.read_seat_states(db, table.id)

        found = await self.store.read(read)
        if found is None:
            await self.reload(table)
            return
        entries, row, seat_states = found
        table.refresh(row, seat_states, table.members)
        table.follow(entries)
        clock.stop_sealed(table)

    async def close_revoked(self) -> None:
        """Close the connections whose session or token has ended, wherever it was ended."""
        watching = [watcher for table in self.held() for watcher in table.watchers]
        with contextlib.suppress(Refused):  # the database fails: the next round looks again
            await self._admitted(watching)

    async def _admitted(self, watching: Sequence[Watcher]) -> list[Watcher]:
        """Those who may still read; the others are sent away."""
        lost = await self.credentials.revoked({watcher.reader.credential for watcher in watching})
        checked, admitted = time.monotonic(), []
        for watcher in watching:
            if watcher.reader.credential in lost:
                watcher.close(watcher.reader.credential.revoked())
            else:
                watcher.checked = checked
                admitted.append(watcher)
        return admitted

    def _wake(self, watching: Iterable[Watcher]) -> None:
        """Wake those who may still read, after one look for all of them."""
        if watchers := list(watching):
            self.spawn(self._wake_admitted(watchers))

    async def _wake_admitted(self, watching: Sequence[Watcher]) -> None:
        try:
            for watcher in await self._admitted(watching):
                watcher.wake()
        except Refused as error:  # without the database nobody knows who may read
            for watcher in watching:
                watcher.close(error)

    def show(self, table: Table) -> None:
        """Wake those for whom something happened; nobody learns of what is sealed."""
        self._wake(
            watcher
            for watcher in table.watchers
            if watcher.version < table.version(watcher.reader.viewer)
        )
        for told in self.told:
            told(table)

    def tell_chat(self, table: Table) -> None:
        """Wake everybody, for there may be a new line of chat."""
        table.frames.forget_lines()
        for watcher in table.watchers:
            watcher.chat_changed = True
        self._wake(table.watchers)

    def watch(self, table: Table, watcher: Watcher) -> None:
        table.watchers.add(watcher)
        self.show_presence(table, watcher)

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        table.last_used = time.monotonic()
        self.show_presence(table, watcher)

    def show_presence(self, table: Table, changed: Watcher) -> None:
        """Show everybody soon who is there, if that changed."""
        if changed.is_present:
            self._presence_changed(table)

    def _presence_changed(self, table: Table) -> None:
        """Those who come and go within a pause are shown together."""
        audience = table.audience
        audience.present = None
        table.frames.clear()
        if audience.timer is None:
            wait = audience.shown + presence.pause(table) - time.monotonic()
            loop = asyncio.get_running_loop()
            audience.timer = loop.call_later(max(0.0, wait), self._tell_presence, table)

    def show_everybody(self, table: Table) -> None:
        """Show those at the table who is there."""
        for watcher in table.watchers:
            watcher.presence_changed = True
        self._wake(table.watchers)

    def _tell_presence(self, table: Table) -> None:
        audience = table.audience
        audience.timer, audience.shown = None, time.monotonic()
        self.show_everybody(table)
        here = presence.present_here(table)
        if here != audience.announced:
            audience.announced = here
            self.announce([table])

    def announce(self, tables: Sequence[Table]) -> None:
        """Tell other processes who is at these tables here."""
        if self.store.is_postgres and tables:
            notes = [messages.encode(presence.present_here(table)) for table in tables]
            self.spawn(self._send(notes))

    async def _send(self, notes: Sequence[str]) -> None:
        with contextlib.suppress(SQLAlchemyError, RuntimeError):  # the next round says it again
            await self.store.write(lambda db: None, notes=notes)

    def _hear_presence(self, origin: str, heard: presence.Presence) -> None:
        table = self._tables.get(heard.table)
        if table is None:
            return
        is_first = origin not in table.presence_elsewhere
        if presence.hear(table, origin, heard):
            self._presence_changed(table)
        if is_first and not heard.is_empty and not presence.present_here(table).is_empty:
            self.announce([table])  # who has just opened the table there knows nobody yet

    def compare_presence(self) -> None:
        """Tell the others now and then who is here, and forget those who are silent."""
        if time.monotonic() - self._announced < presence.ROUND:
            return
        self._announced = time.monotonic()
        self.announce([table for table in self.held() if table.watchers])
        for table in self.held():
            if presence.forget_silent(table):
                self._presence_changed(table)
