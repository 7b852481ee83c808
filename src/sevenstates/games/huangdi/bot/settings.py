"""Settings of the bots of Huang Di."""

from ....bots.settings import BotSettings

SETTINGS = BotSettings(
    search=400,
    candidates=32,
    deepest=40,
    hard=0,
    expert=192,
    expert_in_positions=640,
    position_nets={2: "position_net.npz", 3: "position_net.npz", 4: "position_net_4.npz"},
)
