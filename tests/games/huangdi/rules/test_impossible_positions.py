"""Positions that can be written but cannot be are refused, and so are stacks of steps."""

import json
from typing import Any

import pytest

from sevenstates.core import BadText, BrokenState, SevenStatesError
from sevenstates.games.huangdi.rules import HUANGDI

GOOD = """\
seats: 2
round: 2
emperor: holder=red
"""


@pytest.mark.parametrize(
    "line",
    [
        "stack: 5",
        "stack: null",
        "stack: [1]",
        'stack: "abc"',
        'stack: [{"step": "x", "dealt": 5.5}]',
        'stack: [{"step": "x", "dealt": ["a"]}]',
        'stack: [{"step": "x", "drawn": 1.5}]',
        'stack: [{"step": "x", "drawn": true}]',
        'stack: [{"step": "x", "drawn": -1}]',
        'stack: [{"step": "x", "drawn": 68719476736}]',
    ],
)
def test_a_stack_that_is_no_list_of_steps_is_refused(line: str) -> None:
    with pytest.raises(BadText) as caught:
        HUANGDI.parse_position(GOOD + line)

    assert (caught.value.reason, caught.value.fields["line"]) == ("position-stack", 4)


@pytest.mark.parametrize(
    "line",
    [
        "stack: " + "[" * 100_000,
        "result: " + "[" * 100_000,
        "stack: " + "1" * 5000,
        "stack: [,",
        "favours: own\n| " + "[" * 100_000,
        'stack: [{"step": ["a"]}]',
        'stack: [{"step": "keep_favours", "dealt": 5}]',
    ],
    ids=range(7),
)
def test_numbers_and_nests_that_overflow_are_refused(line: str) -> None:
    with pytest.raises(BadText):
        HUANGDI.parse_position(GOOD + line)


FULL = """\
wall:
 4 R - - - R R - - - R
 3 R R R R R R W W W W
 2 W W W W W W W W W W
 1 R R R R R R R E E E
"""


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        ("round: 13\nturn: bids", "round"),
        ("round: 0\nturn: bids", "round"),
        ("round: 3\nemperor: holder=red stock=11\nturn: bids", "emperor-stock"),
        ("round: 12\nemperor: holder=red stock=0\nturn: bids", "emperor-stock"),
        ("round: 3\nemperor: holder=red block=yes\nturn: bids", "emperor-stock"),
        ("round: 3\nemperor: holder=red stock=10\nturn: red 1", "emperor-stock"),
        ("emperor: holder=red\nred: roles=-\nturn: red 1", "roles-laid"),
        ("emperor: holder=red\nwhite: roles=builder\nturn: red 1", "roles-laid"),
        ("emperor: holder=red\nred: roles=builder\nturn: red 3", "roles-laid"),
        ("round: 2\nred: roles=builder,recruiter\nturn: bids", "roles-laid"),
        ("red: chips=1\nwall:\n 1 R R R R . . . . . .", "chips-without-rows"),
        (f"emperor: holder=red\nturn: red 1\n{FULL}", "wall-complete"),
        ("played white: 3\nwall:\n 1 R* . . . . W . . . .", "plaques"),
        ("played red: 3\nwall:\n 1 R* W* . . . . . . . .", "plaques"),
        ("hand red: 3\npaths: 3=1", "paths"),
        ("hand red: 3\npaths: 3=-", "paths"),
        ('result: {"ranks": [1, 1], "scores": [0, 0], "winners": [0, 1], "reason": "x"}', "result"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(lines: str, what: str) -> None:
    with pytest.raises(BadText) as caught:
        HUANGDI.parse_position(f"seats: 2\n{lines}")

    assert isinstance(caught.value.__cause__, BrokenState)
    assert caught.value.__cause__.reason == what


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("ranks", [1, 2]),
        ("ranks", [1, True]),
        ("scores", [0, 5]),
        ("winners", [0]),
        ("winners", [0, 1.0]),
        ("reason", "wall-complete"),
    ],
)
def test_a_result_follows_from_the_table(change: str, value: object) -> None:
    result = {"ranks": [1, 1], "scores": [0, 0], "winners": [0, 1], "reason": "mongols"}
    over = "seats: 2\nround: 12\nemperor: holder=red\nresult: "
    state = HUANGDI.parse_position(over + json.dumps(result))
    assert state.outcome() is not None

    with pytest.raises(BadText):
        HUANGDI.parse_position(over + json.dumps({**result, change: value}))


