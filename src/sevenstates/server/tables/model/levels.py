"""The levels of bots that can sit at a table."""

from ....bots import names_for
from ...errors import Refused

OFFERED = ("random", "easy", "normal", "hard", "expert")
"""The levels offered when a table is set up, the weakest first."""

STANDIN = "normal"
"""Plays for people whose clock has run out or who resigned."""


def levels_for(game_key: str) -> tuple[str, ...]:
    """Every level that there is for the game; `greedy` is what the arena calls `normal`."""
    return tuple(name for name in names_for(game_key) if name != "greedy")


def check_level(level: str, game_key: str) -> None:
    """Refuse a level that there is not."""
    known = levels_for(game_key)
    if level not in known:
        raise Refused(422, "no-such-level", level=level, known=", ".join(known))
