"""Positions with a plainly right answer, asked of the bots that think."""

import pytest

from sevenstates.bots.levels import make_bot
from sevenstates.bots.player import ask
from tests.games.warring.bot.puzzles import CHARACTERS, HOST, PLAYING, WARS, Puzzle
from tests.games.warring.rules.positions import play, position


@pytest.mark.parametrize("level", ["greedy", "search:120", "hard", "expert"])
@pytest.mark.parametrize("puzzle", [*PLAYING, *WARS, *HOST, *CHARACTERS], ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    state = position(puzzle.text.replace("; ", "\n"))
    for seat, move in puzzle.before:
        play(state, seat, move)
    question = ask(state, next(d for d in state.pending() if d.seat == puzzle.seat - 1))
    legal = {str(action) for action in question.legal}
    assert puzzle.right < legal, "a question with a wrong answer"

    bot = make_bot(level, "warring", 7)

    assert str(bot.choose(question)) in puzzle.right
