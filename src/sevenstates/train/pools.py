"""Pools of processes that play: on this machine, or on a Ray cluster."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
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
        """What came of the games that were begun, in the order of the tasks; None if given up."""

    def close(self) -> None:
        """End all processes, and what they play."""


class LocalPool:
    """Processes on this machine."""

    def __init__(self, processes: int) -> None:
        self._others = set(active_children())
        # Ctrl-C is the learner's to handle.
        ignore = (signal.SIGINT, signal.SIG_IGN)
        self._executor = ProcessPoolExecutor(
            processes, get_context("spawn"), initializer=signal.signal, initargs=ignore
        )
        self._running: list[tuple[Task, Future[Trajectories]]] = []

    def begin(self, tasks: Sequence[Task], arrays: Arrays) -> None:
        self._running = [(task, self._executor.submit(play_task, task, arrays)) for task in tasks]

    def finish(self, tick: Tick) -> Trajectories | None:
        while not all(future.done() for _, future in self._running):
            if not tick(sum(task.games for task, future in self._running if future.done())):
                return None
            wait([future for _, future in self._running], TICK)
        return together([future.result() for _, future in self._running])

    def close(self) -> None:
        processes = set(active_children()) - self._others
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
            process.join()


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
