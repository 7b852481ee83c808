"""Bots that play with a net, the nets that come with the games, and their adapters.

Nothing here imports numpy before a net is asked for: all other bots do without it.
"""

from functools import cache
from importlib.resources import as_file
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ... import games

if TYPE_CHECKING:
    from .net import Net
    from .net_adapter import AnyNetAdapter
    from .plain_net import PlainNet
    from .position_net import PositionNet

HAS_NUMPY = find_spec("numpy") is not None
"""Nets are run with numpy."""


def can_have_net(game_key: str) -> bool:
    """Whether a net can play the game here."""
    return HAS_NUMPY and games.plugin(game_key).net_adapter() is not None


def has_net(game_key: str) -> bool:
    """Whether a net comes with the game and can play here."""
    return _file(game_key).is_file() and can_have_net(game_key)


def adapter_of(game_key: str) -> "AnyNetAdapter":
    """The adapter between the game and its nets."""
    adapter = games.plugin(game_key).net_adapter()
    assert adapter is not None, f"no net can see {game_key} here"
    return adapter


@cache
def net_of(game_key: str, name: str = "net.npz") -> "Net":
    """A net that comes with the game."""
    from .net import Net  # needs numpy

    with as_file(_file(game_key, name)) as path:
        return Net.load(path)


@cache
def plain_net_of(game_key: str) -> "PlainNet | None":
    """The net that comes with the game, for plain Python; None if it has no features there."""
    if not _file(game_key).is_file() or games.plugin(game_key).net_features() is None:
        return None
    from .plain_net import PlainNet

    with _file(game_key).open("rb") as file:
        return PlainNet.load(file)


@cache
def position_net_of(game_key: str, name: str = "position_net.npz") -> "PositionNet | None":
    """A net on positions that comes with the game, if it does and there is a compiled core."""
    from .position_net import PositionNet  # needs numpy

    file = _file(game_key, name)
    if not file.is_file() or games.plugin(game_key).native() is None:
        return None
    with as_file(file) as path:
        return PositionNet.load(path)


def _file(game_key: str, name: str = "net.npz") -> Traversable:
    return games.plugin(game_key).folder.joinpath("bot", name)
