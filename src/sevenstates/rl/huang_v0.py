"""HUANG for PettingZoo: `env()` checks its use, `raw_env()` does not."""

from typing import Any

from pettingzoo.utils import wrappers

from .aec import TableEnv


def env(**parameters: Any) -> wrappers.OrderEnforcingWrapper[str, Any, int]:
    """A table; the parameters are those of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(**parameters))


def raw_env(*, seats: int = 2, **parameters: Any) -> TableEnv:
    """A table; the parameters are those of `TableEnv` and the options of the game."""
    return TableEnv("huang", seats=seats, **parameters)
