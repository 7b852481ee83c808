"""Puzzles: what is asked, what was answered, and where a person stands."""

from typing import Annotated

from msgspec import Meta

from .base import Json, SeatNumber, Wire
from .update import ActionInfo, Ask, HintReason


class PuzzleStanding(Wire):
    """A person's rating, streak and counts in the puzzles of one game."""

    rating: int
    tried: int
    """Puzzles with a first answer; only that one counts."""
    solved: int
    streak: int
    """Right first answers in a row, up to the last one."""
    best_streak: int


class PuzzleTheme(Wire):
    """A theme of a game's puzzles; its words are the message theme-NAME."""

    name: str
    count: int


class PuzzleGame(Wire):
    """The puzzles of one game."""

    game: str
    count: int
    themes: list[PuzzleTheme]
    standing: PuzzleStanding


class DailyPuzzle(Wire):
    """The puzzle of a day, the same for everybody."""

    date: str
    """The day, as in 2026-03-31, in universal time."""
    game: str
    id: str
    theme: str
    right: bool | None
    """Whether the caller's first answer was right; None before it."""


class PuzzleList(Wire):
    """The games that have puzzles, and the puzzle of the day."""

    daily: DailyPuzzle | None
    games: list[PuzzleGame]


class PuzzleInfo(Wire):
    """A puzzle as it is asked, without its answer."""

    game: str
    id: str
    seats: int
    seat: SeatNumber
    """The seat that is asked; all is shown as this seat knows it."""
    theme: str
    rating: int
    view: Json
    ask: Ask
    right: bool | None
    """Whether the caller's first answer was right; None before it. Only that one counts."""
    standing: PuzzleStanding


class PuzzleAnswer(Wire):
    """An answer to a puzzle."""

    action: Annotated[str, Meta(max_length=200)] | None
    """The move in notation; None gives up and asks for the answer."""


class PuzzleMove(Wire):
    """A move of a puzzle, looked at by a bot."""

    action: ActionInfo
    value: float | None
    """The share of the win that the seat may expect after it, from 0 to 1; None if no bot had the
    time to look at it."""
    reasons: list[HintReason]


class PuzzleProof(Wire):
    """The proof of the answer: a bot chose it again and again."""

    bot: str
    looks: int
    """The number of times that it was asked, each time in other possible worlds."""
    gap: float
    """The answer's least lead over the second best move: a share of the win."""


class PuzzleResult(Wire):
    """The result of an answer to a puzzle."""

    right: bool
    counted: bool
    """Whether it was the first answer, which alone counts."""
    change: int
    """The change of the rating."""
    made: PuzzleMove | None
    answer: PuzzleMove | None
    """The answer, once it was found or given up."""
    second: PuzzleMove | None
    """The move that comes next, shown with the answer."""
    best_value: float
    """The share of the win that the seat may expect after the answer."""
    look: PuzzleProof
    standing: PuzzleStanding
