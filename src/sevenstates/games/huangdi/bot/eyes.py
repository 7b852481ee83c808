"""How a net sees Huang Di."""

from ....bots.readable_eyes import ReadableEyes
from ..rules import HUANGDI
from . import KNOWLEDGE, sight

EYES = ReadableEyes(
    HUANGDI, KNOWLEDGE, sight, decides=True, candidates=4, trust=30.0, more_worlds=4
)
