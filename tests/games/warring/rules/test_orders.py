"""Standing orders of The Warring States: goals, the Host, new heroes."""

import pytest

from sevenstates.games.warring.rules import WARRING, WarringState
from tests.games.warring.rules.positions import Chance, agenda_of, asked, play, position

FULL = """
    seats: 3
    host: 2
    hand 1: war tax levy harvest academy
    hand 2: war tax levy harvest academy
    hand 3: war tax levy harvest academy
    ask: speech
"""


def answer(state: WarringState, seat: int, kind: str, **fields: str) -> str | None:
    order = WARRING.read_order({"kind": kind, "fields": fields})
    action = WARRING.follow_order(state, seat - 1, order)
    return None if action is None else str(action)


def test_a_goal_is_claimed_at_once_and_of_several_the_first() -> None:
    state = agenda_of(
        "academy(qi)",
        states="qi 4 5 6 4;zhao 8 4 5 8",
        more="characters 2: zou_ji marquis_su; characters 3: king_wuling",
    )
    play(state, 1, "pass")
    assert asked(state) == [(2, "claim")]

    assert answer(state, 2, "claim") == "claim 1"
    assert answer(state, 3, "claim") is None


@pytest.mark.parametrize(
    ("statement", "expected"),
    [("nothing", "pass"), ("support", "say support"), ("oppose", "say oppose")],
)
def test_the_host_gets_the_answer_that_was_ordered(statement: str, expected: str) -> None:
    state = position(FULL)
    assert answer(state, 2, "speech") == "pass"
    assert answer(state, 2, "answer", statement=statement) is None
    play(state, 2, "say peace")
    assert asked(state) == [(3, "answer")]

    assert answer(state, 3, "answer", statement=statement) == expected
    assert answer(state, 3, "speech") is None


def test_characters_are_kept_when_a_new_hero_comes() -> None:
    state = agenda_of("tax(han)", more="characters 2: zou_ji")
    hero = [card.key for card in state.deck.public].index("draw_new_hero")
    play(state, 1, "pass", luck=Chance(picks=[0] * 15 + [hero]))
    assert asked(state) == [(2, "new-hero")]

    assert answer(state, 2, "new_hero") == "pass"
    assert answer(state, 3, "new_hero") is None
