"""The games that are installed: `get(key)` returns a Game, `all()` all of them.

A package brings a game by an entry point of the group `sevenstates.games` that names its
`Plugin`; ours are found the same way.

Type checkers read `__init__.pyi`, which gives `get` a type for each game that is shipped. It is
generated from the entry points, so that no code here names a game.
"""

from .plugin import Plugin
from .registry import GROUP, all, get, plugin, plugins

__all__ = ["GROUP", "Plugin", "all", "get", "plugin", "plugins"]
