"""Random games on every table that the options allow, counted after every action, on all cores.

    python scripts/soak.py huang --games 1000 --vary edition short bandits kingdoms palace

Needs nothing installed. Ends with a table of what was played, or with the first game that went
wrong: its seats, options and seed.
"""

import argparse
import dataclasses
import itertools
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from sevenstates.core import BadOption, RandomLuck
from sevenstates.games import get

Table = tuple[str, int, dict[str, Any]]


def tables(key: str, vary: list[str]) -> Iterator[Table]:
    """Every seat count with every combination of these options that the rules allow."""
    game = get(key)
    fields = {field.name: field for field in dataclasses.fields(game.options_type)}
    values = [fields[name].metadata.get("choices", (False, True)) for name in vary]
    for seats in game.seats:
        for chosen in itertools.product(*values):
            options = dict(zip(vary, chosen, strict=True))
            try:
                game.check_table(seats, game.options_type(**options))
            except BadOption:
                continue
            yield key, seats, options


def soak(job: tuple[Table, int]) -> int:
    """One random game, checked after every action; how many decisions it had."""
    (key, seats, options), seed = job
    game = get(key)
    luck = RandomLuck(f"{key} {seats} {options} {seed}")
    try:
        state = game.new_state(seats, game.options_type(**options), luck=luck)
        decisions = 0
        while pending := state.pending():
            seat = pending[0].seat
            state.apply(seat, state.random_action(seat, luck), luck, [])
            state.check()
            decisions += 1
        if state.outcome() is None or decisions >= game.max_random_decisions:
            raise AssertionError(f"no outcome after {decisions} decisions")
    except Exception as error:
        raise RuntimeError(f"{json.dumps([key, seats, options, seed])}: {error!r}") from error
    return decisions


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="for each table")
    parser.add_argument("--vary", nargs="*", default=[], help="options to combine")
    options = parser.parse_args()
    every = list(tables(options.game, options.vary))
    start = time.perf_counter()
    with multiprocessing.Pool() as pool:
        for table in every:
            jobs = [(table, seed) for seed in range(options.games)]
            results = pool.map(soak, jobs, chunksize=20)
            chosen = " ".join(f"{k}={v}" for k, v in table[2].items())
            print(
                f"{table[1]} seats {chosen}: {len(results)} games, {sum(results)} decisions, clean"
            )
    seconds = time.perf_counter() - start
    print(f"{len(every)} tables, {len(every) * options.games} games in {seconds:.0f} s")


if __name__ == "__main__":
    main()
