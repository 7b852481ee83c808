"""Promises of the heuristics of HUANG to every bot."""

from collections.abc import Iterator

import pytest

from sevenstates.bots.advice import Reason
from sevenstates.bots.reason_texts import BotTexts
from sevenstates.bots.rollout import advance, rollout
from sevenstates.core import RandomLuck
from sevenstates.games.huang.bot import HEURISTICS, REASON_KEYS
from sevenstates.games.huang.rules import HUANG, HuangOptions, HuangState
from sevenstates.texts import LANGUAGES
from tests.games.huang.rules.positions import position

OPTIONS = {
    "plain": HuangOptions(),
    "bandits": HuangOptions(bandits=True),
    "bandits-pl": HuangOptions(edition="pl", bandits=True),
    "kingdoms-palace": HuangOptions(kingdoms=True, palace=True),
    "de-palace": HuangOptions(edition="de", palace=True),
}
HELD = 5
"""Of a game every fifth state is looked at."""


def states_of(seats: int, options: HuangOptions, seed: int) -> Iterator[HuangState]:
    """The states of a game: sensible moves and any moves by turns, the end included."""
    luck = RandomLuck(seed)
    state = HUANG.new_state(seats, options, luck=luck)
    while state.stack:
        yield state
        seat = state.pending()[0].seat
        if luck.below(3):
            action = HEURISTICS.rollout_policy(state, seat, luck)
            assert action in state.legal_actions(seat)
        else:
            action = state.random_action(seat, luck)
        state.apply(seat, action, luck)
    yield state


@pytest.mark.parametrize("seats", HUANG.seats)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_quick_moves_are_legal_and_values_add_up(seats: int, options: HuangOptions) -> None:
    for state in states_of(seats, options, seats):
        values = HEURISTICS.values(state)
        assert len(values) == seats
        assert min(values) >= 0
        assert sum(values) == pytest.approx(1)
    assert state.outcome() is not None


def finished(points: str) -> HuangState:
    """A game that ends with Tiger's move, the first seat's points given."""
    state = position(f"""
        seats: Tiger Rabbit
        board:
        Y   .   .
        hand Tiger: RRRRRR
        hand Rabbit: WWWWWW
        points Tiger: {points}
        points Rabbit: Y2 R2 B2 G2
        market: BBBBBB
        bag: -
        discards: {"Y" * 41}{"R" * 30}{"B" * 18}{"G" * 24}{"W" * 6}
    """)
    state.apply(0, HUANG.parse_action("replace R"), RandomLuck(0))
    assert state.outcome() is not None
    return state


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ("Y3 R3 B3 G3", [1.0, 0.0]),
        ("Y9 R9 B9 G1", [0.0, 1.0]),
        ("Y2 R2 B2 G2", [0.5, 0.5]),
    ],
)
def test_finished_game_gives_its_outcome(points: str, shares: list[float]) -> None:
    assert HEURISTICS.values(finished(points)) == shares


@pytest.mark.parametrize("seats", [2, 4])
def test_promise_is_positive_and_looks_at_nothing_hidden(seats: int) -> None:
    for number, state in enumerate(states_of(seats, OPTIONS["plain"], 50 + seats)):
        if number % HELD or not state.stack:
            continue
        seat = state.pending()[0].seat
        worlds = [state.determinize(seat, RandomLuck(seed)) for seed in (1, 2)]
        one, other = (HEURISTICS.priors(w, seat, w.legal_actions(seat)) for w in worlds)
        assert min(one) > 0
        assert one == other
        first, second = (HEURISTICS.rollout_policy(w, seat, RandomLuck(3)) for w in worlds)
        assert first is second


def found_reasons(seats: int, seed: int) -> Iterator[tuple[Reason, ...]]:
    """The reasons for some actions of a game, as the seat asked may hear them."""
    for number, state in enumerate(states_of(seats, OPTIONS["plain"], seed)):
        if number % HELD or not state.stack:
            continue
        seat = state.pending()[0].seat
        for action in list(state.legal_actions(seat))[:: 2 * HELD + 1]:
            reasons = []
            fought = False
            for world_seed in (1, 2):
                world = state.determinize(seat, RandomLuck(world_seed))
                after, luck = world.copy(), RandomLuck(0)
                advance(after, seat, action, luck)
                fought = fought or len(after.stack) > 2 or len(world.stack) > 2
                rollout(after, HEURISTICS, luck)
                reasons.append(HEURISTICS.reasons(world, seat, action, after))
            # How a war or a revolt ends is a guess; everything else is given alike in all worlds.
            assert fought or reasons[0] == reasons[1]
            yield reasons[0]


def test_reasons_are_known_at_most_three_and_the_same_in_every_world() -> None:
    heard = set()
    for seats in (2, 4):
        for reasons in found_reasons(seats, 5):
            assert len(reasons) <= 3
            heard |= {reason.key for reason in reasons}

    assert heard <= set(REASON_KEYS)
    assert len(heard) > len(REASON_KEYS) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    texts = BotTexts(language, "huang", ["Adam", "Berta"])
    fields: dict[str, str | int] = {"colour": "red", "count": 2, "own": 6, "other": 4, "seat": 1}
    words = {texts.reason(Reason(key, fields)) for key in REASON_KEYS}

    assert len(words) == len(REASON_KEYS)
    assert not [said for said in words if "{" in said or "$" in said]
