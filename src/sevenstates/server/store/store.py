"""The database: reads in threads, writes through one writer that shares commits."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL

from ...extras import extra
from .failures import StoreClosed, is_broken, is_collision, is_damage, is_unavailable
from .migrate import migrate
from .notifications import Notifier

BATCH = 200
"""Maximum changes per commit."""
CONNECT_SECONDS = 10
"""How long PostgreSQL has to accept a connection."""

T = TypeVar("T")


def now_ms() -> int:
    """The time as the database keeps it: in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Condition:
    """Whether the database can be used, as far as the latest attempts have shown."""

    def __init__(self) -> None:
        self._is_failing = self._is_damaged = False

    @property
    def is_good(self) -> bool:
        return not self._is_failing and not self._is_damaged

    def failed(self, error: BaseException) -> None:
        """Something did not work; damage stays until a server starts with a sound file."""
        self._is_failing = self._is_failing or is_unavailable(error)
        self._is_damaged = self._is_damaged or is_damage(error)

    def committed(self) -> None:
        """Something was written: the disk has room, and the database answers."""
        self._is_failing = False


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


class _Writer:
    """One thread and one connection; commits what is submitted, in its order for each table."""

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


class Store:
    """A database of this version's schema, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        """Nothing is opened before `open` or `async with`."""
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _postgres(self.url) if self.is_postgres else _sqlite(self.url)
        # Only so does a transaction see one moment: a table's row and its log belong together.
        isolation = {"isolation_level": "REPEATABLE READ"} if self.is_postgres else {}
        self._reading = self.engine.execution_options(**isolation)
        self.notifier = Notifier()
        self.condition = Condition()
        self._writer: _Writer | None = None
        self._reads = 0
        """Reads under way, in whatever threads."""
        self._read_ended = threading.Condition()

    def open(self) -> None:
        """Bring the database up to date; makes an SQLite file if there is none."""
        if not self.is_postgres and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        with self.engine.connect().execution_options(writes=True) as connection:
            if self.is_postgres:  # processes that start at once take turns
                connection.execute(text("SELECT pg_advisory_xact_lock(7531)"))
            migrate(connection)
            connection.commit()
        self._writer = _Writer(self.engine, self.notifier.send, self.condition)

    def close(self) -> None:
        """Finish what was submitted and let go of the database."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        # Disposing closes no connection that a thread is still reading with.
        with self._read_ended:
            self._read_ended.wait_for(lambda: not self._reads, CONNECT_SECONDS)
        self.engine.dispose()

    async def __aenter__(self) -> "Store":
        await asyncio.to_thread(self.open)
        return self

    async def __aexit__(self, *error: object) -> None:
        await asyncio.to_thread(self.close)

    async def ping(self) -> None:
        """Raises if the database does not answer, or did not take what was last written."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")))
        if not self.condition.is_good:
            raise ConnectionError("the database does not take what is written")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a thread, in a transaction that sees one moment."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same in this thread."""
        try:
            return self._read(work)
        except Exception as error:
            if not is_broken(error):
                raise
            return self._read(work)  # the database had hung up: on a new line

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._read_ended:
            self._reads += 1
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except Exception as error:
            if not is_broken(error):
                self.condition.failed(error)
            raise
        finally:
            with self._read_ended:
                self._reads -= 1
                self._read_ended.notify_all()

    async def write(
        self, work: Callable[[Connection], T], order: str = "", messages: Sequence[str] = ()
    ) -> T:
        """Run `work` in the writer's next transaction; it is on disk when this returns.

        What `work` raises undoes its own part only; it may be run several times before it is
        committed. Several processes take row locks in the order of `order`, the table's id. The
        messages, of one line each, go to the others on the same PostgreSQL.
        """
        return await asyncio.wrap_future(self._submit(work, order, messages))

    def write_now(self, work: Callable[[Connection], T], order: str = "") -> T:
        """The same for commands without a loop."""
        return self._submit(work, order).result()

    def _submit(
        self, work: Callable[[Connection], T], order: str, messages: Sequence[str] = ()
    ) -> "Future[T]":
        if self._writer is None:
            raise StoreClosed
        return self._writer.submit(work, order, messages)


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


_OPTIONS: dict[str, object] = {
    "json_serializer": _encode,
    "json_deserializer": msgspec.json.decode,
    "hide_parameters": True,  # an error in the log would hold keys of draws and hashes
}


def _sqlite(url: URL) -> Engine:
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": 30}, **_OPTIONS
    )

    @event.listens_for(engine, "connect")
    def connect(raw: Any, record: object) -> None:
        raw.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that writes says so at once: one that reads first could not wait its turn.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres(url: URL) -> Engine:
    timeout = {"connect_timeout": CONNECT_SECONDS} if "connect_timeout" not in url.query else {}
    with extra("postgres", "psycopg"):
        return create_engine(url, connect_args=timeout, **_OPTIONS)
