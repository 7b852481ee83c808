"""Lifecycle of the tables: starts and stops their sockets, bots, clocks and rounds."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from starlette.routing import WebSocketRoute

from ..accounts.newcomers import Newcomers
from ..accounts.sessions import Sessions
from ..errors import Refused
from ..http.endpoint import Endpoint
from ..metrics import Metrics
from ..security.limits import Limiter
from ..store import Store
from ..store import schema as s
from ..sync.tables import TableSync
from . import outages, storage
from .api.anyone import AnyoneApi
from .api.external import ExternalApi
from .api.games import GamesApi
from .api.replays import ReplayApi
from .api.socket import SOCKET, Sockets
from .api.tables import TableApi
from .bots.pool import BACKGROUND, WorkerPool
from .commands import seating
from .commands.leaving import remove_person
from .model import clock
from .model.changeset import Changeset
from .model.seat import Departure
from .replay.replays import Replays
from .service import Tables

logger = logging.getLogger(__name__)

SWEEP = 5.0
"""Seconds between two rounds, which do what is due and forget idle tables."""
FORGOTTEN = 7 * 24 * 60 * 60 * 1000
"""Milliseconds after which a table that was never started is closed."""


class TableLifecycle:
    """Tables with their sockets, bots and clocks."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        limiter: Limiter,
        metrics: Metrics,
        newcomers: Newcomers,
        *,
        workers: int = 0,
        fill_seconds: int = 60,
        before_commit: Callable[[Changeset], None] | None = None,
    ) -> None:
        """`workers` is how many processes think for bots; 0 is one less than there are cores.

        `before_commit` gets every changeset before it is written.
        """
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.store = store
        self.workers = WorkerPool(count, metrics)
        # A process of its own: a bot at a table never waits for the review of another game.
        self.reviewers = WorkerPool(1, metrics, command=BACKGROUND)
        metrics.bot_questions.set_function(lambda: self.workers.waiting)
        self.tables = tables = Tables(
            store, self.workers, metrics, limiter.network_of, before_commit
        )
        self.sync = TableSync(store, tables.cache, tables.broadcast, tables.tasks)
        self.sockets = Sockets(self.tables, sessions, limiter, newcomers)
        self.replays = Replays(store)
        self._apis = (
            TableApi(self.tables, self.replays, limiter),
            ReplayApi(self.tables, self.replays, self.reviewers),
            GamesApi(),
            ExternalApi(self.tables, limiter),
            AnyoneApi(self.tables, fill_seconds),
        )
        self._sweeper: asyncio.Task[None] | None = None

    def endpoints(self) -> list[Endpoint]:
        """All entries about tables and games."""
        return [endpoint for api in self._apis for endpoint in api.endpoints()]

    def routes(self) -> list[WebSocketRoute]:
        """The WebSocket."""
        return [WebSocketRoute(SOCKET, self.sockets.serve)]

    async def start(self) -> None:
        """Resume where the last server stopped: bots that are asked, clocks that run."""
        self.workers.start()
        self.sync.start()
        await self.store.write(lambda db: outages.end(db, self.tables.now()))
        # The processes that thought for bots are gone.
        await self._sweep_once(clock.BOT_TIME + outages.MIN_DURATION)
        await self._remove_leavers()
        self._sweeper = asyncio.create_task(self._sweep())

    async def begin_shutdown(self) -> None:
        """Accept nothing new and close all connections; clients reconnect to the next server."""
        self.sockets.is_closing = self.tables.bots.is_stopped = True
        for table in self.tables.cache.held():
            for watcher in table.watchers:
                watcher.close(Refused(503, "not-ready"))

    async def stop(self) -> None:
        """Finish what has begun, and stop everything."""
        await self.begin_shutdown()
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        self.tables.cancel_timers()
        await self._stop_workers()
        await self.tables.tasks.finish()
        await self._stop_workers()
        self.replays.close()
        await self._record_running()
        await self.sync.stop()

    async def _stop_workers(self) -> None:
        await self.workers.stop()
        await self.reviewers.stop()

    async def people_changed(self, table_ids: Sequence[str]) -> None:
        """Other people sit at these tables, or the same under other names; sessions may be over."""
        for table_id in table_ids:
            table = self.tables.cache.find(table_id)
            if table is not None:
                async with table.lock:
                    with contextlib.suppress(Refused):  # a backup without it was restored
                        await self.tables.cache.reload(table)
                table.lines.clear()  # names, and who has blocked whom
                self.tables.broadcast.show_presence(table)
        await self.tables.close_revoked()

    async def account_deleted(self, person: str, table_ids: Sequence[str]) -> None:
        """An account at these tables was deleted."""
        await self.people_changed(table_ids)
        for table_id in await self.store.read(lambda db: storage.not_over(db, table_ids)):
            table = await self.tables.cache.get(table_id)
            await self.tables.change(table, lambda changeset: remove_person(changeset, person))

    async def _remove_leavers(self) -> None:
        """Take out those whose account or freedom ended while a server died."""
        now = self.tables.now()
        for leaver in await self.store.read(lambda db: storage.read_leavers(db, now)):
            await self._remove(*leaver)

    async def _remove(self, table_id: str, person: str, why: Departure) -> None:
        try:
            table = await self.tables.cache.get(table_id)
            await self.tables.change(table, lambda changeset: remove_person(changeset, person, why))
        except Exception:
            logger.exception("a table could not go on", extra={"table": table_id})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._record_running()
                await self._sweep_once()
                await self.tables.close_revoked()
                self.sync.compare_presence()
            except Exception:
                logger.exception("the round of the tables failed")

    async def _record_running(self) -> None:
        await self.store.write(lambda db: outages.begin(db, self.tables.now()))

    async def _sweep_once(self, ahead: int = 0) -> None:
        """Wake the tables where something is due, and drop the unwatched ones from memory."""
        t = s.tables.c
        query = sa.select(t.id).where(
            t.due <= self.tables.now() + ahead, t.status.in_(("open", "playing", "dealing"))
        )
        for table_id in await self.store.read(lambda db: list(db.scalars(query))):
            await self.tables.wake(table_id)
        await self._close_forgotten()
        await self._compare()
        self.tables.cache.forget_idle()

    async def _close_forgotten(self) -> None:
        """Close the tables that were not started for a long time."""
        t = s.tables.c
        latest = self.tables.now() - FORGOTTEN
        query = sa.select(t.id).where(t.status == "open", t.created <= latest)
        for table_id in await self.store.read(lambda db: list(db.scalars(query))):
            await self.tables.change(await self.tables.cache.get(table_id), _close)

    async def _compare(self) -> None:
        """Catch up where something else has written, such as a command of the operator."""
        t = s.tables.c
        held = {table.id: table for table in self.tables.cache.held()}
        query = sa.select(t.id, t.seq).where(t.id.in_(list(held)))
        for table_id, seq in await self.store.read(lambda db: db.execute(query).all()):
            if seq > held[table_id].seq and not held[table_id].lock.locked():
                await self.tables.cache.catch_up(held[table_id])


def _close(changeset: Changeset) -> bool:
    if changeset.table.status == "open":
        seating.close(changeset)
    return changeset.has_changes
