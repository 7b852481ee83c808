"""Work on a Ray cluster: the same games, in chunks, on many machines."""

import socket
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import ModuleType

from ..extras import extra
from .game_result import GameResult, play_numbered
from .plan import Plan

CHUNKS_A_CORE = 8
MAX_CHUNK = 16
"""A chunk is no larger, so that a cluster that fails takes few games with it."""


PATIENCE = 10
"""Seconds that a cluster has to answer."""


class NoCluster(Exception):
    """Nothing answers at the address."""


def on_ray(address: str) -> Callable[[Plan, Sequence[int]], Iterator[GameResult]]:
    """Plays on the cluster at the address; `local` starts one on this machine."""

    def games(plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
        ray = connect(address)
        try:
            yield from _games(ray, plan, numbers)
        finally:
            ray.shutdown()

    return games


def connect(address: str) -> ModuleType:
    """Ray, connected to the cluster at the address; NoCluster if that cannot be."""
    with extra("ray", "Ray"):
        ray = import_module("ray")
    _check_answers(address)
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(str(error).partition("\n")[0]) from error
    return ray


def _check_answers(address: str) -> None:
    """NoCluster if nothing listens there; Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # a name such as `auto` or `local`
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"nothing answers there ({error})") from error


def _games(ray: ModuleType, plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = min(MAX_CHUNK, max(1, len(numbers) // (cores * CHUNKS_A_CORE)))
    chunk = ray.remote(play_chunk)
    running = [
        chunk.remote(plan, numbers[first : first + size]) for first in range(0, len(numbers), size)
    ]
    while running:
        done, running = ray.wait(running)
        for result in done:
            yield from ray.get(result)


def play_chunk(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """The games of these numbers, in order."""
    return [play_numbered(plan, number) for number in numbers]
