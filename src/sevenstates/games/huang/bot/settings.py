"""Settings of the bots of HUANG."""

from ....bots.settings import BotSettings

SETTINGS = BotSettings(
    search=800, candidates=32, deepest=2, hard=96, expert=960, in_turns=False, training_worlds=2
)
