"""Positions with a plainly right answer, asked of the bots that think."""

from collections.abc import Set

import pytest

from sevenstates.bots import ask
from tests.games.huang.bot.conflicts import REVOLTS, WARS
from tests.games.huang.bot.decisive import LAST_MOVES, MORE_REVOLTS, MORE_WARS
from tests.games.huang.bot.modules import BANDITS, GRANARIES, PALACES
from tests.games.huang.bot.puzzles import Puzzle
from tests.games.huang.bot.turns import PAGODAS, RIOTS, TILES
from tests.kit.puzzles import SEEDS, wrong_answers

PUZZLES = [
    *(*REVOLTS, *MORE_REVOLTS, *WARS, *MORE_WARS),
    *(*PAGODAS, *RIOTS, *TILES, *LAST_MOVES),
    *(*BANDITS, *GRANARIES, *PALACES),
]


def answers(puzzle: Puzzle, level: str, *seeds: int) -> Set[str]:
    """What the bot says with these seeds, but for what is right."""
    state = puzzle.state()
    question = ask(state, state.pending()[0])
    return wrong_answers(question, puzzle.right_among, level, "huang", *seeds)


@pytest.mark.parametrize("level", ["greedy", "hard", "expert:96"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    assert not answers(puzzle, level, 7)


@pytest.mark.long
@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_right_with_every_seed(puzzle: Puzzle, level: str) -> None:
    assert not answers(puzzle, level, *SEEDS)


def test_enough_positions() -> None:
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES) >= 60
