"""Blue tiles laid one after the other in one action (H-TIL-4, H-TIL-5, H-TIL-8)."""

import pytest

from tests.games.huang.rules.positions import (
    asked,
    gains,
    kinds,
    moves,
    pagodas,
    play,
    position,
    refused,
    tiles,
)

RIVER = """
    seats: Tiger Rabbit
    board:
    ~   ~   ~   ~   .
      .   .   .   .   ~
    hand Tiger: BBBBRR
"""


@pytest.mark.rule("H-TIL-4")
def test_blue_tiles_may_follow_each_other_in_one_action() -> None:
    state = position(RIVER)
    play(state, 0, "tile B b1")
    assert moves(state, 0) == ["skip", "tile B a1", "tile B c1"]
    play(state, 0, "tile B c1")
    assert moves(state, 0) == ["skip", "tile B d1"]
    play(state, 0, "tile B d1")

    # Nothing is left beside the last tile; the whole chain was one action.
    assert asked(state) == (0, "action")
    assert state.view(0)["pending"][0]["fields"] == {"left": 1}
    assert tiles(state) == {"b1": "blue", "c1": "blue", "d1": "blue"}


@pytest.mark.rule("H-TIL-4")
def test_the_chain_may_stop_at_any_time() -> None:
    state = position(RIVER)
    play(state, 0, "tile B b1", "skip")

    assert asked(state) == (0, "action")
    play(state, 0, "tile B a1")


@pytest.mark.rule("H-TIL-4")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("tile B a1", "H-TIL-4"),
        ("tile B e2", "H-TIL-4"),
        ("tile R a2", "H-TIL-4"),
        ("replace R", "H-TIL-4"),
        ("tile B c2", "H-TIL-2"),
        ("tile B b1", "H-TIL-1"),
    ],
    ids=["beside the first only", "elsewhere", "red", "no tile", "on land", "occupied"],
)
def test_each_tile_of_a_chain_is_blue_and_beside_the_one_before(move: str, rule: str) -> None:
    state = position(RIVER)
    play(state, 0, "tile B b1", "tile B c1")

    assert refused(state, 0, move).rule_id == rule


@pytest.mark.rule("H-TIL-4")
def test_no_other_colour_starts_a_chain() -> None:
    state = position(RIVER)
    play(state, 0, "tile R a2")

    assert asked(state) == (0, "action")


WAR = """
    seats: Tiger Rabbit Rat
    options: edition={edition}
    board:
    rB  Y   ~   Y   rR
      .   .   ~   ~   .
    hand Tiger: BBBB
"""


@pytest.mark.rule("H-TIL-4")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_a_tile_that_led_to_war_ends_the_chain(edition: str) -> None:
    state = position(WAR.format(edition=edition))
    events = play(state, 0, "tile B c1")
    assert kinds(events) == ["tile_placed", "war_began"]
    play(state, 1, "skip")
    play(state, 2, "skip")
    play(state, 0, "skip", "winner A")

    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-4")
@pytest.mark.rule("H-TIL-5")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_later_tile_of_the_chain_may_start_a_war(edition: str) -> None:
    state = position(WAR.format(edition=edition))
    play(state, 0, "tile B c2")
    assert moves(state, 0) == ["skip", "tile B c1", "tile B d2"]
    play(state, 0, "tile B c1")

    assert asked(state) == (1, "war")


@pytest.mark.rule("H-TIL-5")
def test_in_the_german_edition_a_later_tile_may_start_no_war() -> None:
    state = position(WAR.format(edition="de"))
    play(state, 0, "tile B c2")

    assert moves(state, 0) == ["skip", "tile B d2"]
    assert refused(state, 0, "tile B c1").rule_id == "H-TIL-5"


@pytest.mark.rule("H-TIL-5")
@pytest.mark.rule("H-ASK-1")
def test_in_the_german_edition_no_chain_is_offered_where_it_could_only_start_a_war() -> None:
    state = position(WAR.format(edition="de"))
    play(state, 0, "tile B d2", "tile B c2")

    assert asked(state) == (0, "action")
    # The next action's tile is a first one again.
    play(state, 0, "tile B c1")
    assert asked(state) == (1, "war")


PAGODA = """
    seats: Tiger Rabbit
    options: edition={edition}
    board:
    B   B   .   .
      ~   ~   ~   .
    hand Tiger: BBBB
"""


@pytest.mark.rule("H-TIL-4")
@pytest.mark.rule("H-TIL-5")
@pytest.mark.rule("H-PAG-1")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_a_pagoda_placed_with_a_tile_ends_the_chain(edition: str) -> None:
    state = position(PAGODA.format(edition=edition))
    play(state, 0, "tile B a2", "pagoda a1-b1-a2")

    assert pagodas(state) == {"a1-b1-a2": "blue"}
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-4")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_a_pagoda_declined_lets_the_chain_go_on(edition: str) -> None:
    state = position(PAGODA.format(edition=edition))
    play(state, 0, "tile B a2", "skip")

    assert asked(state) == (0, "chain")
    assert moves(state, 0) == ["skip", "tile B b2"]


@pytest.mark.rule("H-TIL-4")
@pytest.mark.rule("H-TIL-5")
@pytest.mark.rule("H-PAG-2")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_a_pagoda_moved_ends_the_chain_too(edition: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition}
        board:
        B   B   .   B   B   .   B   B
          ~   ~   .   B   .   .   B   .
        hand Tiger: BBBB
        pagodas: d1-e1-d2 g1-h1-g2
    """)
    play(state, 0, "tile B a2", "pagoda a1-b1-a2", "lift d1-e1-d2")

    assert asked(state) == (0, "action")


@pytest.mark.rule("H-TIL-5")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_later_tile_of_the_chain_may_found_a_pagoda(edition: str) -> None:
    state = position(PAGODA.format(edition=edition))
    play(state, 0, "tile B b2", "tile B a2")
    assert asked(state) == (0, "building")
    assert moves(state, 0) == ["skip", "pagoda a1-b1-a2", "pagoda b1-a2-b2"]
    play(state, 0, "pagoda b1-a2-b2")

    assert pagodas(state) == {"b1-a2-b2": "blue"}


@pytest.mark.rule("H-TIL-5")
def test_in_the_german_edition_a_later_tile_founds_no_pagoda() -> None:
    state = position(PAGODA.format(edition="de"))
    play(state, 0, "tile B c2", "tile B b2")
    assert asked(state) == (0, "chain")
    play(state, 0, "tile B a2")

    assert asked(state) == (0, "action")
    assert pagodas(state) == {}


@pytest.mark.rule("H-TIL-8")
@pytest.mark.rule("H-TIL-7")
def test_each_blue_tile_of_a_chain_scores_by_itself() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .   ~   ~   Y   yB
          ~   ~   .   .   .   .
        Y   bT  .   .   .   .
        hand Tiger: BBBBR
    """)
    events = play(state, 0, "tile B d1", "tile B c1", "tile B b2", "tile B a2")

    # The first two lie in the yellow leader's state; the third links it to the blue leader.
    assert gains(events) == [
        (1, "blue", 1),
        (1, "blue", 1),
        (0, "blue", 1),
        (0, "blue", 1),
    ]


@pytest.mark.rule("H-TIL-8")
def test_a_chain_tile_that_starts_a_war_scores_nothing_and_those_before_keep_theirs() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        bB  Y   ~   ~   Y   bT
        hand Tiger: BBR
    """)
    events = play(state, 0, "tile B d1", "tile B c1")

    assert gains(events) == [(0, "blue", 1)]
    assert asked(state) == (1, "war")
