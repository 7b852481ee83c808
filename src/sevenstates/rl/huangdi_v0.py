"""Huang Di for PettingZoo: `env()` checks its use, `raw_env()` does not; `parallel_env()`."""

from typing import Any

from pettingzoo.utils import wrappers

from .aec import TableEnv
from .parallel import ParallelTableEnv


def env(**parameters: Any) -> wrappers.OrderEnforcingWrapper[str, Any, int]:
    """A table; the parameters are those of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(**parameters))


def raw_env(*, seats: int = 3, **parameters: Any) -> TableEnv:
    """A table; the parameters are those of `TableEnv` and the options of the game."""
    return TableEnv("huangdi", seats=seats, **parameters)


def parallel_env(*, seats: int = 3, **parameters: Any) -> ParallelTableEnv:
    """A table at which secret answers are given at once, and who is not asked waits."""
    return ParallelTableEnv("huangdi", seats=seats, **parameters)
