"""A whole game played through the menus, as somebody would who knows no notation."""

import random
import re
from pathlib import Path

from tests.cli.driver import Typist, kept_games
from tests.in_process import Cli

KEY = re.compile(r"(?:^|\s{3,})(\d+(?:\+leader)?)(?=\s)", re.MULTILINE)


def keys(screen: str) -> list[str]:
    """The keys of the menu, which stands below the board."""
    table = [found.end() for found in re.finditer(r"^(?:Hand|Market) .*\n", screen, re.MULTILINE)]
    below = screen[table[-1] :] if table else screen
    return KEY.findall(below.rpartition("\n")[0] + "\n")


def test_game_is_played_by_the_numbers_of_its_menus(cli: Cli, tmp_path: Path) -> None:
    dice = random.Random(7)
    longest = 0
    with Typist(
        tmp_path, "play", "huang", "--seed", "numbers", "--short", "--bots", "random"
    ) as typist:
        screen = typist.read()
        while screen.endswith("> "):
            choices = keys(screen)
            assert choices, screen
            longest = max(longest, len(choices))
            screen = typist.type(dice.choice(choices))
        assert typist.process.wait() == 0

    assert "Traceback" not in screen
    assert "The bag is empty: the game is over." in screen
    assert "1. " in screen
    assert longest <= 72
    (game,) = kept_games(tmp_path)
    assert str(game) in screen
    assert cli("verify", str(game)).code == 0
    assert cli("replay", str(game), "--all").code == 0
