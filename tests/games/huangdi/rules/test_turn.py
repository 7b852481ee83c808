"""The action phase: turns, role cards, buyback (D-ACT)."""

import random

import pytest

from sevenstates.core import RandomLuck
from tests.games.huangdi.rules.positions import (
    asked,
    bid,
    blocks_of,
    facts,
    kinds,
    moves,
    new,
    play,
    position,
    refused,
    seat_of,
    supply,
    why,
)

TABLE = """
    seats: 2
    wall:
    1  {row}
    emperor: holder=red
    red: {red}
    turn: red {turn}
"""


FULL_B = ". . . . . W W W W W"
"""A complete row, which has brought a chip."""


def table(red: str, turn: int = 1, row: str = ". . . . . . . . . .") -> str:
    return TABLE.format(red=red, turn=turn, row=row)


@pytest.mark.rule("D-ACT-1")
def test_three_turns_each_clockwise_from_the_holder() -> None:
    state = new(3)
    for seat in range(3):
        play(state, seat, *moves(state, seat)[:3])
    bid(state, 0, 3, 0)
    order = []
    while asked(state)[1] != "bid":
        seat, prompt = asked(state)
        if prompt == "emperor":
            play(state, seat, "done")
            continue
        order.append(seat)
        roles = ["jade recruiter", "jade resources", "move B", "move A"]
        play(state, seat, next(move for move in roles if move in moves(state, seat)))
        if asked(state) == (seat, "buyback"):
            play(state, seat, "done")
        if len(order) == 9:
            break

    assert order == [1, 2, 0] * 3
    assert state.view(None)["round"] == 2


@pytest.mark.rule("D-ACT-2")
def test_a_turn_plays_a_card_and_performs_one_of_its_actions() -> None:
    state = position(table("jade=5"))
    events = play(state, 0, "recruit 2")

    assert kinds(events)[0] == "role_played"
    assert seat_of(state, 0)["roles_on_table"] == ["recruiter"]
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-ACT-2")
def test_only_cards_in_hand_can_be_played() -> None:
    state = position(table("jade=5 roles=resources,builder,taskmaster", turn=2))

    assert why(state, 0, "recruit 1") == ("role-not-in-hand", "D-ACT-2")
    assert why(state, 0, "jade recruiter") == ("role-not-in-hand", "D-ACT-2")
    assert "jade resources" in moves(state, 0)
    assert why(state, 0, "done") == ("not-now", "D-ACT-2")


@pytest.mark.rule("D-ACT-3")
def test_example_the_taskmaster_is_bought_back_for_jade() -> None:
    """Adam moves, pays three jade, takes the card back, plays the Builder and builds."""
    state = position(table("jade=3 peasants=2 blocks=1"))
    events = play(state, 0, "move B", "buyback jade", "build 1", "block b1.1")

    assert facts(events, "bought_back") == [
        {"seat": 0, "role": "taskmaster", "chip": False, "jade": 3}
    ]
    assert blocks_of(state, 0) == ["b1.1"]
    assert seat_of(state, 0)["roles_on_table"] == ["builder"]
    assert supply(state, 0)[0] == 0
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-ACT-3")
def test_example_any_card_is_bought_back_with_a_chip() -> None:
    """Bill quarries, discards a chip, takes Resources back, plays the Builder and builds."""
    state = position(table("peasants=2 chips=1", row=FULL_B))
    play(state, 0, "quarry 1", "buyback chip", "build 1", "block a3.1")

    assert seat_of(state, 0)["chips"] == 0
    assert seat_of(state, 0)["roles_on_table"] == ["builder"]
    assert state.view(None)["stock"]["chips"] == 12


@pytest.mark.rule("D-ACT-3")
def test_example_the_same_card_may_be_played_again() -> None:
    """Charles builds, buys the Builder back with a chip and plays a favour with it."""
    state = position(
        table("peasants=2 blocks=1 chips=1", row="R . . . . W W W W W") + "    hand red: 0\n"
    )
    play(state, 0, "build 1", "block a2.1", "buyback chip", "favour 0", "plaque a2.1")

    assert seat_of(state, 0)["played"] == [0]
    assert seat_of(state, 0)["roles_on_table"] == ["builder"]
    assert asked(state) == (1, "action")


@pytest.mark.rule("D-ACT-3")
def test_jade_buys_only_the_taskmaster_back() -> None:
    state = position(table("jade=9 chips=1", row=FULL_B))
    play(state, 0, "jade recruiter")

    assert moves(state, 0) == ["done", "buyback chip"]
    assert why(state, 0, "buyback jade") == ("buyback-jade-role", "D-ACT-3")


@pytest.mark.rule("D-ACT-3")
def test_a_buyback_must_be_paid() -> None:
    state = position(table("jade=2 chips=1", row=FULL_B))
    play(state, 0, "move B")
    assert why(state, 0, "buyback jade") == ("too-little-jade", "D-ACT-3")

    state = position(table("jade=3"))
    play(state, 0, "move B")
    assert why(state, 0, "buyback chip") == ("no-chip", "D-ACT-3")


