"""web/README.md names every script, folder and file of the client that it is about."""

import json
import re
import runpy
from pathlib import Path

import pytest

from tests.paths import WEB

PAGE = (WEB / "README.md").read_text("utf-8")
LAST = 3
"""Scripts that a build does not run: they stand last."""


def section(heading: str) -> str:
    return PAGE.split(f"## {heading}\n", 1)[1].split("\n## ")[0]


def script_lines() -> list[str]:
    """The paths of the scripts that the page lists, in its order."""
    return re.findall(r"^    python web/(\S+\.py)", section("Scripts"), re.MULTILINE)


def games() -> list[str]:
    return sorted(path.name for path in (WEB / "src" / "games").iterdir() if path.is_dir())


def paths(listed: str) -> list[Path]:
    """The files that a path of the page stands for."""
    return sorted(WEB.glob(listed.replace("KEY", "*")))


def test_scripts_are_listed_and_exist() -> None:
    listed = [path for line in script_lines() for path in paths(line)]
    there = [*WEB.glob("scripts/*.py"), *WEB.glob("src/games/*/scripts/*.py")]

    assert all(paths(line) for line in script_lines())
    assert sorted(listed) == sorted(there)
    assert all(f"scripts/{path.name}" in json_scripts() for path in WEB.glob("scripts/*.mjs"))


def json_scripts() -> str:
    """The commands of package.json."""
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    return "\n".join(scripts.values())


def test_a_build_runs_all_but_the_last() -> None:
    assert "runs all but the last three" in PAGE
    lines = script_lines()
    first = {path for line in lines[:-LAST] for path in paths(line)}

    generated = runpy.run_path(str(WEB / "generate.py"))["SCRIPTS"]
    assert {*generated, WEB / "scripts" / "schema.py"} == first


def test_commands_exist() -> None:
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    named = set(re.findall(r"npm run (\w+)", PAGE))

    assert named
    assert named <= scripts.keys()


def test_every_folder_is_named() -> None:
    named = set(re.findall(r"^\| `(src/\w+)` \|", PAGE, re.MULTILINE))
    there = {
        f"src/{path.name}"
        for path in (WEB / "src").iterdir()
        if path.is_dir() and path.name != "__pycache__"
    }

    assert named | {"src/generated"} == there | {"src/generated"}


@pytest.mark.parametrize("cell", re.findall(r"^\| (`.+?) \| ", section("A game"), re.MULTILINE))
def test_files_of_a_game_exist(cell: str) -> None:
    """In one of the games at least; those that are generated exist after a build."""
    folder = ""
    for name in re.findall(r"`([^`]+)`", cell):
        path = name.replace("LANGUAGE", "*")
        folder = str(Path(path).parent) if "/" in path else folder
        places = [path] if "/" in path else [path, f"{folder}/{path}"]
        assert any([*WEB.glob(f"src/games/*/{place}")] for place in places), name
