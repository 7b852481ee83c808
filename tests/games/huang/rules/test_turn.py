"""The turn: two actions, no passing, the idle ending, who is always asked (H-TRN, H-ASK)."""

import pytest

from sevenstates.core import BadText
from sevenstates.games.huang.rules import HUANG, HuangState
from tests.games.huang.rules.positions import (
    Draws,
    asked,
    facts,
    kinds,
    moves,
    play,
    position,
    refused,
)

DYNASTIES = ["Tiger", "Rabbit", "Rat", "Goat", "Dragon"]
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])

FIRST = {
    "leader": "leader Y a4",
    "tile": "tile R f3",
    "riot": "riot+leader a5",
    "pagoda": "trade+leader a1-b1-a2",
    "replace": "replace R",
}
SECOND = {
    "leader": "leader R c4",
    "tile": "tile Y f5",
    "riot": "riot+leader e5",
    "pagoda": "trade+leader e1-f1-e2",
    "replace": "replace Y",
}


@pytest.mark.rule("H-TRN-1")
@pytest.mark.parametrize("second", SECOND)
@pytest.mark.parametrize("first", FIRST)
def test_a_turn_is_two_actions_of_any_kinds_in_any_order(first: str, second: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        R   R   .   .   W   W
          R   .   .   .   W   .
        .   .   .   .   .   .
          .   Y   .   .   .   .
        G   .   .   .   G   .
        hand Tiger: YRBBGG
        hand Rabbit: YYYYYY
    """)
    play(state, 0, FIRST[first])
    assert asked(state) == (0, "action")
    assert refused(state, 1, "replace Y").rule_id == "H-TRN-1"
    play(state, 0, SECOND[second])

    assert asked(state) == (1, "action")
    assert refused(state, 0, "leader W b3").rule_id == "H-TRN-1"


@pytest.mark.rule("H-TRN-1")
@pytest.mark.rule("H-SET-7")
@EVERY_TABLE
def test_turns_go_round_the_table(seats: int) -> None:
    state = idle_table(seats)
    order = []
    for _ in range(2 * seats):
        seat, _ = asked(state)
        order.append(seat)
        play(state, seat, "replace Y", "replace Y")

    assert order == [*range(seats), *range(seats)]


@pytest.mark.rule("H-TRN-1")
@pytest.mark.rule("H-STA-3")
def test_a_revolt_and_a_war_are_each_one_action() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .   .   .
          .   .   .   .   .
        gT  Y   .   Y   gB
        hand Tiger: YW
        hand Rabbit: RRRRRR
    """)
    play(state, 0, "leader R c1", "commit 1")
    play(state, 1, "commit 0")
    assert asked(state) == (0, "action")
    assert state.view(0)["pending"][0]["fields"] == {"left": 1}

    play(state, 0, "tile W c3")
    play(state, 1, "skip")
    play(state, 0, "skip", "winner B")
    assert asked(state) == (1, "action")


@pytest.mark.rule("H-TRN-2")
def test_nobody_may_pass() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .
        hand Tiger: R
    """)

    assert refused(state, 0, "skip").rule_id == "H-TRN-2"
    assert moves(state, 0) == ["tile R a1", "tile R b1", "replace R"]


@pytest.mark.rule("H-TRN-2")
@pytest.mark.rule("H-REP-1")
@pytest.mark.parametrize("move", ["replace", "replace -", "pass", ""])
def test_there_is_no_way_to_write_an_action_that_does_nothing(move: str) -> None:
    with pytest.raises(BadText):
        HUANG.parse_action(move)


@pytest.mark.rule("H-TRN-2")
def test_who_has_no_legal_action_at_all_does_nothing() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .   .
        hand Tiger: W
        hand Rabbit: YYYYYY
        market: YYYYYY
    """)
    events = play(state, 0, "tile W a1", luck=Draws("RRRRRR"))

    assert kinds(events) == ["tile_placed", "nothing_possible", "drew", "turn_began"]
    assert facts(events, "nothing_possible") == [{"seat": 0}]
    assert asked(state) == (1, "action")


