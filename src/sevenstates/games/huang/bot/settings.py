"""Settings of the bots of HUANG."""

from ....bots.settings import BotSettings

SETTINGS = BotSettings(search=800, candidates=32, deepest=2, hard=48, expert=800, training_worlds=2)
