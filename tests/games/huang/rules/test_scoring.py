"""The winner: white points, comparisons, ties (H-WIN)."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenstates.core import Outcome
from tests.games.huang.rules.positions import facts, play, points, position
from tests.kit.views import shown

NAMES = ["Tiger", "Rabbit", "Rat", "Goat", "Dragon"]
Row = tuple[int, int, int, int, int]
"""Yellow, red, blue, green, white."""

COUNTS = st.integers(0, 6)
ROWS = st.lists(st.tuples(COUNTS, COUNTS, COUNTS, COUNTS, COUNTS), min_size=2, max_size=5)


def eve_of_the_end(rows: Sequence[Row], edition: str) -> str:
    """The bag is empty and Tiger, who is to move, holds a red tile."""
    names = NAMES[: len(rows)]
    lines = [f"seats: {' '.join(names)}", f"options: edition={edition}", "board:", "Y"]
    for name, row in zip(names, rows, strict=True):
        won = " ".join(f"{letter}{n}" for letter, n in zip("YRBGW", row, strict=True))
        lines.append(f"points {name}: {won}")
    rest = "Y" * 41 + "R" * 35 + "B" * 24 + "G" * 24 + "W" * 12
    return "\n".join([*lines, "hand Tiger: R", "bag: -", f"discards: {rest}"])


def end(*rows: Row, edition: str = "en") -> Outcome:
    """How a game ends in which the seats have won these points."""
    state = position(eve_of_the_end(rows, edition))
    play(state, 0, "replace R")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "bag-empty"
    return outcome


def best_spread(row: Row) -> tuple[int, ...]:
    """Every way to spread the white points tried: the best, lowest colour first."""
    *colours, white = row
    spreads = (more for more in product(range(white + 1), repeat=4) if sum(more) == white)
    return max(tuple(sorted(map(sum, zip(colours, more, strict=True)))) for more in spreads)


@pytest.mark.rule("H-WIN-1")
@pytest.mark.parametrize(
    ("row", "score"),
    [
        pytest.param((5, 4, 3, 9, 0), 3, id="the lowest colour"),
        pytest.param((0, 9, 9, 9, 0), 0, id="even if there is none of it"),
        pytest.param((5, 4, 3, 9, 1), 4, id="white lifts the lowest"),
        pytest.param((6, 4, 9, 3, 4), 5, id="white goes to two colours"),
        pytest.param((1, 1, 1, 1, 3), 1, id="three white for four colours"),
        pytest.param((0, 0, 0, 0, 9), 2, id="white alone"),
    ],
)
def test_score_is_the_lowest_colour_after_the_best_spread(row: Row, score: int) -> None:
    assert end(row, (0, 0, 0, 0, 0)).scores == (score, 0)


@pytest.mark.rule("H-WIN-1", "H-WIN-2", "H-WIN-3", "H-WIN-4")
@given(rows=ROWS, edition=st.sampled_from(["en", "pl", "de"]))
@settings(max_examples=150, deadline=None)
def test_outcome_is_that_of_the_best_of_all_spreads(rows: list[Row], edition: str) -> None:
    keys = [(best_spread(row), -row[4] if edition == "en" else 0) for row in rows]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    first = tuple(seat for seat, place in enumerate(ranks) if place == 1)

    outcome = end(*rows, edition=edition)

    assert outcome.scores == tuple(spread[0] for spread, _ in keys)
    assert outcome.ranks == ranks
    assert outcome.winners == (first if len(first) == 1 else ())


@pytest.mark.rule("H-WIN-1")
def test_spread_lifts_the_second_lowest_once_the_lowest_is_done() -> None:
    """4 4 5 9 beats 4 4 4 12: the second white point is not wasted on the highest colour."""
    outcome = end((3, 4, 4, 9, 2), (4, 4, 4, 12, 0))

    assert outcome.scores == (4, 4)
    assert outcome.winners == (0,)


@pytest.mark.rule("H-WIN-2")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param((3, 3, 3, 3, 0), (2, 9, 9, 9, 0), id="lowest"),
        pytest.param((2, 4, 4, 4, 0), (9, 2, 3, 9, 0), id="second lowest"),
        pytest.param((2, 3, 5, 5, 0), (9, 2, 4, 3, 0), id="third lowest"),
        pytest.param((2, 3, 4, 6, 0), (5, 2, 4, 3, 0), id="highest"),
    ],
)
def test_colours_are_compared_from_the_lowest_up(first: Row, second: Row, edition: str) -> None:
    assert end(first, second, edition=edition).ranks == (1, 2)
    outcome = end(second, first, edition=edition)
    assert (outcome.ranks, outcome.winners) == ((2, 1), (1,))


@pytest.mark.rule("H-WIN-3")
def test_fewest_white_points_win_in_the_english_edition() -> None:
    outcome = end((3, 4, 5, 6, 2), (5, 4, 5, 6, 0), edition="en")

    assert outcome.scores == (4, 4)
    assert outcome.ranks == (2, 1)
    assert outcome.winners == (1,)


@pytest.mark.rule("H-WIN-3", "H-WIN-4")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_white_points_break_no_tie_in_the_others(edition: str) -> None:
    outcome = end((3, 4, 5, 6, 2), (5, 4, 5, 6, 0), edition=edition)

    assert outcome.scores == (4, 4)
    assert outcome.ranks == (1, 1)
    assert outcome.winners == ()


@pytest.mark.rule("H-WIN-4")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_nobody_wins_a_tie_that_nothing_breaks(edition: str) -> None:
    outcome = end((5, 4, 5, 6, 1), (4, 5, 6, 5, 1), (1, 1, 1, 1, 0), edition=edition)

    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == ()


@pytest.mark.rule("H-WIN-4")
def test_lower_places_are_ranked_by_the_same_comparison() -> None:
    outcome = end(
        (2, 2, 2, 2, 0), (2, 2, 3, 2, 0), (9, 9, 9, 9, 0), (2, 2, 2, 2, 0), (1, 9, 9, 9, 0)
    )

    assert outcome.ranks == (3, 2, 1, 3, 5)
    assert outcome.winners == (2,)
    assert outcome.scores == (2, 2, 9, 2, 1)


@pytest.mark.rule("H-WIN-1")
def test_everybody_sees_all_points_at_the_end() -> None:
    """White is shown as it was won: the spread only makes the score."""
    state = position(eve_of_the_end([(1, 2, 3, 4, 5), (5, 4, 3, 2, 1)], "en"))

    (over,) = facts(play(state, 0, "replace R"), "game_over")

    assert over["points"][0] == {"yellow": 1, "red": 2, "blue": 3, "green": 4, "white": 5}
    assert over["scores"] == [3, 3]
    assert over["ranks"] == [1, 2]
    assert points(state, 1) == {"yellow": 5, "red": 4, "blue": 3, "green": 2, "white": 1}
    assert shown(state.view(None)["seats"][0]["points"])["white"] == 5
