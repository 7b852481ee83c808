"""Components and set-up (D-SET)."""

import pytest

from sevenstates.core import BadOption, RandomLuck
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions
from tests.games.huangdi.rules.positions import (
    blocks_of,
    facts,
    kinds,
    moves,
    new,
    play,
    position,
    prison,
    refused,
    seat_of,
    stock,
    supply,
    why,
)
from tests.kit.views import shown


@pytest.mark.rule("D-SET-1")
@pytest.mark.parametrize(
    ("seats", "variant", "provinces", "emperor_blocks"),
    [
        (2, "standard", 2, 12),
        (3, "standard", 2, 12),
        (3, "friendly", 3, 12),
        (4, "cutthroat", 2, 11),
        (4, "standard", 3, 11),
        (4, "friendly", 4, 11),
        (5, "cutthroat", 3, 10),
        (5, "standard", 4, 10),
        (6, "cutthroat", 3, 9),
        (6, "standard", 4, 9),
    ],
)
def test_provinces_follow_players_and_variant(
    seats: int, variant: str, provinces: int, emperor_blocks: int
) -> None:
    state = new(seats, variant=variant)

    assert state.view(None)["provinces"] == list("ABCD"[:provinces])
    assert stock(state, "emperor_blocks") == emperor_blocks


@pytest.mark.rule("D-SET-1")
@pytest.mark.parametrize(
    ("seats", "variant"),
    [(2, "friendly"), (2, "cutthroat"), (3, "cutthroat"), (5, "friendly"), (6, "friendly")],
)
def test_never_fewer_than_two_more_than_players_or_more_than_four(seats: int, variant: str) -> None:
    with pytest.raises(BadOption) as refusal:
        HUANGDI.check_table(seats, HuangdiOptions(variant=variant))

    assert refusal.value.rule_id == "D-SET-1"


@pytest.mark.rule("D-SET-2")
def test_a_province_takes_seventeen_blocks() -> None:
    state = position("""
        seats: 2
        wall:
        4  R  -  -  -  R  |  W  -  -  -  .
        3  R  R  R  R  R  |  W  W  W  W  W
        2  R  R  R  R  R  |  W  W  W  W  W
        1  R  R  R  R  R  |  W  W  W  W  W
        emperor: holder=red block=yes
        turn: red 1
    """)

    assert (len(blocks_of(state, 0)), len(blocks_of(state, 1))) == (17, 16)
    assert moves(state, 0, "emperor") == ["emperor b5.4"]
    play(state, 0, "emperor b5.4")
    assert state.outcome() is not None


@pytest.mark.rule("D-SET-2")
@pytest.mark.parametrize("place", ["a2.4", "a3.4", "b4.4"])
def test_level_four_is_on_the_end_columns_only(place: str) -> None:
    state = position("""
        seats: 2
        emperor: holder=red block=yes
        turn: red 1
    """)

    assert refused(state, 0, f"emperor {place}").reason == "tower-columns-only"


