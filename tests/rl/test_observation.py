"""Observations hold what the tables of channels in the docs promise."""

from importlib.resources import files
from types import ModuleType

import pytest

from sevenstates import games
from sevenstates.games import get
from sevenstates.games.huang.env import observation as huang
from sevenstates.games.huangdi.env import observation as huangdi
from sevenstates.games.warring.env import observation as warring
from sevenstates.rl.observations import Layout

MODULES = {"huang": huang, "huangdi": huangdi, "warring": warring}
each_game = pytest.mark.parametrize("key", games.plugins())


def layouts(key: str) -> list[Layout]:
    game = get(key)
    return [
        games.plugin(key).env_adapter().layout(seats, game.options_type()) for seats in game.seats
    ]


@pytest.mark.parametrize(("key", "module"), MODULES.items())
def test_every_question_has_a_number(key: str, module: ModuleType) -> None:
    """The texts have a sentence for each question there is; a test of theirs holds that."""
    text = files(f"sevenstates.games.{key}").joinpath("words", "en.ftl").read_text("utf-8")
    asked = {line.split(" =")[0] for line in text.splitlines() if line.startswith("ask-")}

    assert asked == {f"ask-{prompt.replace('_', '-')}" for prompt in module.PROMPTS}


@each_game
def test_names_are_unique(key: str) -> None:
    for layout in layouts(key):
        assert len(set(layout.count_names)) == len(layout.count_names)
        assert len(set(layout.plane_names)) == len(layout.plane_names)


@each_game
def test_every_part_begins_where_it_says(key: str) -> None:
    for layout in layouts(key):
        for count in layout.counts:
            assert layout.count_names[layout.starts[count.name]].startswith(count.name)
        for plane in layout.planes:
            assert layout.plane_names[layout.starts[plane.name]].startswith(plane.name)
        assert len(layout.most) == len(layout.count_names)
