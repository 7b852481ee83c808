"""The `arena` command: bots against bots."""

from typing import Annotated

import typer

from ..bots.arena import Results, make_plan, run_arena
from ..bots.arena.__main__ import report
from ..bots.arena.run import on_this_machine
from .parameters import GameKey, Seed


def arena(
    game: GameKey,
    bots: Annotated[str, typer.Option()],
    count: Annotated[int, typer.Option("--games", min=1)] = 100,
    seats: Annotated[int | None, typer.Option()] = None,
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Seed = None,
) -> None:
    results = Results(make_plan(game, bots.split(","), seats, seed or "arena"))
    run_arena(results, count, player=on_this_machine(processes))
    for line in report(results):
        print(line)
