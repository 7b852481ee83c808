"""A WebSocket over a bad line: frames are lost, doubled, delayed and overtake each other."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException


@dataclass(frozen=True, slots=True)
class Trouble:
    """Chances from 0 to 1 that something goes wrong with a frame."""

    lose: float = 0.0
    double: float = 0.0
    delay: float = 0.0
    """Frames that come late: later ones overtake them."""
    cut: float = 0.0
    """Frames after which the connection breaks."""
    longest: float = 0.05
    """Seconds that a late frame takes."""


NONE = Trouble()


class Link:
    """A connection that passes frames on as the trouble allows, both ways."""

    def __init__(self, socket: ClientConnection, trouble: Trouble, chance: random.Random) -> None:
        self._socket = socket
        self._trouble = trouble
        self._chance = chance
        self._arrived: asyncio.Queue[str | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._spawn(self._receive())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def send(self, text: str) -> None:
        for wait in self._copies():
            if wait:
                self._spawn(self._send_late(text, wait))
            else:
                await self._socket.send(text)
        if self._chance.random() < self._trouble.cut:
            self._socket.transport.abort()

    async def _send_late(self, text: str, wait: float) -> None:
        await asyncio.sleep(wait)
        with contextlib.suppress(OSError, WebSocketException):  # broken before it was sent
            await self._socket.send(text)

    def _copies(self) -> list[float]:
        """For each copy that is to arrive, how late it is."""
        trouble, chance = self._trouble, self._chance
        if chance.random() < trouble.lose:
            return []
        count = 2 if chance.random() < trouble.double else 1
        return [
            chance.uniform(0, trouble.longest) if chance.random() < trouble.delay else 0.0
            for _ in range(count)
        ]

    async def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                for wait in self._copies():
                    if wait:
                        loop.call_later(wait, self._arrived.put_nowait, text)
                    else:
                        self._arrived.put_nowait(text)
        except (OSError, WebSocketException):
            pass
        finally:
            self._arrived.put_nowait(None)

    async def frames(self, patience: float) -> AsyncIterator[str | None]:
        """Frames as they arrive, None for every time that nothing came; ends with the line."""
        while True:
            try:
                text = await asyncio.wait_for(self._arrived.get(), patience)
            except TimeoutError:
                yield None
                continue
            if text is None:
                return
            yield text

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._socket.close()
