"""Eighteen Kingdoms: granaries instead of blue pagodas (H-KIN)."""

import pytest

from sevenstates.core import BadText, RandomLuck, SevenStatesError
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    kinds,
    moves,
    pagodas,
    play,
    points,
    position,
    refused,
    tiles,
)
from tests.kit.views import shown

CAPITALS = {
    f"{column}{row}"
    for row, columns in ((1, "adgjm"), (4, "adgjm"), (7, "adgjm"), (10, "adgj"))
    for column in columns
}


def kingdoms_map(*changes: tuple[str, str]) -> str:
    """Ten rows with nineteen capitals three steps apart; `changes` are places and marks."""
    marks = dict.fromkeys(CAPITALS, "C") | dict(changes)
    rows = [
        "".join(marks.get(f"{column}{row}", ".") for column in "abcdefghijklmn")
        for row in range(1, 11)
    ]
    return "\n".join(["name: nineteen", "board:", *rows])


def kingdoms(hands: str = "hand Tiger: W", *more: str) -> HuangState:
    """Three granaries in Tiger's state, one in the next; Tiger's last action."""
    return position(
        "\n".join(
            [
                "seats: Tiger Rabbit",
                "options: kingdoms",
                "board:",
                "bT  Y   Y   Y   .   .   Y   gT",
                "  .   Y   .   .   .   .   .   .",
                "granaries: b1 c1 d1 g1",
                "turn: Tiger 1",
                hands,
                *more,
            ]
        )
    )


def granaries(state: HuangState) -> list[str]:
    """Those that stand on the board."""
    return list(state.view(None)["granaries"])


def taken(state: HuangState, seat: int) -> int:
    """Those behind the seat's screen."""
    return shown(state.view(seat)["seats"][seat]["granaries"])


