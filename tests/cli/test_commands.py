"""Commands that can be typed in a game besides moves."""

import re
from pathlib import Path

import pytest

from sevenstates.cli import saves
from sevenstates.cli.commands import COMMANDS
from sevenstates.cli.words import Words
from sevenstates.texts import LANGUAGES
from tests.cli.driver import kept_games
from tests.in_process import Cli

# With this seed Tiger begins with the hand YRRRBG.
TABLE = ("play", "huang", "--seed", "1")


def test_illegal_move_names_the_rule_and_why_explains_it(cli: Cli) -> None:
    done = cli(*TABLE, typed=["tile Y c2", "why"])

    assert "That space is taken; choose an empty one. [H-TIL-1]" in done.out
    assert re.search(r"H-TIL-1  +\S.*tile", done.out)


def test_refusal_in_a_submenu_needs_no_whole_move(cli: Cli) -> None:
    done = cli(*TABLE, typed=["tile", "Y", "c2"])

    assert "[H-TIL-1]" in done.out


def test_why_without_a_refusal(cli: Cli) -> None:
    assert "No move of yours was refused." in cli(*TABLE, typed=["why"]).out


def test_why_is_forgotten_after_a_legal_move(cli: Cli) -> None:
    done = cli(*TABLE, typed=["tile Y c2", "tile Y a1", "why"])

    assert "No move of yours was refused." in done.out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("tiel Y a1", "tile Y a1"), ("lader R b2", "leader R b2"), ("hepl", "help")],
)
def test_mistyped_line_gets_a_suggestion(cli: Cli, typed: str, meant: str) -> None:
    done = cli(*TABLE, typed=[typed])

    assert re.search(rf"Did you mean: [^\n]*{meant}", done.out)


def test_undo_takes_the_move_back(cli: Cli, tmp_path: Path) -> None:
    done = cli(*TABLE, typed=["tile Y a1", "undo", "quit", ""])

    assert done.out.count("action 1 of 2") == 2
    (game,) = kept_games(tmp_path)
    assert saves.read(game).record.moves == ()


def test_undo_ends_at_a_draw(cli: Cli) -> None:
    done = cli(*TABLE, typed=["tile Y a1", "tile R a2", "undo"])

    assert "You cannot take that back" in done.out


def test_undone_move_leaves_the_log(cli: Cli) -> None:
    line = "Tiger places a yellow tile on a1."
    standing, taken_back = (
        cli(*TABLE, typed=["tile Y a1", *undo, "log"]).out.split("Tiger> ")[-2]
        for undo in ((), ("undo",))
    )

    assert line in standing
    assert line not in taken_back


def test_saved_game_is_loaded(cli: Cli, tmp_path: Path) -> None:
    cli(*TABLE, typed=["tile Y a1", "save mine.json", "tile R a2", "quit", "n"])

    done = cli("play", "--load", "mine.json", typed=["log"])

    assert "Tiger places a yellow tile on a1." in done.out
    assert "Your turn: action 2 of 2." in done.out


def test_loading_in_the_middle_of_a_game(cli: Cli) -> None:
    cli(*TABLE, typed=["tile Y a1", "save mine.json", "quit", "n"])

    done = cli("play", "huang", "--seats", "4", typed=["load mine.json", "moves tile R a"])

    assert "Your turn: action 2 of 2." in done.out
    assert "tile R a2" in done.out


def test_saving_asks_before_it_writes_over_a_file(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious", encoding="utf-8")

    cli(*TABLE, typed=["save mine.json", "n", "quit", "n"])
    assert (tmp_path / "mine.json").read_text("utf-8") == "precious"

    cli(*TABLE, typed=["save mine.json", "y", "quit", "n"])
    assert saves.read(tmp_path / "mine.json").record.game == "huang"


def test_quitting_without_keeping_throws_the_game_away(cli: Cli, tmp_path: Path) -> None:
    done = cli(*TABLE, typed=["tile Y a1", "quit", "n"])

    assert "The game is not saved." in done.out
    assert kept_games(tmp_path) == []


def test_language_is_switched(cli: Cli) -> None:
    done = cli(*TABLE, typed=["language de", "sprache pl", "pomoc"])

    assert "Du bist am Zug: Aktion 1 von 2." in done.out
    assert "Twoja tura: akcja 1 z 2." in done.out
    assert "cofnij" in done.out


def test_rules_are_found_by_id_and_by_word(cli: Cli) -> None:
    by_id = cli(*TABLE, typed=["rules h-war-6"]).out
    by_part = cli(*TABLE, typed=["rules REV"]).out
    by_word = cli(*TABLE, typed=["rules granary"]).out

    assert "H-WAR-6" in by_id
    assert "H-WAR-7" not in by_id
    assert "H-REV-1" in by_part
    assert "H-REV-6" in by_part
    assert "H-KIN-4" in by_word


def test_moves_are_listed_and_filtered(cli: Cli) -> None:
    done = cli(*TABLE, typed=["moves", "moves leader W b9", "moves riot"])

    assert re.search(r"\d{3} legal moves\.", done.out)
    assert re.search(r"tile Y +a1 b1 c1", done.out)


def test_board_explains_its_signs(cli: Cli) -> None:
    done = cli(*TABLE, typed=["board"])

    assert "yellow tile: Governor" in done.out
    assert "c2 Qin" in done.out


def test_help_lists_every_command(cli: Cli) -> None:
    done = cli(*TABLE, typed=["help"])

    for name in COMMANDS:
        assert re.search(rf"^{name}\b.*  \w", done.out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_one_name(language: str) -> None:
    words = Words(language)
    names = [words(f"command-{name}-form").split()[0] for name in COMMANDS]

    assert len({*names, *COMMANDS}) == len(
        {(name, command) for command in COMMANDS for name in (command, _spoken(words, command))}
    )


def _spoken(words: Words, command: str) -> str:
    return words(f"command-{command}-form").split()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_shows_moves_with_their_worth_and_reasons(cli: Cli, language: str) -> None:
    typed = Words(language)("command-hint-form")
    done = cli(*TABLE, "--language", language, typed=[typed])

    assert Words(language)("hint-shares", sign="*") in done.out
    shown = re.findall(
        r"^([* ])  ?(\d+)%  (?:tile|leader|replace|pagoda|skip) .{30,}", done.out, re.MULTILINE
    )
    shares = [int(share) for _, share in shown]
    assert len(shown) == 5
    assert all(0 < share < 100 for share in shares)
    assert shares == sorted(shares, reverse=True)
    assert [sign for sign, _ in shown].count("*") == 1


def test_hint_leaves_the_board_on_a_small_screen(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    screen = cli(*TABLE, typed=["hint"]).out.split("Tiger> ")[1].lstrip("\n")

    assert screen.count("\n") < 24
    assert "\n15 " in screen
    assert "Hand  Y  R  R  R  B  G " in screen
    assert "\n*  " in screen


def test_bots_of_a_loaded_game_play_that_game(cli: Cli, tmp_path: Path) -> None:
    """A game of Huang Di is left for one of HUANG; the bots think about the right one."""
    assert cli(*TABLE, typed=["tile Y a1", "save kept.json"]).code == 0

    done = cli("play", "huangdi", typed=["load kept.json", "tile R a2", "log"])

    assert "Tiger" in done.out
    assert "Rabbit" in done.out.partition("Tiger>")[2]
