"""Seven States: three board games set in ancient China on one engine.

The names of daily use are here: `from sevenstates import RandomLuck, ask, get, make_bot`. Each is
imported when it is asked for, so that `sevenstates.core` loads nothing else.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bots import Bot, Budget, Question, ask, make_bot
    from .core import (
        Action,
        Decision,
        Event,
        Game,
        IllegalAction,
        Luck,
        Match,
        Outcome,
        RandomLuck,
        Record,
        SevenStatesError,
        State,
    )
    from .games import get

try:
    __version__ = version("sevenstates")
except PackageNotFoundError:  # core and games also run straight from a source tree
    __version__ = "0+source"

__all__ = [
    "Action",
    "Bot",
    "Budget",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Outcome",
    "Question",
    "RandomLuck",
    "Record",
    "SevenStatesError",
    "State",
    "ask",
    "get",
    "make_bot",
]

_HOMES = {"Bot": "bots", "Budget": "bots", "Question": "bots", "ask": "bots", "make_bot": "bots"}
_HOMES |= {"get": "games"}
"""The modules of names that do not come from `core`."""


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_HOMES.get(name, 'core')}", __name__), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
