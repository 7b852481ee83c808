"""Replays of finished games, worked out in one thread, with the latest kept in memory."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from typing import TypeVar, cast

import msgspec

from ....core import AnyGame, Moment, Record, State
from ... import wire
from ...errors import Refused
from ...store import Store
from ..bots.fair_queue import FairPool, PoolClosed, Requester
from ..model.log_entry import LogEntry
from ..model.table import Table
from .moments import moment_info
from .record import read_record

T = TypeVar("T")

PAGE = 50
"""Moments that are worked out, and kept, together."""
MAX_GAMES = 32
"""Maximum games whose record is kept."""
MAX_BYTES = 32 * 1024 * 1024
"""Maximum bytes of moments that are kept."""


class Replay:
    """A finished game, and its states where pages begin, as far as it was played."""

    def __init__(self, game: AnyGame, record: Record, moves: list[LogEntry]) -> None:
        self.game = game
        self.record = record
        self.moves = moves
        self._before: dict[int, State] = {}
        """The state at the last moment before a page, by the page's number."""

    @property
    def count(self) -> int:
        """The number of moments: one before the first decision and one after each."""
        return len(self.moves) + 1

    def all(self) -> Iterator[Moment]:
        """Every moment."""
        return self.record.replay(self.game)

    def state_at(self, moment: int) -> State:
        """The position at a moment."""
        page, place = divmod(moment, PAGE)
        return next(islice(self._from(page), place, None)).state

    def page(self, page: int) -> Iterator[tuple[int, Moment]]:
        """The moments of a page, with their numbers."""
        return enumerate(islice(self._from(page), PAGE), page * PAGE)

    def _from(self, page: int) -> Iterator[Moment]:
        """The moments from the first of a page on; played from the last known page before it."""
        known = max((number for number in self._before if number <= page), default=0)
        for number in range(known, page):
            last = deque(islice(self._open(number), PAGE), maxlen=1).pop()
            self._before[number + 1] = last.state
        return self._open(page)

    def _open(self, page: int) -> Iterator[Moment]:
        if not page:
            return self.all()
        return self.record.resume(self.game, self._before[page].copy(), page * PAGE - 1)


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
                read = self._store.read_now(lambda db: read_record(db, table))
                return Replay(table.game, *read)

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
                return [_encode(table, replay, viewer, *one) for one in replay.page(number)]

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


def _encode(
    table: Table, replay: Replay, viewer: wire.MomentViewer, number: int, moment: Moment
) -> bytes:
    at = replay.moves[number - 1].at if number else table.started
    return msgspec.json.encode(moment_info(table, moment, number, viewer, at))
