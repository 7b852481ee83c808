"""Menus lead to every legal action, are never long, and understand what is typed."""

import random
from collections.abc import Iterator

import pytest

from sevenstates import games
from sevenstates.cli.menu import LIMIT, Choice, Menu
from sevenstates.core import Action, RandomLuck, State
from sevenstates.games.huang.rules import HUANG


def positions(seed: int, steps: int) -> Iterator[tuple[State, int]]:
    """Every third question of a random game."""
    luck, dice = RandomLuck(seed), random.Random(seed)
    state: State = HUANG.new_state(3, luck=luck)
    for number in range(steps):
        if not state.pending():
            return
        seat = state.pending()[0].seat
        if number % 3 == seed % 3:
            yield state, seat
        state.apply(seat, dice.choice(state.legal_actions(seat)), luck)


def no_label(menu: Menu, choice: Choice) -> str:
    return ""


def leaves(menu: Menu) -> Iterator[Action]:
    """Every action that can be chosen by keys."""
    choices = menu.choices()
    assert len(choices) <= LIMIT
    assert len({choice.key for choice in choices}) == len(choices)
    for choice in choices:
        found = menu.answer(choice.key, no_label)
        if isinstance(found, Menu):
            yield from leaves(found)
        else:
            assert found is not None
            yield found


@pytest.mark.parametrize("seed", range(3))
def test_keys_lead_to_exactly_the_legal_actions(seed: int) -> None:
    for state, seat in positions(seed, 60):
        legal = state.legal_actions(seat)

        assert sorted(a.index for a in leaves(Menu.of(legal))) == [a.index for a in legal]


def test_notation_leads_to_its_action() -> None:
    for number, (state, seat) in enumerate(positions(5, 40)):
        legal = state.legal_actions(seat)
        menu = Menu.of(legal)
        for action in legal[number % 20 :: 20]:
            rest = str(action).split()[len(menu.path) :]
            assert menu.answer(" ".join(rest).lower(), no_label) is action


@pytest.fixture
def menu() -> Menu:
    notations = ["tile Y c10", "tile Y c11", "tile R c10", "replace YYR", "replace Y", "skip"]
    notations += ["trade a1-b1-a2", "leader R d5", "withdraw R", "riot c10", "riot+leader c10"]
    return Menu.of(games.get("huang").parse_action(text) for text in notations)


def test_words_can_be_cut_short(menu: Menu) -> None:
    assert str(menu.answer("l r d5", no_label)) == "leader R d5"


def test_place_is_never_cut_short(menu: Menu) -> None:
    assert menu.answer("tile R c1", no_label) is None


@pytest.mark.parametrize("typed", ["replace RYY", "rep yry", "replace yyr"])
def test_tiles_go_in_any_order(menu: Menu, typed: str) -> None:
    assert str(menu.answer(typed, no_label)) == "replace YYR"


def test_places_of_a_shape_go_in_any_order(menu: Menu) -> None:
    assert str(menu.answer("trade b1-a2-a1", no_label)) == "trade a1-b1-a2"


def test_beginning_of_a_move_leads_to_the_rest(menu: Menu) -> None:
    found = menu.answer("tile", no_label)

    assert isinstance(found, Menu)
    assert sorted(map(str, found.actions)) == ["tile R c10", "tile Y c10", "tile Y c11"]


def test_beginning_alone_decides_nothing(menu: Menu) -> None:
    assert isinstance(menu.answer("withdraw", no_label), Menu)


def test_part_of_a_label_filters(menu: Menu) -> None:
    def label(menu: Menu, choice: Choice) -> str:
        return "Cause a riot" if choice.word.startswith("riot") else "Something else"

    found = menu.answer("a RIOT", label)

    assert isinstance(found, Menu)
    assert {str(action) for action in found.actions} == {"riot c10", "riot+leader c10"}


@pytest.mark.parametrize("typed", ["0", "99", "nonsense", "tile Q c10", "tile Y c10 now"])
def test_what_fits_nothing_leads_nowhere(menu: Menu, typed: str) -> None:
    assert menu.answer(typed, no_label) is None


def test_amounts_are_their_own_keys() -> None:
    notations = ["commit 0", "commit 1", "commit 2", "commit 0+leader", "commit 1+leader"]
    menu = Menu.of(HUANG.parse_action(text) for text in notations)

    assert [choice.key for choice in menu.choices()] == ["0", "1", "2", "0+leader", "1+leader"]
    assert str(menu.answer("2", no_label)) == "commit 2"


def test_few_actions_are_shown_at_once() -> None:
    menu = Menu.of(HUANG.parse_action(text) for text in ["skip", "take Y", "take R"])

    assert [(choice.key, choice.word) for choice in menu.choices()] == [
        ("1", "skip"),
        ("2", "take Y"),
        ("3", "take R"),
    ]
