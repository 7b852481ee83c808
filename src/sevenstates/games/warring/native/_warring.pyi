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

class Evaluator:
    def __init__(self, rules: Rules, tables: Mapping[str, ReadableBuffer], boards: int) -> None: ...
    def values(self, state: State, /) -> list[float]: ...
    def priors(self, state: State, seat: int, /) -> list[float]: ...
    def rollout_policy(self, state: State, seat: int, /) -> int: ...
    def shortlist(self, state: State, seat: int, moves: WriteableBuffer, /) -> int: ...
    def add_features(
        self,
        world: State,
        seat: int,
        moves: ReadableBuffer,
        rows: WriteableBuffer,
        seed: int,
        /,
    ) -> None: ...
    def move_features(
        self, world: State, seat: int, moves: ReadableBuffer, rows: WriteableBuffer, /
    ) -> None: ...
    def encode(
        self,
        worlds: int,
        states: WriteableBuffer,
        generators: WriteableBuffer,
        seats: WriteableBuffer,
        moves: WriteableBuffer,
        state_rows: WriteableBuffer,
        rows: WriteableBuffer,
        scale: ReadableBuffer,
        /,
    ) -> None: ...
    def make_likely(self, world: State, viewer: int, luck: Luck, /) -> None: ...
    def roll_out(
        self,
        states: WriteableBuffer,
        generators: WriteableBuffer,
        moves: ReadableBuffer,
        seat: int,
        most: int,
        /,
    ) -> int: ...
    def show_ends(
        self, states: ReadableBuffer, ends: WriteableBuffer, rows: WriteableBuffer, seat: int, /
    ) -> None: ...
