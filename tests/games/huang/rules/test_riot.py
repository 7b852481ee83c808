"""Peasants' riot (H-RIO)."""

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
    position,
    refused,
    states,
    tiles,
    total,
)

BOARD = """
    seats: Tiger Rabbit
    board:
    Y   R   G   W   .
      .   ~   B   {leader}  Y
    hand Tiger: {hand}
"""
EVERY_EDITION = pytest.mark.parametrize("edition", ["en", "pl", "de"])


@pytest.mark.rule("H-RIO-1")
@pytest.mark.parametrize("place", ["a1", "b1", "c1", "d1", "c2", "e2"])
def test_two_blue_tiles_are_discarded_and_any_one_tile_goes(place: str) -> None:
    state = position(BOARD.format(leader=".", hand="BBB"))
    before = tiles(state)
    events = play(state, 0, f"riot {place}")

    assert facts(events, "riot") == [
        {"seat": 0, "colour": before[place], "place": place, "leader": False}
    ]
    assert tiles(state) == {p: colour for p, colour in before.items() if p != place}
    assert hand(state, 0) == {"blue": 1}
    discards = state.view(None)["discards"]
    assert discards["blue"] == (3 if place == "c2" else 2)
    assert total(discards) == 3


@pytest.mark.rule("H-RIO-1")
@pytest.mark.parametrize("place", ["e1", "b2", "d2", "h8"], ids=["land", "river", "leader", "off"])
def test_a_riot_needs_a_tile(place: str) -> None:
    state = position(BOARD.format(leader="rB", hand="BB"))

    assert refused(state, 0, f"riot {place}").rule_id == "H-RIO-1"


@pytest.mark.rule("H-RIO-1")
@pytest.mark.parametrize("held", ["B", "R"])
def test_a_riot_needs_two_blue_tiles(held: str) -> None:
    state = position(BOARD.format(leader="bT", hand=held))

    assert refused(state, 0, "riot a1").rule_id == "H-RIO-1"


@pytest.mark.rule("H-RIO-1")
def test_the_space_is_empty_from_then_on() -> None:
    state = position(BOARD.format(leader="rB", hand="BBR"))
    play(state, 0, "riot a1", "tile R a1")

    assert tiles(state)["a1"] == "red"


@pytest.mark.rule("H-RIO-1")
def test_the_first_tile_of_a_capital_may_go() -> None:
    state = position("""
        seats: Tiger Rabbit
        map: own
        | name: one capital
        | board:
        | .C.
        board:
        yB  Y   .
        hand Tiger: BBR
    """)
    play(state, 0, "riot b1")

    assert tiles(state) == {}
    assert leaders(state) == {}
    # A capital space has no further effect: it neither supports a leader nor scores.
    assert moves(state, 0, "leader") == []
    assert gains(play(state, 0, "tile R b1")) == []


@pytest.mark.rule("H-RIO-2")
def test_the_blue_leader_off_the_board_may_stand_for_one_tile() -> None:
    state = position(BOARD.format(leader=".", hand="BBR"))
    events = play(state, 0, "riot+leader c1")
    assert facts(events, "riot")[0]["leader"] is True
    assert hand(state, 0) == {"red": 1, "blue": 1}

    # It stays in front of the screen and can do so again.
    assert leaders(state) == {}
    play(state, 0, "riot+leader a1")
    assert sorted(tiles(state)) == ["b1", "c2", "d1", "e2"]


@pytest.mark.rule("H-RIO-2")
def test_the_blue_leader_need_not_stand_in() -> None:
    state = position(BOARD.format(leader=".", hand="BBR"))

    assert {"riot c1", "riot+leader c1"} <= set(moves(state, 0, "riot"))
    play(state, 0, "riot c1")
    assert hand(state, 0) == {"red": 1}


@pytest.mark.rule("H-RIO-2")
def test_the_blue_leader_on_the_board_does_not_stand_in() -> None:
    state = position(BOARD.format(leader="bT", hand="BB"))

    assert refused(state, 0, "riot+leader a1").rule_id == "H-RIO-2"
    assert "riot a1" in moves(state, 0)


@pytest.mark.rule("H-RIO-2")
@pytest.mark.parametrize("leader", ["bB", "gT"], ids=["a rival's", "another colour"])
def test_only_your_blue_leader_matters(leader: str) -> None:
    state = position(BOARD.format(leader=leader, hand="BR"))

    assert "riot+leader a1" in moves(state, 0)


