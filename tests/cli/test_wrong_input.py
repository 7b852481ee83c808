"""Wrong input never ends the program, never changes the game and never shows a traceback."""

import contextlib
import signal
from pathlib import Path

import pytest

from sevenstates.cli import saves
from tests.cli.driver import Typist, kept_games, run_bytes
from tests.in_process import Cli

NONSENSE = [
    "",
    "   ",
    "nonsense",
    "0",
    "-1",
    "99",
    "1e9",
    "99999999999999999999999999",
    "tile",
    "tile Y",
    "tile Y z99",
    "tile Y c2",
    "tile Q a1",
    "leader Y a1 b2 c3",
    "replace YYYYYYYYYYYYYY",
    "a" * 100_000,
    "1 " * 50_000,
    "żółty ☃ 龍 \U0001f409",
    "\x00\x07\x1b[2J",
    "[bold]markup[/bold] [/]",
    "{ $key } %s %(x)d",
    "--help",
    "../../etc/passwd",
    "save",
    "load",
    "load nothing-there.json",
    "load .",
    "save .",
    "save no/such\x00name.json",
    "language",
    "language klingon",
    "rules H-NO-1",
    "rules zzzzzz",
    "moves zzzzzz",
    "why",
    "undo",
    "help me",
    "log 5",
    "?",
]
ANSWERS_TO_OTHER_QUESTIONS = ["skip", "commit 0", "support A 1", "winner A", "remove c2", "keep c2"]


def test_nonsense_is_survived(tmp_path: Path) -> None:
    wrong = [*NONSENSE, *ANSWERS_TO_OTHER_QUESTIONS]
    raw = "".join(f"{line}\n" for line in [*wrong, "quit", "y"]).encode()

    done = run_bytes(tmp_path, "play", "--seed", "1", raw=raw)

    assert done.code == 0
    assert done.err == ""
    assert "Traceback" not in done.out
    (game,) = kept_games(tmp_path)
    assert saves.read(game).record.moves == ()


def test_bytes_that_are_no_text_are_survived(tmp_path: Path) -> None:
    done = run_bytes(tmp_path, "play", raw=b"\xff\xfe\x80 tile\n\xc3\x28\nquit\n\n")

    assert done.code == 0
    assert done.err == ""


def test_console_that_knows_only_ascii_is_survived(tmp_path: Path) -> None:
    done = run_bytes(
        tmp_path, "play", "--language", "pl", raw=b"help\nquit\n\n", PYTHONIOENCODING="ascii"
    )

    assert done.code == 0
    assert "Traceback" not in done.err


@pytest.mark.parametrize("table", ["huang", "war", "revolt"])
def test_nonsense_changes_nothing_in_any_question(cli: Cli, tmp_path: Path, table: str) -> None:
    """In a war and in a revolt too; the file keeps exactly the moves it had."""
    file = Path(__file__).parent / "games" / f"{table}.json"
    before = saves.read(file).record.moves

    # In a revolt 0 is an answer: no tiles.
    wrong = [line for line in NONSENSE if line != "0" or table != "revolt"]

    done = cli("play", "--load", str(file), typed=[*wrong, "quit", "y"])

    assert done.code == 0
    (game,) = kept_games(tmp_path)
    assert saves.read(game).record.moves == before


def test_end_of_the_input_keeps_the_game(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "--seed", "1", typed=["tile Y a1"])

    (game,) = kept_games(tmp_path)
    assert done.code == 0
    assert "Goodbye." in done.out
    assert f"sevenstates play --load {game}" in done.out
    assert [move.action for move in saves.read(game).record.moves] == ["tile Y a1"]


def interrupt(typist: Typist) -> str:
    """Press Ctrl-C; what is printed after it.

    It may come just before the program begins to wait for a line: the empty one wakes it.
    """
    assert typist.process.stdin is not None
    typist.process.send_signal(signal.SIGINT)
    with contextlib.suppress(BrokenPipeError):
        typist.process.stdin.write(b"\n")
        typist.process.stdin.flush()
    return typist.read()


def test_interrupt_keeps_the_game(tmp_path: Path) -> None:
    with Typist(tmp_path, "play", "--seed", "1") as typist:
        typist.read()
        typist.type("tile Y a1")
        shown = interrupt(typist)
        code = typist.process.wait()

    (game,) = kept_games(tmp_path)
    assert code == 0
    assert "Traceback" not in shown
    assert f"sevenstates play --load {game}" in shown
    assert [move.action for move in saves.read(game).record.moves] == ["tile Y a1"]


def test_killed_program_loses_no_move(tmp_path: Path) -> None:
    with Typist(tmp_path, "play", "--seed", "1") as typist:
        typist.read()
        typist.type("tile Y a1")
        typist.process.kill()
        typist.process.wait()

    (game,) = kept_games(tmp_path)
    assert [move.action for move in saves.read(game).record.moves] == ["tile Y a1"]


def test_folder_that_cannot_be_written_is_said_once(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    done = cli("play", "--seed", "1", typed=["tile Y a1", "quit", "y"])

    assert done.code == 0
    assert done.out.count("cannot be written") == 1


def test_a_whole_move_is_understood_where_every_choice_begins_alike(
    cli: Cli, tmp_path: Path
) -> None:
    revolt, file = Path(__file__).parent / "games" / "revolt.json", tmp_path / "after.json"

    done = cli("play", "--load", str(revolt), typed=["commit 1", f"save {file}", "quit", "y"])

    assert done.code == 0
    before = saves.read(revolt).record.moves
    assert saves.read(file).record.moves[len(before)].action == "commit 1"
