"""Positions with a plainly right answer, asked of the bots that think."""

from collections.abc import Set

import pytest

from sevenstates.bots.player import ask
from tests.games.huangdi.bot.bidding import BIDS, MORE_BIDS
from tests.games.huangdi.bot.puzzles import BUILDING, EMPEROR, FAVOURS, SUPPLIES, Puzzle
from tests.games.huangdi.bot.tables import BLOCKS_OF_THE_EMPEROR, LAST_TURNS, NEEDS
from tests.games.huangdi.rules.positions import play, position
from tests.kit.puzzles import SEEDS, wrong_answers

PUZZLES = [
    *(*BIDS, *MORE_BIDS, *BUILDING, *FAVOURS, *LAST_TURNS),
    *(*EMPEROR, *BLOCKS_OF_THE_EMPEROR, *SUPPLIES, *NEEDS),
]


def answers(puzzle: Puzzle, level: str, *seeds: int) -> Set[str]:
    """What the bot says with these seeds, but for what is right."""
    state = position(puzzle.text)
    play(state, puzzle.seat, *puzzle.before)
    question = ask(state, next(d for d in state.pending() if d.seat == puzzle.seat))

    def right_among(legal: set[str]) -> Set[str]:
        return puzzle.right or legal - puzzle.wrong

    return wrong_answers(question, right_among, level, "huangdi", *seeds)


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_plainly_right(puzzle: Puzzle, level: str) -> None:
    assert not answers(puzzle, level, 7)


@pytest.mark.long
@pytest.mark.parametrize("level", ["greedy", "search", "hard", "expert"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_right_with_every_seed(puzzle: Puzzle, level: str) -> None:
    assert not answers(puzzle, level, *SEEDS)


def test_enough_positions() -> None:
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES) >= 60
