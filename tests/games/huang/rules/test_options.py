"""Tables that can be played: seats, editions, modules, dynasties (H-SET, H-BAN-6, H-DRA)."""

from itertools import product
from typing import Any

import pytest

from sevenstates.core import BadOption, BadText, RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from tests.games.huang.rules.positions import asked, leaders, moves, play, position, total
from tests.kit.views import shown

DYNASTIES = ("Tiger", "Rabbit", "Rat", "Goat", "Dragon")
SHORT = pytest.mark.rule("H-SET-3")
BANDITS = pytest.mark.rule("H-BAN-6")


def new(seats: int, **options: Any) -> HuangState:
    state = HUANG.new_state(seats, HuangOptions(**options), luck=RandomLuck(7))
    state.check()
    return state


@pytest.mark.rule("H-SET-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_short_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        new(seats, short=True)

    assert (refusal.value.reason, refusal.value.rule_id) == ("short-needs-two", "H-SET-3")


@pytest.mark.rule("H-SET-3")
@pytest.mark.parametrize("module", ["bandits", "kingdoms", "palace"])
def test_short_game_goes_with_every_module(module: str) -> None:
    view = new(2, short=True, **{module: True}).view(None)

    assert view["removed"] == 24
    assert view["bag"] == (119 if module == "kingdoms" else 131) - 24 - 18


@pytest.mark.rule("H-BAN-6")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
@pytest.mark.parametrize("palace", [False, True])
def test_bandits_do_not_go_with_eighteen_kingdoms(edition: str, palace: bool) -> None:
    with pytest.raises(BadOption) as refusal:
        new(3, edition=edition, bandits=True, kingdoms=True, palace=palace)

    assert (refusal.value.reason, refusal.value.rule_id) == ("bandits-with-kingdoms", "H-BAN-6")


@pytest.mark.rule("H-SET-3", "H-BAN-6", "H-PAL-1", "H-DRA-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_else_can_be_combined(seats: int) -> None:
    modules = [("bandits", False), ("kingdoms", False), ("bandits", True), ("kingdoms", True)]
    for edition, palace, (module, played), short in product(
        ("en", "pl", "de"), (False, True), modules, {False, seats == 2}
    ):
        state = new(seats, edition=edition, palace=palace, short=short, **{module: played})

        assert len(state.view(None)["seats"]) == seats
        assert len(state.view(None)["bandits"]) == (5 if (module, played) == modules[2] else 0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param("Tiger Rabbit Rat", "short", id="short for three", marks=SHORT),
        pytest.param("Tiger Rabbit", "bandits kingdoms", id="bandits in kingdoms", marks=BANDITS),
    ],
)
def test_position_cannot_have_what_a_table_cannot(seats: str, options: str) -> None:
    with pytest.raises(BadText):
        position(f"seats: {seats}\noptions: {options}\nboard:\nY .\nhand Tiger: R")


@pytest.mark.parametrize("edition", ["fr", "EN", "", "english"])
def test_unknown_edition_is_refused(edition: str) -> None:
    with pytest.raises(BadOption) as refusal:
        HuangOptions(edition=edition)

    assert refusal.value.reason == "option-choice"
    assert refusal.value.fields["choices"] == "en, pl, de"


@pytest.mark.rule("H-SET-5")
@pytest.mark.parametrize(
    ("dynasties", "reason"),
    [
        pytest.param(("Tiger", "Rabbit"), "dynasty-each", id="too few"),
        pytest.param(DYNASTIES[:4], "dynasty-each", id="too many"),
        pytest.param(("Tiger", "Rabbit", "Tiger"), "dynasty-each", id="twice the same"),
        pytest.param(("Tiger", "Rabbit", "Monkey"), "dynasty-unknown", id="no such dynasty"),
        pytest.param(("Tiger", "Rabbit", "rat"), "dynasty-unknown", id="not its name"),
    ],
)
def test_every_seat_needs_a_dynasty_of_its_own(dynasties: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadOption) as refusal:
        new(3, dynasties=dynasties)

    assert (refusal.value.reason, refusal.value.rule_id) == (reason, "H-SET-5")


@pytest.mark.rule("H-SET-5", "H-DRA-1")
@pytest.mark.parametrize("chosen", [("Dragon", "Goat"), ("Rat", "Tiger", "Goat"), DYNASTIES[::-1]])
def test_dynasties_are_chosen_freely(chosen: tuple[str, ...]) -> None:
    state = new(len(chosen), dynasties=chosen)

    assert tuple(seat["dynasty"] for seat in state.view(None)["seats"]) == chosen


@pytest.mark.rule("H-DRA-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        new(seats)

    assert refusal.value.reason == "seat-count"
    assert (refusal.value.fields["least"], refusal.value.fields["most"]) == (2, 5)


@pytest.mark.parametrize("seats", ["2", 2.0, None, True])
def test_seats_are_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadOption) as refusal:
        new(seats)

    assert refusal.value.reason == "seat-count"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", 1),
        ("edition", None),
        ("short", 1),
        ("bandits", "yes"),
        ("kingdoms", None),
        ("palace", 0),
        ("open_scores", "true"),
        ("dynasties", "Tiger"),
        ("dynasties", (1, 2)),
        ("map", 3),
    ],
)
def test_wrong_types_are_refused(option: str, value: Any) -> None:
    with pytest.raises(BadOption) as refusal:
        HuangOptions(**{option: value})

    assert (refusal.value.reason, refusal.value.fields["option"]) == ("option-type", option)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        HuangOptions.from_json({"edition": "en", "dragons": True})

    assert (refusal.value.reason, refusal.value.fields["option"]) == ("option-unknown", "dragons")


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        HUANG.new_state(2, object(), luck=RandomLuck(1))  # type: ignore[arg-type]

    assert refusal.value.reason == "option-foreign"


@pytest.mark.rule("H-DRA-1")
@pytest.mark.parametrize(
    ("options", "bag"),
    [({}, 95), ({"bandits": True}, 95), ({"palace": True}, 95), ({"kingdoms": True}, 83)],
)
def test_fifth_player_changes_no_number(options: dict[str, bool], bag: int) -> None:
    view = new(5, **options).view(None)

    assert view["bag"] == bag
    assert [seat["hand_size"] for seat in view["seats"]] == [6] * 5
    assert total(view["market"]) == 6
    assert view["seats"][4]["dynasty"] == "Dragon"
    assert total(view["supply"]) == (7 if "kingdoms" in options else 9)


@pytest.mark.rule("H-DRA-1")
def test_dragon_plays_by_the_same_rules() -> None:
    state = position("""
        seats: Tiger Rabbit Rat Goat Dragon
        board:
        .   Y   .   R   .
          .   .   .   .   .
        hand Goat: W
        hand Dragon: R
        turn: Goat 1
    """)

    play(state, 3, "tile W e2")
    assert asked(state) == (4, "action")
    assert moves(state, 4, "leader R") == [
        f"leader R {place}" for place in ["a1", "c1", "a2", "b2"]
    ]
    play(state, 4, "leader R c1")
    assert leaders(state) == {(4, "red"): "c1"}
    play(state, 4, "tile R d2")
    assert shown(state.view(4)["seats"][4]["points"])["red"] == 1
    assert asked(state) == (0, "action")
