"""The plug-in of HUANG."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ...core import Options, State
from ..plugin import Plugin
from . import native
from .rules import HUANG
from .rules.view import HuangView

if TYPE_CHECKING:
    from ...bots.heuristics import AnyHeuristics
    from ...bots.nets.net_adapter import AnyNetAdapter
    from ...bots.settings import BotSettings
    from ...cli.board import Board
    from ...external.game import ExternalGame
    from ...native.game import NativeGame
    from ...puzzles import Themes
    from ...rl.adapter import EnvAdapter
    from ...rl.observations import CompiledEnv
    from ...rl.picture import Picture


class HuangPlugin(Plugin):
    """HUANG; its nets and environments use the compiled core where it is there."""

    key = "huang"
    title = "HUANG"
    order = 1
    default_seats = 2
    env_name = "Huang"
    game = HUANG
    view_type = HuangView

    def native(self) -> "NativeGame | None":
        if not native.available:
            return None
        from .native.huang import NATIVE

        return NATIVE

    def word_functions(
        self, language: str, options: Options | None
    ) -> Mapping[str, Callable[[str], str]]:
        from .words.functions import FUNCTIONS

        return FUNCTIONS

    def heuristics(self) -> "AnyHeuristics":
        from .bot import HEURISTICS

        return HEURISTICS

    def bot_settings(self) -> "BotSettings":
        from .bot.settings import SETTINGS

        return SETTINGS

    def net_adapter(self) -> "AnyNetAdapter | None":
        if not native.available:
            return None  # its adapter uses the compiled core
        from .bot.net_adapter import ADAPTER

        return ADAPTER

    def puzzle_themes(self) -> "Themes":
        from .puzzles.themes import THEMES

        return THEMES

    def env_adapter(self) -> "EnvAdapter":
        from .env.observation import ADAPTER

        return ADAPTER

    def env_picture(self, state: State) -> "Picture":
        from .env.picture import picture

        return picture(state)

    def max_chance_outcomes(self, options: Options) -> int:
        from .rules.components import BANDITS

        return len(BANDITS)

    def compiled_env(self, options: Options) -> "CompiledEnv | None":
        if not native.available:
            return None
        from .env.compiled import COMPILED

        return COMPILED

    def external(self) -> "ExternalGame":
        from .bridge.game import BRIDGE

        return BRIDGE

    def terminal_board(self) -> "Board":
        from .terminal import HuangBoard

        return HuangBoard()


PLUGIN = HuangPlugin()