@pytest.mark.rule("H-TRN-2")
@pytest.mark.parametrize(
    ("row", "hand", "possible"),
    [
        (".  yT  Y", "W", ["withdraw Y"]),
        (".  .   Y", "W", [f"leader {colour} b1" for colour in "YRBGW"]),
        (".  R   R", "WR", ["replace R"]),
    ],
    ids=["withdraw", "leader", "replace"],
)
def test_who_can_do_one_thing_must_do_it(row: str, hand: str, possible: list[str]) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        {row}
        hand Tiger: {hand}
    """)
    events = play(state, 0, "tile W a1")

    assert "nothing_possible" not in kinds(events)
    assert asked(state) == (0, "action")
    assert moves(state, 0) == possible


@pytest.mark.rule("H-TRN-2")
def test_no_position_asks_a_player_who_can_do_nothing() -> None:
    with pytest.raises(BadText) as error:
        position("""
            seats: Tiger Rabbit
            board:
            .   .   .
        """)

    assert error.value.rule_id == "H-TRN-2"


def idle_table(seats: int, idle: int = 0, more: str = "") -> HuangState:
    """Everybody holds six tiles and has a leader to move."""
    names = DYNASTIES[:seats]
    hands = "\n".join(f"hand {name}: YYYYYY" for name in names)
    text = f"""
seats: {" ".join(names)}
board:
.   Y   .   .   .   .
  .   .   .   .   R   .
{hands}
market: RRRRRR
idle: {idle}
"""
    return position(text + more)


def idle_turn(state: HuangState) -> int:
    """A turn without a tile; whose it was."""
    seat, _ = asked(state)
    play(state, seat, "leader W a1", "withdraw W", luck=Draws(""))
    return seat


@pytest.mark.rule("H-TRN-3")
@EVERY_TABLE
def test_the_game_ends_after_four_idle_turns_a_seat_in_a_row(seats: int) -> None:
    state = idle_table(seats, more="points Rabbit: Y3 R3 B3 G2 W1\n")
    turns = []
    while state.outcome() is None:
        turns.append(idle_turn(state))
    outcome = state.outcome()

    assert turns == [turn % seats for turn in range(4 * seats)]
    assert outcome is not None
    assert outcome.reason == "nothing-happens"
    assert outcome.scores == (0, 3, *[0] * (seats - 2))
    assert outcome.winners == (1,)
    assert state.pending() == ()


@pytest.mark.rule("H-TRN-3")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("YYYYYY", "replace Y"),
        ("YYYYYY", "tile Y f1"),
        ("YYYYBB", "riot e2"),
        ("YYYYBB", "riot+leader e2"),
    ],
)
def test_a_tile_drawn_placed_or_discarded_starts_the_count_again(hand: str, move: str) -> None:
    state = idle_table(2, 7, f"hand Tiger: {hand}\n")
    play(state, 0, move, "leader W a1")
    assert state.outcome() is None

    turns = 0
    while state.outcome() is None:
        seat, _ = asked(state)
        if seat == 0:
            play(state, 0, "leader W a2", "withdraw W", luck=Draws(""))
        else:
            play(state, 1, "leader R c1", "withdraw R", luck=Draws(""))
        turns += 1
    assert turns == 8


@pytest.mark.rule("H-TRN-3")
def test_a_draw_for_the_market_alone_starts_the_count_again() -> None:
    state = idle_table(2, 7, "market: RRRRR\n")
    play(state, 0, "leader W a1", "withdraw W", luck=Draws("R"))

    assert state.outcome() is None
    for _ in range(7):
        idle_turn(state)
    assert state.outcome() is None
    idle_turn(state)
    assert state.outcome() is not None


@pytest.mark.rule("H-TRN-3")
@pytest.mark.parametrize(
    ("hand", "move", "is_over"),
    [
        ("YYYYYYY", "tile Y f1", False),
        ("YYYYYYB", "riot+leader e2", False),
        ("YYYYYYY", "leader R a1", True),
    ],
    ids=["placed", "discarded", "neither"],
)
def test_a_tile_placed_or_discarded_counts_where_none_is_drawn(
    hand: str, move: str, is_over: bool
) -> None:
    state = idle_table(2, 7, f"hand Tiger: {hand}\nturn: Tiger 1\n")
    play(state, 0, move, luck=Draws(""))

    assert (state.outcome() is not None) == is_over


@pytest.mark.rule("H-TRN-3")
@pytest.mark.parametrize(("committed", "is_over"), [(0, True), (1, False)])
def test_a_revolt_counts_as_idle_only_if_no_tile_is_committed(
    committed: int, is_over: bool
) -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .
        hand Tiger: YYYYYY
        hand Rabbit: YYYYYY
        market: RRRRRR
        idle: 7
        turn: Tiger 1
    """)
    play(state, 0, "leader R c1", f"commit {committed}")
    play(state, 1, "commit 0")

    assert (state.outcome() is not None) == is_over