@pytest.mark.rule("D-ACT-3")
def test_two_actions_a_turn_at_most() -> None:
    state = position(
        table("jade=20 chips=1", row=FULL_B).replace("holder=red", "holder=red block=yes")
    )
    play(state, 0, "move B", "buyback jade", "move A")

    assert asked(state) == (0, "emperor")
    assert why(state, 0, "buyback jade") == ("buyback-twice", "D-ACT-3")
    assert why(state, 0, "buyback chip") == ("buyback-twice", "D-ACT-3")


@pytest.mark.rule("D-ACT-3")
def test_after_a_buyback_the_second_action_is_compulsory() -> None:
    state = position(table("jade=3"))
    play(state, 0, "move B", "buyback jade")

    assert asked(state) == (0, "action_again")
    assert refused(state, 0, "done").reason == "not-now"
    assert "move A" in moves(state, 0)


@pytest.mark.rule("D-ACT-3")
def test_a_chip_gained_in_the_first_action_may_pay_at_once() -> None:
    state = position(table("peasants=4 blocks=1", row="W W R R . . . . . ."))
    play(state, 0, "build 1", "block a5.1")

    assert moves(state, 0) == ["done", "buyback chip"]


@pytest.mark.rule("D-ACT-3")
def test_a_chip_of_an_emperor_block_just_placed_may_pay_at_once() -> None:
    state = position(
        table("jade=0", row="W W R R . . . . . .").replace("holder=red", "holder=red block=yes")
    )
    play(state, 0, "jade recruiter")
    assert "buyback chip" not in moves(state, 0)
    play(state, 0, "emperor a5.1")

    assert moves(state, 0) == ["done", "buyback chip"]


@pytest.mark.rule("D-ACT-4")
def test_each_turn_ends_with_one_more_role_card_on_the_table() -> None:
    rng, luck = random.Random(5), RandomLuck(5)
    state = new(3, luck=luck)
    checked = 0
    while decisions := state.pending():
        seat = decisions[0].seat
        events = play(state, seat, rng.choice(moves(state, seat)), luck=luck)
        for fact in facts(events, "turn_began"):
            table_cards = seat_of(state, fact["seat"])["roles_on_table"]
            assert len(table_cards) == fact["turn"] - 1
            checked += 1

    assert checked >= 27


@pytest.mark.rule("D-ACT-5")
def test_actions_happen_in_the_taskmasters_province() -> None:
    state = position(
        table("peasants=2 convicts=1 blocks=1 camp=B", row=". . . . W W . . . .")
        + "    prison A: jade=4 convicts=4\n    prison B: jade=1\n"
    )
    assert why(state, 0, "remove a5.1") == ("not-in-camp", "D-ACT-5")
    assert moves(state, 0, "remove") == ["remove b1.1"]
    play(state, 0, "build 1")
    assert why(state, 0, "block a1.1") == ("not-in-camp", "D-ACT-5")
    play(state, 0, "block b2.1", "peasants 2")

    play(state, 1, "jade recruiter")
    events = play(state, 0, "prison")
    assert facts(events, "prison_emptied") == [
        {"seat": 0, "province": "B", "jade": 1, "convicts": 1}
    ]


@pytest.mark.rule("D-ACT-6")
def test_only_possible_actions_can_be_chosen() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        red: jade=1 blocks=18
        white: peasants=50 convicts=65
        hand white: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27
        hand red: 28 29 30 31 32 33 34 35
        turn: red 1
    """)

    assert why(state, 0, "recruit 1") == ("no-peasants-left", "D-ACT-6")
    assert why(state, 0, "quarry 1") == ("no-blocks-left", "D-ACT-6")
    assert why(state, 0, "convicts") == ("too-few-peasants", "D-REC-2")
    assert why(state, 0, "draw") == ("deck-empty", "D-RES-3")
    assert moves(state, 0) == ["jade recruiter", "prison", "jade resources", "move B"]


@pytest.mark.rule("D-ACT-6")
def test_collecting_convicts_needs_one_in_the_stock() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        red: peasants=2
        white: convicts=65
        turn: red 1
    """)

    assert why(state, 0, "convicts") == ("no-convicts-left", "D-ACT-6")


@pytest.mark.rule("D-ACT-6")
def test_jade_prison_and_move_are_possible_even_for_nothing() -> None:
    state = position("""
        seats: 2
        emperor: holder=red
        red: jade=50
        white: jade=50
        turn: red 1
    """)
    assert facts(play(state, 0, "jade recruiter"), "jade_collected") == [{"seat": 0, "jade": 0}]
    assert facts(play(state, 1, "prison"), "prison_emptied")[0]["convicts"] == 0