@pytest.mark.rule("H-RIO-2")
def test_the_leader_stands_for_one_tile_only() -> None:
    state = position(BOARD.format(leader=".", hand="RR"))

    assert refused(state, 0, "riot+leader a1").rule_id == "H-RIO-2"


@pytest.mark.rule("H-RIO-3")
def test_a_riot_may_split_a_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   W   Y   gT
        hand Tiger: BBR
    """)
    events = play(state, 0, "riot c1")

    assert kinds(events) == ["riot"]
    assert states(state) == [({"a1", "b1"}, {"red": 1}), ({"d1", "e1"}, {"green": 0})]


@pytest.mark.rule("H-RIO-3")
def test_a_riot_may_split_a_state_in_three() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .   .
          .   W   Y   gT
        bB  Y   .   .
        hand Tiger: BBR
    """)
    play(state, 0, "riot b2")

    assert [leaders for _, leaders in states(state)] == [{"red": 1}, {"green": 0}, {"blue": 1}]


@pytest.mark.rule("H-RIO-3")
@pytest.mark.rule("H-LEA-6")
def test_the_group_of_a_leader_that_returns_is_measured_again() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   rB  W   gT  Y
        hand Tiger: BBR
    """)
    events = play(state, 0, "riot a1")

    assert facts(events, "leader_lost") == [
        {"seat": 1, "colour": "red", "place": "b1", "cause": "yellow"}
    ]
    assert states(state) == [({"c1", "d1", "e1"}, {"green": 0})]


@pytest.mark.rule("H-RIO-4")
@pytest.mark.rule("H-PAG-6")
@EVERY_EDITION
@pytest.mark.parametrize("place", ["a1", "b1", "a2"])
def test_a_pagoda_goes_back_beside_the_board_with_any_of_its_tiles(
    edition: str, place: str
) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition}
        board:
        W   W   .   R   R
          W   .   .   R   .
        pagodas: a1-b1-a2 d1-e1-d2
        hand Tiger: BBR
    """)
    assert state.view(None)["supply"]["white"] == 0
    events = play(state, 0, f"riot {place}")

    assert facts(events, "pagoda_lost") == [{"colour": "white", "places": ["a1", "b1", "a2"]}]
    assert pagodas(state) == {"d1-e1-d2": "red"}
    assert state.view(None)["supply"]["white"] == 1


@pytest.mark.rule("H-RIO-4")
@EVERY_EDITION
@pytest.mark.parametrize("place", ["b1", "c1", "a2", "b2"])
def test_the_palace_goes_back_beside_the_board_with_any_of_its_tiles(
    edition: str, place: str
) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition} palace
        board:
        .   Y   Y   .
          Y   Y   .   .
        .   .   .   .
        palace: b1-c1-a2-b2
        hand Tiger: BBY
    """)
    events = play(state, 0, f"riot {place}")

    assert kinds(events) == ["riot", "palace_lost"]
    assert state.view(None)["palace"] == []
    # It can be established again.
    events = play(state, 0, f"tile Y {place}", "palace b1-c1-a2-b2")
    assert "palace_built" in kinds(events)


@pytest.mark.rule("H-RIO-4")
@EVERY_EDITION
def test_a_granary_on_the_removed_tile_leaves_the_game(edition: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition} kingdoms
        board:
        Y   .   Y   .
        granaries: a1 c1
        hand Tiger: BBY
    """)
    events = play(state, 0, "riot a1")

    assert facts(events, "granary_lost") == [{"place": "a1"}]
    assert state.view(None)["granaries"] == ["c1"]
    assert [state.view(seat)["seats"][seat]["granaries"] for seat in (0, 1)] == [0, 0]
    play(state, 0, "tile Y a1")
    assert state.view(None)["granaries"] == ["c1"]


@pytest.mark.rule("H-RIO-5")
@pytest.mark.parametrize("move", ["riot c1", "riot d1", "riot+leader c2"])
def test_bandit_tiles_cannot_be_chosen(move: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        options: bandits
        board:
        Y   .   2a  2a
          .   .   2a  .
        hand Tiger: BBR
    """)

    assert refused(state, 0, move).rule_id == "H-RIO-5"
    assert moves(state, 0, "riot") == ["riot a1", "riot+leader a1"]


@pytest.mark.rule("H-RIO-1")
@pytest.mark.rule("H-TRN-1")
def test_a_riot_is_one_action() -> None:
    state = position(BOARD.format(leader=".", hand="BBR"))
    play(state, 0, "riot c1")

    assert asked(state) == (0, "action")
    assert state.view(0)["pending"][0]["fields"] == {"left": 1}
