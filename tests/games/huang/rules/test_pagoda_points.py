"""Points from pagodas, and trading for them (H-PAG-4, H-PAG-5, H-PAG-7, H-PAG-8)."""

import pytest

from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    hand,
    kinds,
    leaders,
    moves,
    pagodas,
    play,
    points,
    position,
    refused,
)

EDITIONS = {"en": 2, "pl": 1, "de": 2}
"""Points for one leader and two pagodas."""


@pytest.mark.rule("H-PAG-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_leader_gains_for_each_pagoda_of_its_colour_in_its_state(edition: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition}
        board:
        R   R   .   R   R
          R   Y   rT  R   .
        pagodas: a1-b1-a2 d1-e1-d2
        hand Tiger: WWW
        turn: Tiger 1
    """)
    events = play(state, 0, "replace W")

    assert gains(events) == [(0, "red", EDITIONS[edition])]
    assert facts(events, "points")[0]["source"] == "pagoda"


@pytest.mark.rule("H-PAG-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_pagoda_gives_one_point_and_each_leader_its_own(edition: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition}
        board:
        R   R   .   G   G
          R   Y   rT  G   .
        .   gT  wT  .   .
        pagodas: a1-b1-a2 d1-e1-d2
        hand Tiger: WWW
        turn: Tiger 1
    """)

    assert gains(play(state, 0, "replace W")) == [(0, "red", 1), (0, "green", 1)]


@pytest.mark.rule("H-PAG-4")
def test_a_pagoda_in_another_state_gives_nothing() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   Y   gT
          R   .   .   .
        .   .   .   Y   rT
        pagodas: a1-b1-a2
        hand Tiger: WWW
        turn: Tiger 1
    """)

    assert gains(play(state, 0, "replace W")) == []


@pytest.mark.rule("H-PAG-4")
def test_points_come_only_at_the_end_of_your_turn() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   Y   rB
          R   .   .   .
        pagodas: a1-b1-a2
        hand Tiger: WWW
        hand Rabbit: GGG
    """)
    assert gains(play(state, 0, "replace W")) == []
    assert gains(play(state, 0, "replace W")) == []
    assert gains(play(state, 1, "replace G")) == []
    assert gains(play(state, 1, "replace G")) == [(1, "red", 1)]
    assert points(state, 1) == {"red": 1}


@pytest.mark.rule("H-PAG-4")
def test_a_pagoda_founded_in_the_last_action_counts_at_once() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   Y   rT
          .   .   .   .
        hand Tiger: RW
        turn: Tiger 1
    """)
    events = play(state, 0, "tile R a2", "pagoda a1-b1-a2")

    assert [fact["source"] for fact in facts(events, "points")] == ["tile", "pagoda"]


@pytest.mark.rule("H-PAG-5")
def test_the_yellow_leader_does_not_stand_in_for_others() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   Y   yT
          R   .   gT  .
        pagodas: a1-b1-a2
        hand Tiger: WWW
        turn: Tiger 1
    """)

    assert gains(play(state, 0, "replace W")) == []


@pytest.mark.rule("H-PAG-5")
def test_the_yellow_leader_gains_for_yellow_pagodas() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   Y   .   yT
          Y   .   Y   .
        R   .   R   .
        pagodas: a1-b1-a2
        hand Tiger: WYW
    """)
    play(state, 0, "tile Y b2")

    assert gains(play(state, 0, "replace W")) == [(0, "yellow", 1)]


TRADE = """
    seats: Tiger Rabbit
    board:
    R   R   R   .   W   W
      R   R   .   .   W   {leader}
    B   .   .   .   .   Y
    pagodas: {pagoda}
    hand Tiger: {hand}
