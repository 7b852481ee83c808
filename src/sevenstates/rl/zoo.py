"""The games for PettingZoo: `from sevenstates.rl import huang_v0`."""

from typing import Any

from ..extras import extra
from ..games.plugin import Plugin
from .aec import TableEnv
from .parallel import ParallelTableEnv
from .table import AnyObservation

with extra("rl", "PettingZoo"):
    from pettingzoo.utils import wrappers


class ZooGame:
    """One game, with the functions of a PettingZoo module."""

    def __init__(self, plugin: Plugin) -> None:
        self._key, self._seats = plugin.key, plugin.default_seats

    def env(self, **parameters: Any) -> wrappers.OrderEnforcingWrapper[str, AnyObservation, int]:
        """A table that checks how it is used; the parameters are those of `raw_env`."""
        return wrappers.OrderEnforcingWrapper(self.raw_env(**parameters))

    def raw_env(self, *, seats: int | None = None, **parameters: Any) -> TableEnv:
        """A table; the parameters are those of `TableEnv` and the options of the game."""
        return TableEnv(self._key, seats=seats or self._seats, **parameters)

    def parallel_env(self, *, seats: int | None = None, **parameters: Any) -> ParallelTableEnv:
        """A table at which secret answers are given at once; seats that are not asked wait."""
        return ParallelTableEnv(self._key, seats=seats or self._seats, **parameters)
