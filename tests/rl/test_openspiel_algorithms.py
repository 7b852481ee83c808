"""OpenSpiel's own algorithms on our games, unmodified."""

import random
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import sevenstates.rl.openspiel  # noqa: F401  # importing it registers the games
from tests.rl.test_openspiel import asking_a_seat, each_game


@each_game
def test_a_resampled_state_looks_the_same_to_the_player_alone(name: str) -> None:
    state = asking_a_seat(name, 6, 150)
    player = state.current_player()
    chance = random.Random(1)

    worlds = [state.resample_from_infostate(player, chance.random) for _ in range(6)]

    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
    others = [seat for seat in range(state.num_players()) if seat != player]
    assert any(len({world.observation_string(seat) for world in worlds}) > 1 for seat in others)
    # They remember nothing, so all that they know is what they see.
    for world, seat in product(worlds, others):
        assert world.information_state_string(seat) == world.observation_string(seat)


@each_game
def test_a_state_is_resampled_for_who_is_asked_alone(name: str) -> None:
    state = asking_a_seat(name, 1, 50)
    other = (state.current_player() + 1) % state.num_players()

    with pytest.raises(ValueError, match=f"Player {other} is not asked"):
        state.resample_from_infostate(other, random.random)


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


@each_game
def test_information_set_search(name: str) -> None:
    state = asking_a_seat(name, 2, 200)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=rollouts(1),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )

    assert bot.step(state) in state.legal_actions()


@each_game
def test_tree_search(name: str) -> None:
    state = asking_a_seat(name, 3, 200)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 4, rollouts(1), random_state=np.random.RandomState(1))

    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling() -> None:
    np.random.seed(1)  # the solver draws from numpy's global generator
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("python_huangdi"))

    solver.iteration()

    assert solver._infostates
