"""A whole game of Huang Di in the terminal, each move one of those that `moves` lists.

The prompt ends with the words that all of them begin with; only the others are typed.
"""

import random
from pathlib import Path

from sevenstates.games.huangdi.rules import HUANGDI
from tests.cli.driver import Typist, kept_games
from tests.in_process import Cli

MOVES = {str(action) for action in HUANGDI.actions}
VERBS = {move.split()[0] for move in MOVES}


def listed(screen: str) -> list[str]:
    """The moves that were printed; those that begin with the same word share it."""
    found, verb = [], ""
    for line in screen.splitlines():
        words = line.split()
        if words and words[0] in VERBS:
            verb = words.pop(0)
        found += [move for move in (verb, *(f"{verb} {word}" for word in words)) if move in MOVES]
    return found


def test_a_game_is_played_to_its_end(cli: Cli, tmp_path: Path) -> None:
    dice = random.Random(7)
    with Typist(
        tmp_path, "play", "huangdi", "--seats", "2", "--seed", "wall", "--bots", "random"
    ) as typist:
        screen = typist.read()
        while screen.endswith("> "):
            moves = listed(typist.type("moves"))
            assert moves, screen
            said = screen.rpartition("\n")[2].removesuffix("> ").split()[1:]
            screen = typist.type(" ".join(dice.choice(moves).split()[len(said) :]))
        assert typist.process.wait() == 0, screen[-2000:]

    assert "the game is over." in screen
    (game,) = kept_games(tmp_path)
    assert cli("verify", str(game)).code == 0
    assert cli("replay", str(game), "--all").code == 0
