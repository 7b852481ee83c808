"""Pool of worker processes. They get worlds as a seat may know them, never the true state."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import msgspec

from ...metrics import Metrics
from .fair_queue import FairPool, PoolClosed, Requester
from .tasks import READY, Answer, Task, WorkerFailed

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "sevenstates.server.tables.bots.worker")
BACKGROUND = (*COMMAND, "--background")
"""A worker for background tasks; it gives way to everything else."""
ANSWER_TIMEOUT = 300.0
"""Seconds after which a worker that does not answer is replaced.

Far more than a worker may think (`think.PROCESSOR_SECONDS`, of which it is the judge itself): this
ends those that hang, not those that wait for a processor on a busy machine.
"""
START_TIMEOUT = 600.0
"""Seconds that a process may take to start; on a busy machine it may need minutes."""
MAX_ANSWER_BYTES = 4 * 1024 * 1024
"""Maximum bytes of an answer."""


Ask = Callable[[Task], Awaitable[Answer]]
"""Hands a question to a worker."""


class WorkerProcess:
    """One process, which answers one question at a time."""

    def __init__(
        self,
        command: Sequence[str],
        timeout: float = ANSWER_TIMEOUT,
        start_timeout: float = START_TIMEOUT,
    ) -> None:
        self._command = command
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process, unless it runs, and wait until it can think."""
        if self.is_ready:
            return
        async with self._ending_on_failure():
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_ANSWER_BYTES,
            )
            if await self._read_line(self._start_timeout) != READY:
                raise OSError("the worker is not ready")

    async def ask(self, task: Task) -> Answer:
        """The answer; WorkerFailed, and the process is gone, if there is none."""
        await self.start()
        async with self._ending_on_failure():
            assert self._process is not None
            assert self._process.stdin is not None
            self._process.stdin.write(msgspec.json.encode(task) + b"\n")
            await self._process.stdin.drain()
            return msgspec.json.decode(await self._read_line(self._timeout), type=Answer)

    async def _read_line(self, timeout: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(timeout):
            line = await self._process.stdout.readline()
        if not line:
            raise OSError("the worker is gone")
        return line

    @contextlib.asynccontextmanager
    async def _ending_on_failure(self) -> AsyncIterator[None]:
        try:
            yield
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise WorkerFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class WorkerPool:
    """A few processes, and a fair line of questions before them."""

    def __init__(
        self, count: int, metrics: Metrics | None = None, *, command: Sequence[str] = COMMAND
    ) -> None:
        self.metrics = metrics or Metrics()
        self._all = [WorkerProcess(command) for _ in range(count)]
        # One worker is left to people, if there are several.
        self._fair_pool = FairPool(self._all, reserved=min(1, count - 1))
        self._starts: set[asyncio.Task[None]] = set()
        self._is_stopped = False

    @property
    def waiting(self) -> int:
        """Number of questions that wait for a worker."""
        return len(self._fair_pool)

    def start(self) -> None:
        """Start all processes in the background, so that the first question need not wait."""
        for worker in self._fair_pool.acquire_all():
            self._prepare(worker)

    @contextlib.asynccontextmanager
    async def lease(self, requester: Requester) -> AsyncIterator[Ask]:
        """A worker, when it is the requester's turn; WorkerFailed when the server goes down.

        Make the question when you have it: what it is about may have changed meanwhile.
        """
        try:
            worker = await self._fair_pool.acquire(requester)
        except PoolClosed:
            raise WorkerFailed("stopped") from None

        async def ask(task: Task) -> Answer:
            task.share = self._share(requester)
            return await self._ask(worker, task)

        try:
            yield ask
        finally:
            if worker.is_ready or self._is_stopped:
                self._fair_pool.release(worker)
            else:
                self._prepare(worker)

    def _share(self, requester: Requester) -> float:
        """The more one network has asked, the shorter its bots think: others wait less for it."""
        return len(self._all) / max(
            len(self._all), 1 + self._fair_pool.waiting_of(requester.network)
        )

    async def _ask(self, worker: WorkerProcess, task: Task) -> Answer:
        try:
            with self.metrics.bot_seconds.labels(task.level).time():
                return await worker.ask(task)
        except WorkerFailed:
            self.metrics.worker_restarts.inc()
            raise

    def _prepare(self, worker: WorkerProcess) -> None:
        """Start a worker's process; until it is ready no question waits for it."""
        start = asyncio.ensure_future(self._start(worker))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    async def _start(self, worker: WorkerProcess) -> None:
        try:
            await worker.start()
        except WorkerFailed as error:  # the next question tries again
            logger.warning("a bot worker did not start", extra={"why": str(error)})
        finally:
            self._fair_pool.release(worker)

    async def stop(self) -> None:
        """End all processes; who waits for one gets WorkerFailed."""
        self._is_stopped = True
        self._fair_pool.close()
        for start in self._starts:
            start.cancel()
        await asyncio.gather(*self._starts, return_exceptions=True)
        for worker in self._all:
            await worker.stop()
