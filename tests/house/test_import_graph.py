"""Arrows between the rooms of the house go one way."""

import ast
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from tests.paths import SOURCE

OUTSIDE = "a package from outside"

# What each room may import besides the standard library. A room is a folder of the package, "." its
# __init__.py. Folders of a game are rooms of their own: "rules", "bot" and so on, "game" being the
# __init__.py above them; one game never imports another. A plug-in imports the parts of its game
# when they are asked for. What compiled cores share is in the room of their own parts, "native";
# likewise "puzzles"; what builds the cores is a room too: on Windows it asks setuptools.
GENERIC = {"core", "extras", "games", "texts", "."}
ARROWS: dict[str, set[str]] = {
    ".": {"core", "games", "bots"},  # loaded when a name is asked for
    "core": {"core"},
    "extras": {"core"},
    "rules": {"core", "rules"},
    "game": {"rules"},
    "native": {"core", "rules", "native"},
    "native.build": {"rules", "native.build", OUTSIDE},
    "words": {*GENERIC, "rules", "words", OUTSIDE},
    "bot": {*GENERIC, "bots", "arena", "rules", "native", "words", "bot", OUTSIDE},
    "env": {*GENERIC, "rl", "rules", "native", "env", OUTSIDE},
    "terminal": {*GENERIC, "arena", "cli", "rules", "words", "bot", "terminal", OUTSIDE},
    "bridge": {*GENERIC, "external", "rules", "bridge"},
    "puzzles": {*GENERIC, "bots", "rules", "puzzles"},
    "plugin": {*GENERIC, "bots", "rl", "cli", "external", "plugin", OUTSIDE}
    | {"rules", "native", "words", "bot", "env", "bridge", "puzzles", "terminal"},
    "games": {"core", "games", "plugin"},
    "texts": {*GENERIC, OUTSIDE},
    "bots": {*GENERIC, "bots", OUTSIDE},
    "arena": {*GENERIC, "bots", "arena", OUTSIDE},
    "rl": {*GENERIC, "native", "plugin", "bots", "rl", OUTSIDE},
    "train": {*GENERIC, "bots", "arena", "rl", "train", OUTSIDE},
    "external": {*GENERIC, "bots", "external"},
    "server": {*GENERIC, "bots", "external", "puzzles", "server", OUTSIDE},
    "local": {*GENERIC, "bots", "puzzles", "server", "local", OUTSIDE},
    "data": {*GENERIC, "bots", "arena", "rl", "data", OUTSIDE},
    "site": {*GENERIC, "server", "site"},
    "cli": {
        *(*GENERIC, "bots", "arena", "data", "external", "server", "site", "train", "cli"),
        OUTSIDE,
    },
    "testing": {*GENERIC, "testing"},
    "__main__": {"cli"},
}

# The rooms inside the server, the lowest first: none imports one that stands after it. A file that
# stands apart from its folder has a line of its own. A service and its bot players know each other.
SERVER_ROOMS = (
    ("texts",),
    ("errors",),
    ("config",),
    ("wire",),
    ("problems",),
    ("store",),
    ("internal_errors",),
    ("metrics",),
    ("http.responses",),
    ("security",),
    ("accounts",),
    ("social.relations",),
    ("moderation.acts",),
    ("moderation.log",),
    ("moderation.reports",),
    ("http",),
    ("accounts.api",),
    ("tables.background_tasks",),
    ("tables.model.outage",),
    ("tables.outages",),
    ("tables.model",),
    ("tables.credentials",),
    ("tables.storage",),
    ("notices.outbox",),
    ("tables.views",),
    ("tables.commands",),
    ("tables.bots",),
    ("sync.messages",),
    ("tables.broadcast",),
    ("tables.cache",),
    ("tables.service", "tables.bots.players"),
    ("sync",),
    ("tables.replay",),
    ("puzzles",),
    ("tables.api",),
    ("tables.lifecycle",),
    ("notices",),
    ("social",),
    ("moderation",),
    ("ops",),
    ("app",),
    ("logs",),
    ("garbage",),
    ("run",),
)


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
    if game_of(module) and game_of(target) not in ("", game_of(module)):
        return f"{game_of(module)} may import no game but itself: {target}"
    return None


def room_of(module: str) -> str:
    """`sevenstates.bots.tree` is in bots, and `sevenstates.games.huang.rules.state` in rules."""
    _, *rooms = module.split(".")
    if not rooms:
        return "."
    if rooms[-2:] == ["native", "build"]:
        return "native.build"
    if rooms[0] != "games" or len(rooms) == 1 or rooms[1] == "registry":
        return rooms[0]
    if rooms[1] == "plugin":
        return "plugin"
    return rooms[2] if len(rooms) > 2 else "game"


def game_of(module: str) -> str:
    """The game's folder; nothing for what stands above the games, or outside."""
    parts = module.split(".")
    is_game = parts[1:2] == ["games"] and parts[2:3] not in (["plugin"], ["registry"])
    return ".".join(parts[2:3]) if is_game else ""


def find_upward_imports(package: Path) -> list[str]:
    """Every import within the server that goes from a lower room to a higher one."""
    modules = {module_name(path, package): path for path in sorted(package.rglob("*.py"))}
    server = {name: path for name, path in modules.items() if level_of(name) is not None}
    return [
        f"{path.relative_to(package).as_posix()}:{line}: {target} stands higher"
        for module, path in server.items()
        for line, target in find_imports(path, module, modules)
        if (level_of(target) or 0) > (level_of(module) or 0)
    ]


