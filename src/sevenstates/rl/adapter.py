"""Adapter interface: what learning environments need of a game."""

from collections.abc import Callable
from typing import NamedTuple

from ..core import Options, View
from .observations import Layout


class EnvAdapter(NamedTuple):
    """A game's observations for learning programs."""

    layout: Callable[[int, Options], Layout]
    """Layout of the observations, by number of seats and options."""
    potential: Callable[[View], float]
    """The potential whose growth shaping rewards."""
