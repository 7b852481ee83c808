"""Replace tiles (H-REP)."""

import pytest

from sevenstates.core import BadText
from sevenstates.games.huang.rules import HUANG
from tests.games.huang.rules.positions import (
    Draws,
    asked,
    facts,
    hand,
    kinds,
    moves,
    play,
    position,
    refused,
    seen,
)
from tests.kit.views import shown

HAND = """
    seats: Tiger Rabbit
    board:
    .   .   .
    hand Tiger: YYRBGW
    hand Rabbit: RRRRRR
    market: YYYYYY
"""


@pytest.mark.rule("H-REP-1")
@pytest.mark.parametrize(
    ("given", "drawn", "held"),
    [
        ("Y", "W", {"yellow": 1, "red": 1, "blue": 1, "green": 1, "white": 2}),
        ("YYR", "YRR", {"yellow": 1, "red": 2, "blue": 1, "green": 1, "white": 1}),
        ("YYRBGW", "BBBBBB", {"blue": 6}),
    ],
)
def test_one_to_six_tiles_are_replaced_by_as_many(
    given: str, drawn: str, held: dict[str, int]
) -> None:
    state = position(HAND)
    bag = state.view(None)["bag"]
    events = play(state, 0, f"replace {given}", luck=Draws(drawn))

    assert kinds(events) == ["replaced", "drew"]
    assert hand(state, 0) == held
    assert state.view(None)["bag"] == bag - len(given)
    assert state.view(None)["seats"][0]["replaced"] == len(given)
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-REP-1")
def test_any_part_of_the_hand_may_be_replaced_and_nothing_else() -> None:
    state = position(HAND.replace("YYRBGW", "YYR"))

    assert sorted(moves(state, 0, "replace")) == [
        "replace R",
        "replace Y",
        "replace YR",
        "replace YY",
        "replace YYR",
    ]


@pytest.mark.rule("H-REP-1")
@pytest.mark.parametrize("given", ["RR", "YYY", "YYRRBG"])
def test_only_tiles_in_the_hand_can_be_replaced(given: str) -> None:
    state = position(HAND)

    assert refused(state, 0, f"replace {given}").rule_id == "H-REP-1"


@pytest.mark.rule("H-REP-1")
def test_more_than_six_tiles_cannot_be_replaced() -> None:
    state = position(HAND.replace("YYRBGW", "YYYYYYY"))

    assert "replace YYYYYY" in moves(state, 0)
    with pytest.raises(BadText):
        HUANG.parse_action("replace YYYYYYY")


@pytest.mark.rule("H-REP-1")
def test_the_tiles_are_discarded_before_others_are_drawn() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .   .
        hand Tiger: WWWWWW
        discards: WWWWWW
    """)

    # All twelve white tiles are out of the bag: none can come back.
    play(state, 0, "replace WWWWWW", luck=Draws("YYYYYY"))
    bag = next(line for line in state.to_text().splitlines() if line.startswith("bag:"))
    assert bag.count("W") == 0


@pytest.mark.rule("H-REP-1")
@pytest.mark.rule("H-TIL-10")
def test_the_colours_replaced_stay_secret() -> None:
    state = position(HAND)
    events = play(state, 0, "replace YR", luck=Draws("BB"))

    assert facts(seen(events, 0), "replaced") == [
        {"seat": 0, "count": 2, "tiles": {"yellow": 1, "red": 1}}
    ]
    for viewer in (1, None):
        assert facts(seen(events, viewer), "replaced") == [{"seat": 0, "count": 2}]
        view = state.view(viewer)
        assert view["seats"][0]["own_replaced"] is None
        assert not any(view["discards"].values())
    assert shown(state.view(0)["seats"][0]["own_replaced"])["yellow"] == 1
