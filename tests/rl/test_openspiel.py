"""OpenSpiel's own simulation tests, and what they do not ask."""

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import sevenstates.rl.openspiel  # noqa: F401  # importing it registers the games
from sevenstates.games import get
from sevenstates.rl.table import Kind

GAMES = ["python_huang", "python_huangdi", "python_warring"]
each_game = pytest.mark.parametrize("name", GAMES)


def drawn(state: Any, chance: random.Random) -> int:
    """A random action of the player that is asked, chance included."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(outcomes, weights)[0])
    return int(chance.choice(state.legal_actions()))


def played(name: str, seed: int, moves: int) -> Any:
    """A state after that many random moves, chance's included, or at the end."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while moves and not state.is_terminal():
        state.apply_action(drawn(state, chance))
        moves -= 1
    return state


def asking_a_seat(name: str, seed: int, moves: int) -> Any:
    """The same, and on until chance has decided everything it is asked."""
    state, chance = played(name, seed, moves), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(drawn(state, chance))
    return state


def patched(view: Any, change: Any) -> Any:
    """A view with what `sevenstates.rl.openspiel_memory.changes` says."""
    if not isinstance(view, dict) or not isinstance(change, dict):
        return change
    kept = {key: value for key, value in view.items() if key not in change.get("", ())}
    news = {key: patched(view.get(key), value) for key, value in change.items() if key}
    return kept | news


@pytest.mark.parametrize(
    "name",
    [
        "python_huang(short=True)",
        "python_huang(players=3,bandits=True,palace=True,edition=de)",
        "python_huangdi(players=2)",
        "python_huangdi(players=4,variant=friendly,reward=win)",
        "python_warring",
    ],
)
def test_random_simulation(name: str) -> None:
    """Each state is cloned, observed, written down and read back on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_state_is_written_down_and_read_back(name: str) -> None:
    for moves in (0, 3, 120, 100_000):
        state = played(name, 2, moves)
        again = state.get_game().deserialize_state(state.serialize())

        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.current_player() == state.current_player()


@each_game
def test_game_and_state_travel_together(name: str) -> None:
    state = played(name, 3, 100)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )

    assert str(game) == str(state.get_game())
    assert str(again) == str(state)


@each_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(name, 4, 90)
    before, clone = str(state), state.clone()
    clone.apply_action(drawn(clone, random.Random(1)))

    assert str(state) == before != str(clone)


@each_game
def test_observations_are_those_of_the_seat(name: str) -> None:
    state = asking_a_seat(name, 5, 200)
    game = state.get_game()
    kind = Kind(name.removeprefix("python_"), game.num_players(), {})
    observation = make_observation(game)
    for seat in range(game.num_players()):
        observation.set_from(state, player=seat)
        wanted = kind.layout.read(state.moment.state.view(seat))

        assert wanted.keys() == observation.dict.keys()
        for part, array in wanted.items():
            assert np.array_equal(array, observation.dict[part])
        assert np.array_equal(state.observation_tensor(seat), observation.tensor)
        assert f'"viewer": {seat}' in observation.string_from(state, player=seat)


def test_a_secret_answer_does_not_show() -> None:
    state = asking_a_seat("python_huangdi", 1, 0)
    before = state.observation_string(1)

    assert state.current_player() == 0
    state.apply_action(state.legal_actions()[0])

    assert state.observation_string(1) == before


@each_game
def test_draws_are_as_likely_as_their_weights(name: str) -> None:
    state = played(name, 1, 1)
    outcomes = state.chance_outcomes()

    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert all(outcome < state.get_game().max_chance_outcomes() for outcome, _ in outcomes)


@each_game
def test_actions_are_written_in_the_notation_of_the_game(name: str) -> None:
    state = asking_a_seat(name, 1, 0)
    game = get(name.removeprefix("python_"))

    for index in state.legal_actions():
        text = state.action_to_string(state.current_player(), index)
        assert game.parse_action(text).index == index


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("players=9", "it is for 2 to 5"),
        ("edition=fr", "Choose one of: en, pl, de"),
        ("reward=points", "Known rewards: rank, win"),
        ("dynasties=Cat", "no dynasty"),
    ],
)
def test_a_bad_parameter_is_named(parameters: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        pyspiel.load_game(f"python_huang({parameters})")


def test_an_unknown_parameter_is_named() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'bandit'"):
        pyspiel.load_game("python_huang(bandit=True)")


PARTS = {
    "public": (True, pyspiel.PrivateInfoType.NONE),
    "private": (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    "nothing": (False, pyspiel.PrivateInfoType.NONE),
    "everything": (True, pyspiel.PrivateInfoType.ALL_PLAYERS),
}


def observer(game: Any, part: str, perfect_recall: bool = False) -> Any:
    public, private = PARTS[part]
    wanted = pyspiel.IIGObservationType(
        perfect_recall=perfect_recall, public_info=public, private_info=private
    )
    return make_observation(game, wanted)


@each_game
def test_the_public_part_and_the_private_make_the_whole(name: str) -> None:
    state = asking_a_seat(name, 6, 150)
    public, private = (observer(state.get_game(), part) for part in ("public", "private"))
    for seat in range(state.num_players()):
        spectator = json.loads(public.string_from(state, seat))
        own = json.loads(private.string_from(state, seat))

        assert spectator == state.moment.state.view(None)
        assert own["viewer"] == seat
        assert patched(spectator, own) == json.loads(state.observation_string(seat))
    assert public.tensor is None


def test_other_observers_are_not_there() -> None:
    game = pyspiel.load_game("python_huang")

    assert observer(game, "nothing") is None
    assert observer(game, "everything") is None
    assert observer(game, "public", perfect_recall=True) is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"size": 3})
