"""Wars: a tile unites states whose leaders collide (H-WAR)."""

from typing import Any

import pytest

from sevenstates.core import Event
from sevenstates.games.huang.rules import HuangState
from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    hand,
    kinds,
    leaders,
    moves,
    pagodas,
    play,
    points,
    position,
    refused,
    tiles,
)

NAMES = ["Tiger", "Rabbit", "Rat", "Goat", "Dragon"]
TIGER, RABBIT, RAT = range(3)


def line(row: str, *more: str) -> HuangState:
    """A board, most often of one row; Tiger is to move."""
    hands = ["hand Tiger: RRRWGY", "hand Rabbit: RRR", "hand Rat: RRR", "market: YYYYYY"]
    return position("\n".join(["seats: Tiger Rabbit Rat", "board:", row, *hands, *more]))


def trio(top: str, right: str, bottom: str, *more: str) -> HuangState:
    """Three states around d2: A ends on d1, B begins on e2, C ends on d3."""
    return line(f"{top}\n  . . . . {right}\n{bottom}", *more)


def question(state: HuangState) -> dict[str, Any]:
    (decision,) = state.view(None)["pending"]
    return dict(decision["fields"])


def totals(state: HuangState) -> dict[str, int]:
    """The strength of each side, as everybody sees it."""
    return {side: one["total"] for side, one in question(state)["sides"].items()}


def support(
    state: HuangState, rabbit: str = "skip", rat: str = "skip", tiger: str = "skip"
) -> list[Event]:
    """Everybody's answer in the order of asking, after Tiger's unifying tile."""
    events: list[Event] = []
    for seat, answer in ((RABBIT, rabbit), (RAT, rat), (TIGER, tiger)):
        assert asked(state) == (seat, "war")
        events += play(state, seat, answer)
    return events


def red(state: HuangState) -> set[str]:
    """The places of the red tiles."""
    return {place for place, colour in tiles(state).items() if colour == "red"}


@pytest.mark.rule("H-WAR-1")
def test_several_colours_make_one_war() -> None:
    state = line("R rT Y yT . yB Y rB")

    events = play(state, TIGER, "tile W e1") + support(state)

    assert kinds(events).count("war_began") == kinds(events).count("war_over") == 1
    assert len(facts(events, "leader_lost")) == 2
    assert (asked(state), question(state)) == ((TIGER, "action"), {"left": 1})


@pytest.mark.rule("H-WAR-1")
@pytest.mark.parametrize(
    "row",
    [
        pytest.param("R R rT Y . Y gB R", id="no colour collides"),
        pytest.param("R R rT Y . Y R R", id="one of them is no state"),
        pytest.param("R R rT Y .", id="one state alone"),
    ],
)
def test_tile_without_conflict_starts_no_war(row: str) -> None:
    state = line(row)

    events = play(state, TIGER, "tile R e1")

    assert kinds(events) == ["tile_placed", "points"]
    assert gains(events) == [(TIGER, "red", 1)]
    assert asked(state) == (TIGER, "action")


@pytest.mark.rule("H-WAR-1", "H-WAR-10")
def test_marker_lies_on_the_tile_until_the_war_is_over() -> None:
    state = line("R R R rT Y . Y rB R")
    play(state, TIGER, "tile W f1")

    for seat in (RABBIT, RAT, TIGER):
        assert (question(state)["place"], question(state)["unifier"]) == ("f1", TIGER)
        play(state, seat, "skip")
    assert question(state)["owed"] == 1
    play(state, TIGER, "remove a1")
    assert question(state) == {"left": 1}
    assert "f1" in tiles(state)


@pytest.mark.rule("H-WAR-2")
def test_red_unifying_tile_earns_nothing_adds_nothing_and_stays() -> None:
    state = line("R R rT Y . Y rB R")

    events = play(state, TIGER, "tile R e1")

    assert totals(state) == {"A": 2, "B": 1}
    assert gains(events) == []
    support(state)
    assert refused(state, TIGER, "remove e1").rule_id == "H-WAR-9"
    play(state, TIGER, "remove a1")
    assert red(state) == {"b1", "e1"}


