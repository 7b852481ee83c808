"""The box and the table before the first move (H-SET)."""

from collections import Counter
from typing import Any

import pytest

from sevenstates.core import BadOption, RandomLuck, ReplayLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from sevenstates.games.huang.rules.view import HuangView
from tests.games.huang.rules.positions import (
    Draws,
    asked,
    gains,
    leaders,
    moves,
    play,
    points,
    position,
    refused,
    tiles,
    total,
)

BOX = {"Y": 42, "R": 36, "B": 24, "G": 24, "W": 12}
CAPITALS = {"c2", "g5", "o5", "k7", "b9", "f10", "l12"}
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats: int, seed: int = 1, **options: Any) -> HuangState:
    chosen = HuangOptions.from_json(options)
    state = HUANG.new_state(seats, chosen, luck=RandomLuck(seed))
    state.check()
    return state


def written(state: HuangState, line: str) -> Counter[str]:
    """The tiles on a line of the position's text."""
    (rest,) = [
        text[len(line) + 1 :]
        for text in state.to_text().splitlines()
        if text.startswith(f"{line}:")
    ]
    return Counter(rest.strip().replace("-", ""))


def hands(state: HuangState) -> list[Counter[str]]:
    names = [seat["dynasty"] for seat in state.view(None)["seats"]]
    return [written(state, f"hand {name}") for name in names]


def replace_twice(state: HuangState, seat: int) -> None:
    """A whole turn."""
    for _ in range(2):
        play(state, seat, moves(state, seat, "replace")[0])


@pytest.mark.rule("H-SET-1")
@EVERY_TABLE
def test_the_box_holds_138_tiles(seats: int) -> None:
    state = new(seats)
    everywhere = sum(hands(state), written(state, "market") + written(state, "bag"))
    everywhere += Counter({"Y": len(tiles(state))})

    assert everywhere == BOX
    assert everywhere.total() == 138


@pytest.mark.rule("H-SET-1")
@pytest.mark.parametrize("short", [False, True])
def test_no_tile_is_lost_by_the_short_game(short: bool) -> None:
    state = new(2, short=short)
    everywhere = sum(hands(state), written(state, "market") + written(state, "bag"))

    assert everywhere + written(state, "removed") + Counter({"Y": 7}) == BOX


@pytest.mark.rule("H-SET-2")
@EVERY_TABLE
def test_a_yellow_tile_lies_on_each_capital_and_nothing_else(seats: int) -> None:
    state = new(seats)

    assert tiles(state) == dict.fromkeys(CAPITALS, "yellow")
    assert set(state.view(None)["board"]["capitals"]) == CAPITALS


@pytest.mark.rule("H-SET-2")
@pytest.mark.rule("H-SET-6")
@EVERY_TABLE
def test_hands_and_market_come_out_of_131_tiles(seats: int) -> None:
    table = new(seats).view(None)

    assert [seat["hand_size"] for seat in table["seats"]] == [6] * seats
    assert total(table["market"]) == 6
    assert table["bag"] == 131 - 6 * seats - 6
    assert table["removed"] == 0
    assert not any(table["discards"].values())


@pytest.mark.rule("H-SET-3")
@pytest.mark.rule("H-SET-6")
@pytest.mark.rule("H-SET-7")
def test_the_short_game_removes_24_tiles_before_the_hands_are_drawn() -> None:
    yellow, red, blue, green = range(4)
    picks = [yellow] * 24 + [red] * 6 + [blue] * 6 + [green] * 6 + [1]
    state = HUANG.new_state(2, HuangOptions(short=True), luck=ReplayLuck(picks))

    assert written(state, "removed") == {"Y": 24}
    assert hands(state) == [{"R": 6}, {"B": 6}]
    assert written(state, "market") == {"G": 6}
    assert state.view(None)["bag"] == 131 - 24 - 12 - 6
    assert asked(state) == (1, "action")


