"""Adjacent, linked, states and conflicts (H-STA)."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from sevenstates.core import RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions
from sevenstates.games.huang.rules.grid import NAMES, RINGS
from sevenstates.games.huang.rules.view import HuangView
from tests.games.huang.rules.positions import (
    asked,
    facts,
    gains,
    kinds,
    play,
    position,
    refused,
    states,
)

SMALL_MAP = "name: small\nboard:\n.C..~.\n...~C.\n.C~...\n..~.C.\n.~.C..\n"


def spot(name: str) -> tuple[int, int]:
    """Where a hex is drawn: across in half hexes, and down."""
    column, row = "abcdefghijklmno".index(name[0]), int(name[1:]) - 1
    return 2 * column + row % 2, row


def share_an_edge(one: str, other: str) -> bool:
    across, down = (abs(a - b) for a, b in zip(spot(one), spot(other), strict=True))
    return (across, down) in ((2, 0), (1, 1))


def linked_groups(places: Iterable[str]) -> list[set[str]]:
    """The groups, found without any help from the game."""
    groups: list[set[str]] = []
    for place in places:
        beside = [group for group in groups if any(share_an_edge(place, other) for other in group)]
        groups = [group for group in groups if group not in beside]
        groups.append({place}.union(*beside))
    return groups


@pytest.mark.rule("H-STA-1")
def test_the_neighbours_of_a_hex_are_those_it_shares_an_edge_with() -> None:
    for place, ring in enumerate(RINGS):
        drawn = {name for name in NAMES if share_an_edge(NAMES[place], name)}

        assert {NAMES[other] for other in ring if other >= 0} == drawn


@pytest.mark.rule("H-STA-1")
def test_a_space_touches_at_most_three_separate_groups() -> None:
    most = 0
    for ring in RINGS:
        around = [NAMES[place] for place in ring if place >= 0]
        for count in range(len(around) + 1):
            for pieces in combinations(around, count):
                most = max(most, len(linked_groups(pieces)))

    assert most == 3


@pytest.mark.rule("H-STA-1")
def test_chains_of_tiles_and_leaders_link_and_corners_do_not() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   rB  W   .   G
          .   .   .   B   .
        .   Y   gT  .   .
        hand Tiger: R
    """)

    # The leader on b1 links a1 and c1; b1 and b3 lie above each other but share no edge.
    assert states(state) == [({"a1", "b1", "c1"}, {"red": 1}), ({"b3", "c3"}, {"green": 0})]


@pytest.mark.rule("H-STA-1")
def test_a_tile_beside_a_leader_is_in_its_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   rB  .
        hand Tiger: R
    """)

    assert gains(play(state, 0, "tile R c1")) == [(1, "red", 1)]


@pytest.mark.rule("H-STA-1")
@pytest.mark.rule("H-STA-3")
def test_three_states_can_unite_at_once() -> None:
    state = position("""
        seats: Tiger Rabbit Rat
        board:
        rT  Y   .   .
          .   .   Y   rB
        rR  Y   .   .
        hand Tiger: W
    """)
    (war,) = facts(play(state, 0, "tile W b2"), "war_began")

    assert [side["places"] for side in war["sides"].values()] == [
        ["a1", "b1"],
        ["c2", "d2"],
        ["a3", "b3"],
    ]


@pytest.mark.rule("H-STA-2")
def test_linked_tiles_without_a_leader_are_no_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   R   .   .   Y
          .   .   .   .   .
        hand Tiger: RR
    """)

    assert states(state) == []
    assert gains(play(state, 0, "tile R c1")) == []
    play(state, 0, "leader R a2")
    assert states(state) == [({"a1", "b1", "c1", "a2"}, {"red": 0})]


@pytest.mark.rule("H-STA-2")
def test_one_tile_and_one_leader_are_a_state() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        Y   .
        hand Tiger: R
    """)
    play(state, 0, "leader W b1")

    assert states(state) == [({"a1", "b1"}, {"white": 0})]


@pytest.mark.rule("H-STA-2")
def test_a_tile_that_joins_leaderless_tiles_unites_no_states() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .   Y   R
        hand Tiger: RR
    """)
    events = play(state, 0, "tile R c1")

    assert kinds(events) == ["tile_placed", "points"]
    assert states(state) == [({"a1", "b1", "c1", "d1", "e1"}, {"red": 1})]


@pytest.mark.rule("H-STA-3")
def test_an_action_does_not_end_before_a_revolt_is_resolved() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .
        hand Tiger: RR
    """)
    play(state, 0, "leader R c1")

    assert asked(state) == (0, "revolt_attack")
    assert refused(state, 0, "tile R a2").rule_id == "H-REV-3"
    play(state, 0, "commit 0")
    assert asked(state) == (1, "revolt_defence")
    play(state, 1, "commit 0")
    assert asked(state) == (0, "action")
    assert states(state) == [({"a1", "b1"}, {"red": 1})]


@pytest.mark.rule("H-STA-3")
def test_an_action_does_not_end_before_a_war_is_resolved() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .   Y   rT
        hand Tiger: WR
    """)
    play(state, 0, "tile W c1")

    assert asked(state) == (1, "war")
    assert refused(state, 0, "tile R c2").rule_id == "H-WAR-5"
    play(state, 1, "skip")
    play(state, 0, "skip", "winner A")
    assert asked(state) == (0, "action")
    assert states(state) == [({"a1", "b1", "c1", "d1"}, {"red": 1})]


@pytest.mark.rule("H-STA-3")
def test_leaders_of_different_colours_live_in_peace() -> None:
    state = position("""
        seats: Tiger Rabbit
        board:
        rB  Y   .
        hand Tiger: R
    """)
    play(state, 0, "leader G c1")

    assert asked(state) == (0, "action")
    assert states(state) == [({"a1", "b1", "c1"}, {"red": 1, "green": 0})]


def conflicts(table: HuangView) -> list[set[str]]:
    """The groups with two leaders of a colour."""
    where = {one["place"]: one["colour"] for one in table["leaders"]}
    found = []
    for group in linked_groups([*table["tiles"], *where]):
        colours = [colour for place, colour in where.items() if place in group]
        if len(set(colours)) < len(colours):
            found.append(group)
    return found


@pytest.mark.rule("H-STA-1")
@pytest.mark.rule("H-STA-2")
@pytest.mark.rule("H-STA-3")
@pytest.mark.parametrize("seed", range(4))
def test_states_and_conflicts_are_right_all_through_a_random_game(seed: int) -> None:
    luck = RandomLuck(seed)
    state = HUANG.new_state(3, HuangOptions(map=SMALL_MAP), luck=luck)
    fights = 0
    while state.outcome() is None:
        table = state.view(None)
        places = {*table["tiles"], *(one["place"] for one in table["leaders"])}
        with_leader = [
            group
            for group in linked_groups(places)
            if any(one["place"] in group for one in table["leaders"])
        ]
        assert sorted(map(sorted, with_leader)) == sorted(
            sorted(one["places"]) for one in table["states"]
        )
        seat, prompt = asked(state)
        if prompt == "action":
            assert conflicts(table) == []
        fights += bool(conflicts(table))
        legal = state.legal_actions(seat)
        state.apply(seat, legal[luck.pick([1] * len(legal))], luck)
        state.check()

    assert fights > 0
