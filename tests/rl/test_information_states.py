"""OpenSpiel's information states: what a seat knows, and all that it knew and did before."""

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import sevenstates.rl.openspiel  # noqa: F401  # importing it registers the games
from sevenstates.games import get
from sevenstates.rl.openspiel_memory import changes
from tests.rl.test_openspiel import asking_a_seat, drawn, each_game, patched


def remembered(state: Any, seat: int) -> list[Any]:
    """The lines of an information state, without the last: the view."""
    return [json.loads(line) for line in state.information_state_string(seat).splitlines()[:-1]]


def settled(state: Any) -> Any:
    """Let chance decide the first of what is possible until a seat is asked."""
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@each_game
def test_nothing_is_forgotten(name: str) -> None:
    """What a seat knew when it acted is the beginning of what it knows later."""
    state, chance = asking_a_seat(name, 3, 0), random.Random(3)
    seats = state.num_players()
    knew = [""] * seats
    acted: list[list[int]] = [[] for _ in range(seats)]
    while not state.is_terminal() and state.move_number() < 250:
        if not state.is_chance_node():
            for seat in range(seats):
                known, _, view = state.information_state_string(seat).rpartition("\n")
                assert known.startswith(knew[seat])
                assert view == state.observation_string(seat)
                knew[seat] = known
        seat, action = state.current_player(), drawn(state, chance)
        state.apply_action(action)
        if seat >= 0:
            acted[seat].append(action)

    game = get(name.removeprefix("python_"))
    while state.is_chance_node():
        state.apply_action(drawn(state, chance))
    for seat in range(seats):
        done = [line["did"] for line in remembered(state, seat) if "did" in line]
        assert [game.parse_action(text).index for text in done] == acted[seat]
        tensor = np.array(state.information_state_tensor(seat))
        own = tensor[-game.max_random_decisions :]
        assert own[: len(done)].tolist() == [index + 1 for index in acted[seat]]
        assert not own[len(done) :].any()
        assert np.array_equal(tensor[: -game.max_random_decisions], state.observation_tensor(seat))


@each_game
def test_what_was_seen_can_be_put_together_again(name: str) -> None:
    state, chance = asking_a_seat(name, 5, 0), random.Random(5)
    views: list[list[Any]] = [[] for _ in range(state.num_players())]
    while not state.is_terminal() and state.move_number() < 200:
        seat = state.current_player()
        if seat >= 0:
            views[seat].append(json.loads(state.observation_string(seat)))
        state.apply_action(drawn(state, chance))
    state = settled(state)

    for seat, wanted in enumerate(views):
        saw = [line["saw"] for line in remembered(state, seat) if "saw" in line]
        found: list[Any] = []
        for change in saw:
            found.append(patched(found[-1], change) if found else change)
        assert found == wanted


def test_two_ways_to_one_position_differ() -> None:
    """Two tiles far from all others, in either order."""
    state = settled(pyspiel.load_game("python_huang").new_initial_state())
    seat = state.current_player()
    tiles = [a for a in state.legal_actions() if "tile" in state.action_to_string(seat, a)]
    ways = []
    for pair in (tiles[0], tiles[-1]), (tiles[-1], tiles[0]):
        way = state.clone()
        for action in pair:
            way.apply_action(action)
            settled(way)
        ways.append(way)
    first, second = ways

    assert first.observation_string(seat) == second.observation_string(seat)
    assert first.information_state_string(seat) != second.information_state_string(seat)
    assert first.information_state_tensor(seat) != second.information_state_tensor(seat)


def test_what_others_hold_does_not_show() -> None:
    """Two deals that differ in the hand of seat 1 alone."""
    deals = []
    for colour in (0, 1):
        state = pyspiel.load_game("python_huang").new_initial_state()
        hand = 0
        while state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            others = 6 <= hand < 12
            state.apply_action(colour if others else outcomes[-1])
            hand += 1
        deals.append(state)
    one, other = deals

    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_a_secret_answer_is_remembered_by_its_seat_alone() -> None:
    state = asking_a_seat("python_huangdi", 1, 0)
    before = [state.information_state_string(seat) for seat in range(3)]
    tensor = state.information_state_tensor(1)
    state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(seat) for seat in range(3)]

    assert before[0] != after[0]
    assert before[1:] == after[1:]
    assert state.information_state_tensor(1) == tensor


@each_game
def test_memory_is_written_down_and_read_back(name: str) -> None:
    state = asking_a_seat(name, 4, 120)
    again = state.get_game().deserialize_state(state.serialize())

    for seat in range(state.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.information_state_tensor(seat) == state.information_state_tensor(seat)


@each_game
def test_the_observer_with_perfect_recall_says_the_same(name: str) -> None:
    state = asking_a_seat(name, 6, 90)
    game = state.get_game()
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    observer.set_from(state, player=1)

    assert np.array_equal(observer.tensor, state.information_state_tensor(1))
    assert observer.string_from(state, player=1) == state.information_state_string(1)
    assert game.information_state_tensor_size() == len(observer.tensor)
    assert "own actions" in observer.dict


@each_game
def test_agents_learn_from_them(name: str) -> None:
    """OpenSpiel's own environment gives them to its agents."""
    env = rl_environment.Environment(
        name, observation_type=rl_environment.ObservationType.INFORMATION_STATE
    )
    env.seed(1)
    np.random.seed(1)  # the agents'
    agents = [
        RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(env.num_players)
    ]
    size = env.observation_spec()["info_state"][0]
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == size
        step = env.step([agents[seat].step(step).action])

    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        (None, {"a": 1}, {"a": 1}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2, "z": 3}}, {"a": {"": ["x"], "z": 3}}),
        ({"a": [1, 2]}, {"a": [1]}, {"a": [1]}),
        ({"a": 1}, {"a": 1}, {}),
    ],
)
def test_changes(before: Any, after: Any, wanted: Any) -> None:
    assert changes(before, after) == wanted
