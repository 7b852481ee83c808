"""Play random games of HUANG through both engines and compare them move by move.

    python -m scripts.compare_engines --games 10000

Goes round all numbers of seats, editions and modules. Ends with what was played, or with the
first game in which the engines differ: its table and seed.
"""

import argparse
import time
from collections import Counter

from sevenstates.games.huang import native
from tests.games.huang.native.comparing import compare_game, tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.compare_engines", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    options = parser.parse_args()
    if not native.available:
        parser.error("there is no compiled core: python -m sevenstates.games.huang.native.build")
    every, taken, start = tables(), Counter[str](), time.perf_counter()
    for seed in range(options.first, options.first + options.games):
        table = every[seed % len(every)]
        try:
            taken += compare_game(table, seed)
        except Exception:
            print(f"seed {seed}, {table}")
            raise
    spent = time.perf_counter() - start
    print(f"{options.games} games, {len(every)} kinds of table, {taken.total()} moves: the same.")
    print(f"{spent:.0f} seconds. What was done:")
    for kind, count in taken.most_common():
        print(f"  {kind} {count}")


if __name__ == "__main__":
    main()
