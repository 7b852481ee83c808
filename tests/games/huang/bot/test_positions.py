"""Positions with a plainly right answer, asked of the bots that think."""

import pytest

from sevenstates.bots import ask, make_bot
from tests.games.huang.bot.conflicts import REVOLTS, WARS
from tests.games.huang.bot.puzzles import Puzzle
from tests.games.huang.bot.turns import PAGODAS, RIOTS, TILES

PUZZLES = [*REVOLTS, *WARS, *PAGODAS, *RIOTS, *TILES]
SEEDS = (2, 7)
"""A bot that is right by luck alone is hardly right with both."""
SLOWEST = ("expert", 2)


@pytest.mark.parametrize(
    ("level", "seed"),
    [
        pytest.param(level, seed, marks=pytest.mark.long if (level, seed) == SLOWEST else [])
        for level in ["greedy", "hard", "expert"]
        for seed in SEEDS
    ],
)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str, seed: int) -> None:
    state = puzzle.state()
    question = ask(state, state.pending()[0])
    legal = {str(action) for action in question.legal}
    right = puzzle.right_among(legal)
    assert right, "a question with a right answer"
    assert right < legal, "a question with a wrong answer"

    assert str(make_bot(level, "huang", seed).choose(question)) in right
