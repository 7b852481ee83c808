"""The commands as such: help, exit codes, and errors of one sentence."""

import json
from pathlib import Path

import pytest

from sevenstates import __version__, games
from sevenstates.cli.app import app
from tests.cli.driver import run
from tests.in_process import Cli

COMMANDS = sorted(
    command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands
)


def test_commands_are_found() -> None:
    server = ["backup", "restore", "serve"]
    local = ["arena", "export-site", "play", "replay", "rules", "simulate", "train", "verify"]
    assert sorted(server + local) == COMMANDS
    assert sorted(group.name or "" for group in app.registered_groups) == ["admin", "bot", "games"]


@pytest.mark.parametrize(
    "command", [*COMMANDS, "games", "games sample", "games export", "bot connect"]
)
def test_every_command_has_help(cli: Cli, command: str) -> None:
    done = cli(*command.split(), "--help")

    assert done.code == 0
    assert f"sevenstates {command}" in done.out
    assert "--language" in done.out or command == "train"  # which speaks English alone


def test_without_a_command_it_shows_help(cli: Cli) -> None:
    done = cli()

    assert done.code == 0
    assert all(command in done.out for command in COMMANDS)


def test_version(cli: Cli) -> None:
    assert cli("--version").out == f"sevenstates {__version__}\n"


@pytest.mark.parametrize(("locale", "sentence"), [("de_DE.UTF-8", "Brettspiele"), ("pl_PL", "Gry")])
def test_help_speaks_the_language_of_the_environment(
    tmp_path: Path, locale: str, sentence: str
) -> None:
    assert sentence in run(tmp_path, "--help", LANG=locale).out


@pytest.mark.parametrize(
    ("locale", "headings", "about_help"),
    [
        ("de_DE.UTF-8", ("Aufruf:", "Argumente:", "Optionen:"), "Diese Hilfe zeigen."),
        ("pl_PL.UTF-8", ("Użycie:", "Argumenty:", "Opcje:"), "Pokazuje tę pomoc."),
        ("en_GB.UTF-8", ("Usage:", "Arguments:", "Options:"), "Show this help."),
    ],
)
def test_help_has_no_words_of_another_language(
    tmp_path: Path, locale: str, headings: tuple[str, ...], about_help: str
) -> None:
    for words in (("rules",), ("admin", "table")):
        page = run(tmp_path, *words, "--help", LANG=locale).out

        assert [heading for heading in headings if heading not in page] == []
        assert about_help in page
        assert "Show this message" not in page


def test_unknown_locale_means_english(tmp_path: Path) -> None:
    assert "Board games" in run(tmp_path, "--help", LANG="C.UTF-8").out


