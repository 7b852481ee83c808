"""The environments where the compiled core of a game was not built."""

import subprocess
import sys

import pytest

from sevenstates.native.build import Source, sources

CODE = """
import sys
key, module = sys.argv[1:]
sys.modules[module] = None  # it cannot be imported
import numpy as np
import sevenstates.rl
from sevenstates.games import plugin
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.gym import SeatEnv
from sevenstates.rl.vector import TableVectorEnv
assert plugin(key).native() is None
env = getattr(sevenstates.rl, f"{key}_v0").env()
env.reset(seed=1)
for agent in env.agent_iter(20):
    env.step(int(env.last()[0]["action_mask"].argmax()))
games = TableVectorEnv(key, 2, seats=3)
seen, _ = games.reset(seed=1)
for _ in range(5):
    seen, *_ = games.step(random_legal(seen["action_mask"], np.random.default_rng(1)))
seat = SeatEnv(key, seats=3, opponents="hard:2")
seen, _ = seat.reset(seed=1)
seat.step(int(seen["action_mask"].argmax()))
print("as it should be")
"""


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.key)
def test_everything_works_without_it(source: Source) -> None:
    module = f"{source.package}.{source.module}"
    call = [sys.executable, "-c", CODE, source.key, module]
    result = subprocess.run(call, capture_output=True, text=True)

    assert (result.stdout, result.stderr) == ("as it should be\n", "")
