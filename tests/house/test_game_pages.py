"""The pages for people who add a game name the files and the parts that there are."""

import re

from sevenstates import games
from sevenstates.games.plugin import Plugin
from sevenstates.testing import checks
from tests.paths import DOCS, ROOT, SOURCE

ADDING = (DOCS / "add-a-game.md").read_text("utf-8")
TESTING = (DOCS / "testing.md").read_text("utf-8")
TREE = re.search(r"^```\nyourgame/\n(.*?)^```", ADDING, re.MULTILINE | re.DOTALL)
TOY = ROOT / "tests" / "toy_game"
GAMES = SOURCE / "games"


def tree() -> list[tuple[str, bool]]:
    """The paths in the tree of a game's package, and whether a game can do without each."""
    assert TREE
    found: list[tuple[str, bool]] = []
    for line in TREE[1].splitlines():
        path = re.match(r" {2,4}(\S+) {2,}(.*)", line)
        if path and path[1] != "yourgame/":
            is_inner = line.startswith("    ")
            name = f"sevenstates_toy/{path[1]}" if is_inner else path[1]
            found.append((name, "without" in path[2]))
        elif found:  # the text of the line before goes on
            name, is_optional = found.pop()
            found.append((name, is_optional or "without" in line))
    return found


def test_the_tree_shows_what_the_example_has() -> None:
    paths = tree()

    assert len(paths) > 6
    for path, is_optional in paths:
        assert is_optional or (TOY / path).exists(), path


def test_optional_parts_of_the_tree_exist_in_our_games() -> None:
    optional = [
        path.removeprefix("sevenstates_toy/") for path, is_optional in tree() if is_optional
    ]

    assert optional
    for path in optional:
        assert all((GAMES / key / path).exists() for key in games.plugins() if key != "toy"), path


def test_files_of_the_rules_exist() -> None:
    table = ADDING.split("## The rules\n", 1)[1].split("\n## ")[0]
    cells = re.findall(r"^\| (`.+?) \| ", table, re.MULTILINE)
    names = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]

    assert len(names) > 10
    for name in names:
        assert [*GAMES.glob(f"*/rules/{name}")], name


def test_parts_of_a_plug_in_exist() -> None:
    plugin = ADDING.split("## The plug-in\n", 1)[1].split("\n## ")[0]
    named = re.findall(r"`(\w+)(?:\(\))?`", plugin.split("returns the parts:")[1])

    assert "heuristics" in named
    assert not [name for name in named if not hasattr(Plugin, name)]


def test_files_of_the_kit_are_on_the_page() -> None:
    on_page = set(re.findall(r"^\| `(\w+)\.py` \|", TESTING, re.MULTILINE))
    used = {check.__module__.rpartition(".")[2] for check in checks.WALK_CHECKS}
    used |= {check.__module__.rpartition(".")[2] for check in checks.TABLE_CHECKS}

    assert on_page == used
