"""`make bench`: random games beside those of the peers, in alternating rounds."""

import argparse
import itertools
import statistics
import time
import timeit

from rich import box
from rich.console import Console
from rich.table import Table

from sevenstates.core import RandomLuck
from sevenstates.games import all as all_games

from . import compiled, environments
from .environments import NAMES
from .players import Round, catanatron, fastcatan, listing, playing_out, python_chess, speed

CATAN = "catanatron, 4 seats"
Figures = dict[str, list[float]]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round and player")
    options = parser.parse_args()
    engines, skins = _engines(), environments.rounds()
    rounds = engines | skins
    figures: Figures = {name: [] for name in rounds}
    seeds = itertools.count(1)
    for play in rounds.values():
        play(next(seeds))  # once before the clock: imports and tables
    for _ in range(options.rounds):
        for name, play in rounds.items():
            figures[name].append(speed(play, seeds, options.seconds))
    console = Console(width=120)
    console.print(_table({name: figures[name] for name in engines}, "moves/s", CATAN))
    console.print(_table({name: figures[name] for name in skins}, "steps/s", environments.PEER))
    _print_playouts(console, figures)
    _print_copies(console)


def _engines() -> dict[str, Round]:
    """Games without a learning environment around them."""
    rounds: dict[str, Round] = {
        f"{NAMES[game.key]}, {seats} seats, {how.__name__.replace('_', ' ')}": how(game.key, seats)
        for game in all_games()
        for seats in sorted({game.seats[0], 4})
        for how in (playing_out, listing)
    }
    return (
        rounds
        | compiled.rounds()
        | {CATAN: catanatron}
        | fastcatan()
        | {"python-chess": python_chess}
    )


def _table(figures: Figures, unit: str, peer: str) -> Table:
    table = Table("random games", unit, f"to {peer}", "spread", box=box.MARKDOWN)
    for name, values in figures.items():
        # Machines are noisy: each round is compared with the peer's round beside it.
        ratios = [value / other for value, other in zip(values, figures[peer], strict=True)]
        table.add_row(
            name,
            f"{statistics.median(values):,.0f}",
            f"{statistics.median(ratios):.2f}",
            f"{min(ratios):.2f} to {max(ratios):.2f}",
        )
    return table


def _print_playouts(console: Console, figures: Figures) -> None:
    """Whole games, from the moves a second and how many a game has."""
    for name, length in compiled.lengths().items():
        games = statistics.median(figures[name]) / length
        console.print(f"{name}: {games:,.0f} games a second, of {length:.0f} moves each")


def _print_copies(console: Console) -> None:
    copies = {NAMES[game.key]: game.new_state(4, luck=RandomLuck(1)).copy for game in all_games()}
    for name, copy in (copies | compiled.copies()).items():
        best = min(timeit.repeat(copy, timer=time.process_time, number=2000, repeat=5)) / 2000
        console.print(f"{name}: copy() of a state {best * 1e6:.2f} microseconds")


main()
