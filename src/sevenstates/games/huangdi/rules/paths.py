"""The draws a favour card was part of, where nothing else is said (D-RES-4)."""

from collections.abc import Iterable, Sequence

from ....core import bits


def plain_paths(
    cards: int, hands: Sequence[int], packets: Iterable[tuple[int, int]]
) -> list[tuple[int, ...]]:
    """Cards in hand were dealt there; others were only in the draw that left their packet."""
    paths: list[tuple[int, ...]] = [()] * cards
    for number, mask in (*enumerate(hands), *packets):
        for card in bits(mask):
            paths[card] = (number,)
    return paths
