"""Odds of wars."""

from functools import cache


@cache
def victory(lead: int, by: int) -> float:
    """The odds that a die with that lead beats another die by at least `by`."""
    return sum(one + lead - two >= by for one in range(1, 7) for two in range(1, 7)) / 36
