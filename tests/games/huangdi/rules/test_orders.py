"""Standing orders of Huang Di: bids for the petition."""

import pytest

from sevenstates.games.huangdi.rules import HUANGDI
from tests.games.huangdi.rules.positions import position


@pytest.mark.parametrize(("jade", "expected"), [(0, "bid 0"), (3, "bid 3"), (8, "bid 7")])
def test_no_more_is_bid_than_there_is(jade: int, expected: str) -> None:
    state = position("""
        seats: 2
        round: 2
        emperor: holder=red stock=11
        red: jade=7
        white: jade=8
        turn: bids
    """)
    order = HUANGDI.read_order({"kind": "petition", "fields": {"jade": jade}})

    assert str(HUANGDI.follow_order(state, 0, order)) == expected


def test_other_questions_are_left_alone() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        turn: white 3
    """)
    order = HUANGDI.read_order({"kind": "petition", "fields": {"jade": 1}})

    assert HUANGDI.follow_order(state, 1, order) is None
