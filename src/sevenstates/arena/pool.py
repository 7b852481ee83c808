"""Process pool on the cores of this machine."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

WAITING = 4
"""Maximum parts handed out to each process at a time, so that stopping is quick."""


def spread(work: Callable[[T], R], parts: Sequence[T], processes: int | None = None) -> Iterator[R]:
    """The results in any order; in this process if one is enough."""
    many = min(processes or os.cpu_count() or 1, len(parts))
    if many <= 1:
        yield from map(work, parts)
        return
    # Ctrl-C is this process's to handle.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    left = iter(parts)
    with ProcessPoolExecutor(many, initializer=signal.signal, initargs=ignore) as pool:
        running: set[Future[R]] = set()
        try:
            while True:
                for part in left:
                    running.add(pool.submit(work, part))
                    if len(running) >= many * WAITING:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
