"""Sentences of errors in tracebacks: the result of `str(error)`."""

from .. import games
from ..core import SevenStatesError
from .texts import Texts


def describe(error: SevenStatesError) -> str | None:
    """An English sentence; None if there is none for the error.

    `core.errors` finds this function by its entry point.
    """
    sentence = Texts("en", _game_of(error)).refusal(error)
    return None if sentence == error.to_line() else sentence


def _game_of(error: BaseException | None) -> str:
    """The game that refuses, or that refused what an error reports."""
    while isinstance(error, SevenStatesError):
        if error.game in games.plugins():
            return error.game
        error = error.__cause__
    return ""
