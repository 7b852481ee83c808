"""Revolts: two leaders of a colour in one state, and yellow tiles (H-REV)."""

from typing import Any

import pytest

from sevenstates.games.huang.rules import HuangState
from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    hand,
    kinds,
    leaders,
    moves,
    play,
    points,
    position,
    refused,
    states,
    tiles,
)

COLOURS = ["yellow", "red", "blue", "green", "white"]
EDITIONS = ["en", "pl", "de"]


def quarrel(tiger: str = "-", rabbit: str = "-") -> HuangState:
    """Tiger to move; a red leader on a1 revolts against Rabbit's, 1 against 1."""
    return position(f"""
        seats: Tiger Rabbit Rat
        board:
        .   Y   R   Y   rB  .   .   Y
          .   .   .   .   .   .   .   .
        hand Tiger: {tiger}
        hand Rabbit: {rabbit}
        hand Rat: YYY
    """)


def question(state: HuangState) -> dict[str, Any]:
    """What everybody sees of the open question."""
    (decision,) = state.view(None)["pending"]
    return dict(decision["fields"])


def discarded(state: HuangState) -> int:
    """The yellow tiles discarded so far."""
    return int(state.view(None)["discards"]["yellow"])


@pytest.mark.rule("H-REV-1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_leader_in_a_state_with_one_of_its_colour_revolts(colour: str, edition: str) -> None:
    letter = colour[0]
    state = position(f"""
        seats: Tiger Rabbit Rat
        options: edition={edition}
        board:
        .   Y   W   {letter}B
          .   .   .   Y
        turn: Rat 2
    """)

    events = play(state, 2, f"leader {letter} a1")

    assert facts(events, "revolt_began") == [
        {"attacker": 2, "defender": 1, "colour": colour, "attack": 1, "defence": 1}
    ]
    assert asked(state) == (2, "revolt_attack")


@pytest.mark.rule("H-REV-1")
def test_leader_in_a_state_without_one_of_its_colour_is_welcome() -> None:
    state = quarrel()

    events = play(state, 0, "leader G a1")

    assert kinds(events) == ["leader_placed"]
    assert states(state) == [({"a1", "b1", "c1", "d1", "e1"}, {"green": 0, "red": 1})]
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-REV-1")
def test_leader_of_the_colour_in_another_state_is_no_matter() -> None:
    state = quarrel()

    assert "revolt_began" not in kinds(play(state, 0, "leader R g1"))


@pytest.mark.rule("H-REV-1")
def test_moved_leader_revolts_too() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   rB  .   Y   rT
    """)

    events = play(state, 0, "leader R a1")

    assert kinds(events) == ["leader_moved", "revolt_began"]
    assert asked(state) == (0, "revolt_attack")


@pytest.mark.rule("H-REV-1")
def test_leader_that_moves_within_its_state_meets_nobody() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   rT  Y   gB
    """)

    assert kinds(play(state, 0, "leader R a1")) == ["leader_moved"]


@pytest.mark.rule("H-REV-2")
@pytest.mark.parametrize(
    ("row", "attack", "defence"),
    [
        pytest.param(".  Y  rB", 1, 1, id="one tile counts for both"),
        pytest.param(".  Y  rB Y", 1, 2, id="a shared one and one alone"),
        pytest.param(".  Y  Y  Y  rB", 1, 1, id="those further away count for nobody"),
        pytest.param(".  Y  rB R  R", 1, 1, id="red tiles do not count"),
        pytest.param(".  Y  rB yR Y", 1, 1, id="leaders do not count"),
        pytest.param("Y  .  Y  rB", 2, 1, id="two beside the attacker"),
    ],
)
def test_strength_is_yellow_tiles_beside_the_leader(row: str, attack: int, defence: int) -> None:
    state = position(f"""
        seats: Tiger Rabbit Rat
        board:
        {row}
    """)
    place = "b1" if row.startswith("Y") else "a1"

    (began,) = facts(play(state, 0, f"leader R {place}"), "revolt_began")

    assert (began["attack"], began["defence"]) == (attack, defence)


