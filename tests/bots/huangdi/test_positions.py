"""Positions with a plainly right answer, asked of `greedy` and of `hard`."""

import pytest

from sevenstates.bots.levels import make_bot
from sevenstates.bots.player import Budget, ask
from tests.games.huangdi.positions import play, position

from .bidding import BIDS
from .puzzles import BUILDING, EMPEROR, FAVOURS, SUPPLIES, Puzzle

SIMULATIONS = 96
"""Enough for these positions, and quick."""
PUZZLES = [*BIDS, *BUILDING, *FAVOURS, *EMPEROR, *SUPPLIES]


@pytest.mark.parametrize("level", ["greedy", "hard"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    state = position(puzzle.text)
    play(state, puzzle.seat, *puzzle.before)
    question = ask(state, next(d for d in state.pending() if d.seat == puzzle.seat))
    legal = {str(action) for action in question.legal}
    right = puzzle.right or legal - puzzle.wrong
    assert right < legal, "a question with a wrong answer"

    bot = make_bot(level, "huangdi", 7, Budget(simulations=SIMULATIONS))

    assert str(bot.choose(question)) in right
