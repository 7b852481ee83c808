"""How a net sees Huang Di."""

from ...games.huangdi import HUANGDI
from ..readable_eyes import ReadableEyes
from . import KNOWLEDGE, sight

EYES = ReadableEyes(
    HUANGDI, KNOWLEDGE, sight, decides=True, candidates=4, trust=30.0, more_worlds=4
)
