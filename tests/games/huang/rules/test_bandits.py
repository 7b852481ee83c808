"""Rogue Bandits: where they lie, who may come near, and how they are beaten (H-BAN)."""

from typing import Any

import pytest

from sevenstates.core import BadOption, RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    kinds,
    leaders,
    moves,
    pagodas,
    play,
    points,
    position,
    refused,
    states,
    tiles,
)

EDITIONS = ["en", "pl", "de"]

CAMPS = {
    "a": (1, {"a1", "b1", "a2"}),
    "b": (1, {"d1", "e1", "d2"}),
    "c": (2, {"g1", "h1", "g2"}),
    "d": (2, {"j1", "k1", "j2"}),
    "e": (2, {"m1", "n1", "m2"}),
    "f": (3, {"a3", "b3", "a4"}),
    "g": (3, {"d3", "e3", "d4"}),
    "h": (3, {"g3", "h3", "g4"}),
    "i": (4, {"j3", "k3", "j4"}),
    "k": (4, {"m3", "n3", "m4"}),
}
"""Mark, bandits and location of the ten Bandit tiles of a small map."""


def small_map() -> str:
    rows = ["..............."] * 5 + ["..C............"]
    camps = [f"{mark} {n} {' '.join(sorted(where))}" for mark, (n, where) in CAMPS.items()]
    return "\n".join(["name: small", "board:", *rows, "bandits:", *camps])


def dealt(edition: str, seed: int) -> list[tuple[str, int, str]]:
    """Mark and bandits of each tile that was laid out, and the mark of its location."""
    options = HuangOptions(edition=edition, bandits=True, map=small_map())
    view = HUANG.new_state(2, options, luck=RandomLuck(seed)).view(None)
    at = {frozenset(where): mark for mark, (_, where) in CAMPS.items()}
    return [(one["mark"], one["bandits"], at[frozenset(one["places"])]) for one in view["bandits"]]


def camp(edition: str, *rows: str, turn: str = "Tiger") -> HuangState:
    """A board with Bandit tiles."""
    return position(
        "\n".join(
            [
                "seats: Tiger Rabbit Rat",
                f"options: edition={edition} bandits",
                "board:",
                *(f"  {row}" if number % 2 else row for number, row in enumerate(rows)),
                "hand Tiger: YRBBGW",
                "hand Rabbit: RW",
                "market: YYYYYY",
                f"turn: {turn} 2",
            ]
        )
    )


def camps_left(state: HuangState) -> list[str]:
    return [one["mark"] for one in state.view(None)["bandits"]]


def question(state: HuangState) -> dict[str, Any]:
    (decision,) = state.view(None)["pending"]
    return dict(decision["fields"])


@pytest.mark.rule("H-BAN-1")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_tiles_are_dealt_in_pairs_and_never_lie_on_their_own_mark(edition: str) -> None:
    deals = [dealt(edition, seed) for seed in range(40)]

    for deal in deals:
        assert len(deal) == 5
        # Five tiles lie on the board, the five others named the locations.
        marks = {mark for mark, _, _ in deal} | {location for _, _, location in deal}
        assert marks == set(CAMPS)
        assert all(bandits == CAMPS[mark][0] for mark, bandits, _ in deal)
    assert {mark for deal in deals for mark, _, _ in deal} == set(CAMPS)
    assert {location for deal in deals for _, _, location in deal} == set(CAMPS)


@pytest.mark.rule("H-BAN-1")
def test_tiles_lie_on_their_own_mark_in_the_polish_edition() -> None:
    deals = [dealt("pl", seed) for seed in range(40)]

    for deal in deals:
        assert len({mark for mark, _, _ in deal}) == 5
        assert all(mark == location for mark, _, location in deal)
        assert all(bandits == CAMPS[mark][0] for mark, bandits, _ in deal)
    assert {mark for deal in deals for mark, _, _ in deal} == set(CAMPS)
    assert len({tuple(sorted(deal)) for deal in deals}) > 20


