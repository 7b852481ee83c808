"""A bystander who asks `/healthz` all the time and remembers the longest wait."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from .raw import Dropped, Hung, Line, request

PAUSE = 0.05
"""Seconds between two questions."""

HEALTH = request("GET", "/healthz")


class Watch:
    """The waits of the bystander, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._asked: float | None = None

    async def run(self, port: int) -> None:
        """Ask until cancelled."""
        line = Line(port)
        try:
            while True:
                self._asked = time.perf_counter()
                with contextlib.suppress(Dropped, Hung, ConnectionError):
                    await line.call(HEALTH)
                self.note()
                self._asked = None
                await asyncio.sleep(PAUSE)
        finally:
            await line.close()

    def note(self) -> None:
        """Count the question that has no answer yet, too."""
        if self._asked is not None:
            self.longest = max(self.longest, time.perf_counter() - self._asked)


@contextlib.asynccontextmanager
async def watching(port: int) -> AsyncIterator[Watch]:
    """Somebody asks while the block runs."""
    watch = Watch()
    task = asyncio.create_task(watch.run(port))
    try:
        yield watch
    finally:
        watch.note()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
