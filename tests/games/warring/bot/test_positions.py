"""Positions with a plainly right answer, asked of the bots that think."""

from collections.abc import Set

import pytest

from sevenstates.bots.player import ask
from tests.games.warring.bot import hosting, playing, puzzles
from tests.games.warring.bot.puzzles import Puzzle
from tests.games.warring.rules.positions import play, position
from tests.kit.puzzles import SEEDS, wrong_answers

PUZZLES = [
    *(*puzzles.PLAYING, *playing.ONE_OF_TWO, *playing.MARKING, *playing.CHOOSING),
    *(*puzzles.WARS, *playing.ENEMIES),
    *(*puzzles.HOST, *hosting.AMENDING, *hosting.ORDER, *hosting.TAKING),
    *(*puzzles.CHARACTERS, *hosting.CLAIMING, *hosting.KEEPING_ONE),
]
NOISY = {
    "a bare card that is sure to come is enough",
    "give up a character whose state is dead",
    "no swap when a card completes a character",
    "take military for the state that must lead, not from it",
    "no hopeless war where another card helps",
    "a war that kills the state that must die",
    "killed by the only one who can",
}
"""Answered wrongly with a few of the seeds: where dice or draws decide, the possible worlds of
a decision are few, above all without the compiled core."""
STEADY = [puzzle for puzzle in PUZZLES if puzzle.name not in NOISY]


def answers(puzzle: Puzzle, level: str, *seeds: int) -> Set[str]:
    """What the bot says with these seeds, but for what is right."""
    state = position(puzzle.text.replace("; ", "\n"))
    for seat, move in puzzle.before:
        play(state, seat, move)
    question = ask(state, next(d for d in state.pending() if d.seat == puzzle.seat - 1))

    def right_among(legal: set[str]) -> Set[str]:
        return puzzle.right or legal - puzzle.wrong

    return wrong_answers(question, right_among, level, "warring", *seeds)


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    assert not answers(puzzle, level, 7)


@pytest.mark.long
@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
@pytest.mark.parametrize("puzzle", STEADY, ids=str)
def test_right_with_every_seed(puzzle: Puzzle, level: str) -> None:
    assert not answers(puzzle, level, *SEEDS)


def test_enough_positions() -> None:
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES) == len(STEADY) + len(NOISY)
    assert len(STEADY) >= 60