"""


@pytest.mark.rule("H-PAG-7")
def test_two_green_tiles_buy_a_pagoda_on_any_triangle_on_the_board() -> None:
    state = position(TRADE.format(leader=".", pagoda="", hand="GGR"))
    assert moves(state, 0, "trade ") == [
        "trade a1-b1-a2",
        "trade b1-a2-b2",
        "trade b1-c1-b2",
        "trade e1-f1-e2",
    ]
    events = play(state, 0, "trade b1-a2-b2")

    assert kinds(events) == ["trade", "pagoda_built"]
    assert facts(events, "trade") == [{"seat": 0, "leader": False}]
    assert pagodas(state) == {"b1-a2-b2": "red"}
    assert hand(state, 0) == {"red": 1}
    assert state.view(None)["discards"]["green"] == 2
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-PAG-7")
@pytest.mark.parametrize(
    ("triangle", "reason"),
    [
        ("b1-a2-b2", "building-in-the-way"),
        ("a1-b1-a2", "building-in-the-way"),
        ("c1-b2-c2", "no-triangle"),
        ("c3-d3-c4", "no-triangle"),
    ],
)
def test_a_traded_pagoda_needs_a_free_triangle_of_one_colour(triangle: str, reason: str) -> None:
    state = position(TRADE.format(leader=".", pagoda="a1-b1-a2", hand="GGR"))

    assert moves(state, 0, "trade ") == ["trade e1-f1-e2"]
    refusal = refused(state, 0, f"trade {triangle}")
    assert (refusal.reason, refusal.rule_id) == (reason, "H-PAG-1")


@pytest.mark.rule("H-PAG-7")
@pytest.mark.parametrize("held", ["G", "R"])
def test_a_trade_needs_two_green_tiles(held: str) -> None:
    state = position(TRADE.format(leader="gT", pagoda="", hand=held))

    assert refused(state, 0, "trade e1-f1-e2").rule_id == "H-PAG-7"


@pytest.mark.rule("H-PAG-8")
def test_the_green_leader_off_the_board_may_stand_for_one_tile() -> None:
    state = position(TRADE.format(leader=".", pagoda="", hand="GGR"))
    events = play(state, 0, "trade+leader e1-f1-e2")
    assert facts(events, "trade") == [{"seat": 0, "leader": True}]
    assert hand(state, 0) == {"red": 1, "green": 1}
    assert leaders(state) == {}

    play(state, 0, "trade+leader a1-b1-a2")
    assert pagodas(state) == {"e1-f1-e2": "white", "a1-b1-a2": "red"}


@pytest.mark.rule("H-PAG-8")
def test_the_green_leader_on_the_board_does_not_stand_in() -> None:
    state = position(TRADE.format(leader="gT", pagoda="", hand="GG"))

    assert refused(state, 0, "trade+leader e1-f1-e2").rule_id == "H-PAG-8"
    assert "trade e1-f1-e2" in moves(state, 0)


@pytest.mark.rule("H-PAG-8")
@pytest.mark.parametrize("leader", ["gB", "bT"], ids=["a rival's", "another colour"])
def test_only_your_green_leader_matters(leader: str) -> None:
    state = position(TRADE.format(leader=leader, pagoda="", hand="GR"))

    assert "trade+leader e1-f1-e2" in moves(state, 0)


@pytest.mark.rule("H-PAG-8")
def test_the_leader_stands_for_one_tile_only() -> None:
    state = position(TRADE.format(leader=".", pagoda="", hand="RR"))

    assert refused(state, 0, "trade+leader e1-f1-e2").rule_id == "H-PAG-8"
    assert moves(state, 0, "trade") == []


@pytest.mark.rule("H-PAG-7")
@pytest.mark.parametrize("building", ["kingdoms\ngranaries: a1", "palace\npalace: b1-c1-b2-c2"])
def test_other_buildings_are_in_the_way_of_a_trade_too(building: str) -> None:
    board = "board:\nY Y Y .\n  Y Y Y .\n"
    state = position(f"seats: Tiger Rabbit\noptions: {building}\n{board}hand Tiger: GG\n")

    assert "trade a1-b1-a2" not in moves(state, 0)
    assert refused(state, 0, "trade a1-b1-a2").reason == "building-in-the-way"
