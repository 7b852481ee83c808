"""The knowledge of HUANG in the compiled core: the same judgement, many times as fast.

The core gets every weight from the files here, by their names. It looks further for the same
time: after a move come others, each the best of a few by looking one step ahead.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from types import ModuleType

from ...fast.huang import Judgement
from ...fast.huang import State as CompiledState
from ...fast.tables import words_of
from ...games.huang import HuangState
from ...games.huang.steps.turn import TakeAction
from ..tree import Edge
from . import conflicts, dangers, evaluation, factors, priors, quick, shapes, small


def _weights(module: ModuleType) -> dict[str, "array[float]"]:
    """The constants of a file that are numbers, by its name and theirs."""
    found = {}
    for name, value in vars(module).items():
        numbers = value if isinstance(value, tuple | list) else (value,)
        if name.isupper() and all(isinstance(number, int | float) for number in numbers):
            found[f"{module.__name__.rpartition('.')[2]}.{name.lower()}"] = array("d", numbers)
    return found


@cache
def judgement() -> Judgement:
    """The compiled judgement, with the weights of the files here."""
    tables: dict[str, array[float] | array[int]] = {}
    for module in (conflicts, dangers, evaluation, factors, priors, quick, small):
        tables |= _weights(module)
    tables["shapes.near"] = array("Q", [word for mask in shapes.NEAR for word in words_of(mask)])
    return Judgement(tables)


class JudgedMoves:
    """Simulations on the compiled core, in which every seat looks one step ahead."""

    def __init__(self, worlds: Sequence[HuangState], seed: int, *, depth: int, width: int) -> None:
        """`depth` is how many moves follow, `width` of how many each is the best.

        After the answer to a small question none follows: what it brings is plain at once, and
        the moves after it would only blur that.
        """
        self._judgement = judgement()
        self._worlds = [CompiledState.from_readable(world) for world in worlds]
        is_turn = isinstance(worlds[0].stack[-1], TakeAction)
        self._seed, self._depth, self._width = seed, depth if is_turn else 0, width

    def run(self, number: int, edges: Sequence[Edge]) -> None:
        moves = array("h", [edge.action.index for edge in edges])
        found = array("d", bytes(8 * len(moves)))
        world = self._worlds[number % len(self._worlds)]
        self._judgement.try_moves(
            world, moves, found, self._seed + number, self._depth, self._width
        )
        for edge, worth in zip(edges, found, strict=True):
            edge.visits += 1
            edge.total += worth
