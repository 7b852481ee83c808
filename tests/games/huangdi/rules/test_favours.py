"""Playing favours and removing blocks (D-FAV, D-REM)."""

import pytest

from tests.games.huangdi.rules.positions import (
    asked,
    blocks_of,
    facts,
    gains,
    moves,
    play,
    position,
    scores,
    seat_of,
    stock,
    supply,
    why,
)

# Cards of the deck: 0 is two beside each other, 1 two above each other, 2 three in a row,
# 3 an L of three, 4 its mirror image, 17 a U of five.
TABLE = """
    seats: 2
    wall:
    4  {four}
    3  {three}
    2  {two}
    1  {one}
    emperor: holder=red
    hand red: {hand}
    turn: red 1
    {more}
"""
EMPTY = ". . . . . | . . . . ."
NO_TOWERS = ". - - - . | . - - - ."


def table(
    hand: str,
    one: str,
    two: str = EMPTY,
    three: str = EMPTY,
    four: str = NO_TOWERS,
    more: str = "",
) -> str:
    return TABLE.format(hand=hand, one=one, two=two, three=three, four=four, more=more)


@pytest.mark.rule("D-FAV-1")
def test_a_pattern_of_own_blocks_is_played_and_gets_a_plaque() -> None:
    state = position(table("0", "R R . . . | . . . . ."))
    play(state, 0, "favour 0")
    assert asked(state) == (0, "plaque")
    assert moves(state, 0) == ["plaque a1.1", "plaque a2.1"]
    assert why(state, 0, "plaque a3.1") == ("not-in-pattern", "D-FAV-3")
    assert why(state, 0, "done") == ("not-now", "D-FAV-3")
    events = play(state, 0, "plaque a2.1")

    assert facts(events, "plaque_placed") == [{"seat": 0, "place": "a2.1"}]
    assert state.view(None)["wall"]["a2.1"] == {"seat": 0, "plaque": True}
    assert (seat_of(state, 0)["played"], seat_of(state, 0)["hand_size"]) == ([0], 0)


@pytest.mark.rule("D-FAV-1")
@pytest.mark.parametrize(
    "row",
    ["R W . . . | . . . . .", "R . R . . | . . . . .", "R E R . . | . . . . ."],
    ids=["a rival's", "a gap", "the emperor's"],
)
def test_the_pattern_must_stand_in_own_blocks(row: str) -> None:
    assert why(position(table("0", row)), 0, "favour 0") == ("pattern-not-there", "D-FAV-1")


@pytest.mark.rule("D-FAV-1")
def test_blocks_with_a_plaque_do_not_serve_again() -> None:
    state = position(table("0", "R R* R . . | . . . . .", more="played red: 2"))
    assert why(state, 0, "favour 0") == ("pattern-not-there", "D-FAV-1")

    state = position(table("0", "R* R R . . | . . . . .", more="played red: 2"))
    assert moves(state, 0, "favour") == ["favour 0"]


@pytest.mark.rule("D-FAV-1")
def test_patterns_are_neither_turned_nor_mirrored() -> None:
    state = position(table("0 1 3 4", "R R . . . | . . . . .", "R . . . . | . . . . ."))

    # Row, column and the L stand there; its mirror image does not.
    assert moves(state, 0, "favour") == ["favour 0", "favour 1", "favour 3"]
    assert why(state, 0, "favour 4") == ("pattern-not-there", "D-FAV-1")
    only_column = position(table("0 1", "R . . . . | . . . . .", "R . . . . | . . . . ."))
    assert moves(only_column, 0, "favour") == ["favour 1"]


@pytest.mark.rule("D-FAV-1")
@pytest.mark.rule("D-FAV-3")
def test_a_pattern_may_stand_anywhere_also_across_provinces() -> None:
    state = position(table("2", ". . . . R | R R . . ."))
    assert seat_of(state, 0)["camp"] == "A"
    play(state, 0, "favour 2")

    assert moves(state, 0) == ["plaque a5.1", "plaque b1.1", "plaque b2.1"]


@pytest.mark.rule("D-FAV-1")
def test_only_cards_in_hand_can_be_played() -> None:
    state = position(table("0", "R R R . . | . . . . ."))

    assert why(state, 0, "favour 2") == ("card-not-in-hand", "D-FAV-1")


@pytest.mark.rule("D-FAV-2")
def test_points_are_scored_once_and_bonuses_stay() -> None:
    """Card 0 gives two points and a jade with each Collect jade."""
    state = position(table("0", "R R . . . | . . . . ."))
    events = play(state, 0, "favour 0", "plaque a1.1")
    assert gains(events) == [(0, 2, "favour")]
    play(state, 1, "move B")
    events = play(state, 0, "jade recruiter")

    assert facts(events, "jade_collected") == [{"seat": 0, "jade": 4}]
    assert scores(state) == [2, 0]


@pytest.mark.rule("D-FAV-3")
def test_cells_outside_the_pattern_may_hold_anything() -> None:
    for two in ("R . R . . | . . . . .", "R E R . . | . . . . .", "R R R . . | . . . . ."):
        state = position(table("17", "R R R . . | . . . . .", two))
        assert moves(state, 0, "favour") == ["favour 17"]


