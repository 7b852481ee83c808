"""Features of Huang Di."""

from collections.abc import Iterator
from math import isfinite

import pytest

from sevenstates.core import Decision, RandomLuck
from sevenstates.games.huangdi.bot import HEURISTICS
from sevenstates.games.huangdi.bot.features import (
    BEST_SHARE,
    MOVE_FEATURES,
    OWN_SHARE,
    STATE_FEATURES,
    TURN,
    is_far_enough,
    move_features,
    state_features,
)
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiState
from sevenstates.games.huangdi.rules.actions import CLASSES


def states(seats: int, seed: str) -> Iterator[tuple[HuangdiState, Decision]]:
    """Every question of a game of the rollout policy, mixed with random moves, and its end."""
    luck = RandomLuck(f"{seed} {seats}")
    state = HUANGDI.new_state(seats, luck=luck)
    while pending := state.pending():
        decision = pending[luck.below(len(pending))]
        yield state, decision
        seat = decision.seat
        if luck.below(4):
            action = HEURISTICS.rollout_policy(state, seat, luck)
        else:
            action = state.random_action(seat, luck)
        state.apply(seat, action, luck)
    yield state, Decision(0, "")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rows_are_whole_at_every_question(seats: int) -> None:
    for state, decision in states(seats, "rows"):
        values = HEURISTICS.values(state)
        for seat in range(seats):
            row = state_features(state, seat)

            assert len(row) == STATE_FEATURES
            assert all(isfinite(number) and abs(number) < 20 for number in row)
            assert row[OWN_SHARE] == pytest.approx(values[seat])
        if state.stack:
            legal = list(state.legal_actions(decision.seat))
            rows = move_features(state, decision.seat, legal)

            assert {len(row) for row in rows} == {MOVE_FEATURES}
            assert all(isfinite(number) and abs(number) < 20 for row in rows for number in row)
            assert {sum(row[: len(CLASSES)]) for row in rows} == {1}
            assert sum(row[-1] for row in rows) == pytest.approx(1)


def test_hands_of_others_show_in_shares_alone() -> None:
    """Those are what a mean over possible worlds makes sense of."""
    for state, decision in states(3, "hands"):
        if state.stack and not decision.sealed:
            row = state_features(state, decision.seat)
            other = state.determinize(decision.seat, RandomLuck(1))

            seen = state_features(other, decision.seat)

            differing = {
                place for place in range(STATE_FEATURES) if seen[place] != pytest.approx(row[place])
            }
            assert differing <= {OWN_SHARE, BEST_SHARE}


def test_turn_is_marked_when_it_begins() -> None:
    begun = 0
    for state, decision in states(2, "turns"):
        for seat in range(2):
            is_turn = bool(state.stack) and decision.prompt == "action" and decision.seat == seat
            assert bool(state_features(state, seat)[TURN]) == is_turn
            begun += is_turn
            if state.stack and is_far_enough(state, seat):
                assert is_turn
    assert begun > 20
