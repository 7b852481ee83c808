"""Position a leader (H-LEA)."""

import pytest

from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    kinds,
    leaders,
    moves,
    play,
    position,
    refused,
    states,
)

COLOURS = {"Y": "yellow", "R": "red", "B": "blue", "G": "green", "W": "white"}


@pytest.mark.rule("H-LEA-1")
@pytest.mark.parametrize("letter", COLOURS)
def test_a_leader_is_placed_moved_and_withdrawn(letter: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   .
        hand Tiger: R
    """)
    leader = (0, COLOURS[letter])
    events = play(state, 0, f"leader {letter} a1")
    assert kinds(events) == ["leader_placed"]
    assert leaders(state) == {leader: "a1"}

    events = play(state, 0, f"leader {letter} c1")
    (moved,) = facts(events, "leader_moved")
    assert moved == {"seat": 0, "colour": COLOURS[letter], "origin": "a1", "place": "c1"}
    assert leaders(state) == {leader: "c1"}

    play(state, 1, "replace Y", "replace Y")
    assert kinds(play(state, 0, f"withdraw {letter}")) == ["leader_withdrawn"]
    assert leaders(state) == {}
    play(state, 0, f"leader {letter} a1")
    assert leaders(state) == {leader: "a1"}


@pytest.mark.rule("H-LEA-1")
def test_a_leader_in_front_of_the_screen_cannot_be_withdrawn() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .
        hand Tiger: R
    """)

    assert refused(state, 0, "withdraw R").rule_id == "H-LEA-1"
    assert moves(state, 0, "withdraw") == []


@pytest.mark.rule("H-LEA-1")
def test_a_moved_leader_ends_on_another_space() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rT  Y   .
        hand Tiger: R
    """)

    assert refused(state, 0, "leader R a1").rule_id == "H-LEA-1"
    assert moves(state, 0, "leader R") == ["leader R c1"]


@pytest.mark.rule("H-LEA-2")
@pytest.mark.parametrize(
    "place",
    ["b1", "a2", "a1", "c2", "c1", "b2", "f1"],
    ids=["yellow", "red", "rival's leader", "own leader", "river", "hole", "off the map"],
)
def test_a_leader_stands_only_on_an_empty_space_of_land(place: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        gB  Y   ~   Y   .
          R   #   bT  .   .
        hand Tiger: R
    """)

    assert refused(state, 0, f"leader R {place}").rule_id == "H-LEA-2"
    assert moves(state, 0, "leader R") == ["leader R e1", "leader R d2"]


@pytest.mark.rule("H-LEA-3")
@pytest.mark.parametrize("letter", COLOURS)
def test_a_leader_stands_only_beside_a_yellow_tile(letter: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   R   .   .   .
          G   W   .   .   .
        .   .   .   Y   .
        hand Tiger: R
    """)

    assert refused(state, 0, f"leader {letter} c1").rule_id == "H-LEA-3"
    assert moves(state, 0, f"leader {letter}") == [
        f"leader {letter} {place}" for place in ("c2", "d2", "c3", "e3")
    ]


PEACE = """
    seats: Tiger Rabbit Rat
    board:
    {left}  Y   .   Y   {right}
    hand Tiger: R
"""


@pytest.mark.rule("H-LEA-4")
def test_a_leader_may_unite_states_in_peace() -> None:
    state = position(PEACE.format(left="rB", right="bR"))
    events = play(state, 0, "leader G c1")

    assert kinds(events) == ["leader_placed"]
    assert states(state) == [
        ({"a1", "b1", "c1", "d1", "e1"}, {"red": 1, "green": 0, "blue": 2}),
    ]


@pytest.mark.rule("H-LEA-4")
@pytest.mark.parametrize("letter", COLOURS)
def test_a_leader_may_not_unite_states_that_share_a_colour(letter: str) -> None:
    state = position(PEACE.format(left="rB", right="rR"))

    assert refused(state, 0, f"leader {letter} c1").rule_id == "H-LEA-4"


@pytest.mark.rule("H-LEA-4")
@pytest.mark.parametrize("letter", ["R", "B"])
def test_a_leader_may_not_unite_states_one_of_which_holds_its_own_colour(letter: str) -> None:
    state = position(PEACE.format(left="rB", right="bR"))

    assert refused(state, 0, f"leader {letter} c1").rule_id == "H-LEA-4"


THREE = """
    seats: Tiger Rabbit Rat
    board:
    {one}  Y   .   .
      .   .   Y   {two}
    {three}  Y   .   .
    hand Tiger: R
"""


@pytest.mark.rule("H-LEA-4")
def test_a_leader_may_unite_three_states_in_peace() -> None:
    state = position(THREE.format(one="rB", two="bR", three="gB"))
    play(state, 0, "leader W b2")

    (everything,) = states(state)
    assert everything[1] == {"red": 1, "blue": 2, "green": 1, "white": 0}


@pytest.mark.rule("H-LEA-4")
@pytest.mark.parametrize(
    ("one", "two", "three"), [("rB", "rR", "gB"), ("rB", "gB", "rR"), ("gB", "rB", "rR")]
)
def test_two_of_three_states_with_one_colour_are_enough_to_forbid_it(
    one: str, two: str, three: str
) -> None:
    state = position(THREE.format(one=one, two=two, three=three))

    assert refused(state, 0, "leader W b2").rule_id == "H-LEA-4"
    assert refused(state, 0, "leader G b2").rule_id == "H-LEA-4"


@pytest.mark.rule("H-LEA-4")
@pytest.mark.parametrize("letter", ["R", "B", "G"])
def test_a_leader_of_its_colour_in_any_of_three_states_forbids_it(letter: str) -> None:
    state = position(THREE.format(one="rB", two="bR", three="gB"))

    assert refused(state, 0, f"leader {letter} b2").rule_id == "H-LEA-4"


@pytest.mark.rule("H-LEA-4")
@pytest.mark.rule("H-STA-2")
def test_a_leader_may_join_leaderless_tiles_to_a_state_and_start_a_revolt() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .   Y   R
        hand Tiger: R
    """)
    play(state, 0, "leader R c1")

    assert asked(state) == (0, "revolt_attack")


