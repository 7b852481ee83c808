"""Positions that can be written but cannot be are refused, and so are stacks of steps."""

import json
from typing import Any

import pytest

from sevenstates.core import BadText, BrokenState, RandomLuck, SevenStatesError
from sevenstates.games.warring.rules import WARRING
from sevenstates.games.warring.rules.board import WAR, Board
from sevenstates.games.warring.rules.components import STATES
from sevenstates.games.warring.rules.strength import strongest

GOOD = "seats: 3\nhand 1: war tax\nhand 2: levy\ncharacters 1: zou_ji\n"


@pytest.mark.parametrize(
    "line",
    [
        "news: [1]",
        "news: 5",
        'news: "a"',
        'news: {"wars": 5}',
        'news: {"bogus": 1}',
        "hand 03: war",
        "public: no_host no_war",
        "hand 3: war*99999999999999",
        "hand 3: war*-1",
        "hand 3: war*16",
        "hand 3: war*²",
        "discards: war*999999999999999999999999",
        "public left: peace*" + "9" * 24,
        "round: " + "9" * 24,
        "stack: " + "[" * 200_000,
        "result: " + "[" * 200_000,
        "news: " + "[" * 200_000,
    ],
    ids=range(17),
)
def test_numbers_and_nests_that_overflow_are_refused(line: str) -> None:
    WARRING.parse_position(GOOD)
    with pytest.raises(BadText):
        WARRING.parse_position(GOOD + line)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("hand 3: war*6", "hand-size"),
        ("known 2: war<1", "known"),
        ("said: 2 support", "said"),
        ("said: 1 support", "said"),
        ("said: 1 peace, 1 peace", "said"),
        ("said: 1 peace, 2 peace", "said"),
        ('news: {"wars": [[9, 1, 1]]}', "news"),
        ('news: {"wars": [[1, 1, 1]]}', "news"),
        ('news: {"deaths": [[1, 7]]}', "news"),
        ('news: {"murders": [-1]}', "news"),
        ('news: {"resolved": ["reform", 2]}', "news"),
        ('news: {"resolved": ["picnic", 0]}', "news"),
        ('news: {"unifier": 2}', "unifier"),
        ('news: {"bans": [128, 0, 0, 0]}', "bans"),
        ('news: {"bans": [0, 0, 0, -1]}', "bans"),
        ('news: {"fought": 3}', "fought"),
        ('news: {"fought": 512}', "fought"),
        ('news: {"start": [41, 9, 9, 9, 9, 9, 9]}', "start"),
        ("round: 8", "age"),
        ("characters 2: duke_wen bai_qi", "characters"),
        ("laid 1: war(qi,chu)", "stack"),
        ("agenda: war(qi,chu)", "stack"),
        ("offer 2: duke_wen", "stack"),
        ("public left: unify", "public-events"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(line: str, what: str) -> None:
    with pytest.raises(BadText) as caught:
        WARRING.parse_position(GOOD + line)

    assert isinstance(caught.value.__cause__, BrokenState)
    assert caught.value.__cause__.reason == what


@pytest.mark.parametrize(
    "news", [{"fought": "3"}, {"wars": [[0, 1, 2.5]]}, {"murders": [True]}, {"resolved": ["war"]}]
)
def test_numbers_are_whole(news: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        WARRING.parse_position(f"{GOOD}news: {json.dumps(news)}")


def bottom(part: str) -> dict[str, Any]:
    return {"step": "round", "part": part}


WINDOW = {"step": "claim_window", "moment": "event", "fresh": [0, 0, 0], "ahead": 0}
ASK = {"step": "ask_claim", "seat": 0, "moment": "event", "fresh": 0}
SPEECH = {"step": "speech", "ahead": 0}
PLAY = {"step": "play_cards", "laid": [[], [], []], "swaps": [-1, -1, -1], "done": 0}
PASS = {"step": "pass_right", "given": [-1, -1, -1]}
OUT = {"step": "play_out", "is_chosen": False}
OFFER = {"step": "offer_order"}
AMEND = {"step": "amend"}
ADDED = {"step": "mark_added", "slot": 1, "targets": [], "choice": 0}
WARS = [0, [0, 1], 0]
"""The first card of the hand, a war between Qi and Chu."""


def with_stack(*stack: dict[str, Any], more: str = "") -> str:
    return f"{GOOD}{more}stack: {json.dumps(stack)}"


@pytest.mark.parametrize(
    "stack",
    [
        (bottom("play"), SPEECH),
        (bottom("collect"), PLAY),
        (bottom("collect"), {**PLAY, "laid": [[WARS], [], []], "done": 1}),
        (bottom("collect"), {**PLAY, "swaps": [0, -1, -1], "done": 1}),
        (bottom("collect"), {**PLAY, "laid": [[[0, [0], 0]], [], []]}),
        (bottom("speech"), WINDOW, ASK),
        (bottom("end"), {**WINDOW, "moment": "round"}, {**ASK, "moment": "round"}),
        (bottom("last_claims"), OUT, WINDOW, ASK),
        (bottom("speech"), WINDOW, PASS),
        (bottom("speech"), WINDOW, {**PASS, "given": [1, -1, -1]}),
        (bottom("last_claims"), OUT, OFFER, AMEND),
        (bottom("last_claims"), OUT, OFFER, ADDED),
    ],
    ids=range(12),
)
def test_stacks_that_can_be_are_read(stack: tuple[dict[str, Any], ...]) -> None:
    state = WARRING.parse_position(with_stack(*stack))

    assert [step.to_json() for step in state.stack] == list(stack)


@pytest.mark.parametrize(
    "stack",
    [
        (),
        (SPEECH,),
        (bottom("play"),),
        (bottom("picnic"), SPEECH),
        (bottom("collect"), SPEECH),
        (bottom("play"), bottom("play"), SPEECH),
        (bottom("play"), {**SPEECH, "ahead": 1}),
        (bottom("play"), {**SPEECH, "ahead": True}),
        (bottom("play"), {**SPEECH, "ahead": 0.0}),
        (bottom("play"), PLAY),
        (bottom("collect"), {**PLAY, "laid": [[], []]}),
        (bottom("collect"), {**PLAY, "done": 1}),
        (bottom("collect"), {**PLAY, "done": 7}),
        (bottom("collect"), {**PLAY, "swaps": [0, -1, -1]}),
        (bottom("collect"), {**PLAY, "swaps": [2, -1, -1], "done": 1}),
        (bottom("collect"), {**PLAY, "laid": [[WARS, WARS], [], []]}),
        (bottom("collect"), {**PLAY, "laid": [[[0, [0], 0], [1, [0], 0]], [], []]}),
        (bottom("collect"), {**PLAY, "laid": [[[0, [0], 0]], [], []], "done": 1}),
        (bottom("collect"), {**PLAY, "laid": [[[0, [0, 0], 0]], [], []]}),
        (bottom("collect"), {**PLAY, "laid": [[[0, [0, 7], 0]], [], []]}),
        (bottom("collect"), {**PLAY, "laid": [[[0, [0, 1], 1]], [], []]}),
        (bottom("collect"), {**PLAY, "laid": [[[2, [0], 0]], [], []]}),
        (bottom("collect"), {**PLAY, "laid": [[5], [], []]}),
        (bottom("end"), WINDOW, ASK),
        (bottom("speech"), {**WINDOW, "moment": "game"}, {**ASK, "moment": "game"}),
        (bottom("speech"), WINDOW, {**ASK, "seat": 1}),
        (bottom("speech"), WINDOW, {**ASK, "fresh": 1}),
        (bottom("speech"), {**WINDOW, "fresh": [2, 0, 0]}, {**ASK, "fresh": 2}),
        (bottom("speech"), {**WINDOW, "ahead": 3}, ASK),
        (bottom("speech"), ASK),
        (bottom("speech"), WINDOW),
        (bottom("speech"), PASS),
        (bottom("speech"), WINDOW, {**PASS, "given": [2, -1, -1]}),
        (bottom("speech"), WINDOW, {**PASS, "given": [0, 0, -1]}),
        (bottom("speech"), WINDOW, {"step": "new_heroes", "ahead": 1}),
        (
            *(bottom("speech"), WINDOW),
            *({"step": "new_heroes", "ahead": 1}, {"step": "new_hero", "seat": 0}),
        ),
        (bottom("speech"), WINDOW, {"step": "keep_one", "seat": 0}),
        (bottom("collect"), {"step": "swaps", "left": []}, {"step": "keep_one", "seat": 0}),
        (bottom("draw"), {"step": "keep_two", "picks": [[], [], []]}),
        (bottom("agenda"), {"step": "take_cards", "quotas": [1, 0, 0]}),
        (bottom("last_claims"), {**OUT, "is_chosen": True}, OFFER, AMEND),
        (bottom("last_claims"), OUT, AMEND),
        (bottom("last_claims"), OUT, OFFER, {**ADDED, "slot": 2}),
        (bottom("last_claims"), OUT, OFFER, {**ADDED, "targets": [-1]}),
        (bottom("last_claims"), OUT, OFFER, {**ADDED, "choice": "a"}),
        (bottom("last_claims"), OUT, {"step": "order", "order": []}),
        (bottom("last_claims"), OUT, {"step": "choose_next"}),
    ],
    ids=range(47),
)
def test_a_stack_that_cannot_be_is_refused(stack: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(SevenStatesError):
        WARRING.parse_position(with_stack(*stack))


def test_the_public_event_decides_which_questions_there_are() -> None:
    stack = (bottom("last_claims"), OUT, OFFER, AMEND)
    WARRING.parse_position(with_stack(*stack, more="public: one_card\n"))
    for public in ("no_host", "reveal_cards"):
        with pytest.raises(BadText):
            WARRING.parse_position(with_stack(*stack, more=f"public: {public}\n"))


def test_a_result_says_what_was_scored() -> None:
    news = 'news: {"unifier": 0}\n'
    right = {"ranks": [1, 1, 1], "scores": [0, 0, 0], "winners": [0, 1, 2], "reason": "unified"}
    WARRING.parse_position(f"{GOOD}{news}result: {json.dumps(right)}")
    for wrong in ({"scores": [1, 0, 0]}, {"winners": [0]}, {"reason": "boredom"}, {"ranks": 5}):
        with pytest.raises(BadText):
            WARRING.parse_position(f"{GOOD}{news}result: {json.dumps({**right, **wrong})}")


def test_the_strongest_is_found_though_equals_may_not_fight() -> None:
    board = Board()
    board.values = [5, 5, 5, 5] * len(STATES)
    board.forbid(WAR, list(range(len(STATES))), None)

    assert strongest(board, RandomLuck(1), None) == 0


def test_what_is_written_twice_counts_once() -> None:
    state = WARRING.parse_position(f"{GOOD}fought: qi qi\nburied: levy:1,1")

    assert state.view(None)["states"][0]["fought"]
    assert not state.view(None)["states"][1]["fought"]
    assert state.buried[0][1] == 1