@pytest.mark.rule("H-REV-3")
def test_each_side_commits_any_number_of_yellow_tiles_once() -> None:
    state = quarrel("YYRG", "YB")
    play(state, 0, "leader R a1")

    assert asked(state) == (0, "revolt_attack")
    assert moves(state, 0) == [f"commit {n}{way}" for way in ("", "+leader") for n in range(3)]
    assert refused(state, 0, "commit 3").rule_id == "H-REV-3"
    assert refused(state, 0, "skip").rule_id == "H-REV-3"
    assert refused(state, 1, "commit 0").rule_id == "H-REV-3"
    play(state, 0, "commit 2")
    assert asked(state) == (1, "revolt_defence")
    assert moves(state, 1) == [f"commit {n}{way}" for way in ("", "+leader") for n in range(2)]
    assert refused(state, 1, "commit 2").rule_id == "H-REV-3"
    assert refused(state, 0, "commit 0").rule_id == "H-REV-3"
    assert refused(state, 2, "commit 1").rule_id == "H-REV-3"
    play(state, 1, "commit 1")
    assert asked(state) == (0, "action")


@pytest.mark.rule("H-REV-3")
def test_defender_sees_what_the_attacker_committed() -> None:
    state = quarrel("YY", "Y")
    play(state, 0, "leader R a1")
    assert (question(state)["attack"], question(state)["defence"]) == (1, 1)

    events = play(state, 0, "commit 2+leader")

    assert facts(events, "committed") == [{"seat": 0, "tiles": 2, "leader": True, "total": 4}]
    assert (question(state)["attack"], question(state)["defence"]) == (4, 1)


@pytest.mark.rule("H-REV-3", "H-ASK-1")
def test_both_are_asked_even_with_nothing_to_give() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   rB  Y   yB  .   Y   yT
        hand Tiger: RRRRRR
    """)
    play(state, 0, "leader R a1")

    assert (asked(state), moves(state, 0)) == ((0, "revolt_attack"), ["commit 0"])
    play(state, 0, "commit 0")
    assert (asked(state), moves(state, 1)) == ((1, "revolt_defence"), ["commit 0"])


@pytest.mark.rule("H-REV-1", "H-REV-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_attacker_and_defender_are_asked(seats: int) -> None:
    names = ["Tiger", "Rabbit", "Rat", "Goat", "Dragon"][:seats]
    state = position(f"""
        seats: {" ".join(names)}
        board:
        .   Y   rT
        turn: {names[-1]} 2
    """)
    last = seats - 1

    play(state, last, "leader R a1")
    assert asked(state) == (last, "revolt_attack")
    play(state, last, "commit 0")
    assert asked(state) == (0, "revolt_defence")
    play(state, 0, "commit 0")
    assert asked(state) == (last, "action")
    assert question(state) == {"left": 1}


@pytest.mark.rule("H-REV-4")
@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        ("commit 0", "commit 0", 1),
        ("commit 0+leader", "commit 0", 0),
        ("commit 0+leader", "commit 0+leader", 1),
        ("commit 1", "commit 0+leader", 1),
        ("commit 1+leader", "commit 0+leader", 0),
    ],
)
def test_yellow_leader_off_the_board_may_add_one(attacker: str, defender: str, winner: int) -> None:
    state = quarrel("Y", "-")

    play(state, 0, "leader R a1", attacker)
    events = play(state, 1, defender)

    assert facts(events, "revolt_over")[0]["winner"] == winner


@pytest.mark.rule("H-REV-4")
def test_yellow_leader_that_adds_one_stays_in_front_of_the_screen() -> None:
    state = quarrel()

    play(state, 0, "leader R a1", "commit 0+leader")
    play(state, 1, "commit 0+leader")

    assert leaders(state) == {(1, "red"): "e1"}
    assert "leader Y a1" in moves(state, 0)


@pytest.mark.rule("H-REV-4")
def test_yellow_leader_on_the_board_adds_nothing() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   rB  .   Y   yT  .   Y   yB
    """)
    play(state, 0, "leader R a1")

    assert moves(state, 0) == ["commit 0"]
    assert refused(state, 0, "commit 0+leader").rule_id == "H-REV-4"
    play(state, 0, "commit 0")
    assert refused(state, 1, "commit 0+leader").rule_id == "H-REV-4"


