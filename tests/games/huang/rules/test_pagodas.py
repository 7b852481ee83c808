"""Pagodas: founding, moving, losing them (H-PAG-1 to 3, 6)."""

import pytest

from sevenstates.games.huang.rules.colours import Colour
from tests.games.huang.rules.positions import (
    asked,
    facts,
    kinds,
    leaders,
    moves,
    pagodas,
    play,
    position,
    refused,
    tiles,
)

COLOURS: dict[str, Colour] = {"Y": "yellow", "R": "red", "B": "blue", "G": "green", "W": "white"}
EVERY_EDITION = pytest.mark.parametrize("edition", ["en", "pl", "de"])


@pytest.mark.rule("H-PAG-1")
@pytest.mark.parametrize("letter", COLOURS)
def test_a_tile_that_completes_a_triangle_may_found_a_pagoda(letter: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        {letter}   {letter}   .
          {"~" if letter == "B" else "."}   .   .
        hand Tiger: {letter}
    """)
    supply = state.view(None)["supply"][COLOURS[letter]]
    play(state, 0, f"tile {letter} a2")
    assert asked(state) == (0, "building")
    assert moves(state, 0) == ["skip", "pagoda a1-b1-a2"]

    (built,) = facts(play(state, 0, "pagoda a1-b1-a2"), "pagoda_built")
    assert built == {"seat": 0, "colour": COLOURS[letter], "places": ["a1", "b1", "a2"]}
    assert pagodas(state) == {"a1-b1-a2": COLOURS[letter]}
    assert state.view(None)["supply"][COLOURS[letter]] == supply - 1


@pytest.mark.rule("H-PAG-1")
@pytest.mark.parametrize(
    ("row_1", "row_2", "place", "triangle"),
    [
        (". . R", ". R .", "b1", "b1-c1-b2"),
        (". . .", "R R .", "b1", "b1-a2-b2"),
        (". R .", "R . .", "b2", "b1-a2-b2"),
        (". R R", ". . .", "b2", "b1-c1-b2"),
    ],
)
def test_a_triangle_counts_either_way_up(row_1: str, row_2: str, place: str, triangle: str) -> None:
    state = position(f"seats: Tiger Rabbit\nboard:\n{row_1}\n  {row_2}\nhand Tiger: RR\n")
    play(state, 0, f"tile R {place}")

    assert moves(state, 0) == ["skip", f"pagoda {triangle}"]


@pytest.mark.rule("H-PAG-1")
@pytest.mark.parametrize(
    ("row_1", "row_2", "place"),
    [("R R .", ". . .", "c1"), ("R . .", "R . .", "b2"), ("R G .", ". . .", "a2")],
    ids=["in line", "bent", "two colours"],
)
def test_no_triangle_of_the_tiles_colour_no_pagoda(row_1: str, row_2: str, place: str) -> None:
    state = position(f"seats: Tiger Rabbit\nboard:\n{row_1}\n  {row_2}\nhand Tiger: RR\n")
    play(state, 0, f"tile R {place}")

    assert asked(state) == (0, "action")


@pytest.mark.rule("H-PAG-1")
def test_founding_is_optional() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   .
          .   .   .
        hand Tiger: RG
    """)
    play(state, 0, "tile R a2", "skip")

    assert asked(state) == (0, "action")
    assert pagodas(state) == {}


