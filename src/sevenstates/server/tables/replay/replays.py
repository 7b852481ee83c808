"""Replays of finished games: in a thread of their own, with what was worked out last kept."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from typing import Any, TypeVar, cast

import msgspec

from ....core import Game, Moment, Record, State
from ... import wire
from ...errors import Refused
from ...store import Store
from ..bots.fair_queue import Asker, TurnRefused, Turns
from ..model.log_entry import Entry
from ..model.table import Table
from .record import moment_info, read_record

T = TypeVar("T")

PAGE = 50
"""Moments that are worked out, and kept, together."""
MOST_GAMES = 32
"""Maximum games whose record is kept."""
MOST_BYTES = 32 * 1024 * 1024
"""Maximum bytes of moments that are kept."""


class Tape:
    """A finished game, and its states where pages begin, as far as it was played."""

    def __init__(self, game: Game[Any, Any], record: Record, moves: list[Entry]) -> None:
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
        self._turns = Turns([None])
        self._tapes: OrderedDict[str, Tape] = OrderedDict()
        self._pages: OrderedDict[tuple[str, Any, int], list[bytes]] = OrderedDict()
        self.size = 0
        """Bytes of all kept moments."""

    def close(self) -> None:
        self._turns.close()
        self._pool.shutdown(cancel_futures=True)

    async def run(self, asker: Asker, work: Callable[[], T]) -> T:
        """Do something in the replays' own thread, when it is the asker's turn."""
        try:
            async with self._turns.turn(asker):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except TurnRefused:
            raise Refused(503, "not-ready") from None

    async def tape(self, table: Table, asker: Asker) -> Tape:
        """The game of a table that is over."""
        found = self._tapes.get(table.id)
        if found is None:

            def read() -> Tape:
                read = self._store.read_now(lambda db: read_record(db, table))
                return Tape(table.game, *read)

            found = self._tapes[table.id] = await self.run(asker, read)
        self._tapes.move_to_end(table.id)
        while len(self._tapes) > MOST_GAMES:
            self._tapes.popitem(last=False)
        return found

    async def moments(
        self, table: Table, viewer: Any, first: int, count: int, asker: Asker
    ) -> wire.MomentList:
        """Some moments as a viewer knew them, or with everything."""
        tape = await self.tape(table, asker)
        first = min(first, tape.count)
        last = min(first + count, tape.count)
        numbers = range(first // PAGE, -(-last // PAGE))
        pages = [await self._page(table, tape, viewer, number, asker) for number in numbers]
        offset = first // PAGE * PAGE
        chosen = islice(chain.from_iterable(pages), first - offset, last - offset)
        encoded = msgspec.Raw(b"[" + b",".join(chosen) + b"]")
        moments = cast("list[wire.MomentInfo]", encoded)
        return wire.MomentList(viewer=viewer, count=tape.count, moments=moments)

    async def _page(
        self, table: Table, tape: Tape, viewer: Any, number: int, asker: Asker
    ) -> list[bytes]:
        key = table.id, viewer, number
        found = self._pages.get(key)
        if found is None:

            def work() -> list[bytes]:
                return [_encode(table, tape, viewer, *one) for one in tape.page(number)]

            found = await self.run(asker, lambda: self._pages.get(key) or work())
            self._keep(key, found)
        else:
            self._pages.move_to_end(key)
        return found

    def _keep(self, key: tuple[str, Any, int], page: list[bytes]) -> None:
        if key in self._pages:
            return
        self._pages[key] = page
        self.size += sum(map(len, page))
        while self.size > MOST_BYTES:
            _, oldest = self._pages.popitem(last=False)
            self.size -= sum(map(len, oldest))


def _encode(table: Table, tape: Tape, viewer: Any, number: int, moment: Moment) -> bytes:
    at = tape.moves[number - 1].at if number else table.started
    return msgspec.json.encode(moment_info(table, moment, number, viewer, at))
