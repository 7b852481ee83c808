"""Which observation, and which aid for learning, belongs to which game."""

from collections.abc import Callable
from typing import NamedTuple

from ..core import Options
from .channels import Layout, View
from .huang import observation as huang
from .huangdi import observation as huangdi
from .warring import observation as warring


class Senses(NamedTuple):
    """How a learning program sees a game."""

    layout: Callable[[int, Options], Layout]
    potential: Callable[[View], float]
    """What shaping rewards the growth of."""


SENSES = {
    "huang": Senses(huang.layout, huang.potential),
    "huangdi": Senses(huangdi.layout, huangdi.potential),
    "warring": Senses(warring.layout, warring.potential),
}