@pytest.mark.rule("H-PAG-1")
def test_it_may_stand_in_anybodys_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   Y   rB
          .   .   .   .
        hand Tiger: RG
    """)
    events = play(state, 0, "tile R a2", "pagoda a1-b1-a2")

    assert kinds(events) == ["tile_placed", "points", "pagoda_built"]


@pytest.mark.rule("H-PAG-1")
def test_with_several_triangles_one_is_chosen() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   .   R   .   R
          R   R   .   R   R
        hand Tiger: RG
    """)
    play(state, 0, "tile R b1")
    assert moves(state, 0) == ["skip", "pagoda a1-b1-a2", "pagoda b1-a2-b2", "pagoda b1-c1-b2"]
    assert refused(state, 0, "pagoda e1-d2-e2").rule_id == "H-PAG-1"
    play(state, 0, "pagoda b1-c1-b2")

    assert pagodas(state) == {"b1-c1-b2": "red"}
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-PAG-1")
@pytest.mark.parametrize(
    ("triangle", "reason"),
    [("b1-a2-b2", "building-in-the-way"), ("c1-d1-c2", "no-triangle")],
)
@EVERY_EDITION
def test_a_pagoda_in_the_way_blocks_the_triangles_it_shares_a_tile_with(
    edition: str, triangle: str, reason: str
) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition}
        board:
        R   .   R   .
          R   R   R   .
        pagodas: c1-b2-c2
        hand Tiger: RG
    """)
    play(state, 0, "tile R b1")

    assert moves(state, 0) == ["skip", "pagoda a1-b1-a2"]
    refusal = refused(state, 0, f"pagoda {triangle}")
    assert (refusal.reason, refusal.rule_id) == (reason, "H-PAG-1")


@pytest.mark.rule("H-PAG-1")
@EVERY_EDITION
@pytest.mark.parametrize(
    "building",
    ["kingdoms\ngranaries: a1", "kingdoms\ngranaries: b1", "palace\npalace: b1-c1-b2-c2"],
    ids=["granary on one", "granary on the other", "palace"],
)
def test_a_granary_or_the_palace_in_the_way_blocks_it_too(edition: str, building: str) -> None:
    text = f"options: edition={edition} {building}\n"
    state = position(f"seats: Tiger Rabbit\n{text}hand Tiger: YG\nboard:\nY Y Y .\n  . Y Y .\n")
    free = position("seats: Tiger Rabbit\nhand Tiger: YG\nboard:\nY Y Y .\n  . Y Y .\n")
    play(state, 0, "tile Y a2")
    play(free, 0, "tile Y a2")

    assert "pagoda a1-b1-a2" in moves(free, 0)
    assert "pagoda a1-b1-a2" not in moves(state, 0)


@pytest.mark.rule("H-PAG-1")
@pytest.mark.rule("H-PAG-7")
def test_a_tile_that_causes_a_war_founds_nothing_but_the_triangle_can_be_traded_for() -> None:
    state = position("""
        seats: Tiger Rabbit Rat
        board:
        Y   .   Y   rR
          Y   .   .   .
        rB  .   .   .   .
        hand Tiger: YGG
    """)
    events = play(state, 0, "tile Y b1")
    assert kinds(events) == ["tile_placed", "war_began"]
    play(state, 1, "skip")
    play(state, 2, "skip")
    play(state, 0, "skip", "winner A")
    assert asked(state) == (0, "action")
    assert pagodas(state) == {}

    play(state, 0, "trade a1-b1-a2")
    assert pagodas(state) == {"a1-b1-a2": "yellow"}


MOVED = """
    seats: Tiger Rabbit
    board:
    R   R   .   R   R   .   R   R
      R   .   .   R   .   .   .   .
    W   W   .   W   W   .   .   .
      W   .   .   .   .   .   .   .
    pagodas: a1-b1-a2 {more}
    hand Tiger: RWGG
