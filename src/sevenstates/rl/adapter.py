"""What learning environments need of a game."""

from collections.abc import Callable
from typing import NamedTuple

from ..core import Options
from .channels import Layout, View


class EnvAdapter(NamedTuple):
    """How a learning program observes a game."""

    layout: Callable[[int, Options], Layout]
    """Of the observations at a table of so many seats with these options."""
    potential: Callable[[View], float]
    """What shaping rewards the growth of."""