def level_of(module: str) -> int | None:
    """How high a module of the server stands; None for packages' own files and all outside."""
    found = [
        (len(room), level)
        for level, rooms in enumerate(SERVER_ROOMS)
        for room in rooms
        if f"{module}.".startswith(f"sevenstates.server.{room}.")
    ]
    return max(found)[1] if found else None


def test_arrows_go_one_way() -> None:
    assert not find_bad_imports(SOURCE)


def test_rooms_of_the_server_import_only_lower_ones() -> None:
    assert not find_upward_imports(SOURCE)


def test_every_room_of_the_server_has_its_place() -> None:
    names = (module_name(path, SOURCE) for path in (SOURCE / "server").rglob("*.py"))
    lost = [name for name in names if level_of(name) is None]

    assert lost == ["sevenstates.server", "sevenstates.server.tables"]


def plant(folder: Path, file: str, code: str) -> Path:
    package = folder / "sevenstates"
    for name in (
        "__init__.py",
        "core/__init__.py",
        "core/luck.py",
        "games/__init__.py",
        "games/plugin.py",
        "games/huang/__init__.py",
        "games/huang/plugin.py",
        "games/huang/rules/__init__.py",
        "games/huang/rules/state.py",
        "games/huang/rules/steps/__init__.py",
        "games/huang/bot/__init__.py",
        "games/huang/native/__init__.py",
        "games/huangdi/__init__.py",
        "games/huangdi/rules/__init__.py",
        "cli/__init__.py",
        "bots/__init__.py",
        "rl/__init__.py",
        "rl/table.py",
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
        pytest.param("games/huang/rules/game.py", "import numpy", id="rules, from outside"),
        pytest.param("games/huang/rules/game.py", "from ...huangdi import rules", id="another"),
        pytest.param("games/huang/rules/game.py", "from sevenstates import games", id="registry"),
        pytest.param("games/huang/rules/game.py", "from ..bot import x", id="rules, a bot"),
        pytest.param("games/huang/rules/game.py", "from .. import native", id="rules, the core"),
        pytest.param("games/huang/bot/x.py", "from ...huangdi.rules import y", id="two games"),
        pytest.param("games/huang/native/batch.py", "import numpy", id="the compiled core"),
        pytest.param("games/__init__.py", "from sevenstates import bots", id="registry, a bot"),
        pytest.param("games/__init__.py", "from .huang import rules", id="registry, a game"),
        pytest.param("texts/__init__.py", "from sevenstates import bots", id="texts, a bot"),
        pytest.param("bots/value.py", "from ..games.huang.rules import x", id="bots, a game"),
        pytest.param("server/app.py", "from ..games.huang import x", id="server, a game"),
        pytest.param("bots/value.py", "from sevenstates import cli", id="a bot, the command"),
        pytest.param("server/app.py", "import sevenstates.cli", id="the server, the command"),
        pytest.param("__init__.py", "from . import rl", id="the package itself"),
        pytest.param("shed/__init__.py", "import os", id="an unknown room"),
    ],
)
def test_planted_bad_import_is_caught(tmp_path: Path, file: str, code: str) -> None:
    found = find_bad_imports(plant(tmp_path, file, code))

    assert [fault.partition(":")[0] for fault in found] == [file]


@pytest.mark.parametrize(
    ("file", "code", "is_upward"),
    [
        ("server/store/x.py", "from ..tables.model import table", True),
        ("server/tables/commands/x.py", "from ..api.tables import y", True),
        ("server/accounts/people.py", "from .api import y", True),
        ("server/wire/x.py", "def f():\n    from ..http import y", True),
        ("server/tables/api/x.py", "from ..commands.play import y\nfrom ... import wire", False),
        ("server/accounts/api.py", "from .people import y\nfrom ..http.endpoint import z", False),
        ("server/store/x.py", "import os\nfrom ...core import luck\nfrom .y import z", False),
    ],
)
def test_upward_import_in_the_server_is_caught(
    tmp_path: Path, file: str, code: str, is_upward: bool
) -> None:
    found = find_upward_imports(plant(tmp_path, file, code))

    assert [fault.partition(":")[0] for fault in found] == [file] * is_upward


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("core/match.py", "import os.path\nfrom .luck import Luck\nfrom . import luck"),
        ("core/__init__.py", "from .luck import Luck\nfrom sevenstates.core.luck import Luck"),
        ("games/__init__.py", "from .plugin import Plugin\nfrom sevenstates.core import Game"),
        ("games/huang/rules/game.py", "from __future__ import annotations\nfrom . import steps"),
        ("games/huang/rules/steps/war.py", "from ..state import S\nfrom .....core import luck"),
        ("games/huang/plugin.py", "def f():\n    from .bot import x\n    from ...rl import table"),
        (
            "games/huang/bot/compiled.py",
            "import numpy\nfrom ..rules import x\nfrom ....bots import y",
        ),
        ("games/huang/native/batch.py", "from ..rules import state"),
        ("texts/words.py", "from fluent.syntax import parse\nimport sevenstates.games"),
        ("bots/value.py", "import numpy\nfrom sevenstates import __version__, core, games"),
        ("server/app.py", "import starlette\nfrom sevenstates import bots"),
        ("cli/serve.py", "import typer\nfrom sevenstates import bots, server"),
        ("__main__.py", "from sevenstates.cli import main"),
    ],
)
def test_good_import_is_left_alone(tmp_path: Path, file: str, code: str) -> None:
    assert not find_bad_imports(plant(tmp_path, file, code))
