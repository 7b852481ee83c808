"""A Luck that asks its caller, so that every draw can be a move of chance."""

from collections.abc import Sequence

from ..core import Luck


class Asked(Exception):
    """Chance is asked: the weights of what can happen."""

    def __init__(self, weights: Sequence[int]) -> None:
        self.weights = tuple(weights)


class AskingLuck(Luck):
    """Gives the picks it was given, then asks for the next one."""

    def __init__(self, picks: Sequence[int]) -> None:
        self._picks = iter(picks)

    def pick(self, weights: Sequence[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight]
        if len(possible) == 1:
            return possible[0]
        found = next(self._picks, None)
        if found is None:
            raise Asked(weights)
        return found
