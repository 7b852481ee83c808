"""Public and secret parts of a view (H-TIL-10)."""

import json
from typing import Any

import pytest

from sevenstates.core import Event, Viewer
from sevenstates.games.huang.rules import HuangState
from tests.games.huang.rules.positions import Draws, facts, play, points, position, seen
from tests.kit.views import shown

TABLE = """
seats: Tiger Rabbit Rat
options: {options}
board:
rB  Y   .   Y   .
  .   .   .   .   .
hand Tiger: RGYW
hand Rabbit: {hand}
replaced Rabbit: {replaced}
points Rabbit: {points}
hand Rat: YY
removed: {removed}
market: YRBGWW
"""

USUAL = {"options": "", "hand": "YYR", "replaced": "BB", "points": "Y3 W1", "removed": "-"}
OTHERS: tuple[Viewer, ...] = (0, 2, None)


def table(**other: str) -> HuangState:
    return position(TABLE.format(**{**USUAL, **other}))


def text(thing: object) -> str:
    return json.dumps(thing, sort_keys=True)


def seen_by(events: list[Event], viewer: Viewer) -> list[dict[str, Any]]:
    return [event.to_json() for event in seen(events, viewer)]


@pytest.mark.rule("H-TIL-10")
@pytest.mark.rule("H-REP-1")
@pytest.mark.parametrize(
    "secret",
    [
        {"hand": "WWB"},
        {"replaced": "YR"},
        {"points": "R9 G9"},
    ],
    ids=["hand", "replaced", "points"],
)
def test_only_the_owner_sees_what_lies_behind_a_screen(secret: dict[str, str]) -> None:
    one, other = table(), table(**secret)

    for viewer in OTHERS:
        assert one.view(viewer) == other.view(viewer)
    assert one.view(1) != other.view(1)
    assert [str(a) for a in one.legal_actions(0)] == [str(a) for a in other.legal_actions(0)]


@pytest.mark.rule("H-TIL-10")
@pytest.mark.rule("H-SET-3")
def test_nobody_sees_the_24_tiles_that_were_removed() -> None:
    table = "seats: Tiger Rabbit\noptions: short\nboard:\n. Y .\nhand Tiger: Y\nremoved: "
    one, other = position(table + "Y" * 24), position(table + "R" * 12 + "G" * 12)

    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["removed"] == 24


@pytest.mark.rule("H-TIL-10")
def test_the_owner_sees_hand_points_and_replaced_tiles() -> None:
    own = table().view(1)["seats"][1]

    assert own["hand"] == {"yellow": 2, "red": 1, "blue": 0, "green": 0, "white": 0}
    assert own["own_replaced"] == {"yellow": 0, "red": 0, "blue": 2, "green": 0, "white": 0}
    assert own["points"] == {"yellow": 3, "red": 0, "blue": 0, "green": 0, "white": 1}


@pytest.mark.rule("H-TIL-10")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_hand_sizes_bag_count_market_and_the_number_replaced(
    viewer: Viewer,
) -> None:
    state = table()
    shown = state.view(viewer)

    assert [seat["hand_size"] for seat in shown["seats"]] == [4, 3, 2]
    assert [seat["replaced"] for seat in shown["seats"]] == [0, 2, 0]
    assert shown["market"] == {"yellow": 1, "red": 1, "blue": 1, "green": 1, "white": 2}
    assert shown["bag"] == 138 - 2 - (4 + 3 + 2) - 2 - 6


@pytest.mark.rule("H-TIL-10")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_see_neither_hand_nor_totals(viewer: Viewer) -> None:
    shown = table().view(viewer)["seats"][1]

    assert (shown["hand"], shown["points"], shown["own_replaced"]) == (None, None, None)
    assert not any(shown["known"].values())


@pytest.mark.rule("H-TIL-10")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_open_scores_are_a_table_option(viewer: Viewer) -> None:
    shown = table(options="open_scores").view(viewer)["seats"]

    assert shown[1]["points"] == {"yellow": 3, "red": 0, "blue": 0, "green": 0, "white": 1}
    assert all(seat["points"] is not None for seat in shown)
    assert [seat["hand"] is not None for seat in shown] == [seat == viewer for seat in range(3)]


@pytest.mark.rule("H-TIL-10")
def test_gains_are_announced_to_everybody_and_totals_are_not() -> None:
    state = table()
    events = play(state, 0, "tile R c1")

    for viewer in (0, 1, 2, None):
        assert facts(seen(events, viewer), "points") == [
            {"seat": 1, "colour": "red", "points": 1, "source": "tile"}
        ]
    assert points(state, 1) == {"yellow": 3, "red": 1, "white": 1}
    assert state.view(0)["seats"][1]["points"] is None


