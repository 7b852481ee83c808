"""The games of `scripts.sanitize`, on the library that it built.

    python -m scripts.sanitized_games GAME MODULE LIBRARY GAMES

The library takes the place of the one that the package was built with, so that nothing of the
package is imported before it.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Any


def _load(module_name: str, library: Path) -> None:
    """Put this library in the place of the one that the package was built with."""
    spec = importlib.util.spec_from_file_location(module_name, library)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[module_name] = module


def _play(key: str, module_name: str, games: int) -> None:
    from sevenstates.games import get
    from tests.native.comparing import compare_game, engines_of, native_of

    engines = engines_of(key)
    every, moves = engines.tables(), 0
    for seed in range(games):
        table = every[seed % len(every)]
        if seed % 3 == 0:
            moves += compare_game(get(key), table, seed).total()
        elif seed % 3 == 1 or engines.search is None:
            moves += _batch(key, table.seats, table.options, seed)
        else:
            moves += engines.search(table.seats, table.options, seed)
    core: Any = sys.modules[module_name]
    assert issubclass(native_of(key).state, core.State)  # and not that of a library built before
    print(f"{games} games or batches, {moves} moves: no fault found.")


def _batch(key: str, seats: int, options: Any, seed: int) -> int:
    """Playouts, and sixteen games together with all that is observed of them."""
    import numpy as np

    from sevenstates.games import plugin
    from sevenstates.rl.observations import CompiledObservation
    from tests.native.comparing import native_of

    native, env = native_of(key), plugin(key).compiled_env(options)
    assert env is not None
    luck = native.generator(seed)
    moves = native.state.new(seats, options, luck=luck).playouts(5, seed, viewer=0).moves
    batch = native.batch(16, seats, options, seed=seed)
    observation = CompiledObservation(env, seats, options)
    viewers = np.arange(16) % seats
    while running := sum(seat >= 0 for seat in batch.seats):
        observation.read(batch.states, viewers)
        batch.step_random()
        moves += running
    batch.reset([0, 15])
    return moves


if __name__ == "__main__":
    _load(sys.argv[2], Path(sys.argv[3]))
    _play(sys.argv[1], sys.argv[2], int(sys.argv[4]))
