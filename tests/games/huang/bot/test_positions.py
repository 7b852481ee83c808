"""Positions with a plainly right answer, asked of the bots that think."""

import pytest

from sevenstates.bots import ask, make_bot
from tests.games.huang.bot.conflicts import REVOLTS, WARS
from tests.games.huang.bot.decisive import LAST_MOVES, MORE_REVOLTS, MORE_WARS
from tests.games.huang.bot.modules import BANDITS, GRANARIES, PALACES
from tests.games.huang.bot.puzzles import Puzzle
from tests.games.huang.bot.turns import PAGODAS, RIOTS, TILES

PUZZLES = [
    *(*REVOLTS, *MORE_REVOLTS, *WARS, *MORE_WARS),
    *(*PAGODAS, *RIOTS, *TILES, *LAST_MOVES),
    *(*BANDITS, *GRANARIES, *PALACES),
]
SEEDS = range(1, 9)
"""A bot that is right by luck alone is hardly right with all of them."""


def answers(puzzle: Puzzle, level: str, *seeds: int) -> set[str]:
    """What the bot says with these seeds, but for what is right."""
    state = puzzle.state()
    question = ask(state, state.pending()[0])
    legal = {str(action) for action in question.legal}
    right = puzzle.right_among(legal)
    assert right, "a question with a right answer"
    assert right < legal, "a question with a wrong answer"
    return {str(make_bot(level, "huang", seed).choose(question)) for seed in seeds} - right


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
