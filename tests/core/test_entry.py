"""`import sevenstates` offers the names of daily use, and loads them when they are asked for."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import sevenstates
from scripts import game_types
from sevenstates import bots, core, games
from tests.paths import SOURCE

CODE = """
import sys
import sevenstates
assert not [name for name in sys.modules if name.startswith("sevenstates.")]
sevenstates.RandomLuck
assert "sevenstates.bots" not in sys.modules
for name in sevenstates.__all__:
    getattr(sevenstates, name)
for name in ("numpy", "gymnasium", "starlette", "sevenstates.rl", "sevenstates.server"):
    assert name not in sys.modules, name
"""


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    subprocess.run([sys.executable, "-c", CODE], check=True)


def test_every_name_is_that_of_its_room() -> None:
    for name in sevenstates.__all__:
        rooms = [room for room in (core, games, bots) if hasattr(room, name)]
        assert getattr(sevenstates, name) is getattr(rooms[0], name)
    assert set(sevenstates.__all__) <= set(dir(sevenstates))


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse(Path(str(sevenstates.__file__)).read_text(encoding="utf-8"))
    typed = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level
        for alias in node.names
    }

    assert typed == set(sevenstates.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = sevenstates.nothing_of_the_kind


def test_types_of_the_games_are_fresh() -> None:
    """`make generate` writes them."""
    assert game_types.FILE == SOURCE / "games" / "__init__.pyi"
    assert game_types.FILE.read_text(encoding="utf-8") == game_types.text()


def test_type_checker_knows_the_games() -> None:
    """Checked by mypy when the suite is: a wrong type is an error in this file."""
    score: int = sum(sevenstates.get("huang").new_state(2, luck=core.RandomLuck(1)).market)
    jade: list[int] = sevenstates.get("huangdi").new_state(2, luck=core.RandomLuck(1)).jade

    assert score
    assert len(jade) == 2
