"""How a net sees The Warring States."""

from ...games.warring import WARRING
from ..readable_eyes import ReadableEyes
from . import KNOWLEDGE, sight

EYES = ReadableEyes(
    WARRING, KNOWLEDGE, sight, decides=False, candidates=6, trust=20.0, more_worlds=16
)
