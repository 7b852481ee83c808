"""Play random games through both engines of a game and compare them move by move.

    python -m scripts.compare_engines --games 10000

For each game with a compiled core, or those named. Goes round all kinds of its tables. Ends with
what was played, or with the first game in which the engines differ: its table and seed.
"""

import argparse
import time
from collections import Counter

from sevenstates.games import get
from tests.native.comparing import built, compare_game, engines_of


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.compare_engines", description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="GAME", help="all with a compiled core if none")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    options = parser.parse_args()
    keys = options.keys or built()
    for key in keys:
        if key not in built():
            parser.error(f"{key} has no compiled core here")
    for key in keys:
        _compare(key, range(options.first, options.first + options.games))


def _compare(key: str, seeds: range) -> None:
    tables, taken, start = engines_of(key).tables(), Counter[str](), time.perf_counter()
    for seed in seeds:
        table = tables[seed % len(tables)]
        try:
            taken += compare_game(get(key), table, seed)
        except Exception:
            print(f"{key}, seed {seed}, {table}")
            raise
    spent = time.perf_counter() - start
    played = f"{len(seeds)} games, {len(tables)} kinds of table, {taken.total()} moves"
    print(f"{key}: {played}: the same.")
    print(f"{spent:.0f} seconds. What was done:")
    for kind, count in taken.most_common():
        print(f"  {kind} {count}")


if __name__ == "__main__":
    main()
