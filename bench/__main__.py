"""`make bench`: random games beside those of the peers, in alternating rounds."""

import argparse
import itertools
import json
import platform
import time
import timeit
from pathlib import Path

from sevenstates.core import RandomLuck
from sevenstates.games import plugins

from . import compiled, environments
from .players import Round, catanatron, fastcatan, listing, playing_out, python_chess, speed
from .tables import ENGINE_PEER, Figures, Run, tables


def main() -> None:
    """Measure, print, and write the run down if a file is named."""
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round and player")
    parser.add_argument("--out", type=Path, help="a file for `python -m scripts.speed_figures`")
    options = parser.parse_args()
    run = measured(_engines(), environments.rounds(), options.rounds, options.seconds)
    for table in tables(run).values():
        print(table)
    if options.out:
        options.out.write_text(json.dumps(run, indent=1), encoding="utf-8")


def measured(
    engines: dict[str, Round], skins: dict[str, Round], rounds: int, seconds: float
) -> Run:
    """All rounds, one after the other, and what needs only one."""
    players = engines | skins
    figures: Figures = {name: [] for name in players}
    seeds = itertools.count(1)
    for play in players.values():
        play(next(seeds))  # once before the clock: imports and tables
    for _ in range(rounds):
        for name, play in players.items():
            figures[name].append(speed(play, seeds, seconds))
    return {
        "rounds": rounds,
        "seconds": seconds,
        "python": ".".join(platform.python_version_tuple()[:2]),
        "engines": {name: figures[name] for name in engines},
        "environments": {name: figures[name] for name in skins},
        "lengths": compiled.lengths(),
        "copies": _copies(),
    }


def _engines() -> dict[str, Round]:
    """Games without a learning environment around them."""
    rounds: dict[str, Round] = {
        f"{game.title}, {seats} seats, {how.__name__.replace('_', ' ')}": how(key, seats)
        for key, game in plugins().items()
        for seats in sorted({game.game.seats[0], 4})
        for how in (playing_out, listing)
    }
    return (
        rounds
        | compiled.rounds()
        | {ENGINE_PEER: catanatron}
        | fastcatan()
        | {"python-chess": python_chess}
    )


def _copies() -> dict[str, float]:
    """Microseconds that a copy takes."""
    copies = {
        game.title: game.game.new_state(4, luck=RandomLuck(1)).copy for game in plugins().values()
    }
    return {
        name: min(timeit.repeat(copy, timer=time.process_time, number=2000, repeat=5)) * 500
        for name, copy in (copies | compiled.copies()).items()
    }


if __name__ == "__main__":
    main()
