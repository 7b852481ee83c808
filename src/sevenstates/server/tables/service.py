"""The table service: carries out commands, commits changesets, and lets bots and clocks act."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ...core import SevenStatesError, UndoRefused
from .. import wire
from ..errors import Refused
from ..metrics import Metrics
from ..problems import problem
from ..store import Store, now_ms
from ..store import schema as s
from ..sync import messages
from . import storage
from .background_tasks import BackgroundTasks
from .bots.fair_queue import Priority, Requester
from .bots.players import BotPlayers
from .bots.pool import WorkerPool
from .broadcast import Broadcast
from .cache import TableCache
from .commands import anyone, chat, handlers, play, undo
from .commands.handlers import Handler
from .commands.results import record
from .commands.writes import add_writes
from .credentials import Credentials
from .model.changeset import Changeset
from .model.log_entry import standing
from .model.presence import is_online
from .model.reader import Reader, acting
from .model.table import Table

logger = logging.getLogger(__name__)

TRIES = 5
"""Maximum attempts at a command when another process was first."""

Acknowledge = Callable[[wire.Result], None]

HANDLERS: dict[type, Handler] = {
    **handlers.HANDLERS,
    wire.ActInFull: play.act_in_full,
    wire.StopProgram: play.stop_program,
    wire.Say: chat.say,
    wire.Mute: chat.mute,
}


class Tables:
    """Carries out what is to happen at tables."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        metrics: Metrics | None = None,
        network_of: Callable[[str], str] = str,
        before_commit: Callable[[Changeset], None] | None = None,
    ) -> None:
        """`network_of` is where a person calls from, as far as that is known.

        `before_commit` gets every changeset, and may add to what it writes.
        """
        self.store = store
        self.metrics = metrics or Metrics()
        self.now = now_ms
        self.tasks = BackgroundTasks()
        self.credentials = Credentials(store, now_ms)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.broadcast = Broadcast(
            store, self.credentials, self.tasks, lambda: self.now(), self._set_timer
        )
        self.cache = TableCache(store, self.metrics, self.broadcast, self.tasks)
        self.workers = workers
        self.bots = BotPlayers(self)
        self._network_of = network_of
        self._before_commit = before_commit

    async def close_revoked(self) -> None:
        """Close the connections whose session or token has ended."""
        await self.broadcast.close_revoked(self.cache.held())

    def requester(self, table: Table) -> Requester:
        """The person who opened the table, whom questions to its bots count against."""
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
        command: wire.Command | wire.ActInFull,
        acknowledge: Acknowledge | None = None,
    ) -> wire.Result:
        """Carry out a command: check, commit, acknowledge, show it to the others.

        Goes on to the end even if the sender hangs up.
        """
        work = self._command(table, reader, command, acknowledge or (lambda result: None))
        result: wire.Result = await asyncio.shield(self.tasks.spawn(work))
        return result

    async def _command(
        self,
        table: Table,
        reader: Reader,
        command: wire.Command | wire.ActInFull,
        acknowledge: Acknowledge,
    ) -> wire.Result:
        async with table.lock:
            first = table.results.get((reader.author, command.id))
            result, changeset = (
                (first, None) if first else await self._carry_out(table, reader, command)
            )
            acknowledge(result)
        if changeset is not None:
            self.publish(table)
            if changeset.has_chat:
                self.broadcast.show_chat(table)
            await self._go_back_if_agreed(table)
        return result

    async def _carry_out(
        self, table: Table, reader: Reader, command: wire.Command | wire.ActInFull
    ) -> tuple[wire.Result, Changeset | None]:
        for _ in range(TRIES):
            changeset = Changeset(table, self.now())
            try:
                reader = acting(table, reader)
                play.check_sanctions(reader, command, changeset.now)
                HANDLERS[type(command)](changeset, reader, command)
                play.follow_orders(changeset)
                result = self._done(changeset, reader, command)
                await self.commit(changeset)
            except play.StaleCommand:
                if await self.cache.has_followed(table):
                    continue
                first = await self._first_result(table, reader, command.id)
                return first or await self._stale(table, reader, command), None
            except storage.Conflict:
                await self.cache.reload(table)
            except IntegrityError:
                await self.cache.reload(table)
                first = await self._first_result(table, reader, command.id)
                if first is not None:
                    return first, None
            except SevenStatesError as error:
                if await self.cache.has_followed(table):
                    continue
                first = await self._first_result(table, reader, command.id)
                refusal = problem(error, reader.language, table.game.key)
                return first or wire.Refused(id=command.id, problem=refusal), None
            else:
                table.remember(reader.author, result)
                return result, changeset
        raise Refused(503, "too-busy")

    def _done(
        self, changeset: Changeset, reader: Reader, command: wire.Command | wire.ActInFull
    ) -> wire.Done:
        done = changeset.done(command.id, reader)
        changeset.command = {
            "table_id": changeset.table.id,
            "author": reader.author,
            "id": command.id,
            "result": {"version": done.version, "position": done.position, "table": done.table},
            "at": changeset.now,
        }
        return done

    async def _first_result(
        self, table: Table, reader: Reader, command_id: str
    ) -> wire.Done | None:
        """The result of the command when it was sent before."""
        c = s.commands.c
        where = (c.table_id == table.id) & (c.author == reader.author) & (c.id == command_id)
        query = sa.select(c.result).where(where)
        found = await self.store.read(lambda db: db.scalar(query))
        return wire.Done(id=command_id, **found) if found else None

    async def _stale(self, table: Table, reader: Reader, command: Any) -> wire.Stale:
        update = await self.broadcast.locked_update(table, reader, command.position)
        return wire.Stale(id=command.id, update=update)

    async def commit(self, changeset: Changeset) -> None:
        """Write a changeset; the table in memory is as on disk again if that fails."""
        table = changeset.table
        if table.status == "over" and "outcome" in changeset.columns:
            record(changeset)
        if changeset.has_company:
            add_writes(changeset)
        if self._before_commit is not None:
            self._before_commit(changeset)
        began = time.perf_counter()
        try:
            await self.store.write(
                lambda db: storage.write(db, changeset), table.id, self._messages(changeset)
            )
        except (storage.Conflict, IntegrityError):
            raise
        except BaseException:
            await self.cache.reload(table)
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        moves = sum(entry.kind == "move" for entry in changeset.entries)
        if moves:
            self.metrics.moves.labels(table.game.key).inc(moves)

    def _messages(self, changeset: Changeset) -> list[str]:
        """The messages to other processes that go with a commit."""
        if not self.store.is_postgres:
            return []
        return [messages.encode(messages.change_of(changeset))]

    async def change(self, table: Table, work: Callable[[Changeset], bool]) -> None:
        """A change that nobody commanded, such as a bot's move; `work` says if there is one."""
        async with table.lock:
            for _ in range(TRIES):
                changeset = Changeset(table, self.now())
                if not work(changeset):
                    return
                play.follow_orders(changeset)
                try:
                    await self.commit(changeset)
                    break
                except storage.Conflict:
                    await self.cache.reload(table)
        self.publish(table)

    def publish(self, table: Table) -> None:
        """Show a change of this process, and let its workers think for the bots asked now."""
        self.broadcast.show(table)
        self._let_bots_think(table)

    def _let_bots_think(self, table: Table) -> None:
        for seat in table.bots_asked():
            self.bots.think(table, seat)

    async def _go_back_if_agreed(self, table: Table) -> None:
        if not table.is_undo_agreed:
            return
        async with table.lock:
            if not table.is_undo_agreed or table.undo is None:
                return
            entries = await self.store.read(lambda db: storage.read_entries(db, table.id, 0))
            moves = standing(entries)
            changeset = Changeset(table, self.now())
            try:
                count = undo.rewind_point(moves, table.undo["seat"])
                snapshot = await self.store.read(
                    lambda db: storage.read_snapshot(db, table.id, count)
                )
                assert snapshot is not None, "a game has one from its start"
                undo.go_back(changeset, moves, count, snapshot.data, snapshot.moves)
            except UndoRefused:
                undo.refuse_undo(changeset)
            try:
                await self.commit(changeset)
            except storage.Conflict:
                await self.cache.reload(table)
        self.publish(table)

    def _set_timer(self, table: Table) -> None:
        """Wake the table when something is due there."""
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        if table.due is not None:
            wait = max(0.0, (table.due - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, self._wake_due, table.id)

    def _wake_due(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self.tasks.spawn(self.wake(table_id))

    def cancel_timers(self) -> None:
        """Nothing is woken any more; what is due is on disk."""
        for timer in self._timers.values():
            timer.cancel()

    async def wake(self, table_id: str) -> None:
        """Do what is due at a table; a failure is logged, and the next round tries again."""
        try:
            await self._wake(await self.cache.get(table_id))
        except Exception:
            logger.exception("a table could not go on", extra={"table": table_id})

    async def _wake(self, table: Table) -> None:
        """Do what is due: clocks that have run out, a start that has waited long enough, bots."""

        await self.change(table, anyone.fill if table.status == "open" else play.run_clocks)
        self._let_bots_think(table)
