"""Generated files of the client."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from sevenstates import games
from tests.paths import WEB


def script(name: str, folder: Path = WEB / "scripts") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("key", games.plugins())
def test_every_game_has_types_of_its_views(key: str) -> None:
    assert games.plugin(key).view_type is not None
    assert f"src/games/{key}/generated/view.ts" in script("schema").schemas()
