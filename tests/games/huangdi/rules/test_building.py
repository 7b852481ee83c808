"""Building (D-BLD)."""

import pytest

from tests.games.huangdi.rules.positions import (
    asked,
    blocks_of,
    facts,
    kinds,
    moves,
    play,
    position,
    prison,
    refused,
    stock,
    supply,
    why,
)

TABLE = """
    seats: 2
    wall:
    3  {three}  |  .  .  .  .  .
    2  {two}  |  .  .  .  .  .
    1  {one}  |  .  .  .  .  .
    emperor: holder=red
    red: {red}
    turn: red 1
"""
EMPTY = ".  .  .  .  ."


def table(red: str, one: str = EMPTY, two: str = EMPTY, three: str = EMPTY) -> str:
    return TABLE.format(red=red, one=one, two=two, three=three)


@pytest.mark.rule("D-BLD-1")
@pytest.mark.rule("D-BLD-3")
@pytest.mark.rule("D-BLD-4")
@pytest.mark.rule("D-BLD-5")
def test_example_seven_peasants_and_three_convicts() -> None:
    """Adam builds on levels 2 and 3; four of seven peasants and three convicts die."""
    state = position(table("jade=1 peasants=7 convicts=3 blocks=2", "W W . . .", "W . . . ."))
    events = play(state, 0, "build 2", "block a2.2", "block a1.3")

    assert facts(events, "workers_used") == [
        {"seat": 0, "peasants": 7, "convicts": 3, "dead_peasants": 4}
    ]
    assert supply(state, 0) == (0, 3, 0, 0)
    assert prison(state, "A") == (0, 1)
    assert (stock(state, "jade"), stock(state, "peasants")) == (100, 47)
    assert blocks_of(state, 0) == ["a2.2", "a1.3"]


@pytest.mark.rule("D-BLD-1")
def test_one_block_may_be_chosen_where_two_are_possible() -> None:
    state = position(table("jade=1 peasants=8 blocks=2"))
    assert moves(state, 0, "build") == ["build 1", "build 2"]
    play(state, 0, "build 1", "block a1.1")

    assert supply(state, 0) == (1, 7, 0, 1)


@pytest.mark.rule("D-BLD-1")
def test_two_blocks_cost_a_jade_and_come_from_the_supply() -> None:
    assert why(position(table("peasants=8 blocks=2")), 0, "build 2") == (
        "too-little-jade",
        "D-BLD-1",
    )
    state = position(table("jade=1 peasants=8 blocks=1"))
    assert why(state, 0, "build 2") == ("too-few-blocks", "D-BLD-1")
    assert why(position(table("jade=1 peasants=8")), 0, "build 1") == (
        "too-few-blocks",
        "D-BLD-1",
    )


@pytest.mark.rule("D-BLD-2")
def test_where_blocks_can_stand() -> None:
    state = position(table("peasants=20 blocks=1", "R W . . .", "W . . . .", "W . . . ."))
    play(state, 0, "build 1")

    assert moves(state, 0) == ["block a3.1", "block a4.1", "block a5.1", "block a2.2", "block a1.4"]
    assert why(state, 0, "block a1.1") == ("location-taken", "D-BLD-2")
    assert why(state, 0, "block a3.2") == ("nothing-below", "D-BLD-2")
    assert why(state, 0, "block a2.3") == ("nothing-below", "D-BLD-2")
    assert why(state, 0, "block a2.4") == ("tower-columns-only", "D-BLD-2")
    assert why(state, 0, "block c1.1") == ("no-such-province", "D-SET-1")
    assert refused(state, 0, "peasants 2").reason == "not-now"


@pytest.mark.rule("D-BLD-2")
def test_the_second_block_may_stand_on_the_first() -> None:
    state = position(table("jade=1 peasants=6 blocks=2"))
    play(state, 0, "build 2", "block a3.1", "block a3.2")

    assert blocks_of(state, 0) == ["a3.1", "a3.2"]


@pytest.mark.rule("D-BLD-2")
def test_a_complete_province_has_no_room() -> None:
    state = position("""
        seats: 2
        wall:
        4  W  -  -  -  W  |  .  -  -  -  .
        3  R  R  R  R  W  |  .  .  .  .  .
        2  R  W  W  W  W  |  .  .  .  .  .
        1  W  W  R  R  W  |  .  .  .  .  .
        emperor: holder=red
        red: peasants=20 blocks=1
        turn: red 1
    """)

    assert why(state, 0, "build 1") == ("province-complete", "D-BLD-2")


