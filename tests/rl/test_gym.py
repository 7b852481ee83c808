"""Gymnasium's own checker, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sevenstates.rl.gym import (
    FLAT_IDS,
    IDS,
    MASKED_IDS,
    SELF_PLAY_IDS,
    FlatSeatEnv,
    SeatEnv,
)
from sevenstates.rl.vector import TableVectorEnv

each_game = pytest.mark.parametrize("key", IDS)


def made(key: str, **parameters: Any) -> SeatEnv:
    env = gymnasium.make(IDS[key], opponents="random", **parameters).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A whole random game: the actions, the last reward and info."""
    chance, actions, over = np.random.default_rng(seed), [], False
    observation, _ = env.reset(seed=seed)
    while not over:
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        actions.append(action)
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.action_masks(), observation["action_mask"])
    assert observation["action_mask"].all()
    return actions, reward, {name: np.asarray(value).tolist() for name, value in info.items()}


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("name", [*IDS.values(), *FLAT_IDS.values(), *MASKED_IDS.values()])
def test_checker(name: str) -> None:
    """With every default, in every render mode; it takes actions that are not legal too."""
    check_env(gymnasium.make(name).unwrapped)


@each_game
def test_a_whole_game(key: str) -> None:
    first, again = (play(made(key), 3) for _ in range(2))
    actions, reward, info = first

    assert first == again
    assert actions
    assert -1 <= reward <= 1
    best = info["ranks"][info["seat"]] == 1
    assert best == (reward > 0)


@each_game
def test_the_learner_is_always_asked(key: str) -> None:
    env = made(key, seat=1)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        assert info == {"seat": 1}
        assert 1 in env.table.asked()
        assert observation["action_mask"].any()


def test_the_seat_changes_from_game_to_game() -> None:
    env = made("huang")
    env.reset(seed=1)

    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_every_bot_can_be_an_opponent() -> None:
    env = made_with("easy", "hard:2")
    observation, _ = env.reset(seed=2)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))

    assert env.seat in env.table.asked()


def made_with(*opponents: str, **parameters: Any) -> SeatEnv:
    return SeatEnv("huang", seats=len(opponents) + 1, opponents=opponents, **parameters)


def test_an_illegal_action_raises_or_loses() -> None:
    strict, lenient = made("huang", illegal="raise"), made("huang")
    strict.reset(seed=1)
    lenient.reset(seed=1)

    with pytest.raises(ValueError, match="skip: You may not pass"):
        strict.step(0)
    seen, reward, over, _, info = lenient.step(0)

    assert (reward, over) == (-1, True)
    assert str(info["illegal"]).startswith("skip: You may not pass")
    assert seen["action_mask"].all()


def test_the_position_as_text() -> None:
    env = made("huang", render_mode="ansi")
    env.reset(seed=1)

    assert env.render() == env.table.state.to_text()


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"opponents": "genius"}, "genius"),
        ({"opponents": ["easy", "easy"]}, "1 opponents are needed at 2 seats, not 2"),
        ({"seat": 2}, "There is no seat 2"),
        ({"illegal": "ignore"}, "choose raise or lose"),
        ({"seats": 6}, "it is for 2 to 5"),
        ({"palaces": True}, "no option palaces"),
        ({"reward": "points"}, "Known rewards: rank, win"),
        ({"render_mode": "film"}, "Known modes: human, rgb_array, ansi"),
    ],
)
def test_a_bad_parameter_is_named(parameters: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SeatEnv("huang", **{"seats": 2} | parameters)


@each_game
def test_a_flat_observation_has_all_of_the_other(key: str) -> None:
    deep, flat = made(key), gymnasium.make(FLAT_IDS[key], opponents="random").unwrapped
    assert isinstance(flat, FlatSeatEnv)
    (seen, _), (vector, _) = deep.reset(seed=3), flat.reset(seed=3)

    assert flat.observation_space.contains(vector)
    assert np.array_equal(flat.action_masks(), seen["action_mask"])
    counts = vector[: len(deep.kind.layout.most)] * deep.kind.layout.most
    assert np.allclose(counts, seen["observation"]["counts"])
    planes = seen["observation"].get("planes", np.zeros(0))
    assert np.array_equal(vector[len(counts) :], planes.ravel())


@each_game
def test_vector_and_mask_have_the_names_that_a_trainer_wants(key: str) -> None:
    flat = gymnasium.make(FLAT_IDS[key], opponents="random")
    both = gymnasium.make(MASKED_IDS[key], opponents="random", names=("obs", "mask"))
    (vector, info), (seen, _) = flat.reset(seed=3), both.reset(seed=3)

    assert both.observation_space.contains(seen)
    assert list(seen) == ["obs", "mask"]
    assert np.array_equal(seen["obs"], vector)
    assert np.array_equal(seen["mask"], info["action_mask"])
    with pytest.raises(ValueError, match="names must be two"):
        gymnasium.make(MASKED_IDS[key], names=("obs", "obs"))


@pytest.mark.parametrize("mode", ["sync", "async"])
@each_game
def test_a_vector_is_sampled_by_its_masks(key: str, mode: str) -> None:
    """As a loop does that knows nothing of ends: until a game has ended and begun again."""
    games = gymnasium.make_vec(FLAT_IDS[key], 2, vectorization_mode=mode, opponents="random")
    games.action_space.seed(1)
    _, infos = games.reset(seed=1)
    ended = over = np.zeros(2, bool)
    while not ended.any():
        ended = over
        assert infos["action_mask"].any(axis=1).all()
        actions = games.action_space.sample(tuple(infos["action_mask"]))
        seen, _, over, _, infos = games.step(actions)
        assert games.observation_space.contains(seen)
        assert "illegal" not in infos
    games.close()


@pytest.mark.parametrize("mode", ["sync", "async"])
@each_game
def test_a_vector_by_its_name(key: str, mode: str) -> None:
    """Until the first of the games has ended and begun again."""
    games = gymnasium.make_vec(IDS[key], 2, vectorization_mode=mode, opponents="random", seat=0)
    seen, infos = games.reset(seed=1)
    ended = over = np.zeros(2, bool)
    while not ended.any():
        ended = over
        assert games.observation_space.contains(seen)
        assert (infos["seat"] == 0).all()
        seen, _, over, truncated, infos = games.step(seen["action_mask"].argmax(axis=1))
        assert not truncated.any()
    assert not over[ended].any()
    assert seen["action_mask"][ended].any(axis=1).all()
    games.close()


@each_game
def test_self_play_by_its_name(key: str) -> None:
    games = gymnasium.make_vec(SELF_PLAY_IDS[key], 3, seats=4, reward="win")

    assert isinstance(games, TableVectorEnv)
    assert games.kind.game.key == key
    seen, infos = games.reset(seed=1)
    assert games.observation_space.contains(seen)
    assert infos["rewards"].shape == (3, 4)
    assert games.spec is not None
    again = gymnasium.make_vec(games.spec)
    assert isinstance(again, TableVectorEnv)
    assert (again.num_envs, again.kind.seats) == (3, 4)


@each_game
def test_a_module_in_the_name_saves_the_import(key: str) -> None:
    env = gymnasium.make(f"sevenstates.rl.gym:{IDS[key]}", opponents="random")

    assert isinstance(env.unwrapped, SeatEnv)
