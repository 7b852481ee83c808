"""Arrows between the rooms of the house go one way."""

import ast
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sevenstates"

OUTSIDE = "a package from outside"

# What each room may import beside the standard library. A room is a folder of the package, "." its
# __init__.py. Inside "games" one game never imports another; only games/__init__.py knows them all.
ARROWS: dict[str, set[str]] = {
    ".": set(),
    "core": {"core"},
    "games": {"core", "games"},
    "fast": {"core", "games", "fast"},
    "texts": {"core", "games", "texts", ".", OUTSIDE},
    "bots": {"core", "games", "fast", "texts", "bots", ".", OUTSIDE},
    "rl": {"core", "games", "fast", "texts", "bots", "rl", ".", OUTSIDE},
    "train": {"core", "games", "fast", "bots", "train", ".", OUTSIDE},
    "server": {"core", "games", "fast", "texts", "bots", "rl", "server", ".", OUTSIDE},
    "cli": {"core", "games", "fast", "texts", "bots", "rl", "server", "cli", ".", OUTSIDE},
    "__main__": {"cli"},
}


def find_bad_imports(package: Path) -> list[str]:
    """Every import in the package's folder that goes against the arrows."""
    modules = {module_name(path, package): path for path in sorted(package.rglob("*.py"))}
    return [
        f"{path.relative_to(package).as_posix()}:{line}: {fault}"
        for module, path in modules.items()
        for line, target in find_imports(path, module, modules)
        if (fault := fault_of(module, target, package.name))
    ]


def module_name(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def find_imports(path: Path, module: str, modules: Collection[str]) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a file imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                here = module if path.name == "__init__.py" else parent(module)
                origin = absolute(source, level, here)
                for alias in names:
                    inner = f"{origin}.{alias.name}"
                    yield node.lineno, inner if inner in modules else origin
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def parent(module: str) -> str:
    return module.rpartition(".")[0]


def absolute(source: str | None, level: int, here: str) -> str:
    """The module that `from ..source import` means in the package `here`; each dot is a level."""
    if level == 0:
        return source or ""
    for _ in range(level - 1):
        here = parent(here)
    return f"{here}.{source}" if source else here


def fault_of(module: str, target: str, package: str) -> str | None:
    room = room_of(module)
    if room not in ARROWS:
        return f"the room {room!r} is not in the table of arrows"
    if target.partition(".")[0] in sys.stdlib_module_names:
        return None
    goal = room_of(target) if target.partition(".")[0] == package else OUTSIDE
    if goal not in ARROWS[room]:
        return f"{room} may not import {goal}: {target}"
    if room == goal == "games" and game_of(module) not in ("", game_of(target)):
        return f"{game_of(module)} may import no game but itself: {target}"
    return None


def room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else "."


def game_of(module: str) -> str:
    """The game's folder; nothing for games/__init__.py, which stands above them."""
    return ".".join(module.split(".")[2:3])


def test_arrows_go_one_way() -> None:
    assert not find_bad_imports(SOURCE)


def plant(folder: Path, file: str, code: str) -> Path:
    package = folder / "sevenstates"
    for name in (
        "__init__.py",
        "core/__init__.py",
        "core/luck.py",
        "games/__init__.py",
        "games/huang/__init__.py",
        "games/huang/steps/__init__.py",
        "games/huangdi/__init__.py",
        "cli/__init__.py",
        "bots/__init__.py",
        "fast/__init__.py",
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    target = package / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(code, encoding="utf-8")
    return package


@pytest.mark.parametrize(
    ("file", "code"),
    [
        pytest.param("core/luck.py", "import rich", id="core, from outside"),
        pytest.param("core/luck.py", "import sevenstates.games", id="core, a game"),
        pytest.param("core/luck.py", "from sevenstates import games", id="by name"),
        pytest.param("core/luck.py", "from .. import games", id="by two dots"),
        pytest.param("core/__init__.py", "from ..games.huang import x", id="from a package"),
        pytest.param("core/luck.py", "def f():\n    from typer import echo", id="in a function"),
        pytest.param("core/luck.py", "import importlib as i\ni.import_module('rich')", id="called"),
        pytest.param("games/huang/game.py", "import numpy", id="a game, from outside"),
        pytest.param("games/huang/game.py", "from sevenstates.games import huangdi", id="another"),
        pytest.param("games/huang/game.py", "from ..huangdi import map", id="another by dots"),
        pytest.param("games/huang/game.py", "from sevenstates import games", id="the registry"),
        pytest.param("games/__init__.py", "from sevenstates import bots", id="the registry, a bot"),
        pytest.param("texts/__init__.py", "from sevenstates import bots", id="texts, a bot"),
        pytest.param("games/huang/game.py", "from sevenstates import fast", id="a game, the core"),
        pytest.param("fast/batch.py", "import numpy", id="the compiled core, from outside"),
        pytest.param("bots/value.py", "from sevenstates import cli", id="a bot, the command"),
        pytest.param("server/app.py", "import sevenstates.cli", id="the server, the command"),
        pytest.param("__init__.py", "from . import core", id="the package itself"),
        pytest.param("shed/__init__.py", "import os", id="an unknown room"),
    ],
)
def test_planted_bad_import_is_caught(tmp_path: Path, file: str, code: str) -> None:
    found = find_bad_imports(plant(tmp_path, file, code))

    assert [fault.partition(":")[0] for fault in found] == [file]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("core/match.py", "import os.path\nfrom .luck import Luck\nfrom . import luck"),
        ("core/__init__.py", "from .luck import Luck\nfrom sevenstates.core.luck import Luck"),
        ("games/__init__.py", "from . import huang, huangdi\nfrom sevenstates.core import Game"),
        ("games/huang/game.py", "from __future__ import annotations\nfrom . import steps"),
        ("games/huang/steps/war.py", "from ..state import State\nfrom ....core import luck"),
        ("texts/words.py", "from fluent.runtime import FluentBundle\nimport sevenstates.games"),
        ("bots/value.py", "import numpy\nfrom sevenstates import __version__, core, games"),
        ("fast/batch.py", "from ..core import luck\nfrom ..games import huang"),
        ("bots/search.py", "from sevenstates import fast"),
        ("server/app.py", "import starlette\nfrom sevenstates import bots"),
        ("cli/serve.py", "import typer\nfrom sevenstates import bots, server"),
        ("__main__.py", "from sevenstates.cli import main"),
    ],
)
def test_good_import_is_left_alone(tmp_path: Path, file: str, code: str) -> None:
    assert not find_bad_imports(plant(tmp_path, file, code))
