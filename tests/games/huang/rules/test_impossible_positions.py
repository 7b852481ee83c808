"""Positions that can be written but cannot be are refused, and so are stacks of steps."""

import json
from typing import Any

import pytest

from sevenstates.core import BadText, BrokenState, SevenStatesError
from sevenstates.games.huang.rules import HUANG

GOOD = """\
seats: Tiger Rabbit
board:
  R  Y  .  ~  .
   R yT R  .  .
hand Tiger: YY
"""


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("hand Rabbit: RRRRRRRR", "hand-size"),
        ("idle: 8", "idle-turns"),
        ("idle: -2", "idle-turns"),
        ("taken Tiger: -5", "negative"),
        ("removed: Y", "removed-tiles"),
        ("known Tiger: W", "known"),
        ("known_replaced Tiger: W", "known"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(line: str, what: str) -> None:
    with pytest.raises(BadText) as caught:
        HUANG.parse_position(GOOD + line)

    assert isinstance(caught.value.__cause__, BrokenState)
    assert caught.value.__cause__.reason == what


@pytest.mark.parametrize(
    "line",
    [
        "points Tiger: Y²",
        "points Tiger: Y" + "9" * 5000,
        "stack: " + "[" * 200_000,
        "result: " + "[" * 200_000,
        "idle: Infinity",
        "taken Tiger: 1e9",
        "map: own",
    ],
    ids=range(7),
)
def test_numbers_and_nests_that_overflow_are_refused(line: str) -> None:
    with pytest.raises(BadText):
        HUANG.parse_position(GOOD + line)


def test_bandits_need_their_module_and_keep_leaders_away() -> None:
    board = (
        "seats: Tiger Rabbit\noptions: {}\nboard:\n  Y  {}  2a 2a\n   .  .  2a .\nhand Tiger: Y\n"
    )

    HUANG.parse_position(board.format("bandits", "."))
    for options, beside in (("edition=en", "."), ("bandits", "yT")):
        with pytest.raises(BadText, match="position-impossible"):
            HUANG.parse_position(board.format(options, beside))


TURNS = {"step": "turns", "seat": 1}
NEXT = {"step": "next_action", "seat": 0, "left": 1}
TAKE = {"step": "take_action", "seat": 0, "left": 1}
PAY = {"step": "pay_tile", "seat": 0, "pool": [0, 15], "owed": 1, "cause": "war", "marker": 2}


def with_stack(*stack: dict[str, Any]) -> str:
    return f"{GOOD}stack: {json.dumps(stack)}"


def test_stacks_that_can_be_are_read() -> None:
    for stack in ((TURNS, TAKE), (TURNS, NEXT, PAY), (TURNS, NEXT, {"step": "war", **WAR})):
        HUANG.parse_position(with_stack(*stack))


WAR = {
    "unifier": 0,
    "place": 2,
    "sides": [[0, 15], [1]],
    "asked": 1,
    "tiles": [0, 0],
    "leaders": [0, 0],
}


@pytest.mark.parametrize(
    "stack",
    [
        (),
        (TAKE,),
        (TURNS,),
        (TURNS, TURNS, TAKE),
        (TAKE, TURNS),
        ({"step": "turns", "seat": 99}, TAKE),
        ({"step": "turns", "seat": "a1"}, TAKE),
        ({"step": "turns", "seat": 0}, TAKE),
        (TURNS, {**TAKE, "left": -1}),
        (TURNS, {**TAKE, "left": 3}),
        (TURNS, {**TAKE, "seat": True}),
        (TURNS, NEXT),
        (TURNS, PAY),
        (TURNS, NEXT, {**PAY, "pool": [1, 2]}),
        (TURNS, NEXT, {**PAY, "owed": 2}),
        (TURNS, NEXT, {**PAY, "cause": "hunger"}),
        (TURNS, NEXT, {"step": "offer_building", "seat": 0, "colour": 2, "place": 3}),
        (TURNS, NEXT, {"step": "war", **WAR, "sides": [[0]]}),
        (TURNS, NEXT, {"step": "war", **WAR, "sides": [[0], [0]]}),
        (TURNS, NEXT, {"step": "war", **WAR, "tiles": [0]}),
        (TURNS, NEXT, {"step": "war_tie", "war": {"step": "war", **WAR}, "tied": [0, 5]}),
        (TURNS, NEXT, {"step": "revolt_attack", "attacker": 0, "defender": 1, "colour": 0}),
        (TURNS, NEXT, {"step": "choose_pagoda", "seat": 0, "colour": 0, "triangle": 0}),
    ],
    ids=range(23),
)
def test_a_stack_that_cannot_be_is_refused(stack: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(SevenStatesError):
        HUANG.parse_position(with_stack(*stack))