@pytest.mark.rule("H-WAR-2")
@pytest.mark.parametrize(
    ("board", "tile"),
    [
        pytest.param("rT Y W R . Y rB\n  . . . R", "R", id="no pagoda"),
        pytest.param("R rT Y W . Y rB", "G", id="no market pick"),
        pytest.param("R rT Y W ~ Y rB\n  . . . . ~", "B", id="no chain"),
    ],
)
def test_unifying_tile_has_no_other_effect(board: str, tile: str) -> None:
    state = line(board, "hand Tiger: RRGGBB")

    play(state, TIGER, f"tile {tile} e1")
    support(state)

    assert (asked(state), question(state)) == ((TIGER, "action"), {"left": 1})
    assert pagodas(state) == {}
    assert state.view(None)["market"]["yellow"] == 6


@pytest.mark.rule("H-WAR-3", "H-WAR-9")
@pytest.mark.parametrize(
    ("right", "bottom", "bystanders"),
    [("Y rB R", "R R gR Y", {"a3", "b3"}), ("Y gR R R", "W R rB Y", {"g2", "h2"})],
)
def test_bystander_cannot_be_supported_loses_nothing_and_does_not_pay(
    right: str, bottom: str, bystanders: set[str]
) -> None:
    state = trio("R R rT Y", right, bottom)

    (war,) = facts(play(state, TIGER, "tile W d2"), "war_began")

    assert list(war["sides"]) == ["A", "B"]
    assert refused(state, RABBIT, "support C 1").rule_id == "H-WAR-3"
    assert not moves(state, RABBIT, "support C")
    support(state)
    assert moves(state, TIGER) == ["remove a1", "remove b1"]
    assert refused(state, TIGER, f"remove {min(bystanders)}").rule_id == "H-WAR-9"
    play(state, TIGER, "remove a1")
    assert red(state) == {"b1", *bystanders}
    assert (RAT, "green") in leaders(state)


@pytest.mark.rule("H-WAR-4", "H-WAR-5", "H-WAR-6")
def test_strength_is_red_tiles_commitments_and_leaders() -> None:
    state = line("R R rR Y . Y rG R", "seats: Tiger Rabbit Rat Goat")
    play(state, TIGER, "tile W e1")

    assert totals(state) == {"A": 2, "B": 1}
    play(state, RABBIT, "support B 3+leader")
    assert totals(state) == {"A": 2, "B": 5}
    play(state, RAT, "support A 2")
    assert totals(state) == {"A": 4, "B": 5}
    play(state, 3, "skip")
    (over,) = facts(play(state, TIGER, "support A 1+leader"), "war_over")
    assert over == {"winner": "A", "totals": {"A": 6, "B": 5}, "owed": 5}


@pytest.mark.rule("H-WAR-5", "H-ASK-1")
@pytest.mark.parametrize(("seats", "unifier"), [(2, 0), (2, 1), (3, 1), (4, 2), (5, 4), (5, 0)])
def test_everybody_is_asked_once_clockwise_the_unifier_last(seats: int, unifier: int) -> None:
    """Empty hands and leaders in the war make no difference."""
    state = position(f"""
        seats: {" ".join(NAMES[:seats])}
        board:
        R   rT  Y   .   Y   rB
        hand {NAMES[unifier]}: W
        turn: {NAMES[unifier]} 2
    """)
    play(state, unifier, "tile W d1")

    order = []
    while asked(state)[1] == "war":
        order.append(asked(state)[0])
        assert moves(state, order[-1])[0] == "skip"
        play(state, order[-1], "skip")
    assert order == [(unifier + ahead) % seats for ahead in range(1, seats + 1)]


@pytest.mark.rule("H-WAR-5")
def test_support_is_one_state_any_number_of_tiles_and_the_leader_off_the_board() -> None:
    state = line("R R rT Y . Y rB R")
    play(state, TIGER, "tile W e1")

    tiles_only = [f"support {side} {n}" for side in "AB" for n in (1, 2, 3)]
    assert moves(state, RABBIT) == ["skip", *tiles_only]
    assert refused(state, RABBIT, "support A 4").rule_id == "H-WAR-5"
    assert refused(state, RABBIT, "support A 0+leader").rule_id == "H-WAR-5"
    assert refused(state, RAT, "support A 1").rule_id == "H-WAR-5"
    play(state, RABBIT, "support A 1")
    # Rabbit has answered: nothing more for this state or another.
    assert refused(state, RABBIT, "support B 1").rule_id == "H-WAR-5"
    # Rat has no leader in the war; the red one is off the board.
    with_leader = [f"support {side} {n}+leader" for side in "AB" for n in (0, 1, 2, 3)]
    assert sorted(moves(state, RAT)) == sorted(["skip", *tiles_only, *with_leader])
    play(state, RAT, "support B 2+leader")
    assert hand(state, RAT) == {"red": 1}
    assert (RAT, "red") not in leaders(state)
    play(state, TIGER, "skip")
    assert (RAT, "red") not in leaders(state)


