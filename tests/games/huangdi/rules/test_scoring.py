"""Scoring during the game and at its end (D-SCO, D-END)."""

import random

import pytest

from sevenstates.core import IllegalAction, RandomLuck
from sevenstates.games.huangdi.rules import HUANGDI
from tests.games.huangdi.rules.positions import (
    First,
    facts,
    gains,
    kinds,
    moves,
    new,
    play,
    position,
    scores,
    seat_of,
    supply,
)

TABLE = """
    seats: 3
    wall:
    4  {four}
    3  {three}
    2  {two}
    1  {one}
    emperor: holder={holder} {emperor}
    {more}
    turn: {turn}
"""
EMPTY = ". . . . . | . . . . ."


def table(
    one: str = EMPTY,
    two: str = EMPTY,
    three: str = EMPTY,
    four: str = ". - - - . | . - - - .",
    holder: str = "red",
    emperor: str = "",
    turn: str = "red 1",
    more: str = "",
) -> str:
    values = {"one": one, "two": two, "three": three, "four": four, "holder": holder}
    return TABLE.format(**values, emperor=emperor, turn=turn, more=more)


@pytest.mark.rule("D-SCO-1")
def test_example_a_row_with_a_tie() -> None:
    """Adam's fifth block: he and Bill have two each, Charles one; both score three."""
    state = position(table("W W K R . | . . . . .", more="red: peasants=2 blocks=1"))
    events = play(state, 0, "build 1", "block a5.1")

    assert seat_of(state, 0)["chips"] == 1
    assert gains(events) == [(0, 3, "row"), (1, 3, "row")]


@pytest.mark.rule("D-SCO-1")
@pytest.mark.rule("D-EMP-3")
def test_example_a_row_of_mostly_emperor_blocks() -> None:
    """Bill completes the second row; he and Charles have one block each and score six."""
    state = position(
        table(
            "R R R R R | . . . . .",
            "E E E K . | . . . . .",
            holder="white",
            turn="white 1",
            more="white: peasants=4 blocks=1",
        )
    )
    events = play(state, 1, "build 1", "block a5.2")

    assert seat_of(state, 1)["chips"] == 1
    assert gains(events) == [(1, 6, "row"), (2, 6, "row")]


@pytest.mark.rule("D-SCO-1")
def test_a_row_on_level_three_is_worth_ten() -> None:
    full = "W W W K K | . . . . ."
    state = position(table(full, full, "R R W W . | . . . . .", more="red: peasants=6 blocks=1"))
    events = play(state, 0, "build 1", "block a5.3")

    assert gains(events) == [(0, 10, "row")]


@pytest.mark.rule("D-SCO-1")
def test_a_row_of_emperor_blocks_alone_scores_for_nobody() -> None:
    state = position(table("E E E E . | . . . . .", emperor="block=yes"))
    events = play(state, 0, "emperor a5.1")

    assert gains(events) == []
    assert seat_of(state, 0)["chips"] == 1


@pytest.mark.rule("D-SCO-2")
def test_an_own_block_on_level_four_scores_five() -> None:
    column = "W . . . . | . . . . ."
    state = position(table(column, column, column, more="red: peasants=8 blocks=1"))
    events = play(state, 0, "build 1", "block a1.4")

    assert gains(events) == [(0, 5, "tower")]


@pytest.mark.rule("D-SCO-3")
@pytest.mark.rule("D-SCO-4")
def test_example_row_and_level() -> None:
    """Charles completes row and level: three points for him, ten for Adam's four blocks.

    The printed level has an emperor block; Charles has three, Bill two.
    """
    state = position(
        table(
            "R R R E W | R W K K .",
            holder="black",
            turn="black 1",
            more="black: peasants=2 blocks=1 camp=B",
        )
    )
    events = play(state, 2, "build 1", "block b5.1")

    order = kinds(events)
    assert gains(events) == [(2, 3, "row"), (0, 10, "level")]
    assert order.index("row_completed") < order.index("level_completed")


# The towers but one, and a gap in the third level.
TOWERS = {
    "one": "R R W W K | K K W W R",
    "two": "R R W W K | K K W W R",
    "three": "W W R R E | E . K K K",
    "four": "W - - - K | . - - - E",
    "more": "red: peasants=8 blocks=1 camp=B",
}


@pytest.mark.rule("D-SCO-3")
def test_level_four_is_a_level_and_ties_all_score() -> None:
    events = play(position(table(**TOWERS)), 0, "build 1", "block b1.4")

    assert facts(events, "level_completed") == [{"seat": 0, "level": 4}]
    assert gains(events) == [
        (0, 5, "tower"),
        (0, 10, "level"),
        (1, 10, "level"),
        (2, 10, "level"),
    ]


