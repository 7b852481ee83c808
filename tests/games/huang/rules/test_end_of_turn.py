"""The end of the turn and of the game (H-END)."""

import pytest

from sevenstates.games.huang.rules import HuangState
from tests.games.huang.rules.positions import (
    LETTERS,
    Draws,
    asked,
    facts,
    gains,
    hand,
    kinds,
    leaders,
    moves,
    play,
    points,
    position,
    refused,
    total,
)

LAST_ACTION = """
    seats: Tiger Rabbit Rat Goat
    options: kingdoms
    board:
    Y   Y   .   Y   .
      Y   bR  yR  Y   .
    .   .   .   .   .
      .   .   .   .   .
    pagodas: a1-b1-a2
    granaries: d1 d2
    hand Tiger: YYYYY
    hand Rabbit: YYYY
    hand Rat: WW
    hand Goat: RRRRRR
    market: GGG
    turn: Rat 1
"""


@pytest.mark.rule("H-END-1")
def test_pagodas_granaries_own_hand_others_clockwise_market() -> None:
    state = position(LAST_ACTION)
    events = play(state, 2, "tile W e4")
    assert kinds(events) == ["tile_placed", "points"]
    assert facts(events, "points")[0]["source"] == "pagoda"
    assert asked(state) == (2, "granaries")

    events = play(state, 2, "keep d1", luck=Draws("WWWWW" + "R" + "BB" + "GGG"))
    assert kinds(events) == [
        "granaries_taken",
        "drew",
        "drew",
        "drew",
        "market_refilled",
        "turn_began",
    ]
    assert [(drawn["seat"], drawn["count"]) for drawn in facts(events, "drew")] == [
        (2, 5),
        (0, 1),
        (1, 2),
    ]
    assert hand(state, 2) == {"white": 6}
    assert hand(state, 0) == {"yellow": 5, "red": 1}
    assert hand(state, 1) == {"yellow": 4, "blue": 2}
    assert hand(state, 3) == {"red": 6}
    assert state.view(None)["market"]["green"] == 6
    assert asked(state) == (3, "action")


@pytest.mark.rule("H-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_refilled_to_six_from_the_player_on(seats: int) -> None:
    names = ["Tiger", "Rabbit", "Rat", "Goat", "Dragon"][:seats]
    hands = "\n".join(f"hand {name}: RR" for name in names)
    state = position(f"seats: {' '.join(names)}\nboard:\n.  .  .\n{hands}\nturn: Rabbit 1\n")
    events = play(state, 1, "tile R a1")

    drawn = [(one["seat"], one["count"]) for one in facts(events, "drew")]
    assert drawn == [(1, 5)] + [((1 + ahead) % seats, 4) for ahead in range(1, seats)]
    assert [seat["hand_size"] for seat in state.view(None)["seats"]] == [6] * seats
    assert facts(events, "market_refilled")[0]["count"] == 6


@pytest.mark.rule("H-END-1")
def test_nothing_is_drawn_between_the_two_actions() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   .   .
        hand Tiger: RRRRRR
        market: GGGGG
    """)

    assert kinds(play(state, 0, "tile R a1")) == ["tile_placed"]
    events = play(state, 0, "tile R c1")
    assert kinds(events) == ["tile_placed", "drew", "drew", "market_refilled", "turn_began"]
    assert facts(events, "drew")[0] == {"seat": 0, "count": 2}


@pytest.mark.rule("H-END-1")
def test_who_holds_six_or_more_draws_nothing() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   .
        hand Tiger: RRRRRRR
        hand Rabbit: RRRRRR
        market: GGGGGG
        turn: Tiger 1
    """)

    assert kinds(play(state, 0, "leader R a1", luck=Draws(""))) == ["leader_placed", "turn_began"]
    assert hand(state, 0) == {"red": 7}


def nearly_empty(bag: str, text: str) -> HuangState:
    """The position with just these tiles in the bag; the rest is on the discard pile."""
    return position(text + f"bag: {bag or '-'}\ndiscards: {rest(text, bag)}\n")


def rest(text: str, bag: str) -> str:
    """The tiles of the box that neither the text nor the bag shows."""
    shown = position(text).to_text().splitlines()
    (full,) = [line.removeprefix("bag: ") for line in shown if line.startswith("bag: ")]
    return "".join(letter * (full.count(letter) - bag.count(letter)) for letter in LETTERS)


HAND_SHORT = """
seats: Tiger Rabbit
board:
Y   Y   rT  R   R
  Y   .   .   R   .
pagodas: d1-e1-d2
hand Tiger: RRRR
hand Rabbit: YYYYYY
market: GGGGGG
turn: Tiger 1
"""


@pytest.mark.rule("H-END-2")
def test_the_game_ends_when_a_hand_cannot_be_refilled() -> None:
    state = nearly_empty("YY", HAND_SHORT)
    events = play(state, 0, "tile R e2")

    # The player needs three tiles and gets the two that are there.
    assert kinds(events) == ["tile_placed", "points", "points", "drew", "game_over"]
    assert hand(state, 0) == {"yellow": 2, "red": 3}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "bag-empty"
    assert state.pending() == ()
    assert moves(state, 0) == moves(state, 1) == []
    assert refused(state, 1, "replace Y").rule_id == "H-END-2"


