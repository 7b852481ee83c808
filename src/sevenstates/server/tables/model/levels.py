"""The levels of bots that can sit at a table."""

from collections.abc import Sequence

from ....bots import names_for
from ....bots.levels import check_name, levels_of, usual_level
from ...errors import Refused

_own_bots: dict[str, dict[str, str]] = {}
"""The host's own bots: by game and level, the name that `make_bot` knows."""


def offer_own_bots(settings: Sequence[str]) -> None:
    """Offer these bots of the host, each as GAME/NAME=BOT; BadOption if one cannot play.

    People at tables choose among names: only the host says which code or file is behind one.
    """
    _own_bots.clear()
    for setting in settings:
        place, _, bot = setting.partition("=")
        game_key, _, level = place.partition("/")
        check_name(bot, game_key)
        _own_bots.setdefault(game_key, {})[level] = bot


def offered_levels(game_key: str) -> list[str]:
    """The levels that are offered when a table is set up."""
    return [*levels_of(game_key), *_own_bots.get(game_key, ())]


def bot_of(level: str | None, game_key: str) -> str:
    """The bot that plays a level.

    The usual one if the host has taken that level back, and for people whose clock has run out or
    who resigned: their seats have no level.
    """
    known = _own_bots.get(game_key, {})
    if level is None or level not in levels_for(game_key):
        return usual_level(game_key)
    return known.get(level, level)


def levels_for(game_key: str) -> tuple[str, ...]:
    """Every level that there is for the game; `greedy` is what the arena calls `normal`."""
    names = (name for name in names_for(game_key) if name != "greedy")
    return (*names, *_own_bots.get(game_key, ()))


def check_level(level: str, game_key: str) -> None:
    """Refuse a level that there is not."""
    known = levels_for(game_key)
    if level not in known:
        raise Refused(422, "no-such-level", level=level, known=", ".join(known))
