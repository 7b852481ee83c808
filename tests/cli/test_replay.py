"""Watching a record again."""

import re
from pathlib import Path

import pytest

from sevenstates.cli import saves
from tests.in_process import Cli

GAME = Path(__file__).parent / "games" / "war.json"
MOVES = len(saves.read(GAME).record.moves)


def titles(out: str) -> list[str]:
    return re.findall(r"HUANG - (set-up|move \d+)", out)


def test_stepping(cli: Cli) -> None:
    done = cli("replay", str(GAME), typed=["", "n", "b", "goto 30", "12", "back", "q", "n"])

    assert done.code == 0
    assert titles(done.out) == [
        "set-up",
        "move 1",
        "move 2",
        "move 1",
        "move 30",
        "move 12",
        "move 11",
    ]


def test_steps_end_at_both_ends(cli: Cli) -> None:
    done = cli("replay", str(GAME), typed=["b", "goto 99999", "n"])

    assert titles(done.out) == ["set-up", "set-up", f"move {MOVES}", f"move {MOVES}"]


@pytest.mark.parametrize("typed", ["nonsense", "goto", "goto x", "seat", "seat 0", "seat 9", "-3"])
def test_wrong_line_is_answered_with_help(cli: Cli, typed: str) -> None:
    done = cli("replay", str(GAME), typed=[typed, "n"])

    assert "seat all, or quit" in done.out
    assert titles(done.out) == ["set-up", "move 1"]


def test_all_hands_are_open_and_a_seat_sees_its_own(cli: Cli) -> None:
    everything = cli("replay", str(GAME), typed=["30"]).out
    own = cli("replay", str(GAME), "--seat", "2", typed=["30"]).out
    switched = cli("replay", str(GAME), typed=["seat 2", "30"]).out

    assert re.search(r"^Tiger  [YRBGW] .* Rabbit  [YRBGW]  ", everything, re.MULTILINE)
    assert not re.search(r"Tiger  [YRBGW]  ", own)
    assert own.count("Hand  ") == 2
    assert switched.endswith(own[own.rindex("HUANG - move") :])


def test_seat_does_not_see_what_others_drew(cli: Cli) -> None:
    everything = cli("replay", str(GAME), "--all").out
    own = cli("replay", str(GAME), "--all", "--seat", "2").out

    drew = re.compile(r"Tiger (draws|replaces) \d (yellow|red|blue|green|white)")
    replaced = re.compile(r"Tiger: replace [YRBGW]")
    assert drew.search(everything)
    assert not drew.search(own)
    assert not replaced.search(own)


def test_whole_game_is_printed(cli: Cli) -> None:
    done = cli("replay", str(GAME), "--all")

    assert done.code == 0
    assert re.findall(r"^ *(\d+)  \w+: ", done.out, re.MULTILINE) == [
        str(number) for number in range(1, MOVES + 1)
    ]
    assert done.out.count("    a   b   c") == MOVES // 25 + 2


def test_no_such_seat(cli: Cli) -> None:
    done = cli("replay", str(GAME), "--seat", "3")

    assert done.code == 1
    assert "There is no seat “3”" in done.err


def test_words_are_in_the_language_asked_for(cli: Cli) -> None:
    assert "Tygrys" in cli("replay", str(GAME), "--all", "--language", "pl").out
