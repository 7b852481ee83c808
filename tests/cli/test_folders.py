"""A file in a folder that is not there: a person is asked, a script gets the folder."""

from pathlib import Path

import pytest

from sevenstates.cli import saves
from sevenstates.cli.terminal import Terminal
from sevenstates.core import Record
from tests.in_process import Cli

TABLE = ("play", "huang", "--seats", "2", "--bots", "1:random", "--seed", "1")
CONTEST = ("arena", "huang", "--bots", "random", "--games", "1", "--short")


def test_saving_asks_before_it_makes_a_folder(cli: Cli, tmp_path: Path) -> None:
    refused = cli(*TABLE, typed=["save deep/down/mine.json", "n", "quit", "n"])

    assert f"There is no folder {tmp_path / 'deep' / 'down'}. Create it? [Y/n]" in refused.out
    assert "Saved" not in refused.out
    assert not (tmp_path / "deep").exists()

    done = cli(*TABLE, typed=["save deep/down/mine.json", "", "quit", "n"])

    assert "Saved as" in done.out
    assert Record.load(tmp_path / "deep" / "down" / "mine.json").game == "huang"


def test_folder_that_cannot_be_made_is_one_sentence(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    done = cli(*TABLE, typed=["save file/mine.json", "y", "quit", "n"])

    assert "cannot be written" in done.out


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at the terminal."""
    monkeypatch.setattr(Terminal, "is_interactive", True)


@pytest.mark.usefixtures("person")
@pytest.mark.parametrize("answers", [["n"], []], ids=["no", "Ctrl-D"])
@pytest.mark.parametrize("words", [(*CONTEST, "--out", "deep/file"), ("backup", "deep/file")])
def test_command_stops_if_a_person_wants_no_folder(
    cli: Cli, tmp_path: Path, words: tuple[str, ...], answers: list[str]
) -> None:
    done = cli(*words, typed=answers)

    assert (done.code, done.err) == (1, "")
    assert "Create it? [Y/n]" in done.out
    assert not (tmp_path / "deep").exists()


@pytest.mark.usefixtures("person")
def test_command_makes_the_folder_if_a_person_wants_it(cli: Cli, tmp_path: Path) -> None:
    done = cli(*CONTEST, "--out", "deep/file", typed=["y"])

    assert done.code == 0
    assert (tmp_path / "deep" / "file").is_file()


def test_script_is_not_asked(cli: Cli, tmp_path: Path) -> None:
    done = cli(*CONTEST, "--out", "deep/file")

    assert done.code == 0
    assert "Create it" not in done.out
    assert (tmp_path / "deep" / "file").is_file()


def test_backup_in_a_folder_that_cannot_be_made_is_one_sentence(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    done = cli("backup", "file/deep/copy.db")

    assert done.code == 1
    assert "cannot be written" in done.err


def test_saved_game_knows_its_bots(cli: Cli, tmp_path: Path) -> None:
    cli(*TABLE, typed=["save mine.json", "quit", "n"])

    assert saves.read(tmp_path / "mine.json").bots == {0: "random"}
