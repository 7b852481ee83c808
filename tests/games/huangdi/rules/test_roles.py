"""The Recruiter, Resources and Taskmaster cards (D-REC, D-RES, D-TSK)."""

import pytest

from tests.games.huangdi.rules.positions import (
    Script,
    asked,
    blocks_of,
    facts,
    kinds,
    moves,
    play,
    position,
    prison,
    seat_of,
    stock,
    supply,
    why,
)

TABLE = """
    seats: 3
    wall:
    1  {row}
    emperor: holder=red
    prison A: {prison}
    red: {red}
    turn: red 1
    {more}
"""


def table(
    red: str, row: str = ". . . . . . . . . .", prison: str = "jade=0", more: str = ""
) -> str:
    return TABLE.format(red=red, row=row, prison=prison, more=more)


@pytest.mark.rule("D-REC-1")
def test_example_three_peasants_for_two_jade() -> None:
    """Adam takes three peasants, pays two jade, and a convict goes to prison."""
    state = position(table("jade=5"))
    events = play(state, 0, "recruit 3")

    assert supply(state, 0) == (3, 3, 0, 0)
    assert prison(state, "A") == (0, 1)
    assert (stock(state, "peasants"), stock(state, "convicts")) == (47, 64)
    assert facts(events, "recruited") == [{"seat": 0, "peasants": 3, "jade": 2}]


@pytest.mark.rule("D-REC-1")
@pytest.mark.rule("D-RES-1")
@pytest.mark.parametrize(("count", "jade"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 7)], ids=str)
def test_peasants_and_blocks_have_the_same_prices(count: int, jade: int) -> None:
    state = position(table(f"jade={jade}"))
    assert moves(state, 0, "recruit")[-1] == f"recruit {count}"
    assert moves(state, 0, "quarry")[-1] == f"quarry {count}"
    if count < 5:
        assert why(state, 0, f"recruit {count + 1}") == ("too-little-jade", "D-REC-1")
        assert why(state, 0, f"quarry {count + 1}") == ("too-little-jade", "D-RES-1")
    play(state, 0, f"recruit {count}")

    assert supply(state, 0) == (0, count, 0, 0)


@pytest.mark.rule("D-REC-2")
def test_two_peasants_for_five_convicts() -> None:
    state = position(table("peasants=3"))
    play(state, 0, "convicts")

    assert supply(state, 0) == (0, 1, 5, 0)
    assert prison(state, "A") == (0, 0)
    assert why(position(table("peasants=1")), 0, "convicts") == ("too-few-peasants", "D-REC-2")


@pytest.mark.rule("D-REC-3")
@pytest.mark.rule("D-FAV-2")
def test_example_collect_jade_with_two_extra() -> None:
    """Charles has a favour of two jade and collects five. Card 7 gives two jade."""
    state = position(table("jade=0", row="R* . . . . . . . . .", more="played red: 7"))
    events = play(state, 0, "jade recruiter")

    assert facts(events, "jade_collected") == [{"seat": 0, "jade": 5}]
    assert seat_of(state, 0)["roles_on_table"] == ["recruiter"]


@pytest.mark.rule("D-REC-4")
def test_all_of_the_prison_is_collected() -> None:
    state = position(table("jade=1", prison="jade=3 convicts=4"))
    events = play(state, 0, "prison")

    assert supply(state, 0) == (4, 0, 4, 0)
    assert prison(state, "A") == (0, 0)
    assert facts(events, "prison_emptied") == [
        {"seat": 0, "province": "A", "jade": 3, "convicts": 4}
    ]


@pytest.mark.rule("D-RES-1")
def test_quarried_blocks_come_from_the_stock_to_the_supply() -> None:
    state = position(table("jade=4"))
    play(state, 0, "quarry 4")

    assert supply(state, 0) == (0, 0, 0, 4)
    assert seat_of(state, 0)["blocks_in_stock"] == 14
    assert prison(state, "A") == (0, 1)


@pytest.mark.rule("D-RES-2")
def test_resources_collect_jade_as_the_recruiter_does() -> None:
    state = position(table("jade=0", row="R* . . . . . . . . .", more="played red: 7"))
    events = play(state, 0, "jade resources")

    assert facts(events, "jade_collected") == [{"seat": 0, "jade": 5}]
    assert seat_of(state, 0)["roles_on_table"] == ["resources"]