SPLIT = """
    seats: Tiger Rabbit Rat Goat
    board:
    rB  Y   gT  Y   bR
      .   .   .   .   .
    Y   .   .   .   .
      bG  .   .   .   .
    hand Tiger: R
"""


@pytest.mark.rule("H-LEA-5")
def test_what_a_moved_leader_splits_is_judged_before_the_new_space() -> None:
    state = position(SPLIT)
    play(state, 0, "leader G a2")

    # Blue stands on both sides, but the Rat's was cut off when the leader left.
    assert asked(state) == (0, "action")
    assert states(state) == [
        ({"a1", "b1", "a2", "a3", "a4"}, {"red": 1, "green": 0, "blue": 3}),
        ({"d1", "e1"}, {"blue": 2}),
    ]


@pytest.mark.rule("H-LEA-5")
@pytest.mark.rule("H-LEA-4")
def test_a_leader_from_the_screen_splits_nothing_there() -> None:
    state = position(SPLIT)

    assert refused(state, 0, "leader W a2").rule_id == "H-LEA-4"


@pytest.mark.rule("H-LEA-5")
def test_a_group_left_without_a_leader_is_no_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        gT  Y   .   Y   gB
        hand Tiger: R
    """)
    events = play(state, 0, "leader G c1")

    assert kinds(events) == ["leader_moved", "revolt_began"]
    assert asked(state) == (0, "revolt_attack")


@pytest.mark.rule("H-LEA-5")
@pytest.mark.rule("H-LEA-4")
def test_a_group_left_with_another_leader_is_still_a_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        gT  Y   .   Y   gB
          rT  .   .   .   .
        hand Tiger: R
    """)

    assert refused(state, 0, "leader G c1").rule_id == "H-LEA-4"


@pytest.mark.rule("H-LEA-5")
def test_a_moved_leader_may_unite_again_what_it_split() -> None:
    state = position("""
        seats: Tiger Rabbit Rat
        board:
        rB  Y   .
          gT  .   .
        bR  Y   .
        hand Tiger: R
    """)
    events = play(state, 0, "leader G b2")

    assert kinds(events) == ["leader_moved"]
    assert states(state) == [
        ({"a1", "b1", "b2", "a3", "b3"}, {"red": 1, "green": 0, "blue": 2}),
    ]


@pytest.mark.rule("H-LEA-5")
def test_a_leader_moved_within_its_state_meets_no_rival() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        gT  Y   .
        hand Tiger: R
    """)

    assert kinds(play(state, 0, "leader G c1")) == ["leader_moved"]
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-LEA-5")
def test_a_withdrawal_may_split_a_state_and_nothing_else_follows() -> None:
    state = position("""
        seats: Tiger Rabbit Rat
        board:
        rB  Y   gT  Y   bR
        hand Tiger: R
    """)
    events = play(state, 0, "withdraw G")

    assert kinds(events) == ["leader_withdrawn"]
    assert leaders(state) == {(1, "red"): "a1", (2, "blue"): "e1"}
    assert states(state) == [({"a1", "b1"}, {"red": 1}), ({"d1", "e1"}, {"blue": 2})]


@pytest.mark.rule("H-LEA-5")
def test_a_lost_revolt_may_split_a_state_and_nothing_else_follows() -> None:
    state = position("""
        seats: Tiger Rabbit Rat
        board:
        gR  Y   rB  Y   bR
          .   .   .   .   .
        hand Tiger: YYR
    """)
    events = play(state, 0, "leader R a2", "commit 2")
    events = play(state, 1, "commit 0")

    assert kinds(events) == ["committed", "revolt_over", "leader_lost", "points"]
    assert gains(events) == [(0, "red", 1)]
    assert states(state) == [
        ({"a1", "b1", "a2"}, {"red": 0, "green": 2}),
        ({"d1", "e1"}, {"blue": 2}),
    ]


@pytest.mark.rule("H-LEA-6")
@pytest.mark.rule("H-RIO-3")
def test_leaders_return_when_the_last_yellow_tile_beside_them_goes() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        yT  Y   rB  Y   .
          gB  .   .   .   .
        hand Tiger: BBR
    """)
    events = play(state, 0, "riot b1")

    # The red leader has another yellow tile beside it.
    assert facts(events, "leader_lost") == [
        {"seat": 0, "colour": "yellow", "place": "a1", "cause": "yellow"},
        {"seat": 1, "colour": "green", "place": "a2", "cause": "yellow"},
    ]
    assert leaders(state) == {(1, "red"): "c1"}
    assert "leader Y e1" in moves(state, 0)


@pytest.mark.rule("H-LEA-6")
def test_another_tile_may_go_without_harm_to_the_leader() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        yT  Y   .
          R   .   .
        hand Tiger: BBR
    """)
    events = play(state, 0, "riot a2")

    assert kinds(events) == ["riot"]
    assert leaders(state) == {(0, "yellow"): "a1"}
