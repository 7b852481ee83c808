"""How a net sees The Warring States."""

from ....bots.readable_eyes import ReadableEyes
from ..rules import WARRING
from . import KNOWLEDGE, sight

EYES = ReadableEyes(
    WARRING, KNOWLEDGE, sight, decides=False, candidates=6, trust=20.0, more_worlds=16
)