@pytest.mark.rule("D-SCO-4")
def test_the_chip_comes_before_the_points_and_the_tower_before_the_level() -> None:
    order = kinds(play(position(table(**TOWERS)), 0, "build 1", "block b1.4"))
    assert order.index("points") < order.index("level_completed")

    state = position(table("W W K R . | . . . . .", more="red: peasants=2 blocks=1"))
    order = kinds(play(state, 0, "build 1", "block a5.1"))
    assert order.index("row_completed") < order.index("points")


@pytest.mark.rule("D-SCO-5")
def test_no_row_or_level_scores_twice_and_chips_suffice() -> None:
    for seed in range(8):
        rng, luck = random.Random(seed), RandomLuck(seed)
        state = new(4, luck=luck, variant="friendly")
        rows: set[tuple[str, int]] = set()
        levels: set[int] = set()
        while decisions := state.pending():
            seat = decisions[0].seat
            legal = moves(state, seat)
            keen = [move for move in legal if move.startswith(("build", "block", "emperor"))]
            events = play(state, seat, rng.choice(keen or legal), luck=luck)
            for fact in facts(events, "row_completed"):
                row = fact["province"], fact["level"]
                assert row not in rows
                rows.add(row)
            for fact in facts(events, "level_completed"):
                assert fact["level"] not in levels
                levels.add(fact["level"])
            assert state.view(None)["stock"]["chips"] >= 0
        assert rows


# All but the last tower; red's builder has a block.
ALMOST = {
    "one": "R R W W K | K K W W R",
    "two": "R R W W K | K K W W R",
    "three": "W W R R E | E E K K K",
    "four": "W - - - K | . - - - R",
}


@pytest.mark.rule("D-END-1")
def test_the_last_block_ends_the_game_when_the_action_is_done() -> None:
    state = position(
        table(
            **ALMOST,
            more="""prison A: jade=2 convicts=3
    prison B: jade=1
    red: jade=4 peasants=8 blocks=1 camp=B chips=2
    white: jade=6 convicts=7""",
        )
    )
    events = play(state, 0, "build 1", "block b1.4")

    order = kinds(events)
    assert order.index("workers_used") < order.index("wall_completed")
    # The convict that the build itself sent to prison B comes out too.
    assert facts(events, "wall_completed") == [{"seat": 0, "jade": 3, "convicts": 4}]
    assert order[-1] == "game_over"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "wall-complete"
    # No buyback followed, though there were chips; prisons count for the most jade and workers.
    assert supply(state, 0) == (7, 4, 4, 0)
    assert (0, 5, "jade") in gains(events)
    assert (0, 5, "workers") in gains(events)
    assert state.pending() == ()


@pytest.mark.rule("D-END-1")
def test_an_emperor_block_outside_an_action_ends_it_at_once() -> None:
    state = position(table(**ALMOST, emperor="block=yes"))
    events = play(state, 0, "emperor b1.4")

    assert kinds(events)[-1] == "game_over"
    assert (0, 5, "tower") not in gains(events)
    action = HUANGDI.parse_action("jade recruiter")
    with pytest.raises(IllegalAction) as refusal:
        state.apply(0, action, First())
    assert refusal.value.reason == "game-over"


@pytest.mark.rule("D-END-1")
def test_the_wall_goes_before_the_mongols() -> None:
    state = position(
        table(**ALMOST, emperor="block=yes stock=0", turn="red 3").replace(
            "seats: 3", "seats: 3\n    round: 12"
        )
    )
    play(state, 0, "emperor b1.4")
    outcome = state.outcome()

    assert outcome is not None
    assert outcome.reason == "wall-complete"


@pytest.mark.rule("D-END-2")
@pytest.mark.parametrize(("stock", "over"), [(1, False), (0, True)])
def test_the_mongols_come_when_no_emperor_block_is_left(stock: int, over: bool) -> None:
    state = position(
        table(emperor=f"stock={stock}", turn="black 3").replace(
            "seats: 3", f"seats: 3\n    round: {12 - stock}"
        )
    )
    events = play(state, 2, "jade recruiter")

    assert (kinds(events)[-1] == "game_over") is over
    assert ("round_began" in kinds(events)) is not over
    if over:
        assert facts(events, "game_over")[0]["reason"] == "mongols"


@pytest.mark.rule("D-END-2")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 12), (4, 11), (5, 10), (6, 9)])
def test_that_many_rounds_at_most(seats: int, rounds: int) -> None:
    luck = RandomLuck(seats)
    state = new(seats, luck=luck)
    while decisions := state.pending():
        seat = decisions[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)

    assert state.view(None)["round"] <= rounds
    assert state.view(None)["round"] == rounds or state.wall_complete