@pytest.mark.rule("H-ASK-1")
@pytest.mark.parametrize("attackers_hand", ["YYY", "RRR", "-"])
@pytest.mark.parametrize("defenders_hand", ["YYY", "RRR", "-"])
def test_both_sides_of_a_revolt_are_asked_whatever_they_hold(
    attackers_hand: str, defenders_hand: str
) -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        rB  Y   .   .   Y   yB
          .   .   .   .   .   .
        .   .   .   Y   yT  .
        hand Tiger: {attackers_hand}
        hand Rabbit: {defenders_hand}
    """)
    play(state, 0, "leader R c1")
    assert asked(state) == (0, "revolt_attack")
    play(state, 0, "commit 0")
    assert asked(state) == (1, "revolt_defence")


@pytest.mark.rule("H-ASK-1")
@pytest.mark.parametrize("hands", ["R", "Y", "-"])
def test_every_seat_is_asked_in_a_war_whatever_it_holds(hands: str) -> None:
    state = position(f"""
        seats: Tiger Rabbit Rat Goat
        board:
        rB  Y   .   Y   rT
          .   .   .   .   .
        .   rR  Y   .   Y   rG
        hand Tiger: G
        hand Rabbit: {hands}
        hand Rat: {hands}
        hand Goat: {hands}
    """)
    play(state, 0, "tile G c1")
    for seat in (1, 2, 3, 0):
        assert asked(state) == (seat, "war")
        play(state, seat, "skip")


CHAIN = """
    seats: Tiger Rabbit
    board:
    ~   {beside}
    hand Tiger: {hand}
"""


@pytest.mark.rule("H-ASK-1")
@pytest.mark.parametrize(("hand", "answers"), [("BB", ["skip", "tile B b1"]), ("BR", ["skip"])])
def test_the_chain_is_offered_to_every_hand_that_is_not_empty(
    hand: str, answers: list[str]
) -> None:
    state = position(CHAIN.format(beside="~", hand=hand))
    play(state, 0, "tile B a1")

    assert asked(state) == (0, "chain")
    assert moves(state, 0) == answers


@pytest.mark.rule("H-ASK-1")
@pytest.mark.rule("H-TIL-4")
@pytest.mark.parametrize(
    ("beside", "hand"), [("~", "B"), (".", "BB")], ids=["empty hand", "no river beside"]
)
def test_the_chain_is_not_offered_to_an_empty_hand_or_where_there_is_no_room(
    beside: str, hand: str
) -> None:
    state = position(CHAIN.format(beside=beside, hand=hand))
    play(state, 0, "tile B a1")

    assert "chain" not in asked(state)
