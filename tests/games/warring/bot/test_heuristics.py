"""Promises of the heuristics of The Warring States: legal, adding up, blind to hidden cards."""

from collections.abc import Iterator

import pytest

from sevenstates.bots.reason_texts import BotTexts
from sevenstates.core import Decision, RandomLuck
from sevenstates.games.warring.bot import HEURISTICS, REASON_KEYS
from sevenstates.games.warring.rules import WARRING, WarringOptions, WarringState
from tests.games.warring.rules.positions import position

TABLES = [(3, False), (4, False), (5, False), (4, True)]


def random_states(seats: int, stepwise: bool, seed: str) -> Iterator[tuple[WarringState, Decision]]:
    """Every tenth question or so of a random game."""
    luck = RandomLuck(seed)
    state = WARRING.new_state(seats, WarringOptions(stepwise=stepwise), luck=luck)
    while pending := state.pending():
        decision = pending[luck.below(len(pending))]
        if not luck.below(10):
            yield state, decision
        seat = decision.seat
        state.apply(seat, state.random_action(seat, luck), luck)
    yield state, Decision(0, "")


@pytest.mark.parametrize(("seats", "stepwise"), TABLES)
def test_values_add_up(seats: int, stepwise: bool) -> None:
    for state, _ in random_states(seats, stepwise, "values"):
        values = HEURISTICS.values(state)

        assert len(values) == seats
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0


def test_a_finished_game_gives_its_outcome() -> None:
    *_, (state, _) = random_states(4, False, "outcome")

    outcome = state.outcome()
    assert outcome is not None
    values = HEURISTICS.values(state)
    assert {seat for seat, value in enumerate(values) if value} == set(outcome.winners)
    assert sum(values) == pytest.approx(1)


def test_a_seat_without_cards_swaps_even_where_one_card_is_played() -> None:
    state = position(
        "seats: 3\nround: 12\nhost: 2\npublic: one_card\nask: play\ncharacters 1: guo_wei bai_qi"
    )

    action = HEURISTICS.rollout_policy(state, 0, RandomLuck(1))

    assert str(action).startswith("swap ")
    assert action in state.legal_actions(0)


@pytest.mark.parametrize(("seats", "stepwise"), TABLES)
def test_quick_is_legal_and_liked(seats: int, stepwise: bool) -> None:
    luck = RandomLuck("quick")
    for state, decision in random_states(seats, stepwise, "quick"):
        if not state.stack:
            return
        legal = list(state.legal_actions(decision.seat))

        action = HEURISTICS.rollout_policy(state, decision.seat, luck)
        priors = list(HEURISTICS.priors(state, decision.seat, legal))

        assert action in legal
        assert min(priors) > 0
        assert priors[legal.index(action)] == max(priors) or len(legal) > 2


@pytest.mark.parametrize(("seats", "stepwise"), TABLES)
def test_quick_plays_whole_games(seats: int, stepwise: bool) -> None:
    luck = RandomLuck(f"whole {seats} {stepwise}")
    state = WARRING.new_state(seats, WarringOptions(stepwise=stepwise), luck=luck)
    while pending := state.pending():
        seat = pending[0].seat
        state.apply(seat, HEURISTICS.rollout_policy(state, seat, luck), luck)

    assert state.outcome() is not None


def test_what_is_hidden_makes_no_difference() -> None:
    """Two worlds that a seat cannot tell apart: it likes, does and explains the same."""
    luck = RandomLuck("hidden")
    for state, decision in random_states(4, False, "hidden"):
        if not state.stack:
            return
        seat = decision.seat
        one, other = state.determinize(seat, luck), state.determinize(seat, luck)
        legal = list(state.legal_actions(seat))

        assert HEURISTICS.rollout_policy(one, seat, luck) is HEURISTICS.rollout_policy(
            other, seat, luck
        )
        assert HEURISTICS.priors(one, seat, legal) == HEURISTICS.priors(other, seat, legal)
        for action in legal:
            first = HEURISTICS.reasons(one, seat, action, one)
            assert first == HEURISTICS.reasons(other, seat, action, other)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_reasons_are_known_and_have_words(language: str) -> None:
    texts = BotTexts(language, "warring")
    keys = set()
    for state, decision in random_states(4, False, "reasons"):
        if not state.stack:
            break
        for action in state.legal_actions(decision.seat):
            reasons = HEURISTICS.reasons(state, decision.seat, action, state)
            assert len(reasons) <= 3
            for reason in reasons:
                keys.add(reason.key)
                assert texts.reason(reason)

    assert keys <= set(REASON_KEYS)
    assert len(keys) > len(REASON_KEYS) / 2


def test_reasons_tell_of_war_and_goal() -> None:
    state = position(
        """\
        seats: 3
        round: 14
        host: 2
        hand 1: war
        characters 1: li_mu
        states:
        zhao 9 4 5 4
        ask: play
        """
    )
    for move in ("play 1", "mark zhao"):
        state.apply(0, WARRING.parse_action(move), RandomLuck(0))

    reasons = HEURISTICS.reasons(state, 0, WARRING.parse_action("mark qin"), state)

    found = {reason.key: dict(reason.fields) for reason in reasons}
    assert found["completes"] == {"character": "li_mu", "points": 6}
    assert found["war-odds"] == {"winner": "zhao", "loser": "qin", "percent": 92}


def test_more_points_are_better() -> None:
    text = "seats: 3\nround: 9\nask: speech\ncompleted 1: {}\ncompleted 2: duke_wen\n"
    few, many = (HEURISTICS.values(position(text.format(done))) for done in ("su_qin", "king_hui"))

    assert many[0] > few[0]
    assert few[0] == pytest.approx(few[1])
    assert many[0] > many[1] > many[2]
