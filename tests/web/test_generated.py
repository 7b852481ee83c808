"""Generated files of the client."""

import importlib.util
import re
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


README = (WEB / "README.md").read_text("utf-8")


def test_every_script_is_in_the_readme() -> None:
    scripts = [*WEB.glob("scripts/*.py"), *WEB.glob("src/games/*/scripts/*.py")]
    names = [
        re.sub(r"games/\w+/", "games/KEY/", path.relative_to(WEB).as_posix()) for path in scripts
    ]

    assert names
    assert not {name for name in names if f"python web/{name} " not in README}


def test_every_folder_of_the_client_is_in_the_readme() -> None:
    folders = [path.name for path in (WEB / "src").iterdir() if path.is_dir()]

    assert not {name for name in folders if f"| `src/{name}` |" not in README}


@pytest.mark.parametrize("key", games.plugins())
def test_every_game_has_types_of_its_views(key: str) -> None:
    assert games.plugin(key).view_type is not None
    assert f"src/games/{key}/generated/view.ts" in script("schema").schemas()
