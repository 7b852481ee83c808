"""Frames of a table: what its watchers are sent, encoded once for all that get the same."""

import asyncio
from collections.abc import Callable

from ... import wire
from ...errors import Refused
from ...store import Store
from .. import storage
from ..background_tasks import BackgroundTasks
from ..model.frame_cache import Frame, Lines, encode
from ..model.presence import is_online, spectators
from ..model.reader import Reader
from ..model.table import Table
from . import chat
from .update import HISTORY_PAGE, changes_for, update_for

CLOCK_AGE = 50
"""Milliseconds for which an update that shows clocks is still right for others."""


class TableFrames:
    """Makes the frames of all tables."""

    def __init__(self, store: Store, tasks: BackgroundTasks, now: Callable[[], int]) -> None:
        self._store = store
        self._tasks = tasks
        self._now = now

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
        frame = table.frames.find(table.seq, key)
        if frame is not None and not table.has_clock:
            return frame  # it was made with the lock, so that it shows what is on disk
        async with table.lock:
            now = self._now()
            frame = table.frames.find(table.seq, key)
            if frame is None or (table.has_clock and now - frame.made > CLOCK_AGE):
                update = await self.locked_update(table, reader, since)
                frame = Frame(encode(update), update.version, now)
                table.frames.keep(table.seq, key, frame)
            return frame

    def presence_frame(self, table: Table) -> Frame:
        """Presence as text."""
        frame = table.frames.find(table.seq, wire.Presence)
        if frame is None:
            online = [is_online(table, seat_state) for seat_state in table.seat_states]
            shown = wire.Presence(online=online, spectators=spectators(table))
            frame = table.frames.keep(table.seq, wire.Presence, Frame(encode(shown), 0))
        return frame

    async def chat_frame(self, table: Table, reader: Reader, after: int | None) -> Frame | None:
        """The lines of chat after one, as text; None if there are none."""

        def read() -> "asyncio.Task[Lines]":
            return self._tasks.spawn(
                self._store.read(lambda db: chat.read_lines(db, table.id, after))
            )

        lines = await table.frames.lines(after, read)
        if not lines:
            return None
        shown = chat.without_muted(lines, table, reader)
        key = (wire.ChatFrame, *(line.line for line in shown))
        frame = table.frames.find(table.seq, key)
        if frame is None:
            text = encode(wire.ChatFrame(lines=shown)) if shown else ""
            frame = table.frames.keep(table.seq, key, Frame(text, lines[-1].shown.line))
        return frame
