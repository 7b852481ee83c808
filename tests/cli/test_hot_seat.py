"""Several people at one screen: nobody ever sees another's hand."""

import re
from pathlib import Path

from sevenstates.cli import saves
from tests.cli.driver import ESCAPES, Pseudoterminal, kept_games
from tests.in_process import Cli

HAND_OVER = re.compile(r"Hand the screen to (\w+)\.\n")
TITLE = re.compile(r"-+ HUANG - (\w+) -+\n")
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"
NAMES = ("Tiger", "Rabbit")


def test_every_screen_is_of_the_seat_it_was_handed_to(cli: Cli, tmp_path: Path) -> None:
    """Each turn begins with Enter, where the screen is handed over, and replaces tiles twice."""
    turn = ["", "replace", "1", "replace", "1"]
    done = cli("play", "--bots", "0", "--seed", "9", typed=turn * 20)

    _, *parts = HAND_OVER.split(done.out)
    sections = list(zip(parts[::2], parts[1::2], strict=True))
    assert len(sections) == 21
    for name, section in sections:
        other = NAMES[1 - NAMES.index(name)]
        assert set(TITLE.findall(section)) <= {name}
        assert section.count("Hand  ") == len(TITLE.findall(section))
        assert not re.search(rf"{other} (draws|replaces) \d (yellow|red|blue|green|white)", section)


def test_hand_on_the_screen_is_the_seats_own(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "--bots", "0", "--seed", "9", typed=[""])

    (game,) = kept_games(tmp_path)
    save = saves.read(game)
    state = next(save.record.replay(save.game)).state
    seat = state.pending()[0].seat
    hand = state.view(seat)["seats"][seat]["hand"]
    letters = "".join(colour[0].upper() * count for colour, count in hand.items())
    shown = re.search(r"Hand  ([ YRBGW]+)", done.out)
    assert shown is not None
    assert shown[1].replace(" ", "") == letters


def test_screen_is_wiped_before_it_is_handed_over(tmp_path: Path) -> None:
    with Pseudoterminal(tmp_path, "play", "--bots", "0", "--seed", "9") as terminal:
        first = terminal.read_until("looking.")
        terminal.type("")
        between = terminal.read_until(">")
        for _ in range(2):
            terminal.type(f"replace {_first_tile(between)}")
            between = terminal.read_until(">", "looking.")

    assert "Hand  " not in first
    wiped = between[between.rindex(CLEAR) :]
    assert FORGET in wiped
    left = ESCAPES.sub("", wiped).split()
    name = left[4].rstrip(".")
    assert " ".join(left) == (
        f"Hand the screen to {name}. {name}, press Enter when nobody else is looking."
    )


def _first_tile(screen: str) -> str:
    """The first letter of the hand on the screen."""
    shown = re.search(r"Hand +([YRBGW])", ESCAPES.sub("", screen))
    assert shown is not None
    return shown[1]
