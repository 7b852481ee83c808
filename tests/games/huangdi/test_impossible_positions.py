"""Positions that can be written but cannot be are refused, and so are stacks of steps."""

import pytest

from sevenstates.core import BadText
from sevenstates.games.huangdi import HUANGDI

GOOD = """\
seats: 2
round: 2
emperor: holder=red
"""


@pytest.mark.parametrize(
    "line",
    [
        "stack: 5",
        "stack: null",
        "stack: [1]",
        'stack: "abc"',
        'stack: [{"step": "x", "dealt": 5.5}]',
        'stack: [{"step": "x", "dealt": ["a"]}]',
        'stack: [{"step": "x", "drawn": 1.5}]',
        'stack: [{"step": "x", "drawn": true}]',
        'stack: [{"step": "x", "drawn": -1}]',
        'stack: [{"step": "x", "drawn": 68719476736}]',
    ],
)
def test_a_stack_that_is_no_list_of_steps_is_refused(line: str) -> None:
    with pytest.raises(BadText) as caught:
        HUANGDI.parse_position(GOOD + line)

    assert (caught.value.reason, caught.value.fields["line"]) == ("position-stack", 4)


@pytest.mark.parametrize(
    "line",
    [
        "stack: " + "[" * 100_000,
        "result: " + "[" * 100_000,
        "stack: " + "1" * 5000,
        "stack: [,",
        "favours: own\n| " + "[" * 100_000,
        'stack: [{"step": ["a"]}]',
        'stack: [{"step": "keep_favours", "dealt": 5}]',
    ],
    ids=range(7),
)
def test_numbers_and_nests_that_overflow_are_refused(line: str) -> None:
    with pytest.raises(BadText):
        HUANGDI.parse_position(GOOD + line)
