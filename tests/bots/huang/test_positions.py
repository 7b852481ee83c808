"""Positions with a plainly right answer, asked of `greedy` and of `hard`."""

import pytest

from sevenstates.bots import Budget, ask, make_bot

from .conflicts import REVOLTS, WARS
from .puzzles import Puzzle
from .turns import PAGODAS, RIOTS, TILES

SIMULATIONS = 800
"""As many as `hard` takes at a table; the same answers on every machine."""
PUZZLES = [*REVOLTS, *WARS, *PAGODAS, *RIOTS, *TILES]


@pytest.mark.parametrize("level", ["greedy", "hard"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    state = puzzle.state()
    question = ask(state, state.pending()[0])
    legal = {str(action) for action in question.legal}
    right = puzzle.right_among(legal)
    assert right, "a question with a right answer"
    assert right < legal, "a question with a wrong answer"

    bot = make_bot(level, "huang", 7, Budget(simulations=SIMULATIONS))

    assert str(bot.choose(question)) in right
