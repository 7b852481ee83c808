"""Fair queue: networks, people and tables take turns at a few places."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")

PASSED_OVER = 8
"""Turns that less urgent questions are passed over before one of them is served."""


class Priority(IntEnum):
    """Priority of a question; the lowest number is served first."""

    AWAITED = 0
    """A person is connected and waits for the answer."""
    PEOPLE = 1
    """People play at the table, and none of them is connected."""
    BACKGROUND = 2
    """Only bots play, or the answer is for later."""


@dataclass(frozen=True, slots=True)
class Requester:
    """The network, person and table that a question counts against."""

    network: str
    """The person's network address; the person's id if that is not known."""
    person: str
    table: str
    priority: Priority

    @property
    def path(self) -> tuple[str, str, str]:
        """The names at which turns are taken: one network, one person, one table."""
        return self.network, self.person, self.table


class _Ring(Generic[T]):
    """Items under paths of names; at each level the names take turns."""

    def __init__(self) -> None:
        self._rings: OrderedDict[str, _Ring[T]] = OrderedDict()
        self._items: deque[T] = deque()

    def __len__(self) -> int:
        return len(self._items) + sum(len(ring) for ring in self._rings.values())

    @property
    def is_empty(self) -> bool:
        return not self._items and not self._rings

    def inner(self, name: str) -> "_Ring[T] | None":
        return self._rings.get(name)

    def push(self, path: tuple[str, ...], item: T) -> None:
        if path:
            self._rings.setdefault(path[0], _Ring()).push(path[1:], item)
        else:
            self._items.append(item)

    def pop(self) -> T:
        if self._items:
            return self._items.popleft()
        name, ring = next(iter(self._rings.items()))
        item = ring.pop()
        if ring.is_empty:
            del self._rings[name]
        else:
            self._rings.move_to_end(name)
        return item

    def discard(self, path: tuple[str, ...], item: T) -> None:
        if not path and item in self._items:
            self._items.remove(item)
        elif path and path[0] in self._rings:
            ring = self._rings[path[0]]
            ring.discard(path[1:], item)
            if ring.is_empty:
                del self._rings[path[0]]


class FairQueue(Generic[T]):
    """A waiting line: networks take turns, then the people of one, then their tables.

    The most urgent questions come first, but the others are not passed over for ever.
    """

    def __init__(self) -> None:
        self._rings: dict[Priority, _Ring[T]] = {priority: _Ring() for priority in Priority}
        self._passed = dict.fromkeys(Priority, 0)

    def __len__(self) -> int:
        return sum(len(ring) for ring in self._rings.values())

    def waiting_of(self, network: str) -> int:
        """The number of questions from one network that wait."""
        inner = (ring.inner(network) for ring in self._rings.values())
        return sum(len(ring) for ring in inner if ring is not None)

    def push(self, requester: Requester, item: T) -> None:
        self._rings[requester.priority].push(requester.path, item)

    def discard(self, requester: Requester, item: T) -> None:
        self._rings[requester.priority].discard(requester.path, item)

    def pop(self, last: Priority = Priority.BACKGROUND) -> T | None:
        """The next question that is at least as urgent as `last`; None if there is none."""
        waiting = [u for u in Priority if u <= last and not self._rings[u].is_empty]
        if not waiting:
            return None
        neglected = [u for u in waiting if self._passed[u] >= PASSED_OVER]
        chosen = (neglected or waiting)[0]
        for priority in waiting:
            self._passed[priority] = 0 if priority == chosen else self._passed[priority] + 1
        return self._rings[chosen].pop()

    def drain(self) -> list[T]:
        """Everything that waits, which is taken out."""
        return [self._rings[u].pop() for u in Priority for _ in range(len(self._rings[u]))]


class PoolClosed(Exception):
    """The pool is closed."""


class FairPool(Generic[T]):
    """A few slots, shared fairly by many requesters."""

    def __init__(self, places: Iterable[T], *, reserved: int = 0) -> None:
        """`reserved` places are never taken by what runs in the background."""
        self._free = list(places)
        self._reserved = reserved
        self._queue: FairQueue[asyncio.Future[T]] = FairQueue()
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._queue)

    def waiting_of(self, network: str) -> int:
        """The number of questions from one network that wait."""
        return self._queue.waiting_of(network)

    @contextlib.asynccontextmanager
    async def lease(self, requester: Requester) -> AsyncIterator[T]:
        """A place, when it is the requester's turn; PoolClosed if the pool is closed."""
        place = await self.acquire(requester)
        try:
            yield place
        finally:
            self.release(place)

    async def acquire(self, requester: Requester) -> T:
        """The same for callers who put the place back themselves."""
        if self._is_closed:
            raise PoolClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.push(requester, future)
        self._serve()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled() and future.exception() is None:
                self.release(future.result())
            self._queue.discard(requester, future)
            raise

    def acquire_all(self) -> list[T]:
        """The free places, which are not given out until they are put back."""
        taken, self._free = self._free, []
        return taken

    def release(self, place: T) -> None:
        """Let the next one have the place."""
        self._free.append(place)
        self._serve()

    def close(self) -> None:
        """Refuse all who wait, and all who come later."""
        self._is_closed = True
        for future in self._queue.drain():
            if not future.done():
                future.set_exception(PoolClosed())

    def _serve(self) -> None:
        while self._free:
            is_plenty = len(self._free) > self._reserved
            future = self._queue.pop(Priority.BACKGROUND if is_plenty else Priority.PEOPLE)
            if future is None:
                return
            if not future.done():
                future.set_result(self._free.pop())
