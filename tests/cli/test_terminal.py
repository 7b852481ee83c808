"""The program on a real terminal."""

import re
from pathlib import Path

from sevenstates.cli import saves
from tests.cli.driver import ESCAPES, Pseudoterminal, kept_games

BACKGROUND = re.compile(r"\x1b\[[0-9;]*48;5;")
PAGE = "-- Enter for more, q to stop --"


def test_table_is_asked_for(tmp_path: Path) -> None:
    """Enter, again and again: HUANG, two seats, one person, a normal bot."""
    with Pseudoterminal(tmp_path, "play") as terminal:
        for question in ("[1]", "[2]", "[1]", "[2]", "option:"):
            terminal.read_until(question)
            terminal.type("")
        terminal.read_until("Tiger>")

    (game,) = kept_games(tmp_path)
    save = saves.read(game)
    assert save.record.seats == 2
    assert save.bots == {1: "normal"}


def test_colours_can_be_turned_off(tmp_path: Path) -> None:
    table = ("play", "--seats", "2")
    with Pseudoterminal(tmp_path, *table) as terminal:
        coloured = terminal.read_until("Tiger>")
    with Pseudoterminal(tmp_path, *table, "--no-colour") as terminal:
        by_flag = terminal.read_until("Tiger>")
    with Pseudoterminal(tmp_path, *table, NO_COLOR="1") as terminal:
        by_environment = terminal.read_until("Tiger>")

    assert BACKGROUND.search(coloured)
    assert not BACKGROUND.search(by_flag)
    assert not BACKGROUND.search(by_environment)


def test_small_window_holds_a_whole_question(tmp_path: Path) -> None:
    table = ("play", "--seats", "5", "--seed", "small")
    with Pseudoterminal(tmp_path, *table, COLUMNS="80", LINES="24") as terminal:
        shown = terminal.read_until("Tiger>")

    screen = ESCAPES.sub("", shown.rpartition("\x1b[2J")[2])
    assert screen.count("\n") < 24
    assert all(part in screen for part in ("\n15 ", "Dragon", "Hand ", "Your turn: action 1 of 2."))


def test_long_texts_are_paged(tmp_path: Path) -> None:
    with Pseudoterminal(tmp_path, "play", "--seats", "2") as terminal:
        terminal.read_until("Tiger>")
        terminal.type("rules H-")
        first = terminal.read_until(PAGE)
        terminal.type("")
        second = terminal.read_until(PAGE)
        terminal.type("q")
        rest = terminal.read_until("Tiger>")

    assert "H-SET-1" in first
    assert "H-SET-1 " not in second
    assert len(ESCAPES.sub("", rest).strip().splitlines()) <= 2


def test_tab_finishes_a_move(tmp_path: Path) -> None:
    with Pseudoterminal(tmp_path, "play", "--seats", "2", "--seed", "1") as terminal:
        terminal.read_until("Tiger>")
        terminal.write("tile Y o1\t")
        terminal.type("")
        terminal.read_until("Tiger>")

    (game,) = kept_games(tmp_path)
    assert [move.action for move in saves.read(game).record.moves] == ["tile Y o13"]


def test_control_d_keeps_the_game(tmp_path: Path) -> None:
    with Pseudoterminal(tmp_path, "play", "--seats", "2") as terminal:
        terminal.read_until("Tiger>")
        terminal.write("\x04")
        shown = terminal.read_until(".json")
        code = terminal.process.wait()

    assert code == 0
    assert "Goodbye." in shown
    assert len(kept_games(tmp_path)) == 1
