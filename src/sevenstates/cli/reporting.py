"""Refusals of a command as one sentence."""

import contextlib
from collections.abc import Iterator

from typer.exceptions import TyperException

from .. import games
from ..core import SevenStatesError
from ..texts import Texts
from .errors import ClientError, sentence
from .terminal import InputEnded
from .words import Words


@contextlib.contextmanager
def reporting_errors(language: str, game_key: str = "") -> Iterator[None]:
    """Turn what is refused into one sentence and exit code 1."""
    try:
        yield
    except InputEnded:
        print(Words(language)("left"))
    except (SevenStatesError, ClientError) as error:
        known = game_key if game_key in {game.key for game in games.all()} else ""
        raise TyperException(sentence(error, Texts(language, known), Words(language))) from None
