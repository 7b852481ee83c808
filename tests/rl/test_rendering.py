"""Positions for people to look at: PettingZoo's own suite, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pygame
import pytest
from pettingzoo.test import render_test

from sevenstates import rl
from sevenstates.core import RandomLuck, State
from sevenstates.games import plugins
from sevenstates.rl.gym import IDS
from sevenstates.rl.painting import NO_SCREEN, Window, pixels
from sevenstates.rl.picture import COLUMNS, Label, Polygon, picture_of_text

each_game = pytest.mark.parametrize("key", plugins())


def module(key: str) -> Any:
    return getattr(rl, f"{key}_v0")


def positions(key: str, seats: int) -> list[State]:
    """Every tenth position of a random game."""
    game, luck = plugins()[key].game, RandomLuck(5)
    state, found = game.new_state(seats, luck=luck), []
    for number in range(10_000):
        if number % 10 == 0:
            found.append(state.copy())
        if not (pending := state.pending()):
            return [*found, state]
        seat = pending[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    raise AssertionError("the game does not end")


@pytest.mark.usefixtures("no_screen")
@each_game
def test_suite(key: str) -> None:
    render_test(module(key).env)


@pytest.mark.usefixtures("no_screen")
@each_game
def test_parallel_environments_render(key: str) -> None:
    for mode, kind in (("human", type(None)), ("rgb_array", np.ndarray), ("ansi", str)):
        env = module(key).parallel_env(render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
        env.close()


@each_game
def test_pictures_of_a_game_show_its_positions(key: str) -> None:
    """Each is of the same size, shows something, and changes with the game."""
    plugin = plugins()[key]
    for seats in (min(plugin.game.seats), max(plugin.game.seats)):
        found = [plugin.env_picture(state) for state in positions(key, seats)]
        assert len({(picture.width, picture.height) for picture in found}) == 1
        for shape in (shape for picture in found for shape in picture.shapes):
            points = shape.points if isinstance(shape, Polygon) else (shape.at,)
            assert all(0 <= x <= found[0].width for x, _ in points), shape
            assert all(0 <= y <= found[0].height for _, y in points), shape
        first, last = pixels(found[0]), pixels(found[-1])
        assert first.shape == (found[0].height, found[0].width, 3)
        assert first.std() > 10
        assert not np.array_equal(first, last)


def test_a_game_without_a_drawing_shows_its_text() -> None:
    picture = picture_of_text("ab  c\n\n" + "d" * (COLUMNS + 1))
    labels = [shape for shape in picture.shapes if isinstance(shape, Label)]

    assert "".join(label.text for label in labels) == "abc" + "d" * (COLUMNS + 1)
    assert len({label.at[1] for label in labels}) == 3
    assert picture_of_text("").height > 0


def shown() -> Any:
    """What the window shows, as an array."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.surfarray.array3d(surface)


@pytest.mark.usefixtures("no_screen")
def test_a_window_shows_every_position() -> None:
    env = gymnasium.make(IDS["huang"], opponents="random", render_mode="human").unwrapped
    seen, _ = env.reset(seed=1)
    first = shown()
    env.step(seen["action_mask"].argmax())
    second = shown()
    env.close()

    assert not np.array_equal(first, second)
    assert not pygame.display.get_init()


@pytest.mark.usefixtures("no_screen")
def test_where_there_is_no_screen_a_window_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")

    with pytest.warns(UserWarning, match=NO_SCREEN):
        window = Window("Huang")
    window.close()


def test_a_window_that_cannot_be_opened_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "paper")
    env = module("huang").env(render_mode="human")

    with pytest.raises(RuntimeError, match="No window can be opened here: paper"):
        env.reset(seed=1)
