"""Positions that can be written but cannot be are refused, and so are stacks of steps."""

import pytest

from sevenstates.core import BadText
from sevenstates.games.warring import WARRING

GOOD = "seats: 3\nhand 1: war tax\nhand 2: levy\ncharacters 1: zou_ji\n"


@pytest.mark.parametrize(
    "line",
    [
        "news: [1]",
        "news: 5",
        'news: "a"',
        'news: {"wars": 5}',
        "hand 3: war*99999999999999",
        "hand 3: war*-1",
        "hand 3: war*16",
        "hand 3: war*²",
        "discards: war*999999999999999999999999",
        "public left: peace*" + "9" * 24,
        "round: " + "9" * 24,
        "stack: " + "[" * 200_000,
        "result: " + "[" * 200_000,
        "news: " + "[" * 200_000,
    ],
    ids=range(14),
)
def test_numbers_and_nests_that_overflow_are_refused(line: str) -> None:
    WARRING.parse_position(GOOD)
    with pytest.raises(BadText):
        WARRING.parse_position(GOOD + line)
