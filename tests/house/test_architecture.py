"""docs/architecture.md names every folder of the package, of a game and of the server."""

import re
from pathlib import Path

import pytest

from sevenstates import games
from tests.paths import DOCS, SOURCE

PAGE = (DOCS / "architecture.md").read_text("utf-8")
BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
PACKAGE, SERVER = BLOCK.findall(PAGE)[:2]


def folders(folder: Path) -> set[str]:
    """The packages in a folder."""
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def named(block: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, block, re.MULTILINE))


def test_every_folder_of_the_package_is_named() -> None:
    assert named(PACKAGE, r"^src/sevenstates/(\w+)/") == folders(SOURCE)


@pytest.mark.parametrize("key", games.plugins())
def test_every_folder_of_a_game_is_named(key: str) -> None:
    assert folders(SOURCE / "games" / key) <= named(PACKAGE, r"^    (\w+)/")


def test_every_folder_of_the_server_is_named() -> None:
    tables = SOURCE / "server" / "tables"

    assert named(SERVER, r"^server/(\w+)/") == folders(SOURCE / "server")
    assert named(SERVER, r"^  (\w+)/") == folders(tables)