@pytest.mark.rule("D-RES-3")
def test_five_are_drawn_and_exactly_two_kept() -> None:
    state = position(table("jade=0", more="hand red: 35"))
    events = play(state, 0, "draw", luck=Script(9, 0, 0, 0, 0))
    assert asked(state) == (0, "keep")
    assert facts(events, "favours_drawn") == [{"seat": 0, "count": 5}]
    assert moves(state, 0) == ["keep 0", "keep 1", "keep 2", "keep 3", "keep 9"]
    assert why(state, 0, "keep 35") == ("card-not-drawn", "D-RES-3")

    play(state, 0, "keep 9")
    assert why(state, 0, "keep 9") == ("card-kept-already", "D-RES-3")
    assert why(state, 0, "done") == ("not-now", "D-RES-3")
    events = play(state, 0, "keep 1")

    assert seat_of(state, 0, 0)["hand"] == [1, 9, 35]
    assert facts(events, "favours_kept") == [{"seat": 0, "kept": 2, "returned": 3}]
    assert [packet["size"] for packet in state.view(None)["packets"]] == [30, 3]
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-RES-3")
@pytest.mark.parametrize(("left", "asks"), [(1, False), (2, False), (3, True)])
def test_a_short_deck_gives_what_there_is(left: int, asks: bool) -> None:
    hand = " ".join(str(card) for card in range(left, 36))
    state = position(table("jade=0", more=f"hand white: {hand}"))
    play(state, 0, "draw")

    assert (asked(state) == (0, "keep")) is asks
    if asks:
        play(state, 0, "keep 0", "keep 2")
        assert state.view(None)["deck"] == 1
    else:
        assert seat_of(state, 0)["hand_size"] == left
        assert why(state, 1, "draw") == ("deck-empty", "D-RES-3")


@pytest.mark.rule("D-RES-4")
def test_the_deck_is_a_queue_of_packets() -> None:
    hand = " ".join(str(card) for card in range(7, 36))
    state = position(table("jade=0", more=f"hand black: {hand}"))
    # Seven cards are left. Red draws five of them and puts three under the other two.
    play(state, 0, "draw", luck=Script(0, 0, 0, 0, 0))
    play(state, 0, "keep 0", "keep 1")
    assert [packet["size"] for packet in state.view(None)["packets"]] == [2, 3]
    # White draws the two on top first, whatever chance says, then red's three.
    events = play(state, 1, "draw", luck=Script(1, 0, 2, 1, 0))
    drawn = [event.secret["cards"] for event in events if event.kind == "favours_drawn"]
    assert drawn == [[2, 3, 4, 5, 6]]


@pytest.mark.rule("D-RES-4")
def test_only_the_drawer_knows_what_went_under_the_deck() -> None:
    state = position(table("jade=0"))
    events = play(state, 0, "draw")
    events += play(state, 0, "keep 0", "keep 1")

    assert seat_of(state, 0, 0)["put_back"] == [{"packet": 4, "cards": [2, 3, 4]}]
    assert seat_of(state, 0, 1)["put_back"] is None
    for event in events:
        shown = event.seen_by(1)
        assert shown is None or not {"cards", "returned_cards"} & shown.fields.keys()


@pytest.mark.rule("D-TSK-1")
def test_the_taskmaster_moves_to_any_other_province() -> None:
    state = position("""
        seats: 4
        variant: friendly
        emperor: holder=red
        red: camp=A
        turn: red 1
    """)
    assert moves(state, 0, "move") == ["move B", "move C", "move D"]
    assert why(state, 0, "move A") == ("already-there", "D-TSK-1")
    events = play(state, 0, "move D")

    assert facts(events, "taskmaster_moved") == [{"seat": 0, "origin": "A", "province": "D"}]
    assert seat_of(state, 0)["camp"] == "D"


@pytest.mark.rule("D-SET-1")
def test_there_is_no_moving_outside_the_table() -> None:
    assert why(position(table("jade=0")), 0, "move C") == ("no-such-province", "D-SET-1")


SECOND = """
    seats: 2
    emperor: holder=red
    red: {red}
    turn: red {turn}
"""
PLAYED_BUILDER = "roles=recruiter,resources,taskmaster"