@pytest.mark.rule("H-WAR-6")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
@pytest.mark.parametrize(("choice", "fallen"), [("A", (RAT, "red")), ("C", (TIGER, "red"))])
def test_unifier_chooses_among_the_tied_only(
    edition: str, choice: str, fallen: tuple[int, str]
) -> None:
    state = trio("R R rT Y", "Y rB R", "R R rR Y", f"options: edition={edition}")
    play(state, TIGER, "tile W d2")

    events = support(state)

    assert facts(events, "war_tied") == [{"seat": TIGER, "sides": ["A", "C"]}]
    assert asked(state) == (TIGER, "war_tie")
    assert moves(state, TIGER) == ["winner A", "winner C"]
    assert refused(state, TIGER, "winner B").rule_id == "H-WAR-6"
    assert refused(state, RAT, "winner C").rule_id == "H-WAR-6"
    events = play(state, TIGER, f"winner {choice}")
    assert facts(events, "war_over")[0]["winner"] == choice
    assert (RABBIT, "red") not in leaders(state)
    assert fallen not in leaders(state)


@pytest.mark.rule("H-WAR-7", "H-WAR-8")
def test_leaders_that_collide_only_with_another_loser_go_too() -> None:
    """A wins. Green collides between B and C only: both go, and A's yellow does not stand in."""
    state = trio("R rT Y yT . gB", "Y rB R", "R wR Y gR")
    play(state, TIGER, "tile W d2")

    events = support(state, tiger="support A 2")

    fallen = {(lost["seat"], lost["colour"]) for lost in facts(events, "leader_lost")}
    assert fallen == {(RABBIT, "red"), (RABBIT, "green"), (RAT, "green")}
    assert leaders(state) == {(TIGER, "red"): "b1", (TIGER, "yellow"): "d1", (RAT, "white"): "b3"}
    assert gains(events) == [(TIGER, "red", 1)]
    assert red(state) == {"a1"}


@pytest.mark.rule("H-WAR-8", "H-WAR-9")
def test_two_losers_give_two_points_and_the_stronger_sets_the_price() -> None:
    state = trio("R R rT Y", "Y rB R R", "W R rR Y")
    play(state, TIGER, "tile W d2")

    events = support(state, tiger="support A 1")

    (over,) = facts(events, "war_over")
    assert over == {"winner": "A", "totals": {"A": 3, "B": 2, "C": 1}, "owed": 2}
    assert gains(events) == [(TIGER, "red", 1), (TIGER, "red", 1)]
    assert points(state, TIGER) == {"red": 2}
    # One was committed, so one of the two on the board is left to pay.
    assert question(state)["owed"] == 1


@pytest.mark.rule("H-WAR-7")
def test_loser_keeps_leaders_without_conflict_and_tiles_that_are_not_red() -> None:
    state = line("R R rT Y . gR Y rB R")
    play(state, TIGER, "tile W e1")

    support(state)
    play(state, TIGER, "remove a1")

    assert leaders(state) == {(TIGER, "red"): "c1", (RAT, "green"): "f1"}
    assert tiles(state) == {"b1": "red", "d1": "yellow", "e1": "white", "g1": "yellow"}


@pytest.mark.rule("H-WAR-7", "H-WAR-8")
def test_loser_may_be_the_unifier() -> None:
    state = line("R rT Y . Y rB R R")

    play(state, TIGER, "tile W d1")
    events = support(state)

    assert gains(events) == [(RABBIT, "red", 1)]
    assert leaders(state) == {(RABBIT, "red"): "f1"}
    # Tiger, who lost, still picks what the winner pays.
    assert (asked(state), moves(state, TIGER)) == ((TIGER, "pay"), ["remove g1", "remove h1"])


