"""People across processes: who sits where may change without a move."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import Store
from .listener import Listener
from .waiters import Waiters

CHANNEL = "sevenstates_people"
PERSON = "@"
"""The first letter of a payload that names a person; all others name tables."""
BATCH = 100
"""Tables per notification: it holds 8000 bytes, and the id of a table twelve."""


class PeopleSync:
    """Announces which tables have other people now, and whose invitations have changed."""

    def __init__(
        self,
        store: Store,
        on_change: Callable[[Sequence[str]], Coroutine[object, None, None]],
        held: Callable[[], Sequence[str]],
        waiters: Waiters,
    ) -> None:
        """`on_change` gets the tables; `held` returns all that this process has in memory."""
        self._waiters = waiters
        self._store = store
        self._on_change = on_change
        self._held = held
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen, if there can be others."""
        if not self._store.is_postgres:
            return
        loop = asyncio.get_running_loop()

        def receive(payloads: Sequence[str]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is over
                loop.call_soon_threadsafe(self._take, payloads)

        def reconnected() -> None:  # after a broken connection nobody knows what was missed
            receive(self._held())
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._waiters.wake_all)

        self._listener = Listener(self._store, CHANNEL, receive, reconnected)

    async def announce(self, tables: Sequence[str]) -> None:
        """Say that other people sit at these tables, or that sessions are over."""
        if not self._store.is_postgres:
            return
        # A payload without a table means that sessions are over, as every list of tables does.
        await self._notify(
            [" ".join(tables[i : i + BATCH]) for i in range(0, max(1, len(tables)), BATCH)]
        )

    async def announce_invitation(self, person: str) -> None:
        """Say that somebody's invitations have changed."""
        self._waiters.wake(person)
        if self._store.is_postgres:
            await self._notify([PERSON + person])

    async def _notify(self, payloads: Sequence[str]) -> None:
        def notify(db: Connection) -> None:
            for payload in payloads:
                db.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

        await self._store.write(notify)

    async def stop(self) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _take(self, payloads: Sequence[str]) -> None:
        for payload in payloads:
            if payload.startswith(PERSON):
                self._waiters.wake(payload.removeprefix(PERSON))
        lists = [payload for payload in payloads if not payload.startswith(PERSON)]
        if not lists:
            return
        tables = [table for payload in lists for table in payload.split()]
        task = asyncio.create_task(self._on_change(tables))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
