"""Standing orders of HUANG: revolts, wars and the market."""

import pytest

from sevenstates.games.huang.rules import HUANG, HuangState
from tests.games.huang.rules.positions import asked, play, position

TIGER, RABBIT, RAT = range(3)


def answer(state: HuangState, seat: int, kind: str, **fields: str | int) -> str | None:
    action = HUANG.follow_order(state, seat, HUANG.read_order({"kind": kind, "fields": fields}))
    return None if action is None else str(action)


def revolt(attack: str, rabbit: str, more: str = "") -> HuangState:
    """A red leader attacks Rabbit's, 1 against 1 before anything is committed."""
    state = position(f"""
        seats: Tiger Rabbit Rat
        board:
        .   Y   R   Y   rB  .   Y   {more or "."}
        hand Tiger: YYYY
        hand Rabbit: {rabbit}
    """)
    play(state, TIGER, "leader R a1")
    play(state, TIGER, attack)
    assert asked(state) == (RABBIT, "revolt_defence")
    return state


@pytest.mark.parametrize(
    ("attack", "hand", "tiles", "leader", "expected"),
    [
        ("commit 0", "YYYY", 2, "keep", "commit 0"),  # a tie is enough
        ("commit 2", "YYYY", 2, "keep", "commit 2"),
        ("commit 3", "YYYY", 2, "keep", "commit 0"),  # more than allowed: none are wasted
        ("commit 3", "YYYY", 2, "commit", "commit 2+leader"),
        ("commit 1", "YYYY", 0, "commit", "commit 0+leader"),
        ("commit 3", "YY", 6, "keep", "commit 0"),  # not in hand
        ("commit 0", "YYYY", 2, "commit", "commit 0"),
    ],
)
def test_in_a_revolt_no_more_is_committed_than_wins(
    attack: str, hand: str, tiles: int, leader: str, expected: str
) -> None:
    state = revolt(attack, hand)

    assert answer(state, RABBIT, "revolt", colour="any", tiles=tiles, leader=leader) == expected


def test_a_leader_on_the_board_does_not_help() -> None:
    state = revolt("commit 3", "YYYY", "yB")

    assert answer(state, RABBIT, "revolt", colour="any", tiles=2, leader="commit") == "commit 0"


def test_an_order_for_one_leader_leaves_the_others_alone() -> None:
    state = revolt("commit 1", "YYYY")

    for colour, expected in (("red", "commit 1"), ("blue", None)):
        assert answer(state, RABBIT, "revolt", colour=colour, tiles=2, leader="keep") == expected
    assert answer(state, TIGER, "revolt", colour="any", tiles=2, leader="keep") is None


def war(row: str, rabbit: str = "RRR") -> HuangState:
    """Tiger's white tile on e1 unites states; Rabbit is asked first, then Rat."""
    state = position(f"""
        seats: Tiger Rabbit Rat
        board:
        {row}
        hand Tiger: RRRW
        hand Rabbit: {rabbit}
        hand Rat: RRR
    """)
    play(state, TIGER, "tile W e1")
    assert asked(state) == (RABBIT, "war")
    return state


def test_the_aside_stay_out_and_the_others_are_asked() -> None:
    state = war(". R Y yT . yB Y R")
    assert answer(state, RABBIT, "war_aside") is None
    play(state, RABBIT, "skip")

    assert answer(state, RAT, "war_aside") == "skip"
    assert answer(state, RAT, "war_own", tiles=3, leader="keep") is None


@pytest.mark.parametrize(
    ("row", "tiles", "leader", "expected"),
    [
        (". R Y yT . yB Y .", 2, "keep", "support B 2"),  # 1 against 0: one would only tie
        (". R Y yT . yB Y .", 1, "keep", "skip"),
        (". R Y yT . yB Y .", 1, "commit", "support B 1+leader"),
        (". Y Y yT . yB Y .", 0, "commit", "support B 0+leader"),
        (". Y Y yT . yB Y R", 2, "commit", "skip"),  # ahead already
    ],
)
def test_in_a_war_over_your_leaders_your_side_is_put_ahead(
    row: str, tiles: int, leader: str, expected: str
) -> None:
    assert answer(war(row), RABBIT, "war_own", tiles=tiles, leader=leader) == expected


def test_leaders_on_both_sides_and_your_own_wars_are_left_to_you() -> None:
    state = war("rB Y Y yT . yB Y rT")
    assert answer(state, RABBIT, "war_own", tiles=3, leader="keep") is None
    assert answer(state, RABBIT, "war_aside") is None
    play(state, RABBIT, "skip")
    play(state, RAT, "skip")

    assert asked(state) == (TIGER, "war")
    assert answer(state, TIGER, "war_own", tiles=3, leader="keep") is None
    assert answer(state, TIGER, "war_aside") is None


@pytest.mark.parametrize(
    ("first", "then", "expected"),
    [
        ("blue", "nothing", "take B"),
        ("white", "nothing", "skip"),
        ("white", "yellow", "take Y"),
        ("white", "red", "skip"),
    ],
)
def test_the_market_is_taken_from_in_order(first: str, then: str, expected: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .
        hand Tiger: G
        market: YYBBBB
    """)
    play(state, TIGER, "tile G a1")
    assert asked(state) == (TIGER, "market")

    assert answer(state, TIGER, "market", first=first, then=then) == expected
