"""Features of The Warring States."""

from collections import Counter
from collections.abc import Iterator
from math import isfinite

import pytest

from sevenstates.core import Decision, RandomLuck
from sevenstates.games.warring.bot import HEURISTICS
from sevenstates.games.warring.bot.features import (
    BEGINS,
    LEFT,
    MOVE_FEATURES,
    OWN_SHARE,
    STATE_FEATURES,
    move_features,
    state_features,
)
from sevenstates.games.warring.rules import WARRING, WarringOptions, WarringState
from tests.games.warring.rules.positions import position

TABLES = [(3, False), (4, False), (5, False), (4, True)]


def states(seats: int, stepwise: bool, seed: str) -> Iterator[tuple[WarringState, Decision]]:
    """Every question of a game of the rollout policy, with some random ones among them."""
    luck = RandomLuck(f"{seed} {seats}")
    state = WARRING.new_state(seats, WarringOptions(stepwise=stepwise), luck=luck)
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


@pytest.mark.parametrize(("seats", "stepwise"), TABLES)
def test_rows_are_whole_at_every_question(seats: int, stepwise: bool) -> None:
    for state, decision in states(seats, stepwise, "rows"):
        values = HEURISTICS.values(state)
        for seat in range(seats):
            row = state_features(state, seat)

            assert len(row) == STATE_FEATURES
            assert all(isfinite(number) and abs(number) < 10 for number in row)
            assert row[OWN_SHARE] == pytest.approx(values[seat])
        if state.stack:
            legal = list(state.legal_actions(decision.seat))
            rows = move_features(state, decision.seat, legal)

            assert {len(row) for row in rows} == {MOVE_FEATURES}
            assert all(isfinite(number) and abs(number) < 10 for row in rows for number in row)


@pytest.mark.parametrize("seats", [3, 5])
def test_a_round_begins_once_for_everybody(seats: int) -> None:
    begun: Counter[tuple[int, int]] = Counter()
    for state, decision in states(seats, False, "begins"):
        if state.stack and state_features(state, decision.seat)[BEGINS]:
            assert state.stack[-1].name == "play_cards"
            begun[state.round, decision.seat] += 1

    assert len(begun) > 6 * seats
    assert set(begun.values()) == {1}


def test_the_last_number_is_the_share_of_the_prior() -> None:
    for state, decision in states(4, False, "priors"):
        if state.stack:
            legal = list(state.legal_actions(decision.seat))
            priors = list(HEURISTICS.priors(state, decision.seat, legal))

            rows = move_features(state, decision.seat, legal)

            shares = [prior / sum(priors) for prior in priors]
            assert [row[-1] for row in rows] == pytest.approx(shares)


def test_move_features_hide_what_is_hidden() -> None:
    luck = RandomLuck("hidden moves")
    for state, decision in states(4, False, "hidden"):
        if state.stack:
            seat = decision.seat
            one, other = state.determinize(seat, luck), state.determinize(seat, luck)
            legal = list(state.legal_actions(seat))

            assert move_features(one, seat, legal) == move_features(other, seat, legal)


def test_rounds_left_run_out() -> None:
    left = [state_features(state, 0)[LEFT] for state, _ in states(4, False, "left")]

    assert left == sorted(left, reverse=True)
    assert left[0] == pytest.approx(1.5)
    assert left[-1] == 0


def test_a_card_that_completes_a_character_stands_out() -> None:
    state = position(
        """\
        seats: 3
        round: 14
        host: 2
        hand 1: war war tax
        characters 1: li_mu
        states:
        zhao 9 4 5 4
        ask: play
        """
    )
    legal = list(state.legal_actions(0))

    war, same, other, _ = move_features(state, 0, legal)

    assert war[2:-3] == same[2:-3]
    assert sum(war) > sum(other)
