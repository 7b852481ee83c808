"""The Royal Palace: four yellow tiles, and a seventh tile in the hand (H-PAL)."""

import pytest

from sevenstates.core import BadText
from sevenstates.games.huang.rules import HUANG, HuangState
from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    kinds,
    moves,
    pagodas,
    play,
    points,
    position,
    refused,
    tiles,
)
from tests.kit.views import shown

EDITIONS = ["en", "pl", "de"]
FLAT = "b1-c1-b2-c2"
"""The rhombus that most of these boards carry."""


def palace(state: HuangState) -> str:
    """Where the palace stands; empty if beside the board."""
    return "-".join(state.view(None)["palace"])


def sizes(state: HuangState) -> list[int]:
    """The number of tiles in each hand."""
    return [seat["hand_size"] for seat in state.view(None)["seats"]]


def board(*lines: str, edition: str = "en") -> HuangState:
    """Two rows of land with a yellow rhombus, and the lines of the test."""
    return position(
        "\n".join(
            [
                "seats: Tiger Rabbit Rat",
                f"options: edition={edition} palace",
                "board:",
                "yT  Y   Y   .   .   .   .   Y   Y",
                "  .   Y   Y   .   .   .   .   Y   Y",
                *lines,
            ]
        )
    )


@pytest.mark.rule("H-PAL-1", "H-PAL-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("rows", "tile", "where"),
    [
        pytest.param((". Y Y .", "Y . . .", ". . . ."), "b2", "b1-c1-a2-b2", id="to the left"),
        pytest.param((". Y Y .", ". Y . .", ". . . ."), "c2", "b1-c1-b2-c2", id="to the right"),
        pytest.param((". Y . .", "Y Y . .", ". . . ."), "b3", "b1-a2-b2-b3", id="upright"),
    ],
)
def test_tile_that_completes_a_rhombus_may_found_the_palace(
    rows: tuple[str, str, str], tile: str, where: str, edition: str
) -> None:
    diagram = f"{rows[0]}\n  {rows[1]}\n{rows[2]}"
    state = position(
        f"seats: Tiger Rabbit\noptions: palace edition={edition}\nboard:\n{diagram}\nhand Tiger: YY"
    )

    play(state, 0, f"tile Y {tile}")

    assert asked(state) == (0, "building")
    assert moves(state, 0, "palace") == [f"palace {where}"]
    assert facts(play(state, 0, f"palace {where}"), "palace_built") == [
        {"seat": 0, "places": where.split("-")}
    ]
    assert palace(state) == where
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-PAL-4")
@pytest.mark.parametrize(
    ("rows", "tile"),
    [
        pytest.param(("Y Y Y .", ". . . ."), "d1", id="a line"),
        pytest.param(("Y Y . .", "Y . . ."), "c1", id="a triangle and a tail"),
        pytest.param((". Y R .", ". Y . ."), "c2", id="one of another colour"),
        pytest.param(("Y . Y .", ". Y . ."), "b1", id="a triangle with a far tile"),
    ],
)
def test_no_other_shape_carries_the_palace(rows: tuple[str, str], tile: str) -> None:
    text = f"seats: Tiger Rabbit\noptions: palace\nboard:\n{rows[0]}\n  {rows[1]}\nhand Tiger: YGG"
    state = position(text)

    play(state, 0, f"tile Y {tile}")
    if asked(state) == (0, "building"):
        assert not moves(state, 0, "palace")
        play(state, 0, "skip")

    assert not moves(state, 0, "trade palace")


@pytest.mark.rule("H-PAL-4")
def test_shape_that_is_not_there_is_refused() -> None:
    state = board("hand Tiger: GG")

    assert refused(state, 0, "trade palace c1-d1-c2-d2").rule_id == "H-PAL-4"
    with pytest.raises(BadText):
        HUANG.parse_action("trade palace a1-b1-c1-d1")


@pytest.mark.rule("H-PAL-1")
@pytest.mark.parametrize("choice", ["skip", "pagoda c1-b2-c2", f"palace {FLAT}"])
def test_tile_founds_at_most_one_building(choice: str) -> None:
    state = position("""
        seats: Tiger Rabbit
        options: palace
        board:
        .   Y   Y   .
          .   Y   .   .
        hand Tiger: YW
    """)
    play(state, 0, "tile Y c2")

    assert moves(state, 0) == ["skip", "pagoda c1-b2-c2", f"palace {FLAT}"]
    play(state, 0, choice)

    assert asked(state) == (0, "action")
    assert palace(state) == (FLAT if choice.startswith("palace") else "")
    assert len(pagodas(state)) == choice.startswith("pagoda")


