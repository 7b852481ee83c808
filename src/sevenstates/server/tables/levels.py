"""The levels of bots that can sit at a table."""

from ...bots.levels import NAMES
from ..errors import Refused

LEVELS = tuple(name for name in NAMES if name != "greedy")
"""The weakest first; `greedy` is what the arena calls `normal`."""

STANDIN = "normal"
"""Plays for people whose clock has run out or who resigned."""


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in LEVELS:
        raise Refused(422, "no-such-level", level=level, known=", ".join(LEVELS))
