"""Background tasks of the tables."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """Tasks that are not cancelled when their caller goes away."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, None, T]) -> "asyncio.Task[T]":
        """Start a task."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for all tasks, those that they start included."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