@pytest.mark.rule("H-PAL-1")
def test_palace_is_an_option() -> None:
    state = board("options: edition=en", "hand Tiger: GG")

    assert not moves(state, 0, "trade palace")
    assert refused(state, 0, f"trade palace {FLAT}").rule_id == "H-PAL-1"


@pytest.mark.rule("H-PAL-1")
def test_tile_that_starts_a_war_founds_no_palace() -> None:
    """Later, two green tiles will do."""
    state = position("""
        seats: Tiger Rabbit
        options: palace
        board:
        rT  Y   Y   .   .
          .   Y   .   rB  Y
        hand Tiger: YGG
    """)

    play(state, 0, "tile Y c2")
    play(state, 1, "skip")
    play(state, 0, "skip", "winner A")

    assert asked(state) == (0, "action")
    assert palace(state) == ""
    play(state, 0, f"trade palace {FLAT}")
    assert palace(state) == FLAT


@pytest.mark.rule("H-PAL-1")
@pytest.mark.parametrize(
    ("hand", "move", "green_left"),
    [("GGG", "trade palace", 1), ("GG", "trade+leader palace", 1)],
)
def test_palace_costs_two_green_tiles(hand: str, move: str, green_left: int) -> None:
    state = board(f"hand Tiger: {hand}")

    events = play(state, 0, f"{move} {FLAT}")

    assert kinds(events) == ["trade", "palace_built"]
    assert shown(state.view(0)["seats"][0]["hand"])["green"] == green_left


@pytest.mark.rule("H-PAL-1")
def test_palace_that_cannot_be_paid_is_refused() -> None:
    assert refused(board("hand Tiger: G"), 0, f"trade palace {FLAT}").rule_id == "H-PAG-7"
    assert refused(board("hand Tiger: W"), 0, f"trade+leader palace {FLAT}").rule_id == "H-PAG-8"


@pytest.mark.rule("H-PAL-1")
def test_no_tile_of_the_palace_carries_another_building() -> None:
    state = board("hand Tiger: GG", "pagodas: b1-c1-b2")
    assert refused(state, 0, f"trade palace {FLAT}").rule_id == "H-PAL-1"

    state = board("hand Tiger: GG", f"palace: {FLAT}")
    assert refused(state, 0, "trade b1-c1-b2").rule_id == "H-PAG-1"
    assert refused(state, 0, "trade c1-b2-c2").rule_id == "H-PAG-1"


@pytest.mark.rule("H-PAL-1", "H-KIN-4")
def test_granary_bars_the_palace() -> None:
    state = board("options: kingdoms palace", "granaries: c2", "hand Tiger: GG")

    assert refused(state, 0, f"trade palace {FLAT}").rule_id == "H-PAL-1"


@pytest.mark.rule("H-PAL-1", "H-PAG-2")
def test_palace_on_the_board_moves() -> None:
    state = board("hand Tiger: GGGG", f"palace: {FLAT}")

    events = play(state, 0, "trade palace h1-i1-h2-i2")

    (moved,) = facts(events, "palace_moved")
    assert (moved["origin"], moved["places"]) == (FLAT.split("-"), ["h1", "i1", "h2", "i2"])
    assert palace(state) == "h1-i1-h2-i2"
    # The tiles that it left are free.
    play(state, 0, "trade b1-c1-b2")
    assert pagodas(state) == {"b1-c1-b2": "yellow"}


@pytest.mark.rule("H-PAL-1", "H-PAG-2")
def test_palace_does_not_move_to_tiles_it_stands_on() -> None:
    state = position(f"""
        seats: Tiger Rabbit
        options: palace
        board:
        .   Y   Y   Y
          .   Y   Y   .
        palace: {FLAT}
        hand Tiger: GG
    """)

    assert refused(state, 0, "trade palace c1-d1-b2-c2").rule_id == "H-PAL-1"
    assert refused(state, 0, f"trade palace {FLAT}").rule_id == "H-PAL-1"


@pytest.mark.rule("H-PAL-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", FLAT.split("-"))
def test_palace_is_lost_with_any_of_its_tiles(place: str, edition: str) -> None:
    state = board("hand Tiger: BBGG", f"palace: {FLAT}", edition=edition)

    events = play(state, 0, f"riot {place}")

    assert facts(events, "palace_lost") == [{"places": FLAT.split("-")}]
    assert palace(state) == ""
    # Beside the board it can be used again.
    assert "palace_built" in kinds(play(state, 0, "trade palace h1-i1-h2-i2"))


