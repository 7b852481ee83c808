"""The writer: one thread, one connection, and many changes to a commit."""

import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from .failures import Condition, StoreClosed, is_broken, is_collision, is_unavailable

T = TypeVar("T")

BATCH = 200
"""Maximum changes per commit."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], object]
    order: str
    messages: Sequence[str]
    future: "Future[Any]" = field(default_factory=Future)
    result: object = None
    error: BaseException | None = None

    def settle(self) -> None:
        """Resolve the future; only after the commit."""
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Commits what is submitted, in the order of submission for each table."""

    def __init__(
        self,
        engine: Engine,
        notify: Callable[[Connection, list[str]], None],
        condition: Condition,
    ) -> None:
        """`notify` sends messages to other processes; it is a part of the commit."""
        self._engine = engine
        self._condition = condition
        self._notify = notify
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()

    def submit(
        self, work: Callable[[Connection], T], order: str, messages: Sequence[str]
    ) -> "Future[T]":
        """Put work in line; its future is done when it is on disk."""
        if self._is_closed:
            raise StoreClosed
        job = _Job(work, order, messages)
        job.future.set_running_or_notify_cancel()  # who no longer waits does not stop a write
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finish what is in line."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            # Processes that lock rows in one order cannot wait for each other in a ring.
            batch.sort(key=lambda job: job.order)
            self._commit(batch)
            for job in batch:
                job.settle()
        self._hang_up()

    def _next_batch(self) -> list[_Job]:
        batch = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        else:
            if batch:
                self._jobs.put(None)  # work first, then stop
        return batch

    def _commit(self, batch: list[_Job], *, is_again: bool = False) -> None:
        """Commit all together; what cannot be done is found by halves, and fails alone."""
        try:
            self._commit_together(batch)
        except Exception as error:
            if is_broken(error) and not is_again:
                self._commit(batch, is_again=True)  # the line, not the work: once more
            elif len(batch) == 1 or (is_unavailable(error) and not is_collision(error)):
                self._condition.failed(error)
                for job in batch:
                    job.error = error
            else:
                middle = len(batch) // 2
                self._commit(batch[:middle])
                self._commit(batch[middle:])

    def _commit_together(self, batch: list[_Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        try:
            for job in batch:
                job.result = job.work(self._connection)
            messages = [message for job in batch for message in job.messages]
            if messages:
                self._notify(self._connection, messages)
            self._connection.commit()
            self._condition.committed()
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # a line that is cut cannot be hung up properly
                connection.close()
