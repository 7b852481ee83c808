"""Net adapter of The Warring States on its compiled core."""

from ....bots.nets.net import Floats, NetInfo
from ....bots.nets.python_adapter import PythonAdapter
from ....core import Options
from ..native.warring import NATIVE
from ..rules import WarringState
from .decisions import Games
from .settings import SETTINGS


class CompiledAdapter(PythonAdapter[WarringState]):
    """Encodes moves as the Python adapter does, many times as fast."""

    @property
    def info(self) -> NetInfo:
        """The same as without the core: the features are the same."""
        return NetInfo(self.game.key, PythonAdapter.__name__, self.features.VERSION)

    def new_games(
        self, games: int, seats: int, options: Options, scale: Floats, seed: int
    ) -> Games:
        rules, worlds = NATIVE.rules_for(seats, options), SETTINGS.training_worlds
        return Games.new(games, rules, scale, seed, worlds)
