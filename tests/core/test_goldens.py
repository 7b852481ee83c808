"""Whole games and counted positions go as they were written down; nothing is written here."""

from pathlib import Path

import pytest
from sevenstates_toy.rules.game import TOY

from sevenstates import games
from sevenstates.core import AnyGame, SevenStatesError
from sevenstates.testing.perft import FirstLuck, Line, count, parse_lines
from sevenstates.testing.playthrough import parse_playthrough
from tests.kit.tables import GAMES

PERFTS = sorted(GAMES.glob("*/goldens/perft.txt"))
PLAYTHROUGHS = [path for path in sorted(GAMES.glob("*/goldens/*.txt")) if path not in PERFTS]
COUNTED = [(path, line) for path in PERFTS for line in parse_lines(path.read_text("utf-8"))]


def name_of(value: Path | Line) -> str:
    if isinstance(value, Line):
        return value.name
    return f"{game_of(value)}/{value.stem}"


def game_of(path: Path) -> str:
    """The key of the game that a golden file is of."""
    return path.parents[1].name


def first_difference(text: str) -> str:
    """Where a replay of the playthrough's choices differs from its text; empty if nowhere."""
    lines = iter(text.splitlines())
    number = 0
    try:
        for number, line in enumerate(parse_playthrough(text).lines(), 1):
            wanted = next(lines, "(nothing)")
            if line != wanted:
                return f"line {number}: {line!r} where the file has {wanted!r}"
    except SevenStatesError as error:
        return f"after line {number}: {error}"
    left = next(lines, None)
    return "" if left is None else f"line {number + 1}: the file goes on with {left!r}"


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=name_of)
def test_playthrough_goes_as_written(path: Path) -> None:
    assert not first_difference(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=name_of)
def test_playthrough_is_a_whole_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert parse_playthrough(text).game.key == game_of(path)
    assert text.splitlines()[-1].startswith("outcome: ")


@pytest.mark.parametrize(("path", "line"), COUNTED, ids=name_of)
def test_position_goes_on_in_that_many_ways(path: Path, line: Line) -> None:
    assert str(line.counted(games.get(game_of(path)), path.parent)) == str(line)


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)
def test_every_game_has_goldens(game: AnyGame) -> None:
    folder = GAMES / game.key / "goldens"
    assert [path for path in PLAYTHROUGHS if path.parent == folder], f"no playthrough in {folder}"
    assert folder / "perft.txt" in PERFTS


@pytest.mark.parametrize("path", PERFTS, ids=name_of)
def test_every_position_is_counted(path: Path) -> None:
    positions = {position.stem for position in path.parent.glob("positions/*.txt")}
    assert {line.name for line in parse_lines(path.read_text("utf-8"))} == positions


# The comparison itself.

TEXT = PLAYTHROUGHS[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("old", ["legal: ", "place=", "| bag: ", "   > ", "   ~ ", "setup: "])
def test_changed_line_is_found(old: str) -> None:
    lines = TEXT.splitlines(keepends=True)
    changed = next(i for i, line in enumerate(lines) if (old in line and i > 5) or old == line[:7])
    lines[changed] = lines[changed].replace(old, f"{old}0")
    assert first_difference("".join(lines))


def test_missing_and_extra_lines_are_found() -> None:
    assert "(nothing)" in first_difference(TEXT.rsplit("\n", 2)[0] + "\n")
    assert "goes on" in first_difference(f"{TEXT}\n")


def test_paths_are_counted() -> None:
    """Three seats bid 0 to 4 coins, then each lays a red tile (there are no others) or is done."""
    state = TOY.new_state(3, luck=FirstLuck())
    assert [count(state, depth) for depth in range(1, 6)] == [5, 25, 125, 250, 500]
