"""Wrong use of an environment raises the promised error, with a sentence."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded

import sevenstates.rl.openspiel  # noqa: F401  # registers the games
from sevenstates import rl
from sevenstates.rl.gym import SeatEnv
from sevenstates.rl.vector import TableVectorEnv


def seat_env(**parameters: Any) -> SeatEnv:
    return SeatEnv("huangdi", seats=2, opponents="random", **parameters)


def vector(**parameters: Any) -> TableVectorEnv:
    return TableVectorEnv("huangdi", 2, seats=2, **parameters)


ONE_AT_A_TIME: dict[str, Callable[..., Any]] = {
    "gymnasium": seat_env,
    "pettingzoo": rl.huangdi_v0.raw_env,
    "compiled": rl.huang_v0.raw_env,
}
each_env = pytest.mark.parametrize("make", ONE_AT_A_TIME.values(), ids=ONE_AT_A_TIME)


@each_env
@pytest.mark.parametrize("action", [1.5, np.float64(1), "1", [1]])
def test_an_action_is_a_whole_number(make: Callable[..., Any], action: object) -> None:
    env = make()
    env.reset(seed=1)

    with pytest.raises(ValueError, match="An action must be a whole number, not"):
        env.step(action)


def test_actions_of_many_are_whole_numbers() -> None:
    games, parallel = vector(), rl.huangdi_v0.parallel_env()
    games.reset(seed=1)
    parallel.reset(seed=1)

    with pytest.raises(ValueError, match="whole numbers"):
        games.step(np.array([1.0, 2.0]))
    with pytest.raises(ValueError, match=r"whole number, not 1\.5"):
        parallel.step(dict.fromkeys(parallel.agents, cast(int, 1.5)))


def test_numbers_of_numpy_are_whole_numbers() -> None:
    env = seat_env()
    seen, _ = env.reset(seed=1)

    env.step(seen["action_mask"].argmax())


@each_env
def test_a_step_before_reset_says_so(make: Callable[..., Any]) -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        make().step(0)


@each_env
def test_nothing_is_shown_before_reset(make: Callable[..., Any]) -> None:
    env = make(render_mode="ansi")
    looks = (
        (env.action_masks,)
        if isinstance(env, SeatEnv)
        else (env.state, partial(env.observe, "seat_0"))
    )
    for look in (env.render, *looks):
        with pytest.raises(ResetNeeded, match="call reset first"):
            look()


@pytest.mark.parametrize("make", [rl.huangdi_v0.raw_env, rl.huangdi_v0.parallel_env])
def test_agents_go_by_their_names(make: Callable[..., Any]) -> None:
    env = make(seats=2)
    env.reset(seed=1)
    looks = [
        env.observation_space,
        env.action_space,
        *([env.observe] if hasattr(env, "observe") else []),
    ]
    for look in looks:
        with pytest.raises(ValueError, match="no agent 'seat_2'; the agents are seat_0, seat_1"):
            look("seat_2")


def test_all_agents_of_a_parallel_step_act() -> None:
    env = rl.huangdi_v0.parallel_env(seats=2)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="An action of seat_1 is missing"):
        env.step({"seat_0": 0})


def test_numbers_of_a_vector_are_checked() -> None:
    some: Any = 1.5
    with pytest.raises(ValueError, match=r"number of games must be a whole number, not 1\.5"):
        TableVectorEnv("huangdi", some, seats=2)
    with pytest.raises(ValueError, match="'all' threads cannot be used; choose 1 to 256"):
        vector(threads="all")
    games = vector()
    games.reset(seed=1)
    with pytest.raises(ValueError, match="There are 2 games"):
        games.step(np.array([0]))


@pytest.mark.parametrize("opponents", [3, 0.5])
def test_opponents_go_by_their_names(opponents: Any) -> None:
    with pytest.raises(ValueError, match="opponents must be the name of a bot"):
        SeatEnv("huangdi", seats=2, opponents=opponents)


def test_a_step_of_many_before_reset_says_so() -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        vector().step(np.array([0, 0]))
    parallel = rl.huangdi_v0.parallel_env()
    with pytest.raises(ResetNeeded, match="call reset first"):
        parallel.step({})


def test_a_game_that_was_lost_by_an_illegal_action_is_over() -> None:
    env = seat_env(illegal="lose")
    env.reset(seed=1)
    _, _, over, _, _ = env.step(len(env.kind.game.actions))

    assert over
    with pytest.raises(ResetNeeded):
        env.step(0)


@each_env
@pytest.mark.parametrize("shaping", ["much", float("nan"), float("inf"), None])
def test_shaping_is_a_number(make: Callable[..., Any], shaping: object) -> None:
    with pytest.raises(ValueError, match="shaping must be a finite number, not"):
        make(shaping=shaping)


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"no game “chess”\. Known games: huang"):
        SeatEnv("chess", seats=2)
    with pytest.raises(ValueError, match="no game “chess”"):
        TableVectorEnv("chess", 2, seats=2)
    with pytest.raises(AttributeError, match="'chess_v0'; the games are huang_v0"):
        _ = rl.chess_v0


@pytest.mark.parametrize("index", [5, 999])
def test_chance_draws_only_what_can_be_drawn(index: int) -> None:
    state = pyspiel.load_game("python_huang").new_initial_state()
    assert state.is_chance_node()

    with pytest.raises(ValueError, match=f"Chance cannot draw {index} now, only one of"):
        state.apply_action(index)
    assert state.is_chance_node()


def test_an_illegal_action_of_a_seat_says_why() -> None:
    state = pyspiel.load_game("python_huang").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    with pytest.raises(ValueError, match="You may not pass"):
        state.apply_action(0)
