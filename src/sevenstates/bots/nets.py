"""The nets that come with the games, and the adapters they see through."""

from functools import cache
from importlib.resources import as_file
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .. import games

if TYPE_CHECKING:
    from .eyes import AnyEyes
    from .net import Net

HAS_NUMPY = find_spec("numpy") is not None
"""Nets are run with it; all other bots do without."""


def has_net(game_key: str) -> bool:
    """Whether a net plays the game here."""
    return (
        HAS_NUMPY
        and _file(game_key).is_file()
        and (games.plugin(game_key).net_adapter() is not None)
    )


def eyes_of(game_key: str) -> "AnyEyes":
    """How a net sees the game."""
    adapter = games.plugin(game_key).net_adapter()
    assert adapter is not None, f"no net can see {game_key} here"
    return adapter


@cache
def net_of(game_key: str) -> "Net":
    """The net of the game that comes with it."""
    from .net import Net  # it needs numpy

    with as_file(_file(game_key)) as path:
        return Net.load(path)


def _file(game_key: str) -> Traversable:
    return games.plugin(game_key).folder.joinpath("bot", "net.npz")
