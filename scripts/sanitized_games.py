"""The games of `scripts.sanitize`, on the library that it built: its path, and how many.

The library takes the place of the one that the package was built with, so that nothing of the
package is imported before it.
"""

import importlib.util
import sys
from array import array
from pathlib import Path

CORE = "sevenstates.games.huang.native._huang"


def _load(library: Path) -> None:
    """Put this library in the place of the one that the package was built with."""
    spec = importlib.util.spec_from_file_location(CORE, library)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[CORE] = module


def _play(games: int) -> None:
    from sevenstates.games.huang.native import huang
    from tests.games.huang.native.comparing import compare_game, tables

    every = tables()
    moves = 0
    for seed in range(games):
        table = every[seed % len(every)]
        if seed % 3 == 0:
            moves += compare_game(table, seed).total()
        elif seed % 3 == 1:
            moves += _batch(table.seats, table.options, seed)
        else:
            moves += _search(table.seats, table.options, seed)
    core = huang.State.__base__
    assert core is sys.modules[CORE].State  # and not that of a library built before
    print(f"{games} games or batches, {moves} moves: no fault found.")


def _batch(seats: int, options: object, seed: int) -> int:
    """Playouts, and sixteen games together with all that is observed of them."""
    import numpy as np

    from sevenstates.games.huang.env.compiled import CompiledObservation
    from sevenstates.games.huang.native.huang import Batch, Generator, State
    from sevenstates.games.huang.rules import HuangOptions

    assert isinstance(options, HuangOptions)
    moves = State.new(seats, options, luck=Generator(seed)).playouts(5, seed, viewer=0).moves
    batch = Batch(16, seats, options, seed=seed)
    observation = CompiledObservation(batch.rules)
    viewers = np.arange(16) % seats
    while running := sum(seat >= 0 for seat in batch.seats):
        observation.read(batch.states, viewers)
        batch.step_random()
        moves += running
    batch.reset([0, 15])
    return moves


def _search(seats: int, options: object, seed: int) -> int:
    """A game of rollout moves in which all that bots judge by is asked now and then."""
    from sevenstates.games.huang.bot.compiled import evaluator
    from sevenstates.games.huang.native._huang import FEATURES
    from sevenstates.games.huang.native.huang import Generator, State
    from sevenstates.games.huang.rules import HuangOptions

    assert isinstance(options, HuangOptions)
    luck, knows, moves = Generator(seed), evaluator(), 0
    state = State.new(seats, options, luck=luck)
    while (seat := state.seat) is not None:
        world = state.determinize(seat, luck)
        knows.values(world)
        if moves % 7 == 0:
            most = array("h", bytes(2 * 24))
            found = knows.shortlist(world, most, array("d", bytes(8 * 24)))
            knows.add_features(
                world, most[:found], array("f", bytes(4 * FEATURES * (found + 1))), seed
            )
            knows.priors(world)
        # Bots' moves alone would never come to some questions.
        clever = moves % 3 < 2
        state.apply(
            seat, knows.rollout_policy(state, luck) if clever else state.random_action(luck), luck
        )
        moves += 1
    return moves


if __name__ == "__main__":
    _load(Path(sys.argv[1]))
    _play(int(sys.argv[2]))
