"""The plug-in of a game: everything that generic code may ask of it.

Each part is imported when it is asked for, so that playing in a terminal loads no environments
and the rules run where nothing is installed.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar

from ..core import AnyGame, BaseView, Options, State

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..bots.heuristics import AnyHeuristics
    from ..bots.nets.encoding import AnyFeatures
    from ..bots.nets.net_adapter import AnyNetAdapter, PositionAdapter
    from ..bots.settings import BotSettings
    from ..cli.board import Board
    from ..cli.simulate import Plan
    from ..external.game import ExternalGame
    from ..native.game import NativeGame
    from ..puzzles import Themes
    from ..rl.adapter import EnvAdapter
    from ..rl.observations import CompiledEnv
    from ..rl.picture import Picture
    from ..rl.positions import AnyPositions
    from ..rl.table import Kind, Table
    from ..rl.vector import Games
    from ..texts import Texts


class Plugin(ABC):
    """A game with its words, bots, observations and boards."""

    key: ClassVar[str]
    """The game's name in commands, records and addresses."""
    title: ClassVar[str]
    """The game's name in English."""
    order: ClassVar[int] = 100
    """Its place in lists of games; equal ones are sorted by key."""
    default_seats: ClassVar[int]
    """The number of seats where nobody names one."""
    env_name: ClassVar[str]
    """Its name in Gymnasium's ids: `sevenstates/NAME-v0`."""

    def __repr__(self) -> str:
        return f"sevenstates.games.plugin({self.key!r})"

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def view_type(self) -> type[BaseView] | None:
        """Type of its views, from which the browser client's types are generated, or None."""
        return None

    def native(self) -> "NativeGame | None":
        """Its compiled core; None if it has none, or if that was not built."""
        return None

    # Words

    @property
    def folder(self) -> Traversable:
        """The game's folder, which holds `words` and `rules`."""
        return files(type(self).__module__.rpartition(".")[0])

    def word_functions(
        self, language: str, options: Options | None
    ) -> Mapping[str, Callable[[str], str]]:
        """The functions that its Fluent messages may call."""
        return {}

    def card_words(self, language: str, options: Options) -> Mapping[str, object] | None:
        """The words on the cards of a table; None if they are among the messages."""
        return None

    # Bots

    def heuristics(self) -> "AnyHeuristics | None":
        """The heuristics of its bots; None if there is only the random bot."""
        return None

    def bot_settings(self) -> "BotSettings":
        """The settings of its bots."""
        from ..bots.settings import BotSettings

        return BotSettings()

    def net_adapter(self) -> "AnyNetAdapter | None":
        """The adapter between the game and its nets; None if no net can play here."""
        return None

    def net_features(self) -> "AnyFeatures | None":
        """The features of its nets, if plain Python can make them; None if not."""
        return None

    def position_adapter(
        self, columns: Sequence[str], seats: int, options: Options
    ) -> "PositionAdapter | None":
        """The adapter between a kind of table and a net on positions with these inputs.

        None where no compiled core plays such tables.
        """
        compiled = self.compiled_env(options)
        if compiled is None or self.net_adapter() is None:
            return None
        from ..bots.nets.net_adapter import win_reward
        from ..rl.net_positions import NetPositions

        return NetPositions(compiled, seats, options, columns, win_reward)

    # Puzzles

    def puzzle_themes(self) -> "Themes | None":
        """The themes of the puzzles in its folder `puzzles`; None if it has none."""
        return None

    # Learning environments

    @abstractmethod
    def env_adapter(self) -> "EnvAdapter":
        """The observations of a seat, and the quantity that shaped rewards follow."""

    @abstractmethod
    def max_chance_outcomes(self, options: Options) -> int:
        """The largest number of kinds that chance draws from at once."""

    def compiled_env(self, options: Options) -> "CompiledEnv | None":
        """The environments' part of its compiled core.

        None where there is none, or where it has no room for what the options ask for.
        """
        return None

    def env_table(self, kind: "Kind") -> "Table":
        """One game for the environments that play one at a time."""
        compiled = self.compiled_env(kind.options)
        if compiled is None:
            from ..rl.table import Table

            return Table(kind)
        from ..rl.compiled import CompiledTable

        return CompiledTable(kind, compiled)

    def env_games(self, kind: "Kind", count: int, threads: int | None = None) -> "Games":
        """Games for the environments that step many together; threads serve a compiled core."""
        compiled = self.compiled_env(kind.options)
        if compiled is None:
            from ..rl.readable_games import ReadableGames

            return ReadableGames(kind, count)
        from ..rl.compiled import CompiledGames

        return CompiledGames(kind, count, compiled, threads)

    def env_positions(self, kind: "Kind") -> "AnyPositions":
        """Positions for the environments that branch from them."""
        compiled = self.compiled_env(kind.options)
        if compiled is None:
            from ..rl.positions import ReadablePositions

            return ReadablePositions(kind)
        from ..rl.compiled import CompiledPositions

        return CompiledPositions(kind, compiled)

    def env_picture(self, state: State) -> "Picture":
        """A picture of a position, with nothing hidden; its text if the game draws none."""
        from ..rl.picture import picture_of_text

        return picture_of_text(state.to_text())

    # Other programs' protocol

    def external(self) -> "ExternalGame | None":
        """Its side of the External Bot Protocol; None if no table of it can speak that."""
        return None

    # Terminal

    def terminal_board(self) -> "Board":
        """The board in the terminal; a plain list of the view if the game draws none."""
        from ..cli.plain_board import PlainBoard

        return PlainBoard()

    def report_on_decks(self, plan: "Plan", count: int, texts: "Texts") -> "RenderableType | None":
        """A report on its decks from `count` games of bots; None if it has no such report."""
        return None
