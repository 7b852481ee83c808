"""PettingZoo's suite for parallel environments, and what it does not ask."""

from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from sevenstates.rl import huang_v0, huangdi_v0, warring_v0

each_game = pytest.mark.parametrize("module", [huangdi_v0, warring_v0])


def chosen(observations: dict[str, Any], chance: np.random.Generator) -> dict[str, int]:
    return {
        agent: int(chance.choice(np.flatnonzero(seen["action_mask"])))
        for agent, seen in observations.items()
    }


def played(env: Any, seed: int) -> list[Any]:
    """A whole random game: who did what."""
    chance, moves = np.random.default_rng(seed), []
    observations, _ = env.reset(seed=seed)
    while env.agents:
        actions = chosen(observations, chance)
        moves.append(actions)
        observations, rewards, _, _, _ = env.step(actions)
    return [moves, rewards]


@pytest.mark.parametrize("module", [huang_v0, huangdi_v0, warring_v0])
def test_api(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=150)


@pytest.mark.parametrize("module", [huang_v0, huangdi_v0, warring_v0])
def test_seed(module: ModuleType) -> None:
    """The suite takes actions that are not legal."""
    parallel_seed_test(lambda: module.parallel_env(illegal="lose"), num_cycles=10)


@each_game
def test_an_illegal_action_of_one_can_lose(module: ModuleType) -> None:
    env = module.parallel_env(illegal="lose", flat=True)
    observations, _ = env.reset(seed=1)
    actions = chosen(observations, np.random.default_rng(1)) | {"seat_1": env.wait}
    observations, rewards, terminations, _, infos = env.step(actions)

    assert rewards == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert infos["seat_1"] == {"illegal": "seat_1 is asked and may not wait."}
    assert all(terminations.values())
    assert not env.agents
    for agent, seen in observations.items():
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].all()


@each_game
def test_the_same_seed_gives_the_same_game(module: ModuleType) -> None:
    first, again, other = (played(module.parallel_env(), seed) for seed in (6, 6, 7))

    assert first == again != other
    assert sum(first[1].values()) == pytest.approx(0)


@each_game
def test_secret_answers_are_given_at_once(module: ModuleType) -> None:
    env = module.parallel_env()
    observations, _ = env.reset(seed=1)

    assert env.table.asked() == [0, 1, 2]
    assert not any(seen["action_mask"][env.wait] for seen in observations.values())


@each_game
def test_who_is_not_asked_waits(module: ModuleType) -> None:
    env = module.parallel_env()
    observations, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)
    while len(env.table.asked()) > 1:
        observations, _, _, _, _ = env.step(chosen(observations, chance))
    asked = env.table.asked()

    for seat, agent in enumerate(env.agents):
        mask = observations[agent]["action_mask"]
        assert bool(mask[env.wait]) == (seat not in asked)
        assert mask[: env.wait].any() == (seat in asked)
    actions = chosen(observations, chance)
    with pytest.raises(ValueError, match="is asked and may not wait"):
        env.step(actions | {f"seat_{asked[0]}": env.wait})
    other = next(agent for seat, agent in enumerate(env.agents) if seat not in asked)
    with pytest.raises(ValueError, match=f"{other} is not asked"):
        env.step({agent: 0 if agent == other else actions[agent] for agent in reversed(actions)})


@each_game
def test_an_illegal_action_of_one_changes_nothing(module: ModuleType) -> None:
    env = module.parallel_env()
    observations, _ = env.reset(seed=1)
    actions = chosen(observations, np.random.default_rng(1))
    before = env.table.state.to_json()
    illegal = int(observations["seat_2"]["action_mask"].argmin())

    with pytest.raises(ValueError, match="seat_2: "):
        env.step(actions | {"seat_2": illegal})
    with pytest.raises(ValueError, match="There is no action -1"):
        env.step(actions | {"seat_2": -1})
    assert env.table.state.to_json() == before
    env.step(actions)
    assert env.table.state.to_json() != before


def test_huang_asks_one_seat_at_a_time() -> None:
    env = huang_v0.parallel_env()
    observations, _ = env.reset(seed=1)
    asked = [agent for agent, seen in observations.items() if seen["action_mask"][:-1].any()]

    assert len(asked) == 1