@pytest.mark.rule("H-SET-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_two_can_play_the_short_game(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        new(seats, short=True)

    assert refusal.value.rule_id == "H-SET-3"


@pytest.mark.rule("H-SET-3")
@pytest.mark.parametrize("module", ["palace", "bandits", "kingdoms"])
def test_the_short_game_goes_with_any_module(module: str) -> None:
    assert new(2, short=True, **{module: True}).view(None)["removed"] == 24


@pytest.mark.rule("H-SET-4")
@EVERY_TABLE
def test_nine_pagodas_lie_beside_the_board(seats: int) -> None:
    table = new(seats).view(None)

    assert table["supply"] == {"yellow": 2, "red": 2, "blue": 2, "green": 2, "white": 1}
    assert table["pagodas"] == []


@pytest.mark.rule("H-SET-5")
@EVERY_TABLE
def test_each_dynasty_starts_with_five_leaders_in_front_of_the_screen(seats: int) -> None:
    state = new(seats)
    names = [seat["dynasty"] for seat in state.view(None)["seats"]]

    assert names == ["Tiger", "Rabbit", "Rat", "Goat", "Dragon"][:seats]
    assert leaders(state) == {}
    for _ in range(seats):
        seat, _ = asked(state)
        assert [f"leader {colour} b2" in moves(state, seat) for colour in "YRBGW"] == [True] * 5
        replace_twice(state, seat)


def without_dynasties(view: HuangView) -> dict[str, object]:
    seats = [{k: v for k, v in seat.items() if k != "dynasty"} for seat in view["seats"]]
    return {**{k: v for k, v in view.items() if k != "options"}, "seats": seats}


@pytest.mark.rule("H-SET-5")
def test_players_choose_their_dynasty_and_it_has_no_effect() -> None:
    usual, chosen = new(3), new(3, dynasties=["Dragon", "Tiger", "Goat"])
    names, tables = [], []
    for state in (usual, chosen):
        seat, _ = asked(state)
        play(state, seat, "leader W b2", "leader R c1", luck=RandomLuck(5))
        views = [state.view(viewer) for viewer in (0, 1, 2, None)]
        names.append([seat["dynasty"] for seat in views[0]["seats"]])
        tables.append([without_dynasties(view) for view in views])

    assert names == [["Tiger", "Rabbit", "Rat"], ["Dragon", "Tiger", "Goat"]]
    assert tables[0] == tables[1]


@pytest.mark.rule("H-SET-5")
@pytest.mark.parametrize(
    "dynasties",
    [("Tiger", "Tiger"), ("Tiger",), ("Tiger", "Rat", "Goat"), ("Tiger", "Ox")],
    ids=["twice", "too few", "too many", "unknown"],
)
def test_each_player_has_a_dynasty_of_their_own(dynasties: tuple[str, ...]) -> None:
    with pytest.raises(BadOption) as refusal:
        new(2, dynasties=list(dynasties))

    assert refusal.value.rule_id == "H-SET-5"


@pytest.mark.parametrize("seats", [0, 1, 6])
@pytest.mark.rule("H-SET-5")
def test_there_are_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadOption):
        new(seats)


@pytest.mark.rule("H-SET-7")
@EVERY_TABLE
def test_anybody_may_start_and_play_goes_clockwise(seats: int) -> None:
    starts = Counter(asked(new(seats, seed))[0] for seed in range(60))
    state = new(seats)
    order = []
    for _ in range(seats + 1):
        seat, _ = asked(state)
        order.append(seat)
        replace_twice(state, seat)

    assert set(starts) == set(range(seats))
    assert order == [(order[0] + turn) % seats for turn in range(seats + 1)]


@pytest.mark.rule("H-SET-8")
def test_point_markers_never_run_out() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rT  Y   .
        hand Tiger: R
        points Tiger: R70
        points Rabbit: R70
    """)

    assert gains(play(state, 0, "tile R c1")) == [(0, "red", 1)]
    assert points(state, 0) == {"red": 71}


@pytest.mark.rule("H-SET-8")
def test_discarded_tiles_never_return_to_the_bag() -> None:
    state = position("""
        seats: Tiger Rabbit
        turn: Tiger 2
        board:
        Y   R   .
        hand Tiger: BBGGWW
        hand Rabbit: WWWWWW
    """)
    bag = state.view(None)["bag"]
    play(state, 0, "replace WW", luck=Draws("YY"))

    assert state.view(None)["bag"] == bag - 2
    play(state, 0, "riot b1", luck=Draws("YYRRRRRR"))
    assert state.view(None)["bag"] == bag - 2 - 2 - 6
    assert written(state, "bag")["W"] == 12 - 8
    assert written(state, "bag")["B"] == 24 - 2


@pytest.mark.rule("H-SET-8")
def test_an_empty_bag_is_not_filled_with_what_was_discarded() -> None:
    state = position(f"""
        seats: Tiger Rabbit
        board:
        .   .   .
        hand Tiger: R
        bag: -
        discards: {"Y" * 42 + "R" * 35 + "B" * 24 + "G" * 24 + "W" * 12}
    """)
    play(state, 0, "replace R")

    assert state.outcome() is not None
    assert refused(state, 0, "replace R").reason == "game-over"
