"""The rulebooks' war example, played move by move (H-WAR)."""

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
    pagodas,
    play,
    points,
    position,
    refused,
    tiles,
)

RAT, TIGER, GOAT = range(3)

pytestmark = pytest.mark.parametrize("edition", ["en", "pl", "de"])


def eve_of_war(edition: str) -> HuangState:
    """Left: 2 red tiles. Right: 4 red tiles, three of them under a pagoda. d2 lies between."""
    return position(f"""
        seats: Rat Tiger Goat
        options: edition={edition}
        board:
        R   rT  gT  .   bR  rR  R   R
          R   Y   yT  .   Y   yG  R   R
        pagodas: g1-h1-g2
        hand Rat: RRRRBB
        hand Tiger: RRRYYG
        hand Goat: RRYYWW
        market: YYYYYY
    """)


def unified(edition: str) -> HuangState:
    state = eve_of_war(edition)
    play(state, RAT, "tile R d2")
    return state


def fought(edition: str) -> HuangState:
    state = unified(edition)
    play(state, TIGER, "support A 2")
    play(state, GOAT, "support A 0+leader")
    play(state, RAT, "support B 3")
    return state


def totals(state: HuangState) -> dict[str, int]:
    """The strength of each side, as everybody sees it."""
    (decision,) = state.view(None)["pending"]
    sides = decision["fields"]["sides"]
    assert isinstance(sides, dict)
    return {side: one["total"] for side, one in sides.items()}


def question(state: HuangState) -> dict[str, Any]:
    (decision,) = state.view(None)["pending"]
    return dict(decision["fields"])


@pytest.mark.rule("H-WAR-1", "H-WAR-2")
def test_rat_unites_two_states_and_war_breaks_out(edition: str) -> None:
    state = eve_of_war(edition)

    events = play(state, RAT, "tile R d2")

    assert kinds(events) == ["tile_placed", "war_began"]
    (war,) = facts(events, "war_began")
    assert (war["seat"], war["place"]) == (RAT, "d2")
    assert [war["sides"][side]["strength"] for side in "AB"] == [2, 4]
    assert set(war["sides"]["A"]["places"]) == {"a1", "b1", "c1", "a2", "b2", "c2"}
    assert (question(state)["unifier"], question(state)["place"]) == (RAT, "d2")
    assert points(state, RAT) == {}


@pytest.mark.rule("H-WAR-4", "H-WAR-5")
def test_tiger_goat_and_rat_are_asked_in_this_order(edition: str) -> None:
    state = unified(edition)

    assert asked(state) == (TIGER, "war")
    assert totals(state) == {"A": 2, "B": 4}
    assert refused(state, TIGER, "support A 2+leader").rule_id == "H-WAR-5"
    play(state, TIGER, "support A 2")
    assert asked(state) == (GOAT, "war")
    assert totals(state) == {"A": 4, "B": 4}
    play(state, GOAT, "support A 0+leader")
    assert asked(state) == (RAT, "war")
    assert totals(state) == {"A": 5, "B": 4}
    events = play(state, RAT, "support B 3")
    assert facts(events, "war_over") == [{"winner": "B", "totals": {"A": 5, "B": 7}, "owed": 5}]


@pytest.mark.rule("H-WAR-6", "H-WAR-7", "H-WAR-8")
def test_right_state_wins_and_the_left_loses_two_leaders_and_two_tiles(edition: str) -> None:
    state = unified(edition)
    play(state, TIGER, "support A 2")
    play(state, GOAT, "support A 0+leader")

    events = play(state, RAT, "support B 3")

    fallen = [(lost["seat"], lost["colour"]) for lost in facts(events, "leader_lost")]
    assert sorted(fallen) == [(TIGER, "red"), (TIGER, "yellow")]
    assert facts(events, "tiles_lost") == [{"side": "A", "count": 2, "places": ["a1", "a2"]}]
    assert sorted(gains(events)) == [(RAT, "red", 1), (GOAT, "yellow", 1)]
    assert leaders(state) == {
        (TIGER, "green"): "c1",
        (RAT, "blue"): "e1",
        (RAT, "red"): "f1",
        (GOAT, "yellow"): "f2",
    }
    assert [points(state, seat) for seat in (RAT, TIGER, GOAT)] == [{"red": 1}, {}, {"yellow": 1}]


@pytest.mark.rule("H-WAR-9", "H-WAR-10")
@pytest.mark.parametrize("first", ["g1", "h1", "g2", "h2"])
def test_rat_pays_two_tiles_of_the_right_state_and_the_pagoda_is_lost(
    edition: str, first: str
) -> None:
    state = fought(edition)
    payable = ["g1", "h1", "g2", "h2"]

    assert asked(state) == (RAT, "pay")
    assert question(state)["owed"] == 2
    assert moves(state, RAT) == [f"remove {place}" for place in payable]
    assert refused(state, RAT, "remove d2").rule_id == "H-WAR-9"
    events = play(state, RAT, f"remove {first}")
    payable.remove(first)
    assert question(state)["owed"] == 1
    assert moves(state, RAT) == [f"remove {place}" for place in payable]
    events += play(state, RAT, f"remove {payable[0]}")

    assert facts(events, "pagoda_lost") == [{"colour": "red", "places": ["g1", "h1", "g2"]}]
    assert pagodas(state) == {}
    assert state.view(None)["supply"]["red"] == 2
    left = {place for place, colour in tiles(state).items() if colour == "red"}
    assert left == {"d2", *payable[1:]}


@pytest.mark.rule("H-WAR-2", "H-WAR-5", "H-WAR-9", "H-WAR-10")
def test_war_is_over(edition: str) -> None:
    state = fought(edition)

    play(state, RAT, "remove g1", "remove h2")

    assert asked(state) == (RAT, "action")
    assert question(state) == {"left": 1}
    assert tiles(state) == {"b2": "yellow", "d2": "red", "e2": "yellow", "h1": "red", "g2": "red"}
    assert hand(state, RAT) == {"blue": 2}
    assert hand(state, TIGER) == {"red": 1, "yellow": 2, "green": 1}
    assert hand(state, GOAT) == {"red": 2, "yellow": 2, "white": 2}
    # 2 of the losing state, 2 and 3 committed, 2 paid.
    assert state.view(None)["discards"]["red"] == 9
    assert (GOAT, "red") not in leaders(state)
