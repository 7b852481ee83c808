"""Broadcast: wakes the watchers of tables, and makes the frames that they are sent."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from .. import wire
from ..errors import Refused
from ..store import Store
from ..sync import messages
from . import storage
from .background_tasks import BackgroundTasks
from .credentials import Credentials
from .model import presence
from .model.chat_line import Line
from .model.presence import Watcher
from .model.reader import Reader
from .model.table import MAX_FRAMES, Frame, Table, encode
from .views import chat
from .views.update import HISTORY_PAGE, changes_for, update_for

CLOCK_AGE = 50
"""Milliseconds for which an update that shows clocks is still right for others."""


class Broadcast:
    """Wakes watchers, after a check that they may still read, and makes their frames."""

    def __init__(
        self,
        store: Store,
        credentials: Credentials,
        tasks: BackgroundTasks,
        now: Callable[[], int],
        changed: Callable[[Table], None],
    ) -> None:
        """`changed` is called after every change, with the table."""
        self._store = store
        self._credentials = credentials
        self._tasks = tasks
        self._now = now
        self._changed = changed

    def show(self, table: Table) -> None:
        """Wake the watchers for whom something happened; sealed answers wake no one."""
        self._wake(
            watcher
            for watcher in table.watchers
            if watcher.version < table.version(watcher.reader.viewer)
        )
        self._changed(table)

    def show_chat(self, table: Table) -> None:
        """Wake everybody, for there may be a new line of chat."""
        table.lines.clear()
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

    async def update(self, table: Table, reader: Reader, since: int | None) -> wire.Update:
        """Everything the reader may know, with the changes after a version."""
        async with table.lock:
            return await self.locked_update(table, reader, since)

    async def locked_update(self, table: Table, reader: Reader, since: int | None) -> wire.Update:
        """The same for callers that hold the table's lock."""
        if table.is_abandoned:
            raise Refused(503, "database-unavailable")
        viewer = reader.viewer
        changes: list[wire.Change] = []
        whole = False
        if since is not None and since > table.version(viewer):
            since, whole = 0, True  # of a time that is no more, as before a backup was restored
        if since is not None and since < table.version(viewer):
            changes = changes_for(table.recent, viewer, since)
            if not changes or changes[0].version > since + 1:
                entries = await self._store.read(
                    lambda db: storage.read_last_entries(db, table.id, viewer, HISTORY_PAGE)
                )
                changes = changes_for(entries, viewer, since)
            whole = whole or not changes or changes[0].version > since + 1
        return update_for(table, reader, changes, whole, self._now())

    async def update_frame(self, table: Table, reader: Reader, since: int | None) -> Frame:
        """An update as text."""
        key = (reader.viewer, reader.seats, reader.person == table.host, since)
        frame = table.frames.get(key)
        if frame is not None and not table.has_clock:
            return frame  # it was made with the lock, so that it shows what is on disk
        async with table.lock:
            now = self._now()
            frame = table.frames.get(key)
            if frame is None or (table.has_clock and now - frame.made > CLOCK_AGE):
                update = await self.locked_update(table, reader, since)
                frame = table.keep_frame(key, Frame(encode(update), update.version, now))
            return frame

    def presence_frame(self, table: Table) -> Frame:
        """Presence as text."""
        frame = table.frames.get(wire.Presence)
        if frame is None:
            online = [presence.is_online(table, seat_state) for seat_state in table.seat_states]
            shown = wire.Presence(online=online, spectators=presence.spectators(table))
            frame = table.keep_frame(wire.Presence, Frame(encode(shown), 0))
        return frame

    async def chat_frame(self, table: Table, reader: Reader, after: int | None) -> Frame | None:
        """The lines of chat after one, as text; None if there are none."""
        lines = await self._lines(table, after)
        if not lines:
            return None
        shown = chat.without_muted(lines, table, reader)
        key = (wire.ChatFrame, *(line.line for line in shown))
        frame = table.frames.get(key)
        if frame is None:
            text = encode(wire.ChatFrame(lines=shown)) if shown else ""
            frame = table.keep_frame(key, Frame(text, lines[-1].shown.line))
        return frame

    async def _lines(self, table: Table, after: int | None) -> list[Line]:
        task = table.lines.get(after)
        if task is None:
            if len(table.lines) >= MAX_FRAMES:
                table.lines.clear()
            reading = self._store.read(lambda db: chat.read_lines(db, table.id, after))
            task = table.lines[after] = self._tasks.spawn(reading)
        if not task.done():
            await asyncio.wait([task])
        if task.exception() is not None and table.lines.get(after) is task:
            del table.lines[after]
        return task.result()
