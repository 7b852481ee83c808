"""Positions with a plainly right answer, asked of the bots that think."""

import pytest

from sevenstates.bots import ask, make_bot

from .conflicts import REVOLTS, WARS
from .puzzles import Puzzle
from .turns import PAGODAS, RIOTS, TILES

PUZZLES = [*REVOLTS, *WARS, *PAGODAS, *RIOTS, *TILES]
SEEDS = {"expert": (7,)}
"""Other bots are asked twice: one that is right by luck alone is hardly right with both."""


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    state = puzzle.state()
    question = ask(state, state.pending()[0])
    legal = {str(action) for action in question.legal}
    right = puzzle.right_among(legal)
    assert right, "a question with a right answer"
    assert right < legal, "a question with a wrong answer"

    answers = {
        str(make_bot(level, "huang", seed).choose(question)) for seed in SEEDS.get(level, (2, 7))
    }

    assert answers <= right
