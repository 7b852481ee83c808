"""OpenSpiel's own algorithms on our games, unmodified."""

import random
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import sevenstates.rl.openspiel  # noqa: F401  # importing it registers the games
from tests.house.test_docs import write_files
from tests.paths import ROOT
from tests.rl.test_openspiel import asking_a_seat, each_game
from tests.rl.test_openspiel_positions import late_position


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


@each_game
def test_outcome_sampling(name: str, tmp_path: Path) -> None:
    np.random.seed(1)  # the solver draws from numpy's global generator
    game = pyspiel.load_game(f"{name}(position=@{late_position(name, tmp_path)})")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)

    solver.iteration()

    assert solver._infostates


@pytest.fixture
def end_game(tmp_path: Path) -> Any:
    """The small one of the page: two last turns, with three hidden cards."""
    write_files((ROOT / "docs" / "rl.md").read_text(encoding="utf-8"), tmp_path)
    return pyspiel.load_game(f"python_huangdi(position=@{tmp_path / 'last_turns.txt'})")


@pytest.mark.parametrize(
    ("solve", "rounds"),
    [
        (external_sampling_mccfr.ExternalSamplingSolver, 10),
        (outcome_sampling_mccfr.OutcomeSamplingSolver, 30),
    ],
)
def test_sampling_makes_an_end_game_less_exploitable(
    end_game: Any, solve: Any, rounds: int
) -> None:
    np.random.seed(1)
    solver = solve(end_game)
    found = [exploitability.nash_conv(end_game, policy.UniformRandomPolicy(end_game))]

    for _ in range(2):
        for _ in range(rounds):
            solver.iteration()
        found.append(exploitability.nash_conv(end_game, solver.average_policy()))

    assert found[0] > found[1] > found[2] > 0


def test_whole_trees_of_an_end_game(end_game: Any) -> None:
    solver = cfr.CFRSolver(end_game)
    for _ in range(3):
        solver.evaluate_and_update_policy()

    assert exploitability.exploitability(end_game, solver.average_policy()) < 0.3