@pytest.mark.rule("D-FAV-3")
def test_level_four_counts_also_between_towers() -> None:
    state = position(
        table(
            "0",
            ". . . . W | W . . . .",
            ". . . . W | W . . . .",
            ". . . . W | W . . . .",
            ". - - - R | R - - - .",
        )
    )
    play(state, 0, "favour 0")

    assert moves(state, 0) == ["plaque a5.4", "plaque b1.4"]


@pytest.mark.rule("D-FAV-3")
def test_the_plaque_goes_on_any_block_of_any_place_where_the_pattern_stands() -> None:
    state = position(table("0", "R R R . . | . . R R ."))
    play(state, 0, "favour 0")

    assert moves(state, 0) == [f"plaque {p}" for p in ("a1.1", "a2.1", "a3.1", "b3.1", "b4.1")]


@pytest.mark.rule("D-FAV-3")
def test_a_played_favour_stays_when_its_blocks_are_removed() -> None:
    state = position(table("0", "R R . . . | . . . . .", more="white: convicts=1"))
    play(state, 0, "favour 0", "plaque a1.1")
    play(state, 1, "remove a2.1")

    assert seat_of(state, 0)["played"] == [0]
    assert blocks_of(state, 0) == ["a1.1"]


@pytest.mark.rule("D-FAV-3")
def test_there_is_no_hand_limit() -> None:
    hand = " ".join(map(str, range(30)))
    state = position(table(hand, "R R . . . | . . . . ."))
    play(state, 0, "draw")
    play(state, 0, "keep 30", "keep 31")

    assert seat_of(state, 0)["hand_size"] == 32
    assert asked(state) == (1, "action")


# The six lettered blocks of the rulebook: red moves, white's are in question.
LETTERS = """
    seats: 3
    wall:
    4  W  -  -  -  .  |  .  -  -  -  .
    3  W  .  .  .  .  |  .  .  .  .  .
    2  K  W  W  E  .  |  .  .  .  .  .
    1  K  W  K  W  K  |  W* .  .  .  .
    emperor: holder=red
    played white: 0
    red: convicts={convicts} camp={camp}
    turn: red 1
"""


@pytest.mark.rule("D-REM-1")
@pytest.mark.parametrize(
    ("camp", "place", "reason"),
    [
        ("A", "a1.4", "block-tower"),
        ("A", "a4.2", "block-emperors"),
        ("B", "b1.1", "block-plaque"),
        ("A", "a5.1", "block-in-row"),
        ("A", "a1.2", "block-above"),
        ("A", "a2.2", None),
    ],
    ids="ABCDEF",
)
def test_example_the_six_lettered_blocks(camp: str, place: str, reason: str | None) -> None:
    state = position(LETTERS.format(convicts=3, camp=camp))
    if reason is None:
        play(state, 0, f"remove {place}")
        assert place not in state.view(None)["wall"]
    else:
        assert why(state, 0, f"remove {place}") == (reason, "D-REM-1")


@pytest.mark.rule("D-REM-1")
def test_example_a_block_on_level_two_costs_two_convicts_and_goes_back() -> None:
    """Bill removes a block of Adam's from level 2: two convicts die, Adam has it back."""
    state = position(LETTERS.format(convicts=3, camp="A"))
    events = play(state, 0, "remove a3.2")

    assert facts(events, "block_removed") == [
        {"seat": 0, "owner": 1, "place": "a3.2", "convicts": 2}
    ]
    assert supply(state, 0)[2] == 1
    assert stock(state, "convicts") == 64
    # In the supply, so it can be built without quarrying.
    assert supply(state, 1)[3] == 1


@pytest.mark.rule("D-REM-1")
def test_own_blocks_and_empty_places_cannot_be_removed() -> None:
    state = position(table("0", "R . . . . | . . . . .", more="red: convicts=3"))

    assert why(state, 0, "remove a1.1") == ("block-own", "D-REM-1")
    assert why(state, 0, "remove a2.1") == ("no-block-there", "D-REM-1")
    assert why(state, 0, "remove b2.1") == ("not-in-camp", "D-ACT-5")
    assert why(state, 0, "remove d2.1") == ("no-such-province", "D-SET-1")


@pytest.mark.rule("D-REM-1")
@pytest.mark.parametrize(("place", "convicts"), [("a3.1", 1), ("a2.2", 2), ("a1.3", 3)])
def test_a_removal_costs_one_convict_for_each_level(place: str, convicts: int) -> None:
    wall = ("W W W . . | . . . . .", "W W . . . | . . . . .", "W . . . . | . . . . .")
    state = position(table("0", *wall, more=f"red: convicts={convicts}"))
    play(state, 0, f"remove {place}")
    assert supply(state, 0)[2] == 0

    state = position(table("0", *wall, more=f"red: peasants=9 convicts={convicts - 1}"))
    assert why(state, 0, f"remove {place}") == ("too-few-convicts", "D-REM-1")