@pytest.mark.rule("D-SET-3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_stocks(seats: int) -> None:
    state = new(seats)

    assert stock(state, "jade") == 100 - 12 * seats
    assert (stock(state, "peasants"), stock(state, "convicts")) == (50, 65)
    assert (stock(state, "chips"), stock(state, "plaques")) == (12, 36)
    assert stock(state, "emperor_blocks") == {2: 12, 3: 12, 4: 11, 5: 10, 6: 9}[seats]
    assert [seat_of(state, seat)["blocks_in_stock"] for seat in range(seats)] == [18] * seats
    assert len(state.view(None)["favours"]) == 36
    assert {prison(state, letter) for letter in state.view(None)["provinces"]} == {(0, 0)}


@pytest.mark.rule("D-SET-4")
def test_what_each_player_starts_with() -> None:
    state = new(3)
    for seat in range(3):
        shown = seat_of(state, seat)
        assert supply(state, seat) == (12, 0, 0, 0)
        assert (shown["score"], shown["camp"], shown["chips"]) == (0, "A", 0)
        assert shown["roles_in_hand"] == ["recruiter", "resources", "builder", "taskmaster"]
    assert blocks_of(state, 0) == []


@pytest.mark.rule("D-SET-5")
def test_all_choose_three_of_five_at_once_and_two_go_back() -> None:
    state = new(3)
    assert [(d.seat, d.sealed) for d in state.pending()] == [(0, True), (1, True), (2, True)]
    assert state.view(0)["choosing"] == {"cards": [0, 1, 2, 3, 4], "kept": []}
    assert state.view(None)["deck"] == 36 - 15

    assert kinds(play(state, 0, "keep 4", "keep 0", "keep 2")) == ["favour_chosen"] * 3
    assert refused(state, 0, "keep 1").reason == "not-your-decision"
    play(state, 2, "keep 10", "keep 12", "keep 14")
    events = play(state, 1, "keep 5", "keep 6", "keep 7")

    assert [fact["returned"] for fact in facts(events, "favours_kept")] == [2, 2, 2]
    assert seat_of(state, 0, 0)["hand"] == [0, 2, 4]
    assert seat_of(state, 0, 0)["put_back"] == [{"packet": 0, "cards": [1, 3]}]
    assert state.view(None)["deck"] == 36 - 9
    # The deck was reshuffled: what went back is not at its end.
    assert [packet["size"] for packet in state.view(None)["packets"]] == [27]


@pytest.mark.rule("D-SET-5")
def test_only_dealt_cards_can_be_kept_and_each_once() -> None:
    state = new(2)
    play(state, 0, "keep 3")

    assert why(state, 0, "keep 3") == ("card-kept-already", "D-SET-5")
    assert why(state, 0, "keep 9") == ("card-not-dealt", "D-SET-5")
    assert why(state, 0, "bid 0") == ("not-now", "D-SET-5")


@pytest.mark.rule("D-SET-6")
def test_nobody_takes_more_than_the_stock_holds() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        red: jade=10 peasants=3 blocks=15
        white: peasants=45
        turn: red 1
    """)

    assert moves(state, 0, "recruit") == ["recruit 1", "recruit 2"]
    assert why(state, 0, "recruit 3") == ("stock-too-small", "D-SET-6")
    assert moves(state, 0, "quarry") == ["quarry 1", "quarry 2", "quarry 3"]
    assert why(state, 0, "quarry 4") == ("stock-too-small", "D-SET-6")


@pytest.mark.rule("D-SET-6")
def test_fixed_amounts_give_what_there_is() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        red: jade=40 peasants=2 convicts=30
        white: jade=58 convicts=32
        turn: red 1
    """)
    events = play(state, 0, "convicts")
    assert facts(events, "convicts_collected") == [{"seat": 0, "peasants": 2, "convicts": 3}]

    events = play(state, 1, "jade resources")
    assert facts(events, "jade_collected") == [{"seat": 1, "jade": 2}]


@pytest.mark.rule("D-SET-6")
@pytest.mark.rule("D-INC-1")
def test_short_income_goes_clockwise_from_the_holder() -> None:
    state = position("""
        seats: 3
        round: 3
        emperor: holder=white stock=9
        red: jade=32
        white: jade=32
        black: jade=32
        turn: red 3
    """)
    events = play(state, 0, "move B", "done")

    assert [(f["seat"], f["jade"]) for f in facts(events, "income")] == [(1, 3), (2, 1), (0, 0)]


@pytest.mark.rule("D-SET-6")
def test_an_empty_stock_owes_the_prison_nothing() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        prison B: convicts=30
        red: convicts=20
        white: convicts=15
        turn: red 1
    """)
    events = play(state, 0, "recruit 1")

    assert "prison_filled" not in kinds(events)
    assert prison(state, "A") == (0, 0)


@pytest.mark.rule("D-SET-7")
def test_a_camp_holds_any_number_of_taskmasters() -> None:
    state = position("""
        seats: 4
        emperor: holder=red
        white: camp=C
        black: camp=C
        blue: camp=C
        turn: red 1
    """)
    play(state, 0, "move C")

    assert [seat_of(state, seat)["camp"] for seat in range(4)] == ["C"] * 4


@pytest.mark.rule("D-SET-7")
def test_level_four_has_no_rows() -> None:
    state = position("""
        seats: 2
        wall:
        4  W  -  -  -  .  |  .  -  -  -  .
        3  W  W  R  R  R  |  .  .  .  .  .
        2  W  W  R  R  R  |  .  .  .  .  .
        1  W  W  R  R  R  |  .  .  .  .  .
        emperor: holder=red
        red: peasants=8 blocks=1
        turn: red 1
    """)
    events = play(state, 0, "build 1", "block a5.4")

    assert "row_completed" not in kinds(events)
    assert "level_completed" not in kinds(events)


@pytest.mark.rule("D-SET-5")
def test_random_tables_deal_all_different_cards() -> None:
    state = new(6, luck=RandomLuck(4))
    dealt = [card for seat in range(6) for card in shown(state.view(seat)["choosing"])["cards"]]

    assert len(set(dealt)) == 30
