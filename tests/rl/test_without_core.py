"""The environments where the compiled core was not built."""

import subprocess
import sys

CODE = """
import sys
sys.modules["sevenstates.games.huang.native._huang"] = None  # it cannot be imported
import numpy as np
from sevenstates.games.huang import native
from sevenstates.rl import huang_v0
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.gym import SeatEnv
from sevenstates.rl.vector import TableVectorEnv
assert not native.available
env = huang_v0.env()
env.reset(seed=1)
for agent in env.agent_iter(20):
    env.step(int(env.last()[0]["action_mask"].argmax()))
games = TableVectorEnv("huang", 2, seats=2)
seen, _ = games.reset(seed=1)
for _ in range(5):
    seen, *_ = games.step(random_legal(seen["action_mask"], np.random.default_rng(1)))
seat = SeatEnv("huang", seats=2, opponents="hard:2")
seen, _ = seat.reset(seed=1)
seat.step(int(seen["action_mask"].argmax()))
print("as it should be")
"""


def test_everything_works_without_it() -> None:
    result = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True)

    assert (result.stdout, result.stderr) == ("as it should be\n", "")
