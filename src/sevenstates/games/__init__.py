"""The games. `get("huang")` returns a Game, `all()` all of them."""

from typing import Any

from ..core import BadOption, Game
from .huang import HUANG
from .huangdi import HUANGDI
from .warring import WARRING

_GAMES: dict[str, Game[Any, Any]] = {game.key: game for game in (HUANG, HUANGDI, WARRING)}


def get(key: str) -> Game[Any, Any]:
    """The game of that key; BadOption, with the known ones, if there is none."""
    game = _GAMES.get(key)
    if game is None:
        raise BadOption("no-such-game", game=key, known=", ".join(_GAMES))
    return game


def all() -> tuple[Game[Any, Any], ...]:  # the name is the protocol's
    """Every game there is."""
    return tuple(_GAMES.values())
