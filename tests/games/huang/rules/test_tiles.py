"""Place a tile: where, the market, the points (H-TIL-1 to 3, 6, 7, 9)."""

import pytest

from tests.games.huang.rules.positions import (
    Draws,
    asked,
    facts,
    gains,
    hand,
    kinds,
    moves,
    pagodas,
    play,
    points,
    position,
    refused,
    states,
    tiles,
    total,
)

COLOURS = {"Y": "yellow", "R": "red", "B": "blue", "G": "green", "W": "white"}
EVERY_COLOUR = pytest.mark.parametrize("letter", COLOURS)


@pytest.mark.rule("H-TIL-1")
@pytest.mark.rule("H-TIL-2")
@EVERY_COLOUR
def test_a_tile_goes_on_any_empty_space_of_its_ground_linked_or_not(letter: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        Y   gB  .   ~   .
          #   R   B   ~   .
        hand Tiger: {letter}YRG
    """)
    land, river = ["c1", "e1", "e2"], ["d1", "d2"]

    assert moves(state, 0, f"tile {letter}") == [
        f"tile {letter} {place}" for place in (river if letter == "B" else land)
    ]
    held = sum(hand(state, 0).values())
    play(state, 0, f"tile {letter} {'d1' if letter == 'B' else 'e1'}")
    assert tiles(state)["d1" if letter == "B" else "e1"] == COLOURS[letter]
    assert sum(hand(state, 0).values()) == held - 1


@pytest.mark.rule("H-TIL-1")
@pytest.mark.parametrize(
    "place", ["a1", "b1", "a2", "f1", "a9"], ids=["tile", "leader", "hole", "beside", "below"]
)
def test_a_tile_goes_on_empty_spaces_only(place: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   gB  .   ~   .
          #   R   B   ~   .
        hand Tiger: W
    """)

    assert refused(state, 0, f"tile W {place}").rule_id == "H-TIL-1"


@pytest.mark.rule("H-TIL-1")
def test_a_tile_comes_from_behind_your_screen() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .
        hand Tiger: W
        hand Rabbit: R
        market: R
    """)

    assert refused(state, 0, "tile R a1").rule_id == "H-TIL-1"


@pytest.mark.rule("H-TIL-1")
@pytest.mark.rule("H-RIO-1")
@pytest.mark.parametrize("letter", ["Y", "R", "G", "W"])
def test_an_emptied_capital_is_plain_land(letter: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        map: own
        | name: one capital
        | board:
        | .C.
        | ...
        board:
        .   Y   .
          .   .   .
        hand Tiger: {letter}BBB
    """)
    play(state, 0, "riot b1")

    assert tiles(state) == {}
    assert refused(state, 0, "tile B b1").rule_id == "H-TIL-2"
    assert refused(state, 0, "leader Y a1").rule_id == "H-LEA-3"
    events = play(state, 0, f"tile {letter} b1")
    assert gains(events) == []
    assert tiles(state) == {"b1": COLOURS[letter]}


@pytest.mark.rule("H-TIL-2")
@EVERY_COLOUR
def test_blue_lies_on_rivers_only_and_nothing_else_does(letter: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        .   ~
        hand Tiger: {letter}
    """)
    place = "a1" if letter == "B" else "b1"

    assert refused(state, 0, f"tile {letter} {place}").rule_id == "H-TIL-2"


MARKET = """
    seats: Tiger Rabbit
    board:
    .   .   .   .
    hand Tiger: GGR
    hand Rabbit: YYYYYY
    market: RRRBBY
"""


@pytest.mark.rule("H-TIL-3")
def test_after_a_green_tile_one_market_tile_may_be_taken_and_used_at_once() -> None:
    state = position(MARKET)
    play(state, 0, "tile G a1")
    assert asked(state) == (0, "market")
    assert moves(state, 0) == ["skip", "take Y", "take R", "take B"]

    events = play(state, 0, "take Y")
    assert facts(events, "market_taken") == [{"seat": 0, "colour": "yellow"}]
    assert hand(state, 0) == {"yellow": 1, "red": 1, "green": 1}
    assert asked(state) == (0, "action")
    play(state, 0, "tile Y b1")


@pytest.mark.rule("H-TIL-3")
def test_the_market_may_be_left_alone() -> None:
    state = position(MARKET)
    events = play(state, 0, "tile G a1", "skip")

    assert kinds(events) == ["tile_placed"]
    assert total(state.view(0)["market"]) == 6
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-3")
@pytest.mark.parametrize("move", ["take G", "take W", "tile R b1", "replace R"])
def test_only_a_tile_that_lies_in_the_market_can_be_taken(move: str) -> None:
    state = position(MARKET)
    play(state, 0, "tile G a1")

    assert refused(state, 0, move).rule_id == "H-TIL-3"


@pytest.mark.rule("H-TIL-3")
@pytest.mark.rule("H-END-1")
def test_the_market_is_not_refilled_before_the_turn_ends() -> None:
    state = position(MARKET)
    play(state, 0, "tile G a1", "take Y", "tile G b1")
    assert state.view(None)["market"] == {
        "yellow": 0,
        "red": 3,
        "blue": 2,
        "green": 0,
        "white": 0,
    }
    assert refused(state, 0, "take Y").rule_id == "H-TIL-3"

    events = play(state, 0, "take R", luck=Draws("YYY" + "WG"))
    assert facts(events, "market_refilled") == [{"count": 2, "tiles": {"green": 1, "white": 1}}]
    assert total(state.view(None)["market"]) == 6


@pytest.mark.rule("H-TIL-3")
@pytest.mark.parametrize("letter", ["Y", "R", "W"])
def test_no_other_tile_opens_the_market(letter: str) -> None:
    state = position(MARKET.replace("GGR", f"{letter}R"))
    play(state, 0, f"tile {letter} a1")

    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-3")
def test_an_empty_market_is_not_offered() -> None:
    state = position(MARKET.replace("RRRBBY", "-"))
    play(state, 0, "tile G a1")

    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-3")
@pytest.mark.rule("H-TIL-9")
def test_a_green_tile_that_causes_a_war_opens_no_market() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rT  Y   .   Y   rB
          .   .   gT  yB  .
        hand Tiger: GR
        market: RRRRRR
    """)
    events = play(state, 0, "tile G c1")
    assert asked(state) == (1, "war")
    events += play(state, 1, "skip")
    events += play(state, 0, "skip", "winner A")

    assert asked(state) == (0, "action")
    assert gains(events) == [(0, "red", 1)]  # for the war alone
    assert facts(events, "points")[0]["source"] == "war"