def test_seats_and_the_emperor_block_have_their_own_kind() -> None:
    data = HUANGDI.parse_position("seats: 2").to_json()
    for field, value in (("seats", 2.0), ("emperor_block", 0), ("emperor_block", "no")):
        with pytest.raises(SevenStatesError):
            HUANGDI.load_state({**data, field: value})


def test_the_stock_lacks_an_emperor_block_for_each_petition_made() -> None:
    """Also where a stack says that bids are out, or that the round is under way."""
    bids = {"step": "petition", "bids": [0, -1]}
    for stack, left in (([ROUNDS, bids], 11), ([ROUNDS, TURNS, TAKE], 10)):
        roles = "" if left == 10 else "red: roles=builder\nwhite: roles=builder\n"
        text = f"{GOOD}{roles}stack: {json.dumps(stack)}"
        assert HUANGDI.parse_position(text).emperor_stock == left


ROUNDS = {"step": "rounds"}
TURNS = {"step": "turns", "taken": 1}
TAKE = {"step": "take_action", "seat": 0, "again": False}
ACTED = {"step": "action_done", "seat": 0, "role": 2, "again": False}
DREW = {**ACTED, "role": 1}
AFTER = {"step": "afterwards", "seat": 0, "role": 2, "again": False}
PLACE = {"step": "place_blocks", "seat": 0, "count": 1, "placed": 0, "needed": 0}
USE = {"step": "use_workers", "seat": 0, "needed": 2}
KEEP = {"step": "keep_favours", "seat": 0, "drawn": 0b11111, "kept": 0b10}
PLAQUE = {"step": "place_plaque", "seat": 0, "card": 0}
RICH = """\
seats: 2
emperor: holder=red block=yes
wall:
 1 R R R R R . . . . .
"""
BUILDER_LAID = (
    "red: jade=9 peasants=9 convicts=9 blocks=3 chips=1 roles=recruiter,resources,taskmaster"
)
DRAWING = (
    "red: roles=recruiter,builder,taskmaster\nmakers: red\npaths: 0=2.3 1=2.3 2=2.3 3=2.3 4=2.3"
)


def with_stack(*stack: dict[str, Any], lines: str = BUILDER_LAID) -> str:
    return f"{RICH}{lines}\nstack: {json.dumps([ROUNDS, *stack])}"


def test_stacks_that_can_be_are_read() -> None:
    for stack in (AFTER,), (ACTED, PLACE), (ACTED, USE):
        HUANGDI.parse_position(with_stack(TURNS, *stack))
    HUANGDI.parse_position(with_stack(TURNS, DREW, KEEP, lines=DRAWING))
    HUANGDI.parse_position(with_stack(TURNS, ACTED, PLAQUE, lines=f"{BUILDER_LAID}\nplayed red: 0"))
    HUANGDI.parse_position(with_stack(TURNS, TAKE, lines=""))


