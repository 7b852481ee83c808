"""Promises of the heuristics of Huang Di to every bot."""

from collections.abc import Iterator

import pytest

from sevenstates.bots.advice import Reason
from sevenstates.bots.reason_texts import BotTexts
from sevenstates.bots.rollout import advance, rollout
from sevenstates.core import RandomLuck
from sevenstates.games.huangdi.bot import HEURISTICS, REASON_KEYS
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions, HuangdiState
from sevenstates.games.huangdi.rules.actions import DrawFavours
from sevenstates.texts import LANGUAGES

TABLES = [
    (seats, variant)
    for seats in HUANGDI.seats
    for variant in ("standard", "friendly", "cutthroat")
    if 2 <= HuangdiOptions(variant=variant).provinces(seats) <= min(seats, 4)
]
HELD = 3
"""Of a game every third state is looked at."""


def states_of(seats: int, variant: str, seed: int) -> Iterator[HuangdiState]:
    """The states of a game: sensible moves and any moves by turns, the end included."""
    luck = RandomLuck(seed)
    state = HUANGDI.new_state(seats, HuangdiOptions(variant=variant), luck=luck)
    while state.stack:
        yield state
        seat = state.pending()[luck.below(len(state.pending()))].seat
        if luck.below(3):
            action = HEURISTICS.rollout_policy(state, seat, luck)
            assert action in state.legal_actions(seat)
        else:
            action = state.random_action(seat, luck)
        state.apply(seat, action, luck)
    yield state


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_quick_moves_are_legal_and_values_add_up(seats: int, variant: str) -> None:
    for state in states_of(seats, variant, seats):
        values = HEURISTICS.values(state)
        assert len(values) == seats
        assert min(values) >= 0
        assert sum(values) == pytest.approx(1)
        outcome = state.outcome()
        if outcome is not None:
            share = 1 / len(outcome.winners)
            assert values == [share * (seat in outcome.winners) for seat in range(seats)]


@pytest.mark.parametrize("seats", HUANGDI.seats)
def test_promise_is_positive_and_looks_at_nothing_hidden(seats: int) -> None:
    for number, state in enumerate(states_of(seats, "standard", 50 + seats)):
        if number % HELD or not state.stack:
            continue
        seat = state.pending()[0].seat
        worlds = [state.determinize(seat, RandomLuck(seed)) for seed in (1, 2)]
        one, other = (HEURISTICS.priors(w, seat, w.legal_actions(seat)) for w in worlds)
        assert min(one) > 0
        assert one == pytest.approx(other)


def found_reasons(seats: int, seed: int) -> Iterator[tuple[HuangdiState, int, tuple[Reason, ...]]]:
    """The reasons for every legal action of some states, as the seat asked may hear them."""
    for number, state in enumerate(states_of(seats, "standard", seed)):
        if number % HELD or not state.stack:
            continue
        seat = state.pending()[0].seat
        for action in state.legal_actions(seat):
            reasons = []
            for world_seed in (1, 2):
                world = state.determinize(seat, RandomLuck(world_seed))
                after, luck = world.copy(), RandomLuck(0)
                advance(after, seat, action, luck)
                if after.stack:
                    rollout(after, HEURISTICS, luck)
                reasons.append(HEURISTICS.reasons(world, seat, action, after))
            if not isinstance(action, DrawFavours):  # what is drawn differs from world to world
                assert reasons[0] == reasons[1]
            yield state, seat, reasons[0]


def test_reasons_are_known_at_most_three_and_the_same_in_every_world() -> None:
    heard = set()
    for _, _, reasons in found_reasons(2, 5):
        assert len(reasons) <= 3
        heard |= {reason.key for reason in reasons}

    assert heard <= set(REASON_KEYS)
    assert len(heard) > len(REASON_KEYS) / 2


def test_reasons_name_no_favour_that_is_hidden_from_the_seat() -> None:
    named = 0
    for state, seat, reasons in found_reasons(3, 8):
        hidden = sum(hand for other, hand in enumerate(state.hands) if other != seat)
        for reason in reasons:
            card = reason.fields.get("card")
            if isinstance(card, int):
                named += 1
                assert not hidden >> card & 1

    assert named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    texts = BotTexts(language, "huangdi", ["Adam", "Berta", "Celia"])
    words = set()
    for key in REASON_KEYS:
        fields: dict[str, str | int] = dict.fromkeys(
            ("blocks", "card", "convicts", "jade", "level", "missing", "percent", "points"), 2
        )
        fields |= {"workers": 2, "seat": 1, "place": "b3.2", "province": "B"}
        words.add(texts.reason(Reason(key, fields)))

    assert len(words) == len(REASON_KEYS)
