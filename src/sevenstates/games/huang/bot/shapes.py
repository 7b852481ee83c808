"""Cached geometry for evaluation and priors.

It is that of the grid under every map; callers take only the spaces of the board.
"""

from functools import lru_cache

from ....core import bits
from ..rules.grid import PLACES, RINGS, mask_of

NEAR = tuple(mask_of([other for other in RINGS[place] if other >= 0]) for place in PLACES)
_KEPT = 1 << 14
"""Masks kept: they change little from move to move, and these serve a whole search."""
MOST_NEIGHBOURS = 6


@lru_cache(_KEPT)
def layers(mask: int) -> tuple[int, ...]:
    """The spaces with at least none, one, two, ... seven neighbours in the mask."""
    found = [0] * MOST_NEIGHBOURS
    for place in bits(mask):
        near = NEAR[place]
        for level in range(MOST_NEIGHBOURS - 1, 0, -1):
            found[level] |= found[level - 1] & near
        found[0] |= near
    return (-1, *found, 0)


@lru_cache(_KEPT)
def completions(mask: int) -> int:
    """The spaces that make a triangle with two neighbouring spaces of the mask."""
    found, rest = 0, mask
    while rest:
        low = rest & -rest
        rest ^= low
        around = NEAR[low.bit_length() - 1]
        for other in bits(around & rest):
            found |= around & NEAR[other]
    return found & ~mask


@lru_cache(_KEPT)
def beside(mask: int) -> int:
    """The spaces next to the mask."""
    found = 0
    for place in bits(mask):
        found |= NEAR[place]
    return found & ~mask
