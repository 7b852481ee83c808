"""What happens at tables: commands, commits, bots and clocks, and who is told."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ...core import SevenStatesError, UndoRefused
from .. import wire
from ..errors import Refused
from ..http.responses import problem
from ..metrics import Metrics
from ..store import Store
from ..store import schema as s
from ..sync import messages
from . import storage
from .access.admission import acting
from .bots.fair_queue import Priority, Requester
from .bots.players import BotPlayers
from .bots.pool import WorkerPool
from .cache import Shelf
from .commands import chat, play, seating
from .commands.handlers import HANDLERS
from .commands.ratings import rate
from .model import clock
from .model.changeset import Changeset
from .model.frames import Frame, Lines, encode
from .model.log_entry import standing
from .model.presence import is_online, spectators
from .model.reader import Reader
from .model.table import MAX_RECENT, Table
from .views import history
from .views.update import changes_for, update_for

TRIES = 5
"""How often a command is tried again when another process was first."""

CLOCK_AGE = 50
"""Milliseconds for which an update that shows clocks is still right for others."""

Acknowledge = Callable[[wire.Result], None]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Tables(Shelf):
    """Carries out what is to happen at tables."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        metrics: Metrics | None = None,
        network_of: Callable[[str], str] = str,
    ) -> None:
        """`network_of` is where a person calls from, as far as that is known."""
        super().__init__(store, metrics or Metrics())
        self.workers = workers
        self.bots = BotPlayers(self)
        self.now = now_ms
        self._network_of = network_of

    def requester(self, table: Table) -> Requester:
        """Whom the questions to a table's bots count against: the person who opened the table."""
        people = [seat_state for seat_state in table.seat_states if not seat_state.is_bot]
        if any(is_online(table, seat_state) for seat_state in people):
            priority = Priority.AWAITED
        else:
            priority = Priority.PEOPLE if people else Priority.BACKGROUND
        return Requester(self._network_of(table.host), table.host, table.id, priority)

    async def command(
        self,
        table: Table,
        reader: Reader,
        command: wire.Command,
        acknowledge: Acknowledge | None = None,
    ) -> wire.Result:
        """Carry out a command: check, commit, acknowledge, tell the others.

        Goes on to the end even if who sent it hangs up.
        """
        work = self._command(table, reader, command, acknowledge or (lambda result: None))
        result: wire.Result = await asyncio.shield(self.spawn(work))
        return result

    async def _command(
        self, table: Table, reader: Reader, command: wire.Command, acknowledge: Acknowledge
    ) -> wire.Result:
        async with table.lock:
            first = table.results.get((reader.author, command.id))
            result, changeset = (
                (first, None) if first else await self._carry_out(table, reader, command)
            )
            acknowledge(result)
        if changeset is not None:
            self.tell(table)
            if changeset.has_chat:
                self.tell_chat(table)
            await self._go_back_if_agreed(table)
        return result

    async def _carry_out(
        self, table: Table, reader: Reader, command: wire.Command
    ) -> tuple[wire.Result, Changeset | None]:
        for _ in range(TRIES):
            changeset = Changeset(table, self.now())
            try:
                reader = acting(table, reader)
                HANDLERS[type(command)](changeset, reader, command)
                result = self._done(changeset, reader, command)
                await self.commit(changeset)
            except play.StaleCommand:
                if await self.has_followed(table):
                    continue
                first = await self._first_result(table, reader, command.id)
                return first or await self._stale(table, reader, command), None
            except storage.Conflict:
                await self.reload(table)
            except IntegrityError:
                await self.reload(table)
                first = await self._first_result(table, reader, command.id)
                if first is not None:
                    return first, None
            except SevenStatesError as error:
                if await self.has_followed(table):
                    continue
                first = await self._first_result(table, reader, command.id)
                refusal = problem(error, reader.language, table.game.key)
                return first or wire.Refused(id=command.id, problem=refusal), None
            else:
                table.results[reader.author, command.id] = result
                while len(table.results) > MAX_RECENT:
                    del table.results[next(iter(table.results))]
                return result, changeset
        raise Refused(503, "too-busy")

    def _done(self, changeset: Changeset, reader: Reader, command: wire.Command) -> wire.Done:
        table = changeset.table
        done = wire.Done(
            id=command.id,
            version=table.version(reader.viewer),
            position=table.position(reader.viewer),
            table=changeset.new_table,
        )
        changeset.command = {
            "table_id": table.id,
            "author": reader.author,
            "id": command.id,
            "result": {"version": done.version, "position": done.position, "table": done.table},
            "at": changeset.now,
        }
        return done

    async def _first_result(
        self, table: Table, reader: Reader, command_id: str
    ) -> wire.Done | None:
        """What came of the command when it was sent before."""
        c = s.commands.c
        where = (c.table_id == table.id) & (c.author == reader.author) & (c.id == command_id)
        query = sa.select(c.result).where(where)
        found = await self.store.read(lambda db: db.scalar(query))
        return wire.Done(id=command_id, **found) if found else None

    async def _stale(self, table: Table, reader: Reader, command: Any) -> wire.Stale:
        update = await self._update(table, reader, command.position)
        return wire.Stale(id=command.id, update=update)

    async def commit(self, changeset: Changeset) -> None:
        """Put a draft on disk; the table in memory is as on disk again if that fails."""
        table = changeset.table
        if table.status == "over" and "outcome" in changeset.columns:
            rate(changeset)
        began = time.perf_counter()
        try:
            notes = (
                [messages.encode(messages.change_of(changeset))] if self.store.is_postgres else []
            )
            await self.store.write(lambda db: storage.write(db, changeset), table.id, notes)
        except (storage.Conflict, IntegrityError):
            raise
        except BaseException:
            await self.reload(table)
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        moves = sum(entry.kind == "move" for entry in changeset.entries)
        if moves:
            self.metrics.moves.labels(table.game.key).inc(moves)

    async def change(self, table: Table, work: Callable[[Changeset], bool]) -> None:
        """A change that nobody commanded, such as a bot's move; `work` says if there is one."""
        async with table.lock:
            for _ in range(TRIES):
                changeset = Changeset(table, self.now())
                if not work(changeset):
                    return
                try:
                    await self.commit(changeset)
                    break
                except storage.Conflict:
                    await self.reload(table)
        self.tell(table)

    def tell(self, table: Table) -> None:
        """Show a change of this process, which also thinks for the bots that are asked now."""
        self.show(table)
        self.bots.poke(table)

    async def _go_back_if_agreed(self, table: Table) -> None:
        if not play.is_agreed(table):
            return
        async with table.lock:
            if not play.is_agreed(table) or table.undo is None:
                return
            entries = await self.store.read(lambda db: storage.read_entries(db, table.id, 0))
            moves = standing(entries)
            changeset = Changeset(table, self.now())
            try:
                count = play.rewind_point(moves, table.undo["seat"])
                snapshot = await self.store.read(
                    lambda db: storage.read_snapshot(db, table.id, count)
                )
                changeset.rewind(play.state_before(table, snapshot, moves, count), count)
            except UndoRefused:
                changeset.set(undo=None)
                changeset.add_event("undo_refused", None)
            try:
                await self.commit(changeset)
            except storage.Conflict:
                await self.reload(table)
        self.tell(table)

    async def update(self, table: Table, reader: Reader, since: int | None) -> wire.Update:
        """Everything the reader may know, with the changes after a version."""
        async with table.lock:
            return await self._update(table, reader, since)

    async def _update(self, table: Table, reader: Reader, since: int | None) -> wire.Update:
        if table.is_abandoned:
            raise Refused(503, "database-unavailable")
        viewer = reader.viewer
        changes: list[wire.Change] = []
        whole = False
        if since is not None and since > table.version(viewer):
            since, whole = 0, True  # of a time that is no more, as before a backup was restored
        if since is not None and since < table.version(viewer):
            entries: Sequence[Any] = table.recent
            changes = changes_for(list(entries), viewer, since)
            if not changes or changes[0].version > since + 1:
                entries = await self.store.read(
                    lambda db: storage.read_last_entries(db, table.id, viewer, history.PAGE)
                )
                changes = changes_for(list(entries), viewer, since)
            whole = whole or not changes or changes[0].version > since + 1
        return update_for(table, reader, changes, whole, self.now())

    async def update_frame(self, table: Table, reader: Reader, since: int | None) -> Frame:
        """The same as text, encoded once for all readers who get the same."""
        key = (reader.viewer, reader.seats, reader.person == table.host, since)
        frame = table.frames.find(table.seq, key)
        if frame is not None and not table.has_clock:
            return frame  # it was made with the lock, so that it shows what is on disk
        async with table.lock:
            now = self.now()
            frame = table.frames.find(table.seq, key)
            if frame is None or (table.has_clock and now - frame.made > CLOCK_AGE):
                update = await self._update(table, reader, since)
                frame = Frame(encode(update), update.version, now)
                table.frames.keep(table.seq, key, frame)
            return frame

    def presence_frame(self, table: Table) -> Frame:
        """Who is there, as text."""
        frame = table.frames.find(table.seq, wire.Presence)
        if frame is None:
            online = [is_online(table, seat_state) for seat_state in table.seat_states]
            shown = wire.Presence(online=online, spectators=spectators(table))
            frame = table.frames.keep(table.seq, wire.Presence, Frame(encode(shown), 0))
        return frame

    async def chat_frame(self, table: Table, reader: Reader, after: int | None) -> Frame | None:
        """The lines of chat after one, as text; None if there are none."""

        def read() -> "asyncio.Task[Lines]":
            return self.spawn(self.store.read(lambda db: chat.read_lines(db, table.id, after)))

        lines = await table.frames.lines(after, read)
        if not lines:
            return None
        shown = chat.without_muted(lines, table, reader)
        key = (wire.ChatFrame, *(line.line for line in shown))
        frame = table.frames.find(table.seq, key)
        if frame is None:
            text = encode(wire.ChatFrame(lines=shown)) if shown else ""
            frame = table.frames.keep(table.seq, key, Frame(text, lines[-1].line))
        return frame

    async def wake(self, table: Table) -> None:
        """Do what is due: clocks that have run out, a start that has waited long enough."""

        def work(changeset: Changeset) -> bool:
            if table.status == "dealing" and (table.due or 0) <= changeset.now:
                seating.deal(changeset)
                return True
            if table.status != "playing":
                return False
            for seat in clock.run_out(table, changeset.now):
                play.time_out(changeset, seat)
            return changeset.has_changes

        await self.change(table, work)
        self.bots.poke(table)
