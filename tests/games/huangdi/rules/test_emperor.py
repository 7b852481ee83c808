"""The emperor block (D-EMP)."""

import pytest

from tests.games.huangdi.rules.positions import (
    asked,
    blocks_of,
    facts,
    gains,
    kinds,
    moves,
    play,
    position,
    seat_of,
    stock,
    supply,
    why,
)

TABLE = """
    seats: 3
    wall:
    4  {four}
    3  {three}
    2  {two}
    1  {one}
    emperor: holder=red block=yes
    red: {red}
    turn: red {turn}
"""
EMPTY = ". . . . . | . . . . ."


def table(
    red: str,
    one: str = EMPTY,
    two: str = EMPTY,
    three: str = EMPTY,
    four: str = ". - - - . | . - - - .",
    turn: int = 1,
) -> str:
    return TABLE.format(red=red, one=one, two=two, three=three, four=four, turn=turn)


@pytest.mark.rule("D-EMP-1")
def test_example_an_own_tower_on_the_emperors_block() -> None:
    """Charles puts the block on level 3 and builds his own on level 4 upon it."""
    state = position(table("peasants=8 blocks=1", "W . . . . | . . . . .", "W . . . . | . . . . ."))
    events = play(state, 0, "emperor a1.3", "build 1", "block a1.4")

    assert blocks_of(state, None) == ["a1.3"]
    assert blocks_of(state, 0) == ["a1.4"]
    assert gains(events) == [(0, 5, "tower")]


@pytest.mark.rule("D-EMP-1")
@pytest.mark.rule("D-BLD-2")
def test_example_between_the_two_blocks_of_one_build() -> None:
    """One block, the emperor's on top of it, and the second on top of that."""
    state = position(table("jade=1 peasants=8 blocks=2"))
    play(state, 0, "build 2", "block a1.1", "emperor a1.2", "block a1.3")

    assert (blocks_of(state, 0), blocks_of(state, None)) == (["a1.1", "a1.3"], ["a1.2"])
    assert supply(state, 0) == (0, 4, 0, 0)
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-EMP-1")
def test_it_is_free_no_action_and_goes_into_any_province() -> None:
    state = position(table("jade=2"))
    events = play(state, 0, "emperor b3.1")

    assert kinds(events) == ["emperor_placed"]
    assert asked(state) == (0, "action")
    assert seat_of(state, 0)["roles_on_table"] == []
    assert supply(state, 0)[0] == 2


@pytest.mark.rule("D-EMP-1")
def test_it_keeps_to_the_rules_of_support() -> None:
    state = position(table("jade=0", "R . . . . | . . . . ."))

    assert moves(state, 0, "emperor")[-1] == "emperor a1.2"
    assert why(state, 0, "emperor a1.1") == ("location-taken", "D-BLD-2")
    assert why(state, 0, "emperor b2.2") == ("nothing-below", "D-BLD-2")
    assert why(state, 0, "emperor a3.4") == ("tower-columns-only", "D-BLD-2")
    assert why(state, 0, "emperor c1.1") == ("no-such-province", "D-SET-1")


@pytest.mark.rule("D-EMP-1")
def test_only_the_winner_of_the_petition_has_one_and_only_one() -> None:
    state = position(table("jade=0"))
    play(state, 0, "emperor a1.1")
    assert why(state, 0, "emperor a2.1") == ("no-emperor-block", "D-EMP-1")
    play(state, 0, "jade recruiter")
    assert why(state, 1, "emperor a2.1") == ("no-emperor-block", "D-EMP-1")


@pytest.mark.rule("D-EMP-2")
def test_not_placed_in_its_round_it_is_lost_to_the_box() -> None:
    state = position(table("jade=0", turn=3))
    before = stock(state, "emperor_blocks")
    play(state, 0, "jade recruiter", "done")
    play(state, 1, "jade recruiter")
    events = play(state, 2, "jade recruiter")

    assert kinds(events)[2:4] == ["emperor_lost", "round_began"]
    assert stock(state, "emperor_blocks") == before
    assert state.view(None)["emperor_block"] is False
    assert blocks_of(state, None) == []


@pytest.mark.rule("D-EMP-3")
def test_it_completes_a_row_for_the_active_player() -> None:
    state = position(table("jade=0", "W W W K . | . . . . ."))
    events = play(state, 0, "emperor a5.1")

    assert facts(events, "row_completed") == [{"seat": 0, "province": "A", "level": 1}]
    assert seat_of(state, 0)["chips"] == 1
    assert gains(events) == [(1, 3, "row")]


@pytest.mark.rule("D-EMP-3")
def test_it_brings_no_points_on_level_four() -> None:
    column = "W . . . . | . . . . ."
    events = play(position(table("jade=0", column, column, column)), 0, "emperor a1.4")

    assert gains(events) == []


@pytest.mark.rule("D-EMP-3")
def test_it_counts_for_nobody_in_a_majority() -> None:
    state = position(table("jade=0", "E E E W . | . . . . ."))
    events = play(state, 0, "emperor a5.1")

    assert gains(events) == [(1, 3, "row")]


@pytest.mark.rule("D-EMP-4")
def test_the_moments_it_can_be_placed_at() -> None:
    state = position(table("jade=3 peasants=2 blocks=1"))
    assert moves(state, 0, "emperor")  # before a card
    play(state, 0, "move B")
    assert asked(state) == (0, "buyback")
    assert moves(state, 0, "emperor")  # after an action, before the buyback
    play(state, 0, "buyback jade")
    assert moves(state, 0, "emperor")  # after it
    play(state, 0, "build 1")
    assert why(state, 0, "emperor a1.1") == ("emperor-not-now", "D-EMP-4")
    play(state, 0, "block b1.1")
    assert asked(state) == (0, "emperor")
    assert moves(state, 0, "emperor")  # after the second action
    play(state, 0, "emperor a1.1")
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-EMP-4")
def test_it_may_not_leave_the_second_block_without_a_place() -> None:
    state = position(
        table("jade=1 peasants=6 blocks=2", "W W W W . | . . . . .", "W W W W . | . . . . .")
    )
    # Two workers for a5.1 leave four: enough for a5.2 only.
    play(state, 0, "build 2", "block a5.1")

    assert moves(state, 0, "block") == ["block a5.2"]
    assert why(state, 0, "emperor a5.2") == ("emperor-blocks-build", "D-EMP-4")
    play(state, 0, "emperor b1.1", "block a5.2")
    assert asked(state)[0] == 0