@pytest.mark.rule("H-WAR-9")
@pytest.mark.parametrize(
    ("rat", "tiger", "paid_by_the_board"),
    [
        pytest.param("support B 1", "support A 3", 0, id="committed tiles are enough"),
        pytest.param("support B 1", "support A 1", 1, id="one committed, one from the board"),
        pytest.param("support B 1", "skip", 2, id="both from the board"),
        pytest.param("support B 0+leader", "skip", 2, id="a losing leader counts in the price"),
    ],
)
def test_committed_tiles_pay_first(rat: str, tiger: str, paid_by_the_board: int) -> None:
    state = line("R R R rT Y . Y rB R")
    play(state, TIGER, "tile W f1")

    events = support(state, rat=rat, tiger=tiger)

    assert facts(events, "war_over")[0]["owed"] == 2
    for left in range(paid_by_the_board, 0, -1):
        assert question(state)["owed"] == left
        play(state, TIGER, moves(state, TIGER)[-1])
    assert asked(state) == (TIGER, "action")
    assert len(red(state)) == 3 - paid_by_the_board
    committed = int(rat[10]) + (int(tiger[10]) if tiger != "skip" else 0)
    assert state.view(None)["discards"]["red"] == 1 + paid_by_the_board + committed


@pytest.mark.rule("H-WAR-9")
def test_unifier_picks_one_tile_at_a_time_of_the_winning_state_only() -> None:
    state = line("R R R rT Y . Y rB R R")
    play(state, TIGER, "tile R f1")
    support(state)

    assert moves(state, TIGER) == ["remove a1", "remove b1", "remove c1"]
    for place in ("e1", "f1", "i1", "d1"):
        assert refused(state, TIGER, f"remove {place}").rule_id == "H-WAR-9"
    assert refused(state, RABBIT, "remove a1").rule_id == "H-WAR-9"
    assert refused(state, TIGER, "skip").rule_id == "H-WAR-9"
    play(state, TIGER, "remove b1")
    assert moves(state, TIGER) == ["remove a1", "remove c1"]
    play(state, TIGER, "remove a1")
    assert red(state) == {"c1", "f1"}


@pytest.mark.rule("H-WAR-9")
def test_winner_with_too_few_tiles_pays_all_it_has() -> None:
    """1 red tile and two leaders against 2 red tiles."""
    state = line("R rG Y . Y rB R R", "seats: Tiger Rabbit Rat Goat")
    play(state, TIGER, "tile R d1")
    play(state, RABBIT, "skip")
    play(state, RAT, "support A 0+leader")
    play(state, 3, "skip")

    events = play(state, TIGER, "support A 0+leader")

    assert facts(events, "war_over")[0]["totals"] == {"A": 3, "B": 2}
    assert [paid["place"] for paid in facts(events, "tile_paid")] == ["a1"]
    assert red(state) == {"d1"}
    assert asked(state) == (TIGER, "action")


@pytest.mark.rule("H-WAR-10")
@pytest.mark.parametrize(
    ("rabbit", "rat", "pay", "kept"),
    [
        pytest.param("support B 3", "support B 3", [], {"h1-i1-h2"}, id="the loser's"),
        pytest.param("skip", "skip", ["remove a2"], {"h1-i1-h2"}, id="paid with"),
        pytest.param("skip", "skip", ["remove c2"], {"a1-b1-a2", "h1-i1-h2"}, id="paid beside"),
    ],
)
def test_pagoda_goes_with_its_tiles(rabbit: str, rat: str, pay: list[str], kept: set[str]) -> None:
    """A: four red tiles, three under a pagoda. B: one red tile, and a green pagoda."""
    state = line("R R rT . Y rB R G G\n  R Y R . . . . G", "pagodas: a1-b1-a2 h1-i1-h2")
    play(state, TIGER, "tile W d1")

    events = support(state, rabbit, rat) + play(state, TIGER, *pay)

    assert set(pagodas(state)) == kept
    assert len(facts(events, "pagoda_lost")) == 2 - len(kept)
    assert state.view(None)["supply"]["red"] == 3 - len(kept)
    assert asked(state) == (TIGER, "action")


@pytest.mark.rule("H-WAR-11")
@pytest.mark.parametrize("rabbit", ["skip", "support B 3"], ids=["A wins", "B wins"])
def test_leaderless_tiles_that_the_tile_joins_belong_to_no_side(rabbit: str) -> None:
    state = trio("R R rT Y", "Y rB R R", "R R R R")

    (war,) = facts(play(state, TIGER, "tile R d2"), "war_began")

    assert list(war["sides"]) == ["A", "B"]
    assert totals(state) == {"A": 2, "B": 2}
    support(state, rabbit, tiger="support A 1")
    if rabbit == "skip":
        assert moves(state, TIGER) == ["remove a1", "remove b1"]
        assert refused(state, TIGER, "remove d3").rule_id == "H-WAR-9"
        play(state, TIGER, "remove a1")
    assert {"d2", "a3", "b3", "c3", "d3"} <= red(state)
