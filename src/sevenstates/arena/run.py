"""Running a contest."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from .game_result import GameResult, play_numbered
from .plan import Plan
from .pool import spread
from .results import Results

PAUSE = 1.0
"""Seconds between two writings of the file; a crash costs no more than the games of these."""

Player = Callable[[Plan, Sequence[int]], Iterator[GameResult]]
"""Plays the games of these numbers and hands out each as it ends, in any order."""


def on_this_machine(processes: int | None = None) -> Player:
    """Plays on that many cores; on all of them without a number."""

    def games(plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
        return spread(partial(play_numbered, plan), numbers, processes)

    return games


def run_arena(
    results: Results,
    count: int,
    *,
    player: Player,
    file: Path | None = None,
    on_result: Callable[[Results], None] = lambda results: None,
) -> None:
    """Play the games up to `count` that are missing; the file is written as they end."""
    _collect(results, player(results.plan, results.missing(count)), file, on_result)


def _collect(
    results: Results,
    games: Iterable[GameResult],
    file: Path | None,
    on_result: Callable[[Results], None],
) -> None:
    written = time.monotonic()
    try:
        for game in games:
            results.add(game)
            on_result(results)
            if file is not None and time.monotonic() - written > PAUSE:
                results.write(file)
                written = time.monotonic()
    finally:
        if file is not None:
            results.write(file)
