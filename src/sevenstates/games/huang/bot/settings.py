"""Settings of the bots of HUANG."""

from ....bots.settings import BotSettings

SETTINGS = BotSettings(
    search=800,
    candidates=32,
    deepest=2,
    hard=96,
    in_turns=False,
    expert=800,
    expert_net="expert_net.npz",
    expert_trust=2.0,
    expert_always=True,
    overlooks=0.5,
    blur=0.2,
    training_worlds=2,
)