def final(more: str = "", **walls: str) -> tuple[list[tuple[int, int, str]], list[int]]:
    """The gains of the final scoring when the Mongols come, and the scores."""
    text = table(emperor="stock=0", turn="black 3", **walls).replace(
        "seats: 3", "seats: 3\n    round: 12"
    )
    state = position(text.replace("turn: black 3", f"{more}\n    turn: black 3"))
    return gains(play(state, 2, "move B")), scores(state)


@pytest.mark.rule("D-END-3")
def test_unfinished_rows_and_levels_score_without_chips() -> None:
    found, total = final(one="R R W . . | . . K . .", two="W . . . . | . . . . .")

    assert [gain for gain in found if gain[2] in ("row", "level")] == [
        (0, 3, "row"),
        (1, 6, "row"),
        (2, 3, "row"),
        (0, 10, "level"),
        (1, 10, "level"),
    ]
    assert not [gain for gain in found if gain[2] == "chips"]
    assert total == [13, 16, 3]


@pytest.mark.rule("D-END-3")
def test_nobody_scores_where_nobody_has_a_block() -> None:
    found, _ = final(one="E E . . . | . . . . .")

    assert found == []


@pytest.mark.rule("D-END-4")
@pytest.mark.parametrize(
    ("chips", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 21, 21])), ids=str
)
def test_chips_in_hand(chips: int, points: int) -> None:
    """Eight rows are complete; red has had the chips of some, the others are spent."""
    state = position(f"""
        seats: 4
        round: 11
        wall:
        3  B B B B B | B B B B B | . . . . .
        2  K K K K K | K K K K K | K K K K K
        1  W W W W W | W W W W W | W W W W W
        emperor: holder=red
        red: chips={chips}
        turn: blue 3
    """)
    found = gains(play(state, 3, "jade recruiter"))

    chip_gains = [gain for gain in found if gain[2] == "chips"]
    assert chip_gains == ([(0, points, "chips")] if points else [])


@pytest.mark.rule("D-END-5")
@pytest.mark.parametrize(
    ("one", "two", "points"),
    [
        ("R R R R R | R R R R .", "R R . . . | . . . . .", 20),
        ("R R R R R | . . . . .", "R R R R R | . . . . .", None),
    ],
    ids=["seven and four", "ten and none"],
)
def test_example_the_province_with_fewest_blocks(one: str, two: str, points: int | None) -> None:
    """Adam has 7 and 4 blocks: 20 points. Bill has 10 and 0: nothing."""
    found, _ = final(one=one, two=two)

    assert [gain for gain in found if gain[2] == "province"] == (
        [(0, points, "province")] if points else []
    )


@pytest.mark.rule("D-END-6")
def test_example_most_workers_with_a_tie() -> None:
    """Charles 6 + 3, Adam 2 + 2, Bill 1 + 8: Charles and Bill score five each."""
    found, _ = final(
        more="red: peasants=2 convicts=2\n    white: peasants=1 convicts=8\n"
        "    black: peasants=6 convicts=3"
    )

    assert found == [(1, 5, "workers"), (2, 5, "workers")]


@pytest.mark.rule("D-END-6")
def test_most_jade_with_a_tie_and_nothing_for_a_maximum_of_none() -> None:
    found, _ = final(more="red: jade=4\n    white: jade=4\n    black: jade=1")
    assert found == [(0, 5, "jade"), (1, 5, "jade")]

    assert final()[0] == []


@pytest.mark.rule("D-END-7")
def test_ties_go_to_the_most_blocks_and_then_are_shared() -> None:
    text = table(
        one="R . . . . | W . . . .",
        two="R . . . . | . . . . .",
        emperor="stock=0",
        turn="black 3",
        more="{more}",
    ).replace("seats: 3", "seats: 3\n    round: 12")

    def outcome(more: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        state = position(text.replace("{more}", more))
        play(state, 2, "move B")
        result = state.outcome()
        assert result is not None
        return result.scores, result.ranks, result.winners

    # Red 3 + 6 + 10 + 10 = 29, white 3 + 10 = 13; 16 more make white equal.
    assert outcome("white: score=16") == ((29, 29, 0), (1, 2, 3), (0,))
    assert outcome("white: score=17") == ((29, 30, 0), (2, 1, 3), (1,))
    assert outcome("black: score=13") == ((29, 13, 13), (1, 2, 3), (0,))


@pytest.mark.rule("D-END-7")
def test_a_full_tie_is_a_shared_win() -> None:
    text = table(emperor="stock=0", turn="black 3").replace("seats: 3", "seats: 3\n    round: 12")
    state = position(text)
    play(state, 2, "move B")
    outcome = state.outcome()

    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1, 1), (0, 1, 2))
