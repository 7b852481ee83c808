"""Dealing puzzles: the next one of a person, and the one of the day."""

import hashlib
from collections.abc import Collection, Iterable
from datetime import date

from ... import games
from ...puzzles import Puzzle, load_puzzles

NEAREST = 5
"""The next puzzle is one of this many whose rating is nearest to the person's."""


def games_with_puzzles() -> list[str]:
    """The keys of the games that have puzzles."""
    return [game.key for game in games.all() if load_puzzles(game.key)]


def daily(day: date) -> Puzzle | None:
    """The puzzle of a day; the games take turns. None if no game has puzzles."""
    keys = games_with_puzzles()
    if not keys:
        return None
    turn, place = divmod(day.toordinal(), len(keys))
    mixed = sorted(load_puzzles(keys[place]).values(), key=lambda puzzle: _mixed(puzzle.id))
    return mixed[turn % len(mixed)]


def deal(
    puzzles: Iterable[Puzzle],
    rating: float,
    person: str,
    right: Collection[str],
    wrong: Collection[str],
) -> Puzzle:
    """The next puzzle for a person: near the rating and new.

    When all have been answered, those that went wrong come again, and then all of them. `right`
    and `wrong` are the ids of what was answered; they decide between puzzles that are as near.
    """
    everything = list(puzzles)
    answered = {*right, *wrong}
    new = [puzzle for puzzle in everything if puzzle.id not in answered]
    missed = [puzzle for puzzle in everything if puzzle.id in wrong]
    nearest = sorted(
        new or missed or everything, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id)
    )[:NEAREST]
    return min(nearest, key=lambda puzzle: _mixed(f"{person} {len(answered)} {puzzle.id}"))


def _mixed(text: str) -> str:
    """A key to sort by that says nothing about the text."""
    return hashlib.sha256(text.encode()).hexdigest()
