"""Pools of processes that play: on this machine, or on a Ray cluster."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Protocol

from ..arena.cluster import connect
from ..bots.nets.net import Floats
from .selfplay import Task, Trajectories, play_task

TICK = 5.0
"""Seconds between two reports while games are played."""

Arrays = dict[str, Floats] | None
Tick = Callable[[int], bool]
"""Hears how many games are over, and says whether to wait for the others."""


class Pool(Protocol):
    """Plays games while the learner learns."""

    def begin(self, tasks: Sequence[Task], arrays: Arrays) -> None:
        """Let these games be played with a net; without one by heuristics."""

    def finish(self, tick: Tick) -> Trajectories | None:
        """The results of the games begun, in the order of the tasks; None if given up."""

    def close(self) -> None:
        """End all processes, and what they play."""


_stops: list[Event] = []
"""In a process that plays: what says that nobody waits for the games any longer."""


def _start(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the learner's to handle
    _stops.append(stop)


def _play(task: Task, arrays: Arrays) -> Trajectories:
    return play_task(task, arrays, _stops[0].is_set)


class LocalPool:
    """Processes on this machine.

    They end by themselves: one that is killed while it sends a result leaves this process waiting
    for the rest of it.
    """

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self._stop = context.Event()
        self._executor = ProcessPoolExecutor(
            processes, context, initializer=_start, initargs=(self._stop,)
        )
        self._running: list[tuple[Task, Future[Trajectories]]] = []

    def begin(self, tasks: Sequence[Task], arrays: Arrays) -> None:
        self._running = [(task, self._executor.submit(_play, task, arrays)) for task in tasks]

    def finish(self, tick: Tick) -> Trajectories | None:
        while not all(future.done() for _, future in self._running):
            if not tick(sum(task.games for task, future in self._running if future.done())):
                return None
            wait([future for _, future in self._running], TICK)
        return together([future.result() for _, future in self._running])

    def close(self) -> None:
        self._stop.set()
        self._executor.shutdown(cancel_futures=True)


class RayPool:
    """The machines of a Ray cluster."""

    def __init__(self, address: str) -> None:
        """NoCluster if there is none; `local` starts one on this machine."""
        self._ray = connect(address)
        self._play = self._ray.remote(play_task)
        self._running: list[tuple[Task, Any]] = []

    def begin(self, tasks: Sequence[Task], arrays: Arrays) -> None:
        shared = self._ray.put(arrays)
        self._running = [(task, self._play.remote(task, shared)) for task in tasks]

    def finish(self, tick: Tick) -> Trajectories | None:
        games = {result: task.games for task, result in self._running}
        waiting = list(games)
        while waiting:
            if not tick(sum(games.values()) - sum(games[result] for result in waiting)):
                return None
            _, waiting = self._ray.wait(waiting, num_returns=len(waiting), timeout=TICK)
        return together(self._ray.get(list(games)))

    def close(self) -> None:
        self._ray.shutdown()


def together(parts: Sequence[Trajectories]) -> Trajectories:
    """The trajectories of all parts, in their order."""
    found = Trajectories()
    for part in parts:
        found.add(part)
    return found
