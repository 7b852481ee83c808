"""`python -m sevenstates.arena`: the arena where nothing is installed but Python."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ..bots.threads import keep_numpy_to_one_thread
from ..core import SevenStatesError
from .plan import make_plan
from .results import Results, read_results, standings
from .run import on_this_machine, run_arena


def main(arguments: Sequence[str] | None = None) -> int:
    """Let bots play each other and print how often each won."""
    keep_numpy_to_one_thread()
    given = _parser().parse_args(arguments)
    try:
        options = json.loads(given.options)
        plan = make_plan(given.game, given.bots.split(","), given.seats, given.seed, options)
        results = Results(plan)
        if given.resume and given.out.exists():
            results = read_results(given.out).continued(plan)
        run_arena(
            results,
            given.games,
            player=on_this_machine(given.processes),
            file=given.out,
            on_result=_show_count,
        )
    except SevenStatesError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 1  # the file has the games that are over
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in report(results):
        print(line)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m sevenstates.arena", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="names, separated by commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--options", default="{}", help="the options of the table, as JSON")
    parser.add_argument("--out", type=Path, help="the file to save the games to")
    parser.add_argument("--resume", action="store_true", help="continue that file")
    parser.add_argument(
        "--processes", type=int, help="number of processes; by default, one per core"
    )
    return parser


def _show_count(results: Results) -> None:
    if sys.stderr.isatty():
        print(f"\r{len(results.games)}", end="", file=sys.stderr, flush=True)


def report(results: Results) -> list[str]:
    """A line for each bot."""
    lines = []
    for standing in standings(results):
        low, high = standing.interval
        pace = standing.seconds / max(1, standing.decisions)
        lines.append(
            f"{standing.bot:12} seats {standing.seats}  games {standing.games}  "
            f"share {standing.share:.1%} ({low:.1%} - {high:.1%}, equal {standing.equal:.1%})  "
            f"{pace:.4f} s a decision, longest {standing.longest:.2f} s"
        )
    return lines


if __name__ == "__main__":
    sys.exit(main())
