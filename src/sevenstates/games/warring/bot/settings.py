"""Settings of the bots of The Warring States."""

from ....bots.settings import BotSettings
from .. import native

SETTINGS = BotSettings(
    search=120,
    candidates=3,
    deepest=40,
    hard=0,
    expert=4_000 if native.available else 192,
    expert_trust=12.0,
    expert_always=True,
)