@pytest.mark.parametrize(
    "stack",
    [
        (),
        (TURNS,),
        (AFTER,),
        (TURNS, TURNS, AFTER),
        (ROUNDS, TURNS, AFTER),
        ({"step": "turns", "taken": 0}, AFTER),
        ({"step": "turns", "taken": 2}, AFTER),
        ({"step": "turns", "taken": 7}, AFTER),
        ({"step": "turns", "taken": True}, AFTER),
        ({"step": "turns", "taken": "1"}, AFTER),
        (TURNS, {**AFTER, "seat": False}),
        (TURNS, {**AFTER, "seat": 0.0}),
        (TURNS, {**AFTER, "seat": 1}),
        (TURNS, {**AFTER, "role": -2}),
        (TURNS, {**AFTER, "role": 99}),
        (TURNS, {**AFTER, "role": 1}),
        (TURNS, {**AFTER, "again": "x"}),
        (TURNS, ACTED),
        (TURNS, PLACE),
        (TURNS, USE),
        (TURNS, ACTED, {**PLACE, "needed": -100}),
        (TURNS, ACTED, {**PLACE, "needed": 2}),
        (TURNS, ACTED, {**PLACE, "count": 3}),
        (TURNS, ACTED, {**PLACE, "count": True}),
        (TURNS, ACTED, {**PLACE, "placed": 1}),
        (TURNS, ACTED, {**PLACE, "count": 2, "placed": 1, "needed": 3}),
        (TURNS, ACTED, {**USE, "needed": 30}),
        (TURNS, ACTED, {**USE, "needed": -4}),
        (TURNS, ACTED, {**USE, "needed": 1.5}),
        (TURNS, ACTED, USE, USE),
        (TURNS, ACTED, {"step": "repeat_role", "seat": 0, "role": 2}),
        (TURNS, ACTED, KEEP),
        (TURNS, ACTED, PLAQUE),
        (TURNS, ACTED, {**PLAQUE, "card": -1}),
    ],
    ids=range(34),
)
def test_a_stack_that_cannot_be_is_refused(stack: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(SevenStatesError):
        HUANGDI.parse_position(with_stack(*stack))


@pytest.mark.parametrize(
    "change",
    [
        {"kept": 0b11},
        {"kept": 0b100000},
        {"drawn": 0b1111, "kept": 0},
        {"drawn": 0b11, "kept": 0},
        {"drawn": 0b111111, "kept": 0},
        {"drawn": 0b101111, "kept": 0},
    ],
    ids=range(6),
)
def test_cards_drawn_and_kept_are_counted(change: dict[str, int]) -> None:
    with pytest.raises(SevenStatesError):
        HUANGDI.parse_position(with_stack(TURNS, DREW, {**KEEP, **change}, lines=DRAWING))


@pytest.mark.parametrize(
    "bids", [[1.5, -1], [True, -1], ["1", -1], [1, -1], [0], 0, [-2, -1], [0, 0]], ids=range(8)
)
def test_bids_that_cannot_be_are_refused(bids: object) -> None:
    stack = [ROUNDS, {"step": "petition", "bids": bids}]
    with pytest.raises(SevenStatesError):
        HUANGDI.parse_position(f"seats: 2\nstack: {json.dumps(stack)}")


def test_after_an_action_somebody_is_asked_only_where_there_is_a_choice() -> None:
    poor = "seats: 2\nemperor: holder=red\nred: peasants=2 roles=recruiter,resources,taskmaster\n"
    for stack in (AFTER,), (ACTED, USE):
        with pytest.raises(BadText):
            HUANGDI.parse_position(f"{poor}stack: {json.dumps([ROUNDS, TURNS, *stack])}")


@pytest.mark.rule("D-ACT-4")
def test_role_cards_that_are_not_named_follow_the_turns() -> None:
    text = "seats: 2\nround: 2\nemperor: holder=red\n"
    for turn, hands in (
        ("bids", [["recruiter"], ["recruiter"]]),
        ("white 3", [["recruiter"], ["recruiter", "taskmaster"]]),
        ("red 2", [["recruiter", "builder", "taskmaster"]] * 2),
    ):
        seats = HUANGDI.parse_position(f"{text}turn: {turn}").view(None)["seats"]
        assert [seat["roles_in_hand"] for seat in seats] == hands