@pytest.mark.rule("H-END-2")
@pytest.mark.rule("H-PAG-4")
def test_pagoda_points_come_before_the_draw_that_ends_the_game() -> None:
    state = nearly_empty("", HAND_SHORT)
    events = play(state, 0, "tile R e2")

    assert [fact["source"] for fact in facts(events, "points")] == ["tile", "pagoda"]
    assert kinds(events)[-1] == "game_over"
    assert points(state, 0) == {"red": 2}


@pytest.mark.rule("H-END-2")
def test_drawing_the_last_tile_does_not_end_the_game() -> None:
    state = nearly_empty("YYY", HAND_SHORT)
    play(state, 0, "tile R e2")
    assert state.view(None)["bag"] == 0
    assert state.outcome() is None
    assert asked(state) == (1, "action")

    # Nor does a turn in which nobody must draw.
    play(state, 1, "leader W b2", "withdraw W")
    assert asked(state) == (0, "action")
    play(state, 0, "replace R")
    assert state.outcome() is not None


@pytest.mark.rule("H-END-2")
@pytest.mark.parametrize(
    ("bag", "is_over", "hands"),
    [("YY", True, [6, 5, 5]), ("YYY", True, [6, 6, 5]), ("YYYY", False, [6, 6, 6])],
)
def test_the_game_ends_when_another_hand_cannot_be_refilled(
    bag: str, is_over: bool, hands: list[int]
) -> None:
    state = nearly_empty(
        bag,
        """
seats: Tiger Rabbit Rat
board:
.   .   .
hand Tiger: RRRRRR
hand Rabbit: YYYY
hand Rat: YYYYY
market: GGGGGG
turn: Tiger 1
""",
    )
    events = play(state, 0, "tile R a1")

    assert (state.outcome() is not None) == is_over
    assert [seat["hand_size"] for seat in state.view(None)["seats"]] == hands
    assert ("turn_began" in kinds(events)) != is_over


@pytest.mark.rule("H-END-2")
@pytest.mark.parametrize(("bag", "is_over"), [("", True), ("Y", True), ("YY", False)])
def test_the_game_ends_when_the_market_cannot_be_refilled(bag: str, is_over: bool) -> None:
    state = nearly_empty(
        bag,
        """
seats: Tiger Rabbit
board:
.   Y   .
hand Tiger: RRRRRR
hand Rabbit: YYYYYY
market: GGGG
turn: Tiger 1
""",
    )
    play(state, 0, "leader R a1")

    assert (state.outcome() is not None) == is_over
    assert total(state.view(None)["market"]) == 4 + len(bag)


REPLACE = """
seats: Tiger Rabbit
board:
Y   Y   rT  R   R
  Y   .   .   R   .
pagodas: d1-e1-d2
hand Tiger: RRRRRR
hand Rabbit: YYYY
market: GG
"""


@pytest.mark.rule("H-END-2")
@pytest.mark.rule("H-REP-1")
@pytest.mark.parametrize("left", [2, 1])
def test_replacing_more_than_the_bag_holds_ends_the_game_at_once(left: int) -> None:
    state = nearly_empty("WW", REPLACE + f"turn: Tiger {left}\n")
    events = play(state, 0, "replace RRR")

    # Two tiles are drawn; no pagoda points, no refill, no second action.
    assert kinds(events) == ["replaced", "drew", "game_over"]
    assert hand(state, 0) == {"red": 3, "white": 2}
    assert gains(events) == []
    shown = state.view(None)
    assert [seat["hand_size"] for seat in shown["seats"]] == [5, 4]
    assert total(shown["market"]) == 2


@pytest.mark.rule("H-END-2")
@pytest.mark.rule("H-REP-1")
def test_replacing_with_an_empty_bag_ends_the_game() -> None:
    state = nearly_empty("", REPLACE)
    events = play(state, 0, "replace R")

    assert kinds(events) == ["replaced", "game_over"]
    assert hand(state, 0) == {"red": 5}


@pytest.mark.rule("H-END-2")
@pytest.mark.rule("H-REP-1")
def test_replacing_as_many_as_the_bag_holds_does_not_end_the_game() -> None:
    state = nearly_empty("WW", REPLACE)
    play(state, 0, "replace RR")

    assert state.view(None)["bag"] == 0
    assert asked(state) == (0, "action")
    # The market's refill at the end of the turn does.
    play(state, 0, "leader G b2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "bag-empty"
    assert points(state, 0) == {"red": 1}
    assert leaders(state)[0, "green"] == "b2"


@pytest.mark.rule("H-END-2")
def test_the_tiles_removed_for_a_short_game_are_not_drawn() -> None:
    text = HAND_SHORT.replace("board:", "options: short\nboard:", 1) + f"removed: {'W' * 12}\n"
    state = nearly_empty("YY", text)
    play(state, 0, "tile R e2")

    assert state.outcome() is not None
    assert state.view(None)["removed"] == 12
