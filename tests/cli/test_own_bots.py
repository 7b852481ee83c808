"""Bots of your own at the command line."""

import json
from pathlib import Path

import pytest

from sevenstates.arena.recording import play_recorded
from sevenstates.cli import saves
from tests.in_process import Cli

MODULE = """
class First:
    def choose(self, question):
        return question.legal[0]
"""


@pytest.fixture(autouse=True)
def module(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("own_cli_bots_for_test.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(Path.cwd()))


def test_the_arena_plays_it(cli: Cli) -> None:
    bots = "own_cli_bots_for_test:First,random"
    done = cli("arena", "huangdi", "--bots", bots, "--games", "2", "--processes", "1")

    assert done.code == 0, done.err
    assert "own_cli_bots_for_test:First" in done.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "huangdi", "--bots", "nowhere:Bot"), "The bot “nowhere:Bot” cannot be loaded."),
        (("arena", "huangdi", "--bots", "nowhere.npz"), "“nowhere.npz” cannot be used as a net"),
        (("play", "huangdi", "--bots", "2:nowhere:Bot"), "cannot be loaded"),
        (("serve", "--own-bots", "mine"), "“mine” names no bot: write GAME/NAME=BOT"),
        (("serve", "--own-bots", "huangdi/mine=nowhere:Bot"), "cannot be loaded"),
        (("serve", "--own-bots", "chess/mine=random"), "There is no game “chess”"),
    ],
)
def test_what_cannot_play_is_refused(cli: Cli, words: tuple[str, ...], sentence: str) -> None:
    if words[0] == "serve":
        words = (*words, "--data", "data", "--port", "0")
    done = cli(*words)

    assert done.code == 1
    assert sentence in done.err
    assert "Traceback" not in done.err


def test_a_saved_game_loads_no_code(tmp_path: Path) -> None:
    """It may come from anybody; --bots names the bot again."""
    record = play_recorded("huangdi", ("random", "random"), {}, "saved")
    file = tmp_path / "game.json"
    bots = [None, "own_cli_bots_for_test:First"]
    file.write_text(json.dumps({**record.to_json(), "bots": bots}), encoding="utf-8")

    assert saves.read(file).seated_bots() == {1: "normal"}
