"""The functions that HUANG's messages may call."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

_PLACE = re.compile(r"([a-o])(\d+)")


def near(places: str) -> str:
    """The place nearest to the middle of those that a text lists: a short name for a state."""
    found = [(letter, int(number) - 1) for letter, number in _PLACE.findall(places)]
    # Whole numbers, so that the browser client finds the same one: half hexes and rows.
    points = [(2 * (ord(letter) - ord("a")) + row % 2, row) for letter, row in found]
    count = len(points)
    across, down = sum(x for x, _ in points), sum(y for _, y in points)
    distances = [(count * x - across) ** 2 + 3 * (count * y - down) ** 2 for x, y in points]
    if not points:
        return places
    letter, row = found[distances.index(min(distances))]
    return f"{letter}{row + 1}"


FUNCTIONS: Mapping[str, Callable[[str], str]] = MappingProxyType({"NEAR": near})
