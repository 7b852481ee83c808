"""Environments go to other processes and back, in the middle of a game."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from sevenstates.rl import huang_v0, huangdi_v0, warring_v0
from sevenstates.rl.gym import IDS

each_way = pytest.mark.parametrize(
    "sent", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"]
)
Way = Callable[[Any], Any]


def play_on(env: Any, seed: int) -> list[Any]:
    """Fifty random moves: who observed and did what."""
    chance, moves = np.random.default_rng(seed), []
    for _ in range(50):
        seen = env.observe(env.agent_selection)
        moves.append((env.agent_selection, chance.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(moves[-1][1])
    return [*moves, seen["observation"]["counts"].tolist()]


@each_way
@pytest.mark.parametrize("module", [huang_v0, huangdi_v0, warring_v0])
def test_a_game_goes_on_the_same(module: Any, sent: Way) -> None:
    env = module.env(shaping=0.1)
    env.reset(seed=1)
    play_on(env, 1)
    other = sent(env)

    assert play_on(other, 2) == play_on(env, 2)
    assert other.rewards == env.rewards
    env.reset()
    other.reset()
    assert play_on(other, 3) == play_on(env, 3)


@each_way
@pytest.mark.parametrize("module", [huangdi_v0, warring_v0])
def test_a_parallel_game_goes_on_the_same(module: Any, sent: Way) -> None:
    env = module.parallel_env()
    seen, _ = env.reset(seed=1)
    actions = {agent: int(row["action_mask"].argmax()) for agent, row in seen.items()}
    other = sent(env)

    one, two = (each.step(actions)[0] for each in (env, other))

    for agent in env.agents:
        assert np.array_equal(one[agent]["action_mask"], two[agent]["action_mask"])


@each_way
@pytest.mark.parametrize("key", IDS)
def test_a_seat_against_bots_goes_on_the_same(key: str, sent: Way) -> None:
    env = gymnasium.make(IDS[key], opponents="easy")
    fresh = sent(env)
    for each in (env, fresh):
        seen, _ = each.reset(seed=1)
        each.step(int(seen["action_mask"].argmax()))
    other = sent(env)

    rows = []
    for each in (env, fresh, other):
        seen = each.get_wrapper_attr("table").observe(each.get_wrapper_attr("seat"))
        for _ in range(5):
            seen, *_ = each.step(int(seen["action_mask"].argmax()))
        rows.append(seen["observation"]["counts"].tolist())
    assert rows[0] == rows[1] == rows[2]


@each_way
def test_a_game_not_begun_yet(sent: Way) -> None:
    env = sent(huangdi_v0.raw_env(seats=4, variant="friendly"))
    env.reset(seed=1)

    assert len(env.agents) == 4
    assert env.kind.options.to_json()["variant"] == "friendly"