@pytest.mark.parametrize(
    "words",
    [
        ("fly",),
        ("play", "--no-such-option"),
        ("play", "--seats", "many"),
        ("play", "--language", "klingon"),
        ("simulate",),
        ("simulate", "huang", "--games", "0"),
        ("verify",),
        ("replay", "a", "b"),
    ],
)
def test_misuse_is_explained_in_one_line(cli: Cli, words: tuple[str, ...]) -> None:
    done = cli(*words)

    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game “chess”. Known games: huang, huangdi, warring."),
        (("play", "--seats", "6"), "6 players cannot play this; it is for 2 to 5."),
        (("play", "--seats", "-1"), "-1 players cannot play this; it is for 2 to 5."),
        (("play", "--bots", "x"), "“x” names no seats: write a number (2), which seats (2,3),"),
        (("play", "--bots", "2,9"), "“2,9” does not fit a table of 2 seats."),
        (("play", "--bots", "2"), "At least one seat needs a person"),
        (("play", "--short", "--seats", "3"), "[H-SET-3]"),
        (("play", "--bandits", "--kingdoms"), "[H-BAN-6]"),
        (("play", "--edition", "fr"), "The option edition cannot be “fr”."),
        (("play", "--option", "short"), "“short” is not an option: write NAME=VALUE."),
        (("play", "--option", "short=perhaps"), "The option short cannot be “perhaps”."),
        (("play", "--option", "wings=yes"), "There is no option wings."),
        (("play", "--option", "map=@nowhere.txt"), "nowhere.txt cannot be read"),
        (("play", "--map", "nowhere.txt"), "nowhere.txt cannot be read"),
        (("play", "--load", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("verify", "nowhere.json"), "nowhere.json cannot be read"),
        (("simulate", "chess"), "There is no game “chess”."),
        (("rules", "chess"), "There is no game “chess”."),
        (("rules", "huang", "H-NO-1"), "There is no rule with “H-NO-1”."),
    ],
)
def test_refusal_is_one_sentence(cli: Cli, words: tuple[str, ...], sentence: str) -> None:
    done = cli(*words)

    assert done.code == 1
    assert done.out == ""
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        "[1, 2]",
        "not json",
        '{"format": 99}',
        '{"format": 1, "game": "huang"}',
        "[" * 100_000,
        "\x00\x01",
    ],
)
@pytest.mark.parametrize("words", [("play", "--load"), ("replay",), ("verify",)])
def test_foreign_file_is_refused_in_a_sentence(
    cli: Cli, tmp_path: Path, words: tuple[str, ...], content: str
) -> None:
    (tmp_path / "file.json").write_text(content, encoding="utf-8")

    done = cli(*words, "file.json")

    assert done.code == 1
    assert done.err.count("\n") == 1
    assert "record" in done.err


def test_file_that_is_no_text_is_refused_in_a_sentence(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\xff\xfe\x00\x80")

    assert "not a record" in cli("replay", "file").err
    assert "cannot be read" in cli("play", "--map", "file").err
    assert "cannot be read" in cli("replay", ".").err


def test_record_of_an_unknown_game_is_refused(cli: Cli, tmp_path: Path) -> None:
    data = json.loads((Path(__file__).parent / "games" / "war.json").read_text("utf-8"))
    (tmp_path / "file.json").write_text(json.dumps({**data, "game": "chess"}), encoding="utf-8")

    assert "There is no game “chess”." in cli("replay", "file.json").err


def test_own_map_is_played(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "map.txt").write_text("name: tiny\nboard:\nC..~\n..~.\nC...\n", encoding="utf-8")

    done = cli("play", "--map", "map.txt", typed=["moves tile"])

    assert done.code == 0
    assert "    a   b   c   d" in done.out
    assert "tile" in done.out


def test_options_by_name(cli: Cli) -> None:
    words = ("play", "--bots", "0", "--option", "dynasties=Goat,Rat", "--option", "open-scores=yes")
    done = cli(*words, typed=[""])

    assert "G Goat" in done.out
    assert done.out.count("Y0R0B0G0W0") == 2


def test_games_are_listed_with_their_options(cli: Cli) -> None:
    done = cli("games")

    assert done.code == 0
    for game in games.all():
        assert f"{game.key}: " in done.out
        assert all(f"{name}=" in done.out for name in game.options_type().to_json())


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Wars"), ("de", "Krieg"), ("pl", "Wojn")]
)
def test_rules_are_printed_in_each_language(cli: Cli, language: str, sentence: str) -> None:
    whole = cli("rules", "huang", "--language", language)
    clause = cli("rules", "huang", "H-WAR-6", "--language", language)

    assert sentence in whole.out
    assert "H-WIN-4" in whole.out
    assert clause.out.startswith("H-WAR-6")
    assert "H-WAR-7" not in clause.out


def test_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    """As in `sevenstates rules huang | head -1`."""
    import subprocess

    from tests.cli.driver import command, environment

    program = subprocess.Popen(
        command("rules", "huang"),
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    errors = program.stderr.read()
    program.stderr.close()
    program.wait()

    assert errors == b""