"""


@pytest.mark.rule("H-PAG-2")
def test_a_pagoda_beside_the_board_comes_before_one_on_it() -> None:
    state = position(MOVED.format(more=""))
    events = play(state, 0, "tile R g2", "pagoda g1-h1-g2")

    assert kinds(events) == ["tile_placed", "pagoda_built"]
    assert pagodas(state) == {"a1-b1-a2": "red", "g1-h1-g2": "red"}
    assert state.view(None)["supply"]["red"] == 0


@pytest.mark.rule("H-PAG-2")
@pytest.mark.parametrize(("lifted", "kept"), [("a1-b1-a2", "d1-e1-d2"), ("d1-e1-d2", "a1-b1-a2")])
def test_if_none_is_left_the_player_chooses_which_one_moves(lifted: str, kept: str) -> None:
    state = position(MOVED.format(more="d1-e1-d2 a3-b3-a4"))
    play(state, 0, "tile R g2", "pagoda g1-h1-g2")
    assert asked(state) == (0, "lift")
    assert moves(state, 0) == ["lift a1-b1-a2", "lift d1-e1-d2"]
    assert refused(state, 0, "lift a3-b3-a4").rule_id == "H-PAG-2"
    assert refused(state, 0, "skip").rule_id == "H-PAG-2"

    events = play(state, 0, f"lift {lifted}")
    assert kinds(events) == ["pagoda_moved"]
    assert pagodas(state) == {kept: "red", "a3-b3-a4": "white", "g1-h1-g2": "red"}
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-PAG-2")
def test_if_only_one_can_move_it_moves_by_itself() -> None:
    state = position(MOVED.format(more="a3-b3-a4"))
    events = play(state, 0, "tile W d4", "pagoda d3-e3-d4")

    assert facts(events, "pagoda_moved") == [
        {
            "seat": 0,
            "colour": "white",
            "origin": ["a3", "b3", "a4"],
            "places": ["d3", "e3", "d4"],
        }
    ]
    assert pagodas(state) == {"a1-b1-a2": "red", "d3-e3-d4": "white"}
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-PAG-2")
@pytest.mark.rule("H-PAG-7")
def test_a_pagoda_traded_for_may_be_a_moved_one() -> None:
    state = position(MOVED.format(more="d1-e1-d2 a3-b3-a4"))
    play(state, 0, "tile R g2", "skip", "trade g1-h1-g2", "lift d1-e1-d2")

    assert pagodas(state) == {"a1-b1-a2": "red", "a3-b3-a4": "white", "g1-h1-g2": "red"}
    assert asked(state)[0] == 1


@pytest.mark.rule("H-PAG-2")
@EVERY_EDITION
def test_tiles_under_the_pagoda_to_be_moved_still_count_as_occupied(edition: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition}
        board:
        W   W   .
          W   .   .
        pagodas: a1-b1-a2
        hand Tiger: WGG
    """)
    play(state, 0, "tile W b2")
    assert asked(state) == (0, "action")

    refusal = refused(state, 0, "trade b1-a2-b2")
    assert (refusal.reason, refusal.rule_id) == ("building-in-the-way", "H-PAG-1")


@pytest.mark.rule("H-PAG-3")
def test_tiles_under_a_pagoda_still_support_leaders_and_link() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   Y   .   .
          Y   .   R   rB
        .   .   .   Y   .
        pagodas: a1-b1-a2
        hand Tiger: YYR
    """)
    play(state, 0, "leader Y c1")

    assert leaders(state)[0, "yellow"] == "c1"
    events = play(state, 0, "leader R b2")
    (revolt,) = facts(events, "revolt_began")
    assert (revolt["attack"], revolt["defence"]) == (2, 1)


@pytest.mark.rule("H-PAG-3")
@pytest.mark.rule("H-PAG-6")
def test_red_tiles_under_a_pagoda_fight_in_a_war_and_are_lost_with_it() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   Y   .   Y   rT
          R   rB  .   .   .   R
        .   .   .   .   .   .
        pagodas: a1-b1-a2
        hand Tiger: WRRRR
    """)
    (war,) = facts(play(state, 0, "tile W d1"), "war_began")
    assert [side["strength"] for side in war["sides"].values()] == [3, 1]
    play(state, 1, "skip")
    events = play(state, 0, "support B 3")

    assert "pagoda_lost" in kinds(events)
    assert pagodas(state) == {}
    assert state.view(None)["supply"]["red"] == 2
    assert "a1" not in tiles(state)


@pytest.mark.rule("H-PAG-3")
def test_a_tile_laid_beside_a_pagoda_is_in_its_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   R   R   Y   rB
          .   R   .   .   .
        pagodas: b1-c1-b2
        hand Tiger: RG
    """)

    assert facts(play(state, 0, "tile R a1"), "points")[0]["seat"] == 1


@pytest.mark.rule("H-PAG-6")
def test_a_lost_pagoda_can_be_established_again() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        W   W   .
          W   .   .
        pagodas: a1-b1-a2
        hand Tiger: BBW
    """)
    play(state, 0, "riot a2", "tile W a2", "pagoda a1-b1-a2")

    assert pagodas(state) == {"a1-b1-a2": "white"}
