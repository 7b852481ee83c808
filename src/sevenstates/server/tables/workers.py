"""Processes that think for bots. They get worlds as a seat may know them, never the true state."""

import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from ...core import RandomLuck, Seat, State
from ..metrics import Metrics
from . import chance

logger = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds after which a worker that does not answer is replaced."""
COMMAND = (sys.executable, "-m", "sevenstates.server.tables.think")
BACKGROUND = (*COMMAND, "--background")
"""A worker for what nobody waits for at a table; it gives way to everything else."""
LONGEST = 4 * 1024 * 1024
"""Bytes of an answer."""


class WorkerFailed(Exception):
    """The worker crashed, hung or answered nonsense; another one is there by now."""


class Task(msgspec.Struct):
    """A question for a worker."""

    game: str
    state: dict[str, Any]
    """A possible world: nothing in it tells more than the seat knows."""
    seat: Seat
    level: str
    seed: int
    advise: bool = False
    judged: str = ""
    """A move, in notation, that is held against the best one."""


class Thought(msgspec.Struct):
    """A move that was looked at: the notation, value, weight, and reasons as key and fields."""

    action: str
    value: float
    weight: float
    reasons: list[tuple[str, dict[str, Any]]]


class Answer(msgspec.Struct):
    """What a worker gives back."""

    action: str
    thoughts: list[Thought] = []


def task_for(
    game_key: str,
    state: State,
    seat: Seat,
    level: str,
    *,
    advise: bool = False,
    judged: str = "",
) -> Task:
    """The question to a seat, in a world that is drawn anew where the seat does not know it."""
    seed = chance.bot_seed(state, seat)
    world = state.determinize(seat, RandomLuck(seed))
    return Task(game_key, world.to_json(), seat, level, seed, advise, judged)


class Worker:
    """One process, which answers one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, task: Task, patience: float) -> Answer:
        """The answer; WorkerFailed, and the process is gone, if there is none in time."""
        try:
            return await asyncio.wait_for(self._ask(task), patience)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise WorkerFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    async def _ask(self, task: Task) -> Answer:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(task) + b"\n")
        await stdin.drain()
        line = await stdout.readline()
        if not line:
            raise OSError("the worker is gone")
        return msgspec.json.decode(line, type=Answer)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Workers:
    """A few processes, and a line of questions before them."""

    def __init__(
        self,
        count: int,
        metrics: Metrics | None = None,
        *,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.patience = patience
        self._all = [Worker(command) for _ in range(count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, task: Task) -> Answer:
        """The answer of whichever worker is free first; WorkerFailed if it has none."""
        worker = await self._free.get()
        try:
            with self.metrics.bot_seconds.labels(task.level).time():
                return await worker.ask(task, self.patience)
        except WorkerFailed:
            self.metrics.worker_restarts.inc()
            raise
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()
