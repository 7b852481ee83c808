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
from ..sync import table_changes
from . import storage
from .access.admission import acting
from .bots.fair_queue import Asker, Urgency
from .bots.players import BotPlayers
from .bots.pool import Workers
from .cache import Shelf
from .commands import chat, play, seating
from .commands.handlers import HANDLERS
from .commands.ratings import rate
from .model import clock
from .model.changeset import Draft
from .model.frames import Frame, Lines, encode
from .model.log_entry import standing
from .model.presence import is_online, spectators
from .model.seat import Reader
from .model.table import KEPT, Table
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
        workers: Workers,
        metrics: Metrics | None = None,
        network_of: Callable[[str], str] = str,
    ) -> None:
        """`network_of` is where a person calls from, as far as that is known."""
        super().__init__(store, metrics or Metrics())
        self.workers = workers
        self.bots = BotPlayers(self)
        self.now = now_ms
        self._network_of = network_of

    def asker(self, table: Table) -> Asker:
        """Whom the questions to a table's bots count against: the person who opened the table."""
        people = [chair for chair in table.chairs if not chair.is_bot]
        if any(is_online(table, chair) for chair in people):
            urgency = Urgency.AWAITED
        else:
            urgency = Urgency.PEOPLE if people else Urgency.BACKGROUND
        return Asker(self._network_of(table.host), table.host, table.id, urgency)

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
            result, draft = (
                (first, None) if first else await self._carry_out(table, reader, command)
            )
            acknowledge(result)
        if draft is not None:
            self.tell(table)
            if draft.has_spoken:
                self.tell_chat(table)
            await self._go_back_if_agreed(table)
        return result

    async def _carry_out(
        self, table: Table, reader: Reader, command: wire.Command
    ) -> tuple[wire.Result, Draft | None]:
        for _ in range(TRIES):
            draft = Draft(table, self.now())
            try:
                reader = acting(table, reader)
                HANDLERS[type(command)](draft, reader, command)
                result = self._done(draft, reader, command)
                await self.commit(draft)
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
                while len(table.results) > KEPT:
                    del table.results[next(iter(table.results))]
                return result, draft
        raise Refused(503, "too-busy")

    def _done(self, draft: Draft, reader: Reader, command: wire.Command) -> wire.Done:
        table = draft.table
        done = wire.Done(
            id=command.id,
            version=table.version(reader.viewer),
            position=table.position(reader.viewer),
            table=draft.new_table,
        )
        draft.command = {
            "table_id": table.id,
            "author": reader.author,
            "id": command.id,
            "result": {"version": done.version, "position": done.position, "table": done.table},
            "at": draft.now,
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

    async def commit(self, draft: Draft) -> None:
        """Put a draft on disk; the table in memory is as on disk again if that fails."""
        table = draft.table
        if table.status == "over" and "outcome" in draft.columns:
            rate(draft)
        began = time.perf_counter()
        try:
            notes = (
                [table_changes.encode(table_changes.news_of(draft))]
                if self.store.is_postgres
                else []
            )
            await self.store.write(lambda db: storage.write(db, draft), table.id, notes)
        except (storage.Conflict, IntegrityError):
            raise
        except BaseException:
            await self.reload(table)
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        moves = sum(entry.kind == "move" for entry in draft.entries)
        if moves:
            self.metrics.moves.labels(table.game.key).inc(moves)

    async def change(self, table: Table, work: Callable[[Draft], bool]) -> None:
        """A change that nobody commanded, such as a bot's move; `work` says if there is one."""
        async with table.lock:
            for _ in range(TRIES):
                draft = Draft(table, self.now())
                if not work(draft):
                    return
                try:
                    await self.commit(draft)
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
            draft = Draft(table, self.now())
            try:
                count = play.rewind_point(moves, table.undo["seat"])
                snapshot = await self.store.read(
                    lambda db: storage.read_snapshot(db, table.id, count)
                )
                draft.go_back(play.state_before(table, snapshot, moves, count), count)
            except UndoRefused:
                draft.set(undo=None)
                draft.tell("undo_refused", None)
            try:
                await self.commit(draft)
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
            online = [is_online(table, chair) for chair in table.chairs]
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

        def work(draft: Draft) -> bool:
            if table.status == "dealing" and (table.due or 0) <= draft.now:
                seating.deal(draft)
                return True
            if table.status != "playing":
                return False
            for seat in clock.run_out(table, draft.now):
                play.time_out(draft, seat)
            return draft.is_touched

        await self.change(table, work)
        self.bots.poke(table)