@pytest.mark.rule("H-KIN-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_has_nineteen_capitals_with_tile_and_granary(seats: int) -> None:
    options = HuangOptions(kingdoms=True, map=kingdoms_map())

    state = HUANG.new_state(seats, options, luck=RandomLuck(seats))
    state.check()

    assert tiles(state) == dict.fromkeys(CAPITALS, "yellow")
    assert set(granaries(state)) == CAPITALS
    assert state.view(None)["bag"] == 119 - 6 * seats - 6
    assert [taken(state, seat) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("H-KIN-1")
def test_blue_pagodas_stay_in_the_box() -> None:
    options = HuangOptions(kingdoms=True, map=kingdoms_map())

    supply = HUANG.new_state(2, options, luck=RandomLuck(1)).view(None)["supply"]

    assert supply == {"yellow": 2, "red": 2, "blue": 0, "green": 2, "white": 1}


@pytest.mark.rule("H-KIN-1")
@pytest.mark.parametrize(
    "changes",
    [
        pytest.param([("a1", ".")], id="18 capitals"),
        pytest.param([("n10", "C")], id="20 capitals"),
        pytest.param([("b2", "~"), ("c2", "~"), ("c3", "~")], id="a river triangle pointing down"),
        pytest.param([("c2", "~"), ("c3", "~"), ("d3", "~")], id="a river triangle pointing up"),
    ],
)
def test_other_maps_are_refused(changes: list[tuple[str, str]]) -> None:
    options = HuangOptions(kingdoms=True, map=kingdoms_map(*changes))

    with pytest.raises(SevenStatesError) as refusal:
        HUANG.new_state(2, options, luck=RandomLuck(1))

    assert refusal.value.rule_id == "H-KIN-1"


@pytest.mark.rule("H-KIN-1")
def test_position_with_a_river_triangle_is_refused() -> None:
    """Three blue tiles would ask for a blue pagoda, and there is none."""
    with pytest.raises(BadText):
        position("""
            seats: Tiger Rabbit
            options: kingdoms
            board:
            B   ~   Y
              B   .   .
            hand Tiger: BB
        """)


@pytest.mark.rule("H-KIN-1")
def test_river_without_a_triangle_is_fine() -> None:
    river = kingdoms_map(("b2", "~"), ("c2", "~"), ("d3", "~"), ("e3", "~"))

    HUANG.new_state(2, HuangOptions(kingdoms=True, map=river), luck=RandomLuck(1)).check()


@pytest.mark.rule("H-KIN-2")
@pytest.mark.parametrize("stays", ["b1", "c1", "d1"])
def test_all_granaries_but_one_are_taken_and_the_player_chooses_which_stays(stays: str) -> None:
    state = kingdoms()
    play(state, 0, "tile W h2")

    assert asked(state) == (0, "granaries")
    assert moves(state, 0) == ["skip", "keep b1", "keep c1", "keep d1"]
    assert refused(state, 0, "keep g1").rule_id == "H-KIN-2"
    assert refused(state, 0, "keep e1").rule_id == "H-KIN-2"
    assert refused(state, 1, f"keep {stays}").rule_id == "H-KIN-2"
    events = play(state, 0, f"keep {stays}")
    (fields,) = facts(events, "granaries_taken")
    assert (fields["seat"], fields["count"], fields["kept"]) == (0, 2, stays)
    assert granaries(state) == [stays, "g1"]
    assert taken(state, 0) == 2
    assert {"b1", "c1", "d1"} <= set(tiles(state))
    assert asked(state) == (1, "action")


@pytest.mark.rule("H-KIN-2")
def test_granaries_may_be_left_where_they_are() -> None:
    state = kingdoms()

    play(state, 0, "tile W h2", "skip")

    assert granaries(state) == ["b1", "c1", "d1", "g1"]
    assert taken(state, 0) == 0
    assert asked(state) == (1, "action")


@pytest.mark.rule("H-KIN-2", "H-END-1")
def test_granaries_come_after_pagoda_points_and_before_the_refill() -> None:
    state = position("""
        seats: Tiger Rabbit
        options: kingdoms
        board:
        bT  Y   Y   rT  R   R
          .   .   .   .   R   .
        pagodas: e1-f1-e2
        granaries: b1 c1
        hand Tiger: W
        turn: Tiger 1
    """)

    events = play(state, 0, "tile W a2")

    assert gains(events) == [(0, "red", 1)]
    assert "drew" not in kinds(events)
    assert kinds(play(state, 0, "keep b1"))[:2] == ["granaries_taken", "drew"]


@pytest.mark.rule("H-KIN-2")
@pytest.mark.parametrize(
    "board",
    [
        pytest.param("bT Y W W . Y . .\ngranaries: b1 f1", id="one granary in the state"),
        pytest.param("bT Y W W . Y . .", id="none"),
        pytest.param("bT Y W W . Y Y gT\ngranaries: b1 f1 g1", id="two in another state"),
        pytest.param("gT Y Y W . Y . .\ngranaries: b1 c1", id="no blue leader"),
        pytest.param("bB Y Y W . Y . .\ngranaries: b1 c1", id="another's blue leader"),
        pytest.param("bT Y Y W . Y . .\ngranaries: b1", id="a yellow tile is no granary"),
    ],
)
def test_no_granaries_are_offered(board: str) -> None:
    state = position(
        f"seats: Tiger Rabbit\noptions: kingdoms\nboard:\n{board}\nhand Tiger: R\nturn: Tiger 1"
    )

    play(state, 0, "replace R")

    assert asked(state) == (1, "action")


@pytest.mark.rule("H-KIN-2")
def test_granaries_are_taken_only_at_the_end_of_your_turn() -> None:
    state = kingdoms("hand Rabbit: WW", "turn: Rabbit 2")

    play(state, 1, "tile W h2")
    assert asked(state) == (1, "action")
    play(state, 1, "tile W g2")
    assert asked(state) == (0, "action")
    play(state, 0, *moves(state, 0, "replace")[:1])
    assert asked(state) == (0, "action")
    play(state, 0, *moves(state, 0, "replace")[:1])
    assert asked(state) == (0, "granaries")


@pytest.mark.rule("H-KIN-2", "H-KIN-4")
def test_tiles_whose_granaries_were_taken_may_carry_a_pagoda() -> None:
    state = kingdoms("hand Tiger: W", "hand Rabbit: GGGG")
    play(state, 0, "tile W h2", "keep d1")

    play(state, 1, "trade b1-c1-b2")

    assert pagodas(state) == {"b1-c1-b2": "yellow"}


@pytest.mark.rule("H-KIN-4")
@pytest.mark.parametrize("kept", ["b1", "c1"])
def test_granary_is_a_building_and_bars_a_pagoda(kept: str) -> None:
    state = kingdoms("hand Tiger: GGW", "hand Rabbit: GGGG")

    assert refused(state, 0, "trade b1-c1-b2").rule_id == "H-PAG-1"
    play(state, 0, "tile W h2", f"keep {kept}")
    assert refused(state, 1, "trade b1-c1-b2").rule_id == "H-PAG-1"


@pytest.mark.rule("H-KIN-4")
def test_no_pagoda_is_offered_for_a_tile_beside_granaries() -> None:
    state = kingdoms("hand Tiger: YY", "turn: Tiger 2")

    play(state, 0, "tile Y c2")

    assert asked(state) == (0, "action")


@pytest.mark.rule("H-KIN-3")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_each_granary_counts_two_blue_points_at_the_end(edition: str) -> None:
    """The refill after the granaries meets an empty bag."""
    rest = "Y" * 37 + "R" * 36 + "B" * 24 + "G" * 24 + "W" * 11
    state = kingdoms(
        "hand Tiger: W",
        f"options: kingdoms edition={edition}",
        "points Tiger: Y9 R9 B1 G9",
        "points Rabbit: Y4 R4 B4 G4",
        "bag: -",
        f"discards: {rest}",
    )

    play(state, 0, "tile W h2", "keep b1")

    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 4)
    assert outcome.winners == (0,)
    assert points(state, 0) == {"yellow": 9, "red": 9, "blue": 5, "green": 9}
