from collections.abc import Mapping
from typing import Final

from _typeshed import ReadableBuffer, WriteableBuffer

from ....core import Luck
from ....native._core import ACTIONS as ACTIONS
from ....native._core import LAYOUT as LAYOUT
from ....native._core import STATE_BYTES as STATE_BYTES
from ....native._core import Generator as Generator
from ....native._core import Observer as Observer
from ....native._core import Rules as Rules
from ....native._core import State as State

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
    def encode(
        self,
        rules: Rules,
        states: WriteableBuffer,
        generators: WriteableBuffer,
        seats: WriteableBuffer,
        moves: WriteableBuffer,
        state_rows: WriteableBuffer,
        rows: WriteableBuffer,
        scale: ReadableBuffer,
        /,
    ) -> None: ...
