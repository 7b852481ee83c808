"""Results: every command gets exactly one, and a repeat gets the first one again."""

from .base import Version, Wire
from .problem import Problem
from .update import Update


class Done(Wire, tag="done", tag_field="type"):
    """It is on disk."""

    id: str
    version: Version
    """The viewer's version with it."""
    position: Version
    table: str | None = None
    """The new table, of a rematch."""


class Stale(Wire, tag="stale", tag_field="type"):
    """It was meant for another position; nothing was done. Here is what happened since."""

    id: str
    update: Update


class Refused(Wire, tag="refused", tag_field="type"):
    """It may not be; nothing was done."""

    id: str
    problem: Problem


Result = Done | Stale | Refused
