"""The plug-in of the toy game."""

from typing import TYPE_CHECKING

from sevenstates.core import Options
from sevenstates.games.plugin import Plugin

from .rules import TOY, ToyView
from .rules.steps import LETTERS

if TYPE_CHECKING:
    from sevenstates.bots.heuristics import AnyHeuristics
    from sevenstates.rl.adapter import EnvAdapter


class ToyPlugin(Plugin):
    """The toy game."""

    key = "toy"
    title = "Toy"
    default_seats = 2
    env_name = "Toy"
    game = TOY
    view_type = ToyView

    def heuristics(self) -> "AnyHeuristics":
        from .bot.heuristics import ToyHeuristics

        return ToyHeuristics()

    def env_adapter(self) -> "EnvAdapter":
        from .env.observation import ADAPTER

        return ADAPTER

    def max_chance_outcomes(self, options: Options) -> int:
        return len(LETTERS)


PLUGIN = ToyPlugin()
