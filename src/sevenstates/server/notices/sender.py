"""The sender: sends what is in the outbox, each notice once.

A process takes a channel by moving the time at which it may be used next; so several processes on
one database never send the same. The same column keeps mails an hour apart and failures at bay.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Iterator, Sequence

from sqlalchemy import Connection

from ..metrics import Metrics
from ..store import Store
from ..store.schema import Row
from ..tables.model.presence import present_here
from ..tables.model.table import Table
from . import channels, outbox
from .delivery import Delivery, Failed, Gone
from .outbox import Notice

logger = logging.getLogger(__name__)

ROUND = 5.0
"""Seconds between two looks at the outbox."""
LOOKAHEAD = 15_000
"""Milliseconds before it is due that a notice is dropped because the person is at the table."""
LEASE = 5 * 60_000
"""Milliseconds for which a process takes a channel; after it another may, if the first died."""
PAUSE = {"hour": 60 * 60_000, "day": 24 * 60 * 60_000}
"""Milliseconds between two mails to one person."""
RETRY = 60_000
"""Milliseconds until the second attempt; each further one waits twice as long."""
MAX_RETRY = 60 * 60_000
MAX_FAILURES = 12
"""Failures in a row after which a channel is stopped: about eight hours."""
MAX_AGE = 3 * 24 * 60 * 60_000
"""Milliseconds after which an unsent notice is dropped."""
AT_ONCE = 10
"""Maximum channels that are served at the same time."""


class NoticeSender:
    """Sends what the outbox holds."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        metrics: Metrics,
        held: Callable[[], Collection[Table]],
    ) -> None:
        """`held` are the tables in this process's memory."""
        self.store = store
        self.delivery = delivery
        self._metrics = metrics
        self._held = held
        self._woken = asyncio.Event()
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None
        self._at_once = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Look at the outbox at once."""
        self._woken.set()

    async def stop(self, seconds: float) -> None:
        """Finish what is being sent, if that does not take too long."""
        self._is_stopping = True
        self.wake()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=seconds)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.delivery.close()

    async def _run(self) -> None:
        while not self._is_stopping:
            try:
                await self.round()
            except Exception:
                logger.exception("the round of the notices failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), ROUND)
            self._woken.clear()

    async def round(self) -> None:
        """Send what is due, except what people see at the table."""
        now = self.delivery.now()
        found = await self.store.read(lambda db: outbox.waiting(db, now + LOOKAHEAD))
        present = set(self._present()) if found else set()
        seen = {notice for person, notice in found if (person, notice.table_id) in present}
        if seen:
            await self.store.write(lambda db: outbox.remove(db, seen))
        ready = [notice.channel for _, notice in found if notice.due <= now and notice not in seen]
        await asyncio.gather(*(self._serve(channel) for channel in dict.fromkeys(ready)))

    def _present(self) -> Iterator[tuple[str | None, str]]:
        """People and the tables that they have open at this process."""
        for table in self._held():
            for seat in present_here(table).seats if table.watchers else ():
                yield table.seat_states[seat].person, table.id

    async def _serve(self, channel_id: str) -> None:
        async with self._at_once:
            now = self.delivery.now()
            claim = await self.store.write(
                lambda db: channels.claim(db, channel_id, now, now + LEASE)
            )
            if claim is None:
                return
            try:
                await self._send_due(claim, now)
            except Gone:
                self._count(claim, "gone")
                await self.store.write(lambda db: channels.remove(db, [channel_id]))
            except Failed as failure:
                self._count(claim, "failed")
                counts = failure.counts
                await self.store.write(lambda db: _fail(db, claim, now, counts=counts))
            except Exception:
                logger.exception("a notice could not be sent", extra={"channel": claim.kind})
                await self.store.write(lambda db: _fail(db, claim, now, counts=True))

    async def _send_due(self, channel: Row, now: int) -> None:
        def read(db: Connection) -> tuple[list[Notice], list[Notice]]:
            notices = outbox.due_at(db, channel.id, now)
            fresh = [notice for notice in notices if notice.at > now - MAX_AGE]
            return notices, outbox.standing(db, channel.person, fresh)

        notices, standing = await self.store.read(read)
        for batch in [standing] if channel.kind == "mail" and standing else _singly(standing):
            if self.delivery.now() - now > LEASE // 2:
                return  # the rest when the lease is over: another process may think us dead
            await self.delivery.deliver(channel, batch)
            self._count(channel, "sent")
            await self.store.write(lambda db, batch=batch: outbox.remove(db, batch))  # type: ignore[misc]
        pause = PAUSE[channel.target] if channel.kind == "mail" and standing else 0

        def settle(db: Connection) -> None:
            outbox.remove(db, notices)
            channels.change(db, channel.id, failures=0, stopped=False, ready=now + pause)

        await self.store.write(settle)

    def _count(self, channel: Row, outcome: str) -> None:
        self._metrics.notices.labels(channel.kind, outcome).inc()


def _singly(notices: Sequence[Notice]) -> list[list[Notice]]:
    return [[notice] for notice in notices]


def _fail(db: Connection, channel: Row, now: int, *, counts: bool) -> None:
    """Try again later; a channel that fails again and again is stopped."""
    failures = channel.failures + counts
    wait = min(RETRY * 2 ** max(0, failures - 1), MAX_RETRY)
    is_stopped = failures >= MAX_FAILURES
    values = {"failures": failures, "ready": now + wait, "stopped": is_stopped}
    channels.change(db, channel.id, **values)
    if is_stopped:
        outbox.remove(db, outbox.due_at(db, channel.id, now + MAX_RETRY))
