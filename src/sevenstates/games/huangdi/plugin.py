"""The plug-in of Huang Di."""

from typing import TYPE_CHECKING

from ...core import Options, State
from ..plugin import Plugin
from . import native
from .rules import HUANGDI
from .rules.view import HuangdiView

if TYPE_CHECKING:
    from ...bots.heuristics import AnyHeuristics
    from ...bots.nets.encoding import AnyFeatures
    from ...bots.nets.net_adapter import AnyNetAdapter
    from ...bots.settings import BotSettings
    from ...cli.board import Board
    from ...native.game import NativeGame
    from ...puzzles import Themes
    from ...rl.adapter import EnvAdapter
    from ...rl.observations import CompiledEnv
    from ...rl.picture import Picture


class HuangdiPlugin(Plugin):
    """Huang Di; its environments use the compiled core where it is there."""

    key = "huangdi"
    title = "Huang Di"
    order = 2
    default_seats = 3
    env_name = "HuangDi"
    game = HUANGDI
    view_type = HuangdiView

    def native(self) -> "NativeGame | None":
        if not native.available:
            return None
        from .native.huangdi import NATIVE

        return NATIVE

    def heuristics(self) -> "AnyHeuristics":
        from .bot import HEURISTICS

        return HEURISTICS

    def bot_settings(self) -> "BotSettings":
        from .bot.settings import SETTINGS

        return SETTINGS

    def net_adapter(self) -> "AnyNetAdapter":
        from .bot.net_adapter import ADAPTER

        return ADAPTER

    def net_features(self) -> "AnyFeatures":
        from .bot import features

        return features

    def puzzle_themes(self) -> "Themes":
        from .puzzles.themes import THEMES

        return THEMES

    def env_adapter(self) -> "EnvAdapter":
        from .env.observation import ADAPTER

        return ADAPTER

    def compiled_env(self, options: Options) -> "CompiledEnv | None":
        if not native.available:
            return None
        from .env.compiled import COMPILED

        return COMPILED

    def env_picture(self, state: State) -> "Picture":
        from .env.picture import picture

        return picture(state)

    def max_chance_outcomes(self, options: Options) -> int:
        from .rules.components import FAVOURS

        return FAVOURS

    def terminal_board(self) -> "Board":
        from .terminal import HuangdiBoard

        return HuangdiBoard()


PLUGIN = HuangdiPlugin()