@pytest.mark.rule("H-PAL-1")
def test_palace_outlives_tiles_beside_it() -> None:
    state = board("hand Tiger: BB", f"palace: {FLAT}")

    play(state, 0, "riot h1")

    assert palace(state) == FLAT
    assert "h1" not in tiles(state)


@pytest.mark.rule("H-PAL-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("held", ["WW", "WWWWWW", "WWWWWWW"])
def test_seven_tiles_at_the_end_of_your_turn(edition: str, held: str) -> None:
    state = board(f"hand Tiger: {held}", f"palace: {FLAT}", "turn: Tiger 1", edition=edition)

    play(state, 0, "tile W e1")

    assert sizes(state) == [7, 6, 6]
    # Nobody was asked whether to draw.
    assert asked(state) == (1, "action")


@pytest.mark.rule("H-PAL-2")
@pytest.mark.parametrize(
    ("edition", "held", "filled_to"),
    [
        ("en", "YYYYY", 6),
        ("en", "YYYYYY", 6),
        ("en", "YYYYYYY", 7),
        *((edition, "Y" * held, 7) for edition in ("pl", "de") for held in (0, 5, 6, 7)),
    ],
)
def test_refill_in_the_turn_of_another(edition: str, held: str, filled_to: int) -> None:
    state = board(
        f"hand Tiger: {held or '-'}",
        "hand Rabbit: W",
        f"palace: {FLAT}",
        "turn: Rabbit 1",
        edition=edition,
    )

    play(state, 1, "tile W e1")

    assert sizes(state) == [filled_to, 6, 6]


@pytest.mark.rule("H-PAL-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "leader", ["gT", "yB", ".", "yT in another state"], ids=["green", "Rabbit's", "none", "afar"]
)
def test_only_your_yellow_leader_in_the_palaces_state_counts(edition: str, leader: str) -> None:
    beside, far = (".", "yT") if leader.startswith("yT") else (leader, ".")
    state = position(f"""
        seats: Tiger Rabbit
        options: edition={edition} palace
        board:
        {beside}   Y   Y   .   .   Y   {far}
          .   Y   Y   .   .   .   .
        palace: {FLAT}
        hand Tiger: W
        turn: Tiger 1
    """)

    play(state, 0, "tile W g2")

    assert sizes(state) == [6, 7 if leader == "yB" and edition != "en" else 6]


@pytest.mark.rule("H-PAL-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("held", [6, 7])
def test_who_loses_the_palace_keeps_seven_but_draws_to_six(edition: str, held: int) -> None:
    state = board(
        f"hand Tiger: {'Y' * held}",
        "hand Rabbit: BB",
        f"palace: {FLAT}",
        "turn: Rabbit 1",
        edition=edition,
    )

    play(state, 1, "riot c2")

    assert palace(state) == ""
    assert sizes(state) == [held, 6, 6]


@pytest.mark.rule("H-PAL-2")
@pytest.mark.parametrize(("edition", "filled_to"), [("en", 6), ("pl", 7), ("de", 7)])
def test_palace_counts_from_the_moment_it_stands(edition: str, filled_to: int) -> None:
    state = board("hand Tiger: YYYYYY", "hand Rabbit: GG", "turn: Rabbit 1", edition=edition)

    play(state, 1, f"trade palace {FLAT}")

    assert sizes(state) == [filled_to, 6, 6]


@pytest.mark.rule("H-PAL-2", "H-REP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_more_than_six_tiles_are_replaced(edition: str) -> None:
    state = board("hand Tiger: YYYYYYY", f"palace: {FLAT}", edition=edition)

    assert moves(state, 0, "replace") == [f"replace {'Y' * n}" for n in range(1, 7)]
    with pytest.raises(BadText):
        HUANG.parse_action("replace YYYYYYY")
    play(state, 0, "replace YYYYYY")
    assert sizes(state)[0] == 7


@pytest.mark.rule("H-PAL-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_palace_gives_no_points(edition: str) -> None:
    state = board("hand Tiger: GGG", "turn: Tiger 1", edition=edition)

    events = play(state, 0, f"trade palace {FLAT}")

    assert asked(state) == (1, "action")
    assert gains(events) == []
    assert points(state, 0) == {}
