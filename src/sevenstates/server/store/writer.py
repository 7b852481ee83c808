"""The writer: one thread, one connection, and many changes to a commit."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")

BATCH = 200
"""So many changes share a commit at most."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    order: str
    future: "Future[Any]" = field(default_factory=Future)
    result: Any = None
    error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the work; what it raises undoes no more than itself."""
        self.result = self.error = None
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            self.error = error

    def settle(self) -> None:
        """Tell whoever waits; only after the commit."""
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Commits what is submitted, in the order of submission for each table."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()

    def submit(self, work: Callable[[Connection], T], order: str) -> "Future[T]":
        """Put work in line; its future is done when it is on disk."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        job = _Job(work, order)
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
            try:
                self._commit(batch)
            except Exception:
                self._commit_one_by_one(batch)
            for job in batch:
                job.settle()

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

    def _commit(self, batch: list[_Job]) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            for job in batch:
                job.run(connection)
            connection.commit()

    def _commit_one_by_one(self, batch: list[_Job]) -> None:
        """After a broken connection or a failed commit: each on its own, with its own error."""
        for job in batch:
            try:
                self._commit([job])
            except Exception as error:
                job.error = error
