"""Registry of the games that are installed."""

from functools import cache
from importlib.metadata import entry_points

from ..core import AnyGame, BadOption
from .plugin import Plugin

GROUP = "sevenstates.games"


@cache
def plugins() -> dict[str, Plugin]:
    """Every plug-in by the key of its game, in the order that players see."""
    found: list[Plugin] = [entry.load() for entry in entry_points(group=GROUP)]
    return {plugin.key: plugin for plugin in sorted(found, key=lambda one: (one.order, one.key))}


def plugin(key: str) -> Plugin:
    """The plug-in of the game with that key; BadOption, naming the known ones, if there is none."""
    found = plugins().get(key)
    if found is None:
        raise BadOption("no-such-game", game=key, known=", ".join(plugins()))
    return found


def get(key: str) -> AnyGame:
    """The game with that key; BadOption, naming the known ones, if there is none."""
    return plugin(key).game


def all() -> tuple[AnyGame, ...]:  # the name is the protocol's
    """Every game that is installed, in the order that players see."""
    return tuple(plugin.game for plugin in plugins().values())
