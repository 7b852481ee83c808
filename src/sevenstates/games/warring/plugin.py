"""The plug-in of The Warring States."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ...core import Options, State
from ..plugin import Plugin
from . import native
from .rules import WARRING, WarringOptions
from .rules.view import WarringView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...bots.heuristics import AnyHeuristics
    from ...bots.nets.encoding import AnyFeatures
    from ...bots.nets.net_adapter import AnyNetAdapter
    from ...bots.settings import BotSettings
    from ...cli.board import Board
    from ...cli.simulate import Plan
    from ...native.game import NativeGame
    from ...puzzles import Themes
    from ...rl.adapter import EnvAdapter
    from ...rl.observations import CompiledEnv
    from ...rl.picture import Picture
    from ...texts import Texts


class WarringPlugin(Plugin):
    """The Warring States; a table may be played with a deck of its own."""

    key = "warring"
    title = "The Warring States"
    order = 3
    default_seats = 3
    env_name = "Warring"
    game = WARRING
    view_type = WarringView

    def native(self) -> "NativeGame | None":
        if not native.available:
            return None
        from .native.warring import NATIVE

        return NATIVE

    def word_functions(
        self, language: str, options: Options | None
    ) -> Mapping[str, Callable[[str], str]]:
        from .words.names import functions

        return functions(language, options)

    def card_words(self, language: str, options: Options) -> Mapping[str, object]:
        from .words.deck_words import deck_words

        assert isinstance(options, WarringOptions)
        return deck_words(language, options.cards())

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
        from .native.tables import fits

        assert isinstance(options, WarringOptions)
        return COMPILED if fits(options) else None

    def env_picture(self, state: State) -> "Picture":
        from .env.picture import picture

        return picture(state)

    def max_chance_outcomes(self, options: Options) -> int:
        from .env.deck import index_of

        assert isinstance(options, WarringOptions)
        index = index_of(options)
        return max(len(index.events), len(index.characters), len(index.public))

    def terminal_board(self) -> "Board":
        from .terminal import WarringBoard

        return WarringBoard()

    def report_on_decks(self, plan: "Plan", count: int, texts: "Texts") -> "RenderableType":
        from .terminal.balance import report_on_decks

        return report_on_decks(plan, count, texts)


PLUGIN = WarringPlugin()