@pytest.mark.rule("H-TIL-10")
@pytest.mark.rule("H-TIL-3")
def test_a_market_pick_is_public_until_it_is_played() -> None:
    state = table()
    events = play(state, 0, "tile G c1", "take W")

    for viewer in (1, 2, None):
        assert facts(seen(events, viewer), "market_taken") == [{"seat": 0, "colour": "white"}]
        known = state.view(viewer)["seats"][0]["known"]
        assert known == {"yellow": 0, "red": 0, "blue": 0, "green": 0, "white": 1}
    play(state, 0, "tile W a2")
    assert not any(state.view(1)["seats"][0]["known"].values())


@pytest.mark.rule("H-TIL-10")
@pytest.mark.rule("H-REP-1")
def test_others_learn_how_many_tiles_were_replaced_but_not_their_colours() -> None:
    heard = {}
    for hand, move in (("RGYW", "replace RG"), ("BBYW", "replace BB")):
        state = position(TABLE.replace("RGYW", hand).format(**USUAL))
        events = play(state, 0, move, luck=Draws("YW"))
        heard[move] = [seen_by(events, 1), seen_by(events, None), state.view(2), state.view(None)]
        assert facts(seen(events, 1), "replaced") == [{"seat": 0, "count": 2}]
        assert facts(seen(events, 1), "drew") == [{"seat": 0, "count": 2}]
        mine = {event.kind: event.fields for event in seen(events, 0)}
        assert mine["drew"]["tiles"] == {"yellow": 1, "white": 1}
        assert sum(mine["replaced"]["tiles"].values()) == 2

    assert heard["replace RG"] == heard["replace BB"]


@pytest.mark.rule("H-TIL-10")
@pytest.mark.rule("H-REP-1")
def test_a_market_pick_may_have_been_replaced_and_is_no_longer_known() -> None:
    heard = []
    for move in ("replace W", "replace Y"):
        state = position(TABLE.replace("RGYW", "RGY").format(**USUAL))
        play(state, 0, "tile G c1", "take W")
        play(state, 0, move, luck=Draws("RRRR" + "RRR" + "RRRR" + "B"))
        heard.append(text(state.view(None)))

    assert heard[0] == heard[1]


@pytest.mark.rule("H-TIL-10")
def test_only_the_owner_sees_what_is_drawn_into_a_hand() -> None:
    heard = []
    for drawn in ("RRRR", "GGWB"):
        state = table()
        play(state, 0, "leader W a2")
        events = play(state, 0, "withdraw W", luck=Draws("YY" + drawn[:1] * 3 + drawn))
        (rats,) = [f for f in facts(seen(events, 2), "drew") if f["seat"] == 2]
        assert sum(rats["tiles"].values()) == 4
        assert [f.get("tiles") for f in facts(seen(events, None), "drew")] == [None] * 3
        heard.append([seen_by(events, 0), seen_by(events, None), state.view(0), state.view(None)])

    assert heard[0] == heard[1]


@pytest.mark.rule("H-TIL-10")
def test_everybody_sees_what_is_drawn_into_the_market() -> None:
    state = table()
    events = play(state, 0, "tile G c1", "take W", "leader W a2")

    for viewer in (0, 1, 2, None):
        assert facts(seen(events, viewer), "market_refilled") == [
            {"count": 1, "tiles": {"yellow": 1}}
        ]


@pytest.mark.rule("H-TIL-10")
def test_commitments_are_public() -> None:
    state = table(options="")
    events = play(state, 0, "leader R c1", "commit 1")
    events += play(state, 1, "commit 2")

    for viewer in (0, 1, 2, None):
        shown = facts(seen(events, viewer), "committed")
        assert [(one["seat"], one["tiles"]) for one in shown] == [(0, 1), (1, 2)]
        assert state.view(viewer)["discards"]["yellow"] == 3


@pytest.mark.rule("H-TIL-10")
def test_the_screens_go_when_the_game_is_over() -> None:
    state = position(
        """
        seats: Tiger Rabbit
        board:
        .   .
        hand Tiger: R
        points Rabbit: Y3
        bag: -
        discards: {}
    """.format("Y" * 42 + "R" * 35 + "B" * 24 + "G" * 24 + "W" * 12)
    )
    assert state.view(None)["seats"][1]["points"] is None
    events = play(state, 0, "replace R")

    assert shown(state.view(None)["seats"][1]["points"])["yellow"] == 3
    assert facts(seen(events, None), "game_over")[0]["points"][1]["yellow"] == 3