@pytest.mark.rule("D-TSK-2")
def test_example_repeat_the_builder() -> None:
    """Charles has played the Builder; with the Taskmaster he pays two and builds."""
    state = position(SECOND.format(red=f"jade=2 peasants=2 blocks=1 {PLAYED_BUILDER}", turn=2))
    events = play(state, 0, "repeat builder", "build 1", "block a1.1")

    assert facts(events, "role_repeated") == [{"seat": 0, "role": "builder", "jade": 2}]
    assert supply(state, 0) == (0, 1, 0, 0)
    assert prison(state, "A") == (0, 1)
    assert seat_of(state, 0)["roles_on_table"] == ["builder", "taskmaster"]


@pytest.mark.rule("D-TSK-2")
@pytest.mark.rule("D-ACT-3")
def test_example_move_buy_back_and_repeat() -> None:
    """Adam moves, pays three for the Taskmaster, then two to build with the Builder."""
    state = position(SECOND.format(red=f"jade=5 peasants=2 blocks=1 {PLAYED_BUILDER}", turn=2))
    play(state, 0, "move B", "buyback jade", "repeat builder", "build 1", "block b1.1")

    assert blocks_of(state, 0) == ["b1.1"]
    assert supply(state, 0)[0] == 0
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-TSK-2")
@pytest.mark.rule("D-ACT-3")
def test_example_repeat_buy_back_and_repeat_again() -> None:
    """Bill repeats the Builder, buys the Taskmaster back and repeats the Builder again."""
    state = position(SECOND.format(red=f"jade=7 peasants=3 blocks=2 {PLAYED_BUILDER}", turn=2))
    play(state, 0, "repeat builder", "build 1", "block a1.1", "buyback jade")
    play(state, 0, "repeat builder", "build 1", "block a2.1")

    assert blocks_of(state, 0) == ["a1.1", "a2.1"]
    assert supply(state, 0) == (0, 1, 0, 0)
    assert prison(state, "A") == (0, 2)


@pytest.mark.rule("D-TSK-2")
@pytest.mark.parametrize(
    ("role", "cost", "move"),
    [("recruiter", 1, "recruit 1"), ("resources", 2, "quarry 1")],
)
def test_a_repeat_is_paid_first(role: str, cost: int, move: str) -> None:
    rest = "roles=builder,taskmaster"
    state = position(SECOND.format(red=f"jade={cost} {rest}", turn=3))
    play(state, 0, f"repeat {role}")
    assert supply(state, 0)[0] == 0
    assert asked(state) == (0, "repeat")
    events = play(state, 0, move)
    assert "prison_filled" in kinds(events)

    poor = position(SECOND.format(red=f"jade={cost - 1} {rest}", turn=3))
    assert why(poor, 0, f"repeat {role}") == ("too-little-jade", "D-TSK-2")


@pytest.mark.rule("D-TSK-2")
def test_a_repeat_offers_only_that_card() -> None:
    state = position(SECOND.format(red="jade=5 roles=builder,taskmaster", turn=3))
    play(state, 0, "repeat resources")

    assert why(state, 0, "recruit 1") == ("not-on-this-role", "D-TSK-2")
    assert why(state, 0, "move B") == ("not-on-this-role", "D-TSK-2")
    assert moves(state, 0, "quarry") == ["quarry 1", "quarry 2", "quarry 3"]


@pytest.mark.rule("D-TSK-2")
def test_a_card_in_hand_cannot_be_repeated() -> None:
    row = "    wall:\n    1  . . . . . W W W W W\n"
    state = position(SECOND.format(red="jade=5 peasants=2 blocks=1 chips=1", turn=1) + row)
    assert why(state, 0, "repeat builder") == ("role-not-on-table", "D-TSK-2")
    play(state, 0, "build 1", "block a1.1", "buyback chip")
    assert why(state, 0, "repeat builder") == ("role-not-on-table", "D-TSK-2")


@pytest.mark.rule("D-TSK-2")
def test_a_repeat_needs_a_possible_action() -> None:
    state = position(SECOND.format(red=f"jade=9 {PLAYED_BUILDER}", turn=2))
    assert why(state, 0, "repeat builder") == ("role-without-action", "D-TSK-2")
    # With two blocks' jade gone for the repeat, one block is still possible.
    state = position(SECOND.format(red=f"jade=2 peasants=8 blocks=2 {PLAYED_BUILDER}", turn=2))
    play(state, 0, "repeat builder")
    assert moves(state, 0) == ["build 1"]
