"""Tables across processes: takes over what other processes have changed, and who is there."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence

from ..errors import Refused
from ..store import Store
from ..store.notifications import CHANNEL
from ..tables.background_tasks import BackgroundTasks
from ..tables.broadcast import Broadcast
from ..tables.cache import TableCache
from ..tables.model import presence
from . import messages
from .listener import Listener


class TableSync:
    """Keeps the tables in memory up to date with other processes on the same PostgreSQL."""

    def __init__(
        self, store: Store, cache: TableCache, broadcast: Broadcast, tasks: BackgroundTasks
    ) -> None:
        self._store = store
        self._cache = cache
        self._broadcast = broadcast
        self._tasks = tasks
        self._announced = 0.0
        self._listener: Listener | None = None

    def start(self) -> None:
        """Listen, if there can be other processes."""
        if not self._store.is_postgres:
            return
        loop = asyncio.get_running_loop()
        self._listener = Listener(
            self._store,
            CHANNEL,
            lambda payloads: _call(loop, lambda: self._receive(payloads)),
            lambda: _call(loop, self._catch_up),
        )

    async def stop(self) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)

    def _receive(self, payloads: Sequence[str]) -> None:
        for payload in payloads:
            origin, received = self._store.notifier.unpack(payload)
            for message in received:
                self._handle(origin, messages.decode(message))

    def _handle(self, origin: str, message: messages.TableChange | presence.Presence) -> None:
        if isinstance(message, messages.TableChange):
            self._tasks.spawn(self._take_change(message))
        else:
            self._take_presence(origin, message)

    def _catch_up(self) -> None:
        """Read all tables again where something may have been missed."""
        for table in self._cache.held():
            self._tasks.spawn(self._cache.catch_up(table))

    async def _take_change(self, change: messages.TableChange) -> None:
        """Take over what another process has written."""
        # What is being read now may be older than the change.
        table = await self._cache.find_loaded(change.table)
        if table is None:
            return
        async with table.lock:
            if change.decisions is not None and change.before == table.seq:
                messages.follow(table, change.decisions)
            elif change.after > table.seq:
                with contextlib.suppress(Refused):
                    await self._cache.has_followed(table)
        self._broadcast.show(table)
        if change.spoken:
            self._broadcast.show_chat(table)

    def _take_presence(self, origin: str, there: presence.Presence) -> None:
        table = self._cache.find(there.table)
        if table is None:
            return
        is_first = origin not in table.presence_elsewhere
        if presence.update_elsewhere(table, origin, there):
            self._broadcast.presence_changed(table)
        if is_first and not there.is_empty and not presence.present_here(table).is_empty:
            self._broadcast.announce([table])  # the other process has just opened the table

    def compare_presence(self) -> None:
        """Announce now and then who is here, and forget processes that are silent."""
        if time.monotonic() - self._announced < presence.ROUND:
            return
        self._announced = time.monotonic()
        tables = self._cache.held()
        self._broadcast.announce([table for table in tables if table.watchers])
        for table in tables:
            if presence.forget_silent(table):
                self._broadcast.presence_changed(table)


def _call(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is over
        loop.call_soon_threadsafe(work)
