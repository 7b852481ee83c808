"""Settings of the bots of The Warring States."""

from ....bots.settings import BotSettings

SETTINGS = BotSettings(search=120, candidates=3, deepest=40, hard=0, expert=192, expert_always=True)
