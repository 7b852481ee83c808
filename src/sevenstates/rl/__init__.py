"""The games as environments for learning programs; needs the extra `rl`.

Each game is here for PettingZoo by its key and the version of its environment, as in
`from sevenstates.rl import huang_v0`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .zoo import ZooGame

VERSION = "_v0"


def __getattr__(name: str) -> "ZooGame":
    from .. import games

    key = name.removesuffix(VERSION)
    if key == name or key not in games.plugins():
        known = ", ".join(f"{key}{VERSION}" for key in games.plugins())
        raise AttributeError(f"module {__name__!r} has no {name!r}; the games are {known}")
    from .zoo import ZooGame

    return ZooGame(games.plugins()[key])
