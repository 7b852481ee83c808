"""A person's rating, streak and counts in the puzzles of one game."""

from dataclasses import dataclass, replace
from typing import TypedDict

from .. import wire

FIRST_RATING = 1200.0
SCALE = 400.0
"""Difference in rating that makes the odds of a right answer one to ten."""
STEP, FIRST_STEP = 24.0, 48.0
"""The most that an answer changes a rating; more as long as little is known of the person."""
FIRST_ANSWERS = 15


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's rating, streak and counts in the puzzles of one game."""

    rating: float = FIRST_RATING
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0

    def after(self, puzzle_rating: float, right: bool) -> "Standing":
        """The standing after an answer, by Elo's formula."""
        expected = 1 / (1 + 10 ** ((puzzle_rating - self.rating) / SCALE))
        step = FIRST_STEP if self.tried < FIRST_ANSWERS else STEP
        streak = self.streak + 1 if right else 0
        return replace(
            self,
            rating=self.rating + step * (right - expected),
            tried=self.tried + 1,
            solved=self.solved + right,
            streak=streak,
            best_streak=max(streak, self.best_streak),
        )

    def to_wire(self) -> wire.PuzzleStanding:
        return wire.PuzzleStanding(
            rating=round(self.rating),
            tried=self.tried,
            solved=self.solved,
            streak=self.streak,
            best_streak=self.best_streak,
        )


class LastAnswer(TypedDict):
    """The last answer that counted, as it is stored."""

    puzzle: str
    action: str | None
    rating: float
    """The rating before it."""


def last_answer(puzzle: str, action: str | None, before: Standing) -> LastAnswer:
    """The last answer that counted, as it is stored, with the rating before it."""
    return {"puzzle": puzzle, "action": action, "rating": before.rating}


def before_again(
    last: LastAnswer | None, puzzle: str, action: str | None, now: Standing
) -> Standing:
    """The standing before an answer to a puzzle that was answered already.

    If it is the last answer once more, its reply was lost, and the same is said again. Any other
    answer changes nothing: the standing before it is the standing now.
    """
    if last is None or (last["puzzle"], last["action"]) != (puzzle, action):
        return now
    return replace(now, rating=last["rating"])
