"""Replays of finished games, worked out in one thread, with the latest kept in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from typing import TypeVar, cast

import msgspec

from ... import wire
from ...errors import Refused
from ...store import Store
from ..bots.fair_queue import FairPool, PoolClosed, Requester
from ..model.table import Table
from ..storage import read_entries
from .record import record_of
from .replay import PAGE, Replay, encode_moment

T = TypeVar("T")

MAX_GAMES = 32
"""Maximum games whose record is kept."""
MAX_BYTES = 32 * 1024 * 1024
"""Maximum bytes of moments that are kept."""


class Replays:
    """The finished games that somebody looks at."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool = ThreadPoolExecutor(1, "replay")
        self._fair_pool = FairPool([None])
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._pages: OrderedDict[tuple[str, wire.MomentViewer, int], list[bytes]] = OrderedDict()
        self.size = 0
        """Bytes of all kept moments."""

    def close(self) -> None:
        self._fair_pool.close()
        self._pool.shutdown(cancel_futures=True)

    async def run(self, requester: Requester, work: Callable[[], T]) -> T:
        """Do something in the replays' own thread, when it is the requester's turn."""
        try:
            async with self._fair_pool.lease(requester):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except PoolClosed:
            raise Refused(503, "not-ready") from None

    async def replay(self, table: Table, requester: Requester) -> Replay:
        """The game of a table that is over."""
        found = self._replays.get(table.id)
        if found is None:

            def read() -> Replay:
                entries = self._store.read_now(lambda db: read_entries(db, table.id, 0))
                return Replay(table.game, *record_of(table, entries))

            found = self._replays[table.id] = await self.run(requester, read)
        self._replays.move_to_end(table.id)
        while len(self._replays) > MAX_GAMES:
            self._replays.popitem(last=False)
        return found

    async def moments(
        self, table: Table, viewer: wire.MomentViewer, first: int, count: int, requester: Requester
    ) -> wire.MomentList:
        """Some moments as a viewer knew them, or with everything."""
        replay = await self.replay(table, requester)
        first = min(first, replay.count)
        last = min(first + count, replay.count)
        numbers = range(first // PAGE, -(-last // PAGE))
        pages = [await self._page(table, replay, viewer, number, requester) for number in numbers]
        offset = first // PAGE * PAGE
        chosen = islice(chain.from_iterable(pages), first - offset, last - offset)
        encoded = msgspec.Raw(b"[" + b",".join(chosen) + b"]")
        moments = cast("list[wire.MomentInfo]", encoded)
        return wire.MomentList(viewer=viewer, count=replay.count, moments=moments)

    async def _page(
        self,
        table: Table,
        replay: Replay,
        viewer: wire.MomentViewer,
        number: int,
        requester: Requester,
    ) -> list[bytes]:
        key = table.id, viewer, number
        found = self._pages.get(key)
        if found is None:

            def work() -> list[bytes]:
                return [encode_moment(table, replay, viewer, *one) for one in replay.page(number)]

            found = await self.run(requester, lambda: self._pages.get(key) or work())
            self._keep(key, found)
        else:
            self._pages.move_to_end(key)
        return found

    def _keep(self, key: tuple[str, wire.MomentViewer, int], page: list[bytes]) -> None:
        if key in self._pages:
            return
        self._pages[key] = page
        self.size += sum(map(len, page))
        while self.size > MAX_BYTES:
            _, oldest = self._pages.popitem(last=False)
            self.size -= sum(map(len, oldest))
