"""Views: the parts that those of all games share, and the type that generic code reads."""

from collections.abc import Mapping
from typing import Any, TypedDict

from .decision import DecisionView
from .outcome import OutcomeView
from .seat import Viewer

View = Mapping[str, Any]
"""The view of any game, or a part of one.

Each game declares its own as a TypedDict that extends `BaseView`.
"""


class BaseView(TypedDict):
    """The part of a view that every game has."""

    game: str
    """The key of the game."""
    viewer: Viewer
    pending: list[DecisionView]
    """The open questions."""
    outcome: OutcomeView | None
    """The outcome of the game; None while it goes on."""