@pytest.mark.rule("H-TIL-3")
def test_points_come_first_then_the_building_then_the_market() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        gB  Y   G   .
          .   .   G   .
        hand Tiger: GR
        market: RRRRRR
    """)
    events = play(state, 0, "tile G d1")
    assert kinds(events) == ["tile_placed", "points"]
    assert asked(state) == (0, "building")
    assert refused(state, 0, "take R").rule_id == "H-PAG-1"

    play(state, 0, "pagoda c1-d1-c2")
    assert pagodas(state) == {"c1-d1-c2": "green"}
    assert asked(state) == (0, "market")
    play(state, 0, "take R")
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-6")
@EVERY_COLOUR
def test_a_tile_in_a_state_gives_a_point_to_the_leader_of_its_colour(letter: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        {letter.lower()}B  Y   {"~" if letter == "B" else "."}   .
        hand Tiger: {letter}{letter}
    """)
    events = play(state, 0, f"tile {letter} c1")

    assert gains(events) == [(1, COLOURS[letter], 1)]
    assert points(state, 1) == {COLOURS[letter]: 1}
    assert points(state, 0) == {}


@pytest.mark.rule("H-TIL-6")
def test_a_tile_outside_every_state_gives_nothing() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rT  Y   .   .   R
        hand Tiger: RR
    """)

    assert gains(play(state, 0, "tile R d1")) == []
    assert gains(play(state, 0, "tile R c1")) == [(0, "red", 1)]


@pytest.mark.rule("H-TIL-6")
@pytest.mark.parametrize("leaders", ["gB  bT", "wB  gT"])
def test_leaders_of_other_colours_get_nothing(leaders: str) -> None:
    one, other = leaders.split()
    state = position(f"""
        seats: Tiger Rabbit
        board:
        {one}  Y   {other}  .
        hand Tiger: RR
    """)

    assert gains(play(state, 0, "tile R d1")) == []


@pytest.mark.rule("H-TIL-7")
@pytest.mark.parametrize("letter", ["R", "B", "G", "W"])
def test_the_yellow_leader_stands_in_and_gets_the_tiles_colour(letter: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        yB  Y   {"~" if letter == "B" else "."}   .
        hand Tiger: {letter}{letter}
    """)

    assert gains(play(state, 0, f"tile {letter} c1")) == [(1, COLOURS[letter], 1)]
    assert points(state, 1) == {COLOURS[letter]: 1}


@pytest.mark.rule("H-TIL-7")
@pytest.mark.rule("H-TIL-6")
def test_the_yellow_leader_gets_nothing_where_the_right_leader_stands() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        yT  Y   .   .
          rB  .   .   .
        hand Tiger: RR
    """)
    events = play(state, 0, "tile R c1")

    assert gains(events) == [(1, "red", 1)]
    assert points(state, 0) == {}


@pytest.mark.rule("H-TIL-7")
def test_the_yellow_leader_stands_in_only_in_its_own_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        yT  Y   .   .   Y   gB
        hand Tiger: RR
    """)

    assert gains(play(state, 0, "tile R d1")) == []


@pytest.mark.rule("H-TIL-9")
@pytest.mark.parametrize("letter", ["R", "Y", "W", "G", "B"])
def test_a_tile_that_leads_to_a_war_scores_nothing(letter: str) -> None:
    ground = "~" if letter == "B" else "."
    state = position(f"""
        seats: Tiger Rabbit
        board:
        {letter.lower()}T  Y   {ground}   Y   {letter.lower()}B
        hand Tiger: {letter}
    """)
    events = play(state, 0, f"tile {letter} c1")

    assert kinds(events) == ["tile_placed", "war_began"]
    assert points(state, 0) == points(state, 1) == {}


@pytest.mark.rule("H-TIL-9")
@pytest.mark.parametrize(
    ("left", "right", "winner"),
    [("rB", "gT", 1), ("gT", "rB", 1), ("yT", "rB", 1), ("yT", "gB", 0), ("gB", "yT", 0)],
)
def test_a_tile_that_unites_in_peace_scores_in_the_united_state(
    left: str, right: str, winner: int
) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        {left}  Y   .   Y   {right}
        hand Tiger: RR
    """)
    events = play(state, 0, "tile R c1")

    assert gains(events) == [(winner, "red", 1)]
    assert len(states(state)) == 1
