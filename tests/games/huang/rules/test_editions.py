"""The English, Polish and German editions: where they differ, and that they do nowhere else."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sevenstates.core import Event, RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from sevenstates.games.huang.rules.view import BanditView
from tests.games.huang.rules.positions import asked, facts, gains, moves, play, position

EDITIONS = ["en", "pl", "de"]


def table(edition: str, text: str) -> HuangState:
    """The position played by that edition, which the text calls EDITION."""
    return position(text.replace("EDITION", edition))


def test_english_is_the_default() -> None:
    assert HuangOptions().edition == "en"
    assert "edition=en" in HUANG.new_state(2, luck=RandomLuck(1)).to_text()


@pytest.mark.rule("H-TIL-5")
@pytest.mark.parametrize(("edition", "chain"), [("en", True), ("pl", True), ("de", False)])
def test_chain_may_start_a_war_but_in_the_german_edition(edition: str, chain: bool) -> None:
    state = table(
        edition,
        """
        seats: Tiger Rabbit
        options: edition=EDITION
        board:
        Y   rT  ~   ~   rB  Y
          .   .   ~   .   .   .
        hand Tiger: BBB
    """,
    )

    play(state, 0, "tile B c1")

    assert asked(state) == (0, "chain")
    assert ("tile B d1" in moves(state, 0)) == chain
    assert "tile B c2" in moves(state, 0)


@pytest.mark.rule("H-TIL-5")
@pytest.mark.parametrize(
    ("edition", "question"), [("en", "building"), ("pl", "building"), ("de", "action")]
)
def test_chain_may_found_a_pagoda_but_in_the_german_edition(edition: str, question: str) -> None:
    state = table(
        edition,
        """
        seats: Tiger Rabbit
        options: edition=EDITION
        board:
        B   ~   ~   Y
          B   .   .   .
        hand Tiger: BBB
    """,
    )

    play(state, 0, "tile B c1", "tile B b1")

    assert asked(state) == (0, question)


@pytest.mark.rule("H-PAG-4")
@pytest.mark.parametrize(("edition", "won"), [("en", 2), ("pl", 1), ("de", 2)])
def test_two_pagodas_of_a_colour_count_once_in_the_polish_edition(edition: str, won: int) -> None:
    state = table(
        edition,
        """
        seats: Tiger Rabbit
        options: edition=EDITION
        board:
        Y   Y   yT  Y   Y   .
          Y   .   .   Y   .   .
        pagodas: a1-b1-a2 d1-e1-d2
        hand Tiger: B
        turn: Tiger 1
    """,
    )

    assert gains(play(state, 0, "replace B")) == [(0, "yellow", won)]


@pytest.mark.rule("H-WIN-3")
@pytest.mark.parametrize(("edition", "ranks"), [("en", (2, 1)), ("pl", (1, 1)), ("de", (1, 1))])
def test_white_breaks_a_tie_in_the_english_edition(edition: str, ranks: tuple[int, int]) -> None:
    rest = "Y" * 41 + "R" * 35 + "B" * 24 + "G" * 24 + "W" * 12
    state = table(
        edition,
        f"""
        seats: Tiger Rabbit
        options: edition=EDITION
        board:
        Y
        hand Tiger: R
        points Tiger: W4
        points Rabbit: Y1 R1 B1 G1
        bag: -
        discards: {rest}
    """,
    )

    play(state, 0, "replace R")

    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks


@pytest.mark.rule("H-BAN-1")
@pytest.mark.parametrize(("edition", "own_mark"), [("en", 0), ("pl", 5), ("de", 0)])
def test_bandits_lie_on_their_own_mark_in_the_polish_edition(edition: str, own_mark: int) -> None:
    """Shown by a board where every Bandit tile was laid out on its own mark."""
    homes: dict[frozenset[str], str] = {}
    for seed in range(30):
        homes |= {frozenset(one["places"]): one["mark"] for one in bandits("pl", seed)}
    assert len(homes) == 10

    for seed in range(10):
        lying = bandits(edition, seed)
        at_home = [one for one in lying if homes[frozenset(one["places"])] == one["mark"]]
        assert (len(lying), len(at_home)) == (5, own_mark)


def bandits(edition: str, seed: int) -> list[BanditView]:
    """The Bandit tiles of a new game on the main board."""
    options = HuangOptions(edition=edition, bandits=True)
    return HUANG.new_state(2, options, luck=RandomLuck(seed)).view(None)["bandits"]


@pytest.mark.rule("H-BAN-2", "H-BAN-3")
@pytest.mark.parametrize(("edition", "allowed"), [("en", False), ("pl", True), ("de", False)])
def test_leaderless_tile_beside_bandits_and_no_leader_beside_that(
    edition: str, allowed: bool
) -> None:
    state = table(
        edition,
        """
        seats: Tiger Rabbit
        options: edition=EDITION bandits
        board:
        .   Y   .   1a  1a
          .   .   .   1a  .
        hand Tiger: WW
    """,
    )

    assert ("tile W c1" in moves(state, 0)) == allowed
    assert "leader R a1" in moves(state, 0)
    if allowed:
        play(state, 0, "tile W c1")
        assert "leader R a1" not in moves(state, 0)


@pytest.mark.rule("H-PAL-2")
@pytest.mark.parametrize(("edition", "size"), [("en", 6), ("pl", 7), ("de", 7)])
def test_palace_counts_in_turns_of_others_but_in_the_english_edition(
    edition: str, size: int
) -> None:
    state = table(
        edition,
        """
        seats: Tiger Rabbit
        options: edition=EDITION palace
        board:
        yT  Y   Y   .   .
          .   Y   Y   .   .
        palace: b1-c1-b2-c2
        hand Rabbit: W
        turn: Rabbit 1
    """,
    )

    play(state, 1, "tile W e1")

    assert state.view(None)["seats"][0]["hand_size"] == size


PAIRS = [
    pytest.param("en", "pl", {}, {"H-PAG-4", "H-WIN-3"}, id="en, pl"),
    pytest.param("en", "de", {}, {"H-TIL-5", "H-WIN-3"}, id="en, de"),
    pytest.param("pl", "de", {}, {"H-PAG-4", "H-TIL-5"}, id="pl, de"),
    pytest.param("en", "de", {"bandits": True}, {"H-TIL-5", "H-WIN-3"}, id="en, de, bandits"),
    pytest.param(
        "pl",
        "de",
        {"palace": True, "kingdoms": True},
        {"H-PAG-4", "H-TIL-5"},
        id="pl, de, palace, kingdoms",
    ),
]


@pytest.mark.rule("H-TIL-5", "H-PAG-4", "H-WIN-3")
@pytest.mark.parametrize(("one", "two", "options", "known"), PAIRS)
def test_editions_differ_nowhere_else(
    one: str, two: str, options: dict[str, Any], known: set[str]
) -> None:
    """At each moment of a random game the other edition allows and does the same."""
    state = HUANG.new_state(5, HuangOptions(edition=one, **options), luck=RandomLuck(3))

    assert set(differences(state, one, two)) <= known


def differences(state: HuangState, one: str, two: str) -> Iterator[str]:
    """Play a random game to its end; the clause behind all that differs in the other."""
    choices = random.Random(3)
    number = 0
    while state.pending():
        number += 1
        (decision,) = state.pending()
        seat = decision.seat
        other = HUANG.parse_position(translated(state, one, two))
        if moves(state, seat) != moves(other, seat):
            yield "H-TIL-5" if decision.prompt == "chain" else f"legal: {decision.prompt}"
        legal = [a for a in state.legal_actions(seat) if other.is_legal(seat, a)]
        action = choices.choice(legal)
        events: list[Event] = []
        state.apply(seat, action, RandomLuck(number), events)
        other.apply(seat, action, RandomLuck(number))
        if translated(state, one, two) != other.to_text():
            yield clause_behind(decision.prompt, events) or f"done: {action}"


def translated(state: HuangState, one: str, two: str) -> str:
    return state.to_text().replace(f"edition={one}", f"edition={two}")


def clause_behind(prompt: str, events: list[Event]) -> str | None:
    """The clause that may have made the editions part after these events of the first one."""
    if facts(events, "game_over"):
        return "H-WIN-3"
    if any(won["source"] == "pagoda" for won in facts(events, "points")):
        return "H-PAG-4"
    return "H-TIL-5" if prompt == "chain" else None
