from typing import Final

from _typeshed import ReadableBuffer, WriteableBuffer

from collections.abc import Mapping

from ....core import Luck
from ....native._core import (
    ACTIONS as ACTIONS,
    LAYOUT as LAYOUT,
    STATE_BYTES as STATE_BYTES,
    Generator as Generator,
    Observer as Observer,
    Rules as Rules,
    State as State,
)

FEATURES: Final[int]
STATE_FEATURES: Final[int]

def groups(state: State, /) -> bytes: ...

class Evaluator:
    def __init__(self, tables: Mapping[str, ReadableBuffer]) -> None: ...
    def values(self, state: State, /) -> list[float]: ...
    def priors(self, state: State, /) -> list[float]: ...
    def rollout_policy(self, state: State, luck: Luck, /) -> int: ...
    def shortlist(
        self, state: State, moves: WriteableBuffer, shares: WriteableBuffer, /
    ) -> int: ...
    def add_features(
        self, world: State, moves: ReadableBuffer, rows: WriteableBuffer, seed: int, /
    ) -> None: ...
