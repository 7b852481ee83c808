"""Broadcast: wakes the watchers of tables, and shows them who is there."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from ..errors import Refused
from ..store import Store
from ..sync import messages
from .access.credentials import Credentials
from .background_tasks import BackgroundTasks
from .model import presence
from .model.presence import Watcher
from .model.table import Table


class Broadcast:
    """Wakes watchers, after a check that they may still read."""

    def __init__(self, store: Store, credentials: Credentials, tasks: BackgroundTasks) -> None:
        self._store = store
        self._credentials = credentials
        self._tasks = tasks
        self.listeners: list[Callable[[Table], None]] = []
        """Called after every change, with the table."""

    def show(self, table: Table) -> None:
        """Wake those for whom something happened; nobody learns of what is sealed."""
        self._wake(
            watcher
            for watcher in table.watchers
            if watcher.version < table.version(watcher.reader.viewer)
        )
        for listener in self.listeners:
            listener(table)

    def show_chat(self, table: Table) -> None:
        """Wake everybody, for there may be a new line of chat."""
        table.frames.forget_lines()
        for watcher in table.watchers:
            watcher.chat_changed = True
        self._wake(table.watchers)

    def show_presence(self, table: Table) -> None:
        """Wake everybody, for others may be there than before."""
        for watcher in table.watchers:
            watcher.presence_changed = True
        self._wake(table.watchers)

    def _wake(self, watching: Iterable[Watcher]) -> None:
        """Wake those who may still read, after one query for all of them."""
        if watchers := list(watching):
            self._tasks.spawn(self._wake_admitted(watchers))

    async def _wake_admitted(self, watching: Sequence[Watcher]) -> None:
        try:
            for watcher in await self._admitted(watching):
                watcher.wake()
        except Refused as error:  # without the database nobody knows who may read
            for watcher in watching:
                watcher.close(error)

    async def _admitted(self, watching: Sequence[Watcher]) -> list[Watcher]:
        """The watchers that may still read; the connections of the others are closed."""
        revoked = await self._credentials.revoked(
            {watcher.reader.credential for watcher in watching}
        )
        checked, admitted = time.monotonic(), []
        for watcher in watching:
            if watcher.reader.credential in revoked:
                watcher.close(watcher.reader.credential.revoked())
            else:
                watcher.checked = checked
                admitted.append(watcher)
        return admitted

    async def close_revoked(self, tables: Sequence[Table]) -> None:
        """Close the connections whose session or token has ended, wherever it was ended."""
        watching = [watcher for table in tables for watcher in table.watchers]
        with contextlib.suppress(Refused):  # the database fails: the next round looks again
            await self._admitted(watching)

    def watch(self, table: Table, watcher: Watcher) -> None:
        table.watchers.add(watcher)
        self.watcher_changed(table, watcher)

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        table.last_used = time.monotonic()
        self.watcher_changed(table, watcher)

    def watcher_changed(self, table: Table, watcher: Watcher) -> None:
        """Show everybody soon who is there, if the watcher counts."""
        if watcher.is_present:
            self.presence_changed(table)

    def presence_changed(self, table: Table) -> None:
        """Show everybody soon who is there; changes within a pause are shown together."""
        audience = table.audience
        audience.present = None
        table.frames.clear()
        if audience.timer is None:
            wait = audience.shown + presence.pause(table) - time.monotonic()
            loop = asyncio.get_running_loop()
            audience.timer = loop.call_later(max(0.0, wait), self._publish_presence, table)

    def _publish_presence(self, table: Table) -> None:
        audience = table.audience
        audience.timer, audience.shown = None, time.monotonic()
        self.show_presence(table)
        here = presence.present_here(table)
        if here != audience.announced:
            audience.announced = here
            self.announce([table])

    def announce(self, tables: Sequence[Table]) -> None:
        """Send other processes who is at these tables here."""
        if self._store.is_postgres and tables:
            encoded = [messages.encode(presence.present_here(table)) for table in tables]
            self._tasks.spawn(self._send(encoded))

    async def _send(self, encoded: Sequence[str]) -> None:
        with contextlib.suppress(SQLAlchemyError, RuntimeError):  # the next round says it again
            await self._store.write(lambda db: None, messages=encoded)
