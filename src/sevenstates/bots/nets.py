"""The nets that come with the package, and how each sees its game."""

import importlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from .. import fast

if TYPE_CHECKING:
    from .eyes import AnyEyes
    from .net import Net

HAS_NUMPY = find_spec("numpy") is not None
"""Nets are run with it; all other bots do without."""


def has_net(game_key: str) -> bool:
    """Whether a net plays the game here. The one of HUANG sees through the compiled core."""
    can_see = fast.available if game_key == "huang" else True
    return HAS_NUMPY and can_see and _file(game_key).exists()


def eyes_of(game_key: str) -> "AnyEyes":
    """How a net sees the game."""
    eyes: AnyEyes = importlib.import_module(f".{game_key}.eyes", __package__).EYES
    return eyes


@cache
def net_of(game_key: str) -> "Net":
    """The net of the game that comes with the package."""
    from .net import Net  # it needs numpy

    return Net.load(_file(game_key))


def _file(game_key: str) -> Path:
    return Path(__file__).parent / game_key / "net.npz"
