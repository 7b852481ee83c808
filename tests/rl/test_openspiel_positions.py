"""Games of OpenSpiel that begin from a position."""

import pickle
import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import sevenstates.rl.openspiel  # noqa: F401  # importing it registers the games
from sevenstates.core import RandomLuck, State
from sevenstates.games import get
from tests.rl.test_openspiel import each_game, played


def last_states(key: str) -> list[State]:
    """The states of a random game, the end among them."""
    game, luck = get(key), RandomLuck(4)
    state: State = game.new_state(game.seats[0], luck=luck)
    found = [state.copy()]
    while pending := state.pending():
        seat = pending[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
        found.append(state.copy())
    return found


def late_position(name: str, folder: Path, before_the_end: int = 3) -> Path:
    """A file with the position some moves before the end of a random game."""
    file = folder / "position.txt"
    text = last_states(name.removeprefix("python_"))[-1 - before_the_end].to_text()
    file.write_text(text, encoding="utf-8")
    return file


def loaded(name: str, file: Path, more: str = "") -> Any:
    return pyspiel.load_game(f"{name}(position=@{file}{more})")


@each_game
def test_random_simulation_from_a_late_position(name: str, tmp_path: Path) -> None:
    game = loaded(name, late_position(name, tmp_path))

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_game_begins_where_spectators_see_the_position(name: str, tmp_path: Path) -> None:
    file = late_position(name, tmp_path)
    position = get(name.removeprefix("python_")).parse_position(file.read_text(encoding="utf-8"))
    state, chance = loaded(name, file).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        assert state.observation_string(0) == "null"  # nobody has seen anything yet
        state.apply_action(chance.choice(state.chance_outcomes())[0])

    assert state.moment.state.view(None) == position.view(None)
    assert state.num_players() == position.seats


def test_hidden_cards_are_dealt_by_chance(tmp_path: Path) -> None:
    game, chance = loaded("python_huang", late_position("python_huang", tmp_path)), random.Random(1)
    seen = set()
    for _ in range(5):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        seen.add(state.information_state_string(0))

    assert len(seen) > 1


@each_game
def test_a_game_and_a_deal_are_written_down_and_read_back(name: str, tmp_path: Path) -> None:
    game = loaded(name, late_position(name, tmp_path))
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])

    again, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert str(again) == str(pickle.loads(pickle.dumps(game))) == str(game)
    while not same.is_terminal():
        action = same.legal_actions()[0]
        same.apply_action(action)
        state.apply_action(action)
        assert str(same) == str(state)


def test_a_position_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    file, name = tmp_path / "position.txt", "python_huangdi"
    with pytest.raises(ValueError, match=r"position\.txt cannot be read: No such file"):
        loaded(name, file)
    file.write_bytes(b"\xff")
    with pytest.raises(ValueError, match=r"position\.txt cannot be read: it is not UTF-8\."):
        loaded(name, file)
    file.write_text("chairs: 2\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"The position cannot be read\. .*chairs.*line 1"):
        loaded(name, file)
    late_position(name, tmp_path, before_the_end=0)
    with pytest.raises(ValueError, match="is the end of a game: nothing is left to play"):
        loaded(name, file)


def test_a_table_has_the_seats_and_options_of_its_position(tmp_path: Path) -> None:
    file = late_position("python_huangdi", tmp_path)

    assert loaded("python_huangdi", file, ",players=2").num_players() == 2
    with pytest.raises(ValueError, match="players cannot be 4: the position has 2"):
        loaded("python_huangdi", file, ",players=4")
    with pytest.raises(ValueError, match="variant cannot be 'friendly': the position has"):
        loaded("python_huangdi", file, ",variant=friendly")


def test_lists_and_texts_can_be_parameters(tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text("[]", encoding="utf-8")

    options = played("python_huang(dynasties=Tiger+Rat)", 1, 0).moment.kind.options
    assert options.dynasties == ("Tiger", "Rat")
    with pytest.raises(ValueError, match="deck"):
        pyspiel.load_game(f"python_huangdi(deck=@{deck})")
