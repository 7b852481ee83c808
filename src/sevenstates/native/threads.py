"""Parts of a batch, each worked on by a thread of its own while C runs."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

Part = TypeVar("Part")

_MAX_THREADS = 256


def parts_of(games: int, threads: int | None, least: int) -> list[slice]:
    """The games of each thread, about the same number for each.

    Without a number of threads there is one for each core that the process may use, but none for
    fewer than `least` games. ValueError if the number is not from 1 to 256.
    """
    if threads is None:
        count = max(1, min(_cores(), games // least))
    elif isinstance(threads, int) and 1 <= threads <= _MAX_THREADS:
        count = max(1, min(threads, games))
    else:
        raise ValueError(f"{threads!r} threads cannot be used; choose 1 to {_MAX_THREADS}.")
    return [slice(games * i // count, games * (i + 1) // count) for i in range(count)]


def run(work: Callable[[Part], object], parts: Sequence[Part]) -> None:
    """Do this to all parts at once; the first is done by the thread that calls."""
    pool = _pool(os.getpid()) if len(parts) > 1 else None
    others = [pool.submit(work, part) for part in parts[1:]] if pool else []
    work(parts[0])
    for other in others:
        other.result()


@cache
def _pool(process: int) -> ThreadPoolExecutor:
    """The threads of a process; one that was forked has none of its parent's."""
    return ThreadPoolExecutor(_MAX_THREADS, thread_name_prefix=f"sevenstates-{process}")


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):  # not on Windows or a Mac
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