@pytest.mark.rule("H-BAN-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_placed_on_bandits_and_no_leader_beside_them(edition: str) -> None:
    state = camp(edition, "gT Y Y . 1a 1a", ". . . . 1a")

    for place in ("e1", "f1", "e2"):
        assert refused(state, 0, f"tile W {place}").rule_id == "H-BAN-2"
        assert refused(state, 0, f"leader R {place}").rule_id == "H-BAN-2"
    assert refused(state, 0, "leader R d1").rule_id == "H-BAN-2"
    # A leader that moves is placed, too.
    assert refused(state, 0, "leader G d1").rule_id == "H-BAN-2"
    assert moves(state, 0, "leader R") == ["leader R a2", "leader R b2", "leader R c2"]


@pytest.mark.rule("H-BAN-2")
def test_leader_may_not_be_linked_to_bandits_through_tiles_in_the_polish_edition() -> None:
    state = camp("pl", "Y . Y W W 1a 1a", ". . . . . 1a")

    assert refused(state, 0, "leader R b1").rule_id == "H-BAN-2"
    assert refused(state, 0, "leader R c2").rule_id == "H-BAN-2"
    assert moves(state, 0, "leader R") == ["leader R a2"]


@pytest.mark.rule("H-BAN-2")
def test_bandits_link_nothing() -> None:
    """PL: i1 lies on the other side of the bandits and stays out of the state."""
    state = camp("pl", "rT Y R R . W 2a 2a W", ". . . . . . 2a .")
    assert states(state) == [({"a1", "b1", "c1", "d1"}, {"red": 0})]

    play(state, 0, "tile W e1")

    assert states(state) == [({"a1", "b1"}, {"red": 0})]
    assert {"e1", "f1", "i1"} <= set(tiles(state))


@pytest.mark.rule("H-BAN-3", "H-BAN-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("bandits", "beaten"), [(1, True), (2, True), (3, False), (4, False)])
def test_tile_beside_bandits_needs_as_many_red_tiles(
    edition: str, bandits: int, beaten: bool
) -> None:
    state = camp(edition, f"rT Y R R . {bandits}a {bandits}a", f". . . . . {bandits}a")

    if beaten:
        assert facts(play(state, 0, "tile W e1"), "bandits_beaten") == [
            {"seat": 0, "bandits": bandits, "places": ["f1", "g1", "f2"]}
        ]
    else:
        assert refused(state, 0, "tile W e1").rule_id == "H-BAN-3"
        assert refused(state, 0, "tile R e1").rule_id == "H-BAN-3"


@pytest.mark.rule("H-BAN-3")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_tile_beside_bandits_must_link_them_to_a_state(edition: str) -> None:
    state = camp(edition, "R R . 1a 1a .", ". . . 1a . . rT Y R")

    assert refused(state, 0, "tile W c1").rule_id == "H-BAN-3"
    assert refused(state, 0, "tile W f1").rule_id == "H-BAN-3"
    assert refused(state, 0, "tile W e2").rule_id == "H-BAN-3"


@pytest.mark.rule("H-BAN-3")
def test_leaderless_tiles_may_lie_beside_bandits_in_the_polish_edition() -> None:
    state = camp("pl", "R R . 1a 1a .", ". . . 1a . . rT Y R")

    assert kinds(play(state, 0, "tile W c1")) == ["tile_placed"]
    play(state, 0, "tile Y e2")
    assert camps_left(state) == ["a"]


@pytest.mark.rule("H-BAN-3")
@pytest.mark.parametrize(
    ("board", "tile", "offer"),
    [
        pytest.param(("Y . 1a 1a", "Y . 1a"), "tile Y b1", "building", id="a pagoda"),
        pytest.param((". . 1a 1a", ". . 1a"), "tile G b1", "market", id="a market pick"),
        pytest.param((". ~ 1a 1a", "~ . 1a"), "tile B b1", "chain", id="a chain"),
    ],
)
def test_leaderless_tile_beside_bandits_has_its_usual_effect_in_the_polish_edition(
    board: tuple[str, str], tile: str, offer: str
) -> None:
    state = camp("pl", *board)

    play(state, 0, tile)

    assert asked(state) == (0, offer)


@pytest.mark.rule("H-BAN-3", "H-BAN-4")
def test_bandits_are_fought_from_afar_in_the_polish_edition() -> None:
    state = camp("pl", "rT Y R R . W W 2a 2a", ". . . . . . . 2a")

    events = play(state, 0, "tile R e1")

    assert facts(events, "bandits_beaten")[0]["bandits"] == 2
    assert gains(events) == [(0, "red", 2)]
    assert camps_left(state) == []
    assert tiles(state) == {"b1": "yellow", "e1": "red", "f1": "white", "g1": "white"}


@pytest.mark.rule("H-BAN-3", "H-BAN-5")
@pytest.mark.parametrize(
    ("row", "rule"),
    [
        pytest.param("rT Y R W . W W 2a 2a", "H-BAN-3", id="too few red tiles"),
        pytest.param("rT Y R W . R R 2a 2a", "H-BAN-3", id="the group's red tiles do not count"),
    ],
)
def test_fight_from_afar_needs_the_red_tiles(row: str, rule: str) -> None:
    state = camp("pl", row, ". . . . . . . 2a")

    assert refused(state, 0, "tile W e1").rule_id == rule
    # Beside the group alone, no state is linked.
    assert kinds(play(state, 0, "tile W f2")) == ["tile_placed"]


@pytest.mark.rule("H-BAN-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_red_leader_scores_and_the_placing_player_pays_tile_by_tile(edition: str) -> None:
    state = camp(edition, "rT Y R R R . 2a 2a", ". . . . . . 2a", turn="Rabbit")

    events = play(state, 1, "tile R f1")

    assert gains(events) == [(0, "red", 2)]
    assert points(state, 1) == {}
    assert (asked(state), question(state)["owed"]) == ((1, "pay"), 2)
    assert moves(state, 1) == ["remove c1", "remove d1", "remove e1"]
    for place in ("b1", "f1", "g1"):
        assert refused(state, 1, f"remove {place}").rule_id == "H-BAN-4"
    assert refused(state, 1, "skip").rule_id == "H-BAN-4"
    play(state, 1, "remove c1")
    assert moves(state, 1) == ["remove d1", "remove e1"]
    play(state, 1, "remove d1")
    assert (asked(state), question(state)) == ((1, "action"), {"left": 1})
    assert tiles(state) == {"b1": "yellow", "e1": "red", "f1": "red"}
    assert state.view(None)["discards"]["red"] == 2


@pytest.mark.rule("H-BAN-4")
@pytest.mark.parametrize("leader", ["yT", "gT"])
def test_without_a_red_leader_nobody_scores(leader: str) -> None:
    state = camp("en", f"{leader} Y R R . 2a 2a", ". . . . . 2a")

    events = play(state, 0, "tile R e1")

    assert "bandits_beaten" in kinds(events)
    assert gains(events) == []


@pytest.mark.rule("H-BAN-4")
def test_spaces_of_beaten_bandits_are_empty() -> None:
    state = camp("en", "rT Y R . 1a 1a", ". . . . 1a")

    play(state, 0, "tile W d1")

    assert camps_left(state) == []
    assert {"tile R e1", "tile R f1", "tile R e2"} <= set(moves(state, 0))
    play(state, 0, "tile G e1", "skip")


@pytest.mark.rule("H-BAN-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("board", "play_before", "tile"),
    [
        pytest.param(("rT Y R G . 1a 1a", ". . . G . 1a"), [], "tile G e1", id="pagoda, market"),
        pytest.param(("rT Y R R ~ 1a 1a", ". . . ~ . 1a"), [], "tile B e1", id="chain"),
        pytest.param(
            ("rT Y R W ~ 1a 1a", ". . . ~ ~ 1a"), ["tile B d2"], "tile B e1", id="end of a chain"
        ),
    ],
)
def test_tile_that_fights_has_no_other_effect(
    edition: str, board: tuple[str, str], play_before: list[str], tile: str
) -> None:
    state = camp(edition, *board)
    play(state, 0, *play_before)

    play(state, 0, tile)
    if asked(state)[1] == "pay":
        play(state, 0, "remove c1")

    assert camps_left(state) == []
    assert (asked(state), question(state)) == ((0, "action"), {"left": 1})
    assert pagodas(state) == {}


@pytest.mark.rule("H-BAN-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_placed_tile_neither_counts_nor_goes(edition: str) -> None:
    state = camp(edition, "rT Y R R . 3a 3a", ". . . . . 3a")
    assert refused(state, 0, "tile R e1").fields["soldiers"] == 2

    state = camp(edition, "rT Y R R . 2a 2a", ". . . . . 2a")
    play(state, 0, "tile R e1")
    assert tiles(state) == {"b1": "yellow", "e1": "red"}


@pytest.mark.rule("H-BAN-5", "H-BAN-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_bandit_tiles_need_the_sum_and_both_leave(edition: str) -> None:
    below = (". . . . . 2b 1a", ". . . . . 2b 2b")
    state = camp(edition, "rT Y R R W . 1a 1a", *below)
    assert refused(state, 0, "tile W f1").rule_id == "H-BAN-3"

    state = camp(edition, "rT Y R R R . 1a 1a", *below)
    events = play(state, 0, "tile W f1")

    assert len(facts(events, "bandits_beaten")) == 2
    assert points(state, 0) == {"red": 3}
    assert camps_left(state) == []
    assert tiles(state) == {"b1": "yellow", "f1": "white"}


@pytest.mark.rule("H-BAN-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_states_joined_in_peace_fight_and_pay_together(edition: str) -> None:
    state = camp(edition, "R gB Y W . 2a", ". . . . 2a 2a", "R rT Y R . .")

    events = play(state, 0, "tile W d2")

    assert gains(events) == [(0, "red", 2)]
    assert moves(state, 0) == ["remove a1", "remove a3", "remove d3"]
    play(state, 0, "remove a1", "remove d3")
    assert leaders(state) == {(0, "red"): "b3", (1, "green"): "b1"}


@pytest.mark.rule("H-BAN-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_red_tiles_of_leaderless_groups_neither_count_nor_pay(edition: str) -> None:
    state = camp(edition, "R rT Y W . 2a", ". . . . 2a 2a", "R R R R . .")
    assert refused(state, 0, "tile W d2").fields["soldiers"] == 1

    state = camp(edition, "R rT Y R . 1a", ". . . . 1a 1a", "R R R R . .")
    play(state, 0, "tile W d2")
    assert moves(state, 0) == ["remove a1", "remove d1"]
    assert refused(state, 0, "remove d3").rule_id == "H-BAN-4"


@pytest.mark.rule("H-BAN-5")
@pytest.mark.parametrize(
    ("edition", "top", "right"),
    [
        *((edition, "R rB Y R . 3a", "3a 3a") for edition in EDITIONS),
        pytest.param("pl", "R rB Y R . . 3a", "W 3a 3a", id="pl, from afar"),
    ],
)
def test_tile_that_would_start_a_war_may_not_be_placed(edition: str, top: str, right: str) -> None:
    state = camp(edition, top, f". . . . {right}", "R rT Y R")

    assert refused(state, 0, "tile W d2").rule_id == "H-BAN-5"


@pytest.mark.rule("H-BAN-6")
def test_bandits_and_eighteen_kingdoms_are_not_combined() -> None:
    with pytest.raises(BadOption) as refusal:
        HUANG.new_state(2, HuangOptions(bandits=True, kingdoms=True), luck=RandomLuck(1))

    assert refusal.value.rule_id == "H-BAN-6"


@pytest.mark.rule("H-BAN-2", "H-BAN-3", "H-BAN-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "rows",
    [
        ("R rB Y R . 3a", ". . . . 3a 3a", "R rT Y R . ."),
        ("rT Y R R . W W 2a 2a", ". . . . . . . 2a", ". Y . 1b . . . ~ ~", ". . 1b 1b"),
    ],
)
def test_legal_actions_are_those_that_are_not_refused(edition: str, rows: tuple[str, ...]) -> None:
    state = camp(edition, *rows)

    legal = set(state.legal_actions(0))

    assert legal == {action for action in HUANG.actions if state.is_legal(0, action)}
