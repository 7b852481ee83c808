"""Positions with a plainly right answer, asked of the bots that think."""

import pytest

from sevenstates.bots.levels import make_bot
from sevenstates.bots.player import ask
from tests.games.huangdi.bot.bidding import BIDS
from tests.games.huangdi.bot.puzzles import BUILDING, EMPEROR, FAVOURS, SUPPLIES, Puzzle
from tests.games.huangdi.rules.positions import play, position

PUZZLES = [*BIDS, *BUILDING, *FAVOURS, *EMPEROR, *SUPPLIES]
SEEDS = (2, 7)
"""A bot that is right by luck alone is hardly right with both."""
SLOWEST = ("expert", 2)


@pytest.mark.parametrize(
    ("level", "seed"),
    [
        pytest.param(level, seed, marks=pytest.mark.long if (level, seed) == SLOWEST else [])
        for level in ["greedy", "search", "hard", "expert"]
        for seed in SEEDS
    ],
)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str, seed: int) -> None:
    state = position(puzzle.text)
    play(state, puzzle.seat, *puzzle.before)
    question = ask(state, next(d for d in state.pending() if d.seat == puzzle.seat))
    legal = {str(action) for action in question.legal}
    right = puzzle.right or legal - puzzle.wrong
    assert right < legal, "a question with a wrong answer"

    assert str(make_bot(level, "huangdi", seed).choose(question)) in right