@pytest.mark.rule("D-BLD-3")
@pytest.mark.parametrize(("place", "needed"), [("a4.1", 2), ("a3.2", 4), ("a2.3", 6), ("a1.4", 8)])
def test_workers_by_level(place: str, needed: int) -> None:
    wall = ("W R W . .", "R W . . .", "W . . . .")
    state = position(table(f"convicts={needed} blocks=1", *wall))
    events = play(state, 0, "build 1", f"block {place}")
    assert facts(events, "workers_used")[0]["convicts"] == needed

    state = position(table(f"convicts={needed - 1} blocks=1", *wall))
    if needed == 2:
        assert why(state, 0, "build 1") == ("too-few-workers", "D-BLD-5")
    else:
        play(state, 0, "build 1")
        assert why(state, 0, f"block {place}") == ("too-few-workers-here", "D-BLD-3")


@pytest.mark.rule("D-BLD-3")
def test_peasants_and_convicts_mix_as_the_player_likes() -> None:
    state = position(table("peasants=3 convicts=3 blocks=1", "W . . . ."))
    play(state, 0, "build 1", "block a1.2")

    assert asked(state) == (0, "workers")
    assert moves(state, 0) == ["peasants 1", "peasants 2", "peasants 3"]
    assert why(state, 0, "peasants 0") == ("workers-mix", "D-BLD-3")
    assert why(state, 0, "peasants 4") == ("workers-mix", "D-BLD-3")
    assert why(state, 0, "done") == ("not-now", "D-BLD-3")
    play(state, 0, "peasants 1")
    assert supply(state, 0) == (0, 2, 0, 0)


@pytest.mark.rule("D-BLD-3")
@pytest.mark.rule("D-BLD-4")
def test_the_workers_of_both_blocks_are_counted_together() -> None:
    """Three peasants for each block: two blocks lose three of six, not two and two."""
    state = position(table("jade=1 peasants=6 convicts=6 blocks=2", "W W . . .", "W W . . ."))
    play(state, 0, "build 2", "block a1.3", "block a2.3")

    assert supply(state, 0) == (0, 3, 0, 0)


@pytest.mark.rule("D-BLD-4")
@pytest.mark.parametrize(("peasants", "dead"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_the_peasants_die_rounded_up(peasants: int, dead: int) -> None:
    state = position(table("peasants=4 convicts=4 blocks=1", "W . . . ."))
    play(state, 0, "build 1", "block a1.2", f"peasants {peasants}")

    assert supply(state, 0)[1:3] == (4 - dead, peasants)
    assert stock(state, "peasants") == 46 + dead


@pytest.mark.rule("D-BLD-5")
def test_the_first_block_is_scored_before_the_second_is_placed() -> None:
    state = position(table("jade=1 peasants=20 blocks=2", "W W R R ."))
    events = play(state, 0, "build 2", "block a5.1", "block a5.2")

    order = kinds(events)
    assert order[1:4] == ["prison_filled", "build_began", "block_built"]
    assert order.index("row_completed") < order.index("block_built", 4)
    assert order[-1] == "workers_used"


@pytest.mark.rule("D-BLD-5")
def test_two_blocks_need_workers_for_both() -> None:
    assert why(position(table("jade=1 peasants=3 blocks=2")), 0, "build 2") == (
        "too-few-workers",
        "D-BLD-5",
    )
    # Two on level 1 take four workers.
    assert "build 2" in moves(position(table("jade=1 peasants=4 blocks=2")), 0)


@pytest.mark.rule("D-BLD-5")
def test_the_first_location_must_leave_a_payable_second_one() -> None:
    state = position(table("jade=1 peasants=6 blocks=2", "W W W W .", "W . . . ."))
    play(state, 0, "build 2")

    # Level 1 leaves four workers for level 2, on itself too; level 3 takes all six.
    assert why(state, 0, "block a1.3") == ("no-second-location", "D-BLD-5")
    assert moves(state, 0) == ["block a5.1", "block a2.2", "block a3.2", "block a4.2"]
    play(state, 0, "block a2.2")
    assert moves(state, 0) == ["block a5.1"]


@pytest.mark.rule("D-BLD-5")
def test_the_last_location_of_a_province_has_no_room_for_two() -> None:
    state = position("""
        seats: 2
        wall:
        4  R - - - . | . - - - .
        3  W W W W W | . . . . .
        2  R R R R R | . . . . .
        1  W W W W W | . . . . .
        emperor: holder=red
        red: jade=5 peasants=40 blocks=2
        turn: red 1
    """)

    assert why(state, 0, "build 2") == ("no-room-for-two", "D-BLD-5")
    assert moves(state, 0, "build") == ["build 1"]
