"""The levels of bots that can sit at a table."""

from ..errors import Refused

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The weakest first."""

STANDIN = "normal"
"""Plays for people whose clock has run out or who resigned."""


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in LEVELS:
        raise Refused(422, "no-such-level", level=level, known=", ".join(LEVELS))