@pytest.mark.rule("H-REV-4")
def test_yellow_leaders_in_a_revolt_are_not_off_the_board() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   yB
    """)
    play(state, 0, "leader Y a1")

    assert refused(state, 0, "commit 0+leader").rule_id == "H-REV-4"
    play(state, 0, "commit 0")
    assert refused(state, 1, "commit 0+leader").rule_id == "H-REV-4"
    assert gains(play(state, 1, "commit 0")) == [(1, "yellow", 1)]
    assert leaders(state) == {(1, "yellow"): "c1"}


@pytest.mark.rule("H-REV-5")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(0, 0, 1), (1, 0, 0), (1, 1, 1), (3, 2, 0), (2, 3, 1)]
)
def test_higher_total_wins_and_the_defender_on_a_tie(
    attack: int, defence: int, winner: int
) -> None:
    state = quarrel("YYY", "YYY")

    play(state, 0, "leader R a1", f"commit {attack}")
    events = play(state, 1, f"commit {defence}")

    assert facts(events, "revolt_over") == [
        {
            "winner": winner,
            "loser": 1 - winner,
            "colour": "red",
            "attack": 1 + attack,
            "defence": 1 + defence,
        }
    ]
    assert leaders(state) == {(winner, "red"): "a1" if winner == 0 else "e1"}


@pytest.mark.rule("H-REV-6")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("winner", [0, 1])
def test_winner_gets_one_point_of_the_leaders_colour(colour: str, winner: int) -> None:
    letter = colour[0]
    state = position(f"""
        seats: Tiger Rabbit
        board:
        .   Y   {letter}B
        hand Tiger: YYYY
        hand Rabbit: YYYY
    """)

    play(state, 0, f"leader {letter} a1", f"commit {4 if winner == 0 else 0}")
    events = play(state, 1, "commit 0")

    assert gains(events) == [(winner, colour, 1)]
    assert points(state, winner) == {colour: 1}
    assert points(state, 1 - winner) == {}


@pytest.mark.rule("H-REV-6")
@pytest.mark.parametrize("defence", [1, 2], ids=["the attacker wins", "the defender wins"])
def test_both_sides_discard_what_they_committed(defence: int) -> None:
    state = quarrel("YYR", "YYYG")

    play(state, 0, "leader R a1", "commit 2")
    play(state, 1, f"commit {defence}")

    assert hand(state, 0) == {"red": 1}
    assert hand(state, 1) == {"yellow": 3 - defence, "green": 1}
    assert hand(state, 2) == {"yellow": 3}
    assert discarded(state) == 2 + defence
    assert sorted(tiles(state)) == ["b1", "c1", "d1", "h1"]


@pytest.mark.rule("H-REV-6")
def test_moved_leader_that_loses_does_not_go_back_to_its_old_space() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   rB  .   Y   rT
    """)

    play(state, 0, "leader R a1", "commit 0")
    events = play(state, 1, "commit 0")

    assert facts(events, "leader_lost") == [
        {"seat": 0, "colour": "red", "place": "a1", "cause": "revolt"}
    ]
    assert leaders(state) == {(1, "red"): "c1"}
    # It stands in front of the screen and can be placed again.
    assert kinds(play(state, 0, "leader R f1"))[0] == "leader_placed"


@pytest.mark.rule("H-REV-6", "H-LEA-5")
def test_loss_of_a_leader_may_split_the_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        .   Y   rB  Y   gB
        hand Tiger: YY
    """)

    play(state, 0, "leader R a1", "commit 2")
    play(state, 1, "commit 0")

    left, right = sorted(states(state), key=lambda one: min(one[0]))
    assert left == ({"a1", "b1"}, {"red": 0})
    assert right == ({"d1", "e1"}, {"green": 1})
