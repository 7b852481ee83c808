"""Decks that players write, on the compiled core."""

import json
from typing import Any

import numpy as np
import pytest

from sevenstates.core import RandomLuck
from sevenstates.games import plugin
from sevenstates.games.warring import native
from sevenstates.games.warring.rules import WARRING, WarringOptions
from sevenstates.rl.observations import CompiledObservation
from sevenstates.rl.vector import TableVectorEnv
from tests.native.comparing import Table, compare_game, native_of

pytestmark = pytest.mark.skipif(not native.available, reason="needs the compiled core")

WEAK = {"is": "attribute", "state": 0, "attribute": ["sum", "morale"], "above": 2, "below": 16}
TESTS: list[dict[str, Any]] = [
    WEAK,
    {"is": "lead", "state": "it", "attributes": ["sum", "culture", "military"], "count": 2},
    {"is": "compare", "state": "it", "over": 1, "attribute": "sum", "by": 2},
    {"is": "change", "state": "it", "below": 0},
    {"any": [{"all": [WEAK, {"is": "change", "state": 1, "above": 1, "below": 5}]}, WEAK]},
]
"""All that an `if` may ask for."""
EFFECTS: list[dict[str, Any]] = [
    {"do": "change", "who": ["it", 0, "qin"], "military": -2, "culture": 3, "floor": 2},
    {"do": "war", "who": ["it", 1], "bonus": [3, -2]},
    {"do": "raid", "who": "all", "strength": 6, "win": {"culture": 1}, "lose": {"morale": -4}},
    {"do": "assassinate", "who": ["it", 1], "needs": 3},
    {"do": "move", "from": "it", "to": 0, "attribute": "economy", "amount": 3},
    {"do": "level", "who": "all", "attribute": "morale", "at_least": 3},
    {"do": "level", "who": "it", "attribute": "culture", "at_most": 4},
    {"do": "forbid", "what": "rise", "who": "all"},
    {"do": "forbid", "what": "fall", "who": [0, "it"], "attribute": "military"},
    {"do": "forbid", "what": "assassination", "who": "all"},
    {"do": "forbid", "what": "war", "who": [1]},
]
GOALS: list[dict[str, Any]] = [
    {"is": "attribute", "state": "chu", "attribute": "sum", "below": 17},
    {"is": "lead", "state": "qin", "attributes": ["sum", "military", "morale"], "count": 1},
    {"is": "compare", "state": "qi", "over": "chu", "attribute": "sum", "by": 1},
    {"is": "change", "state": "wei", "above": -4, "below": 0},
    {"is": "war", "loser": ["zhao", "han"], "by": 2},
    {"is": "dies", "state": ["yan", "qi"], "by": "chu"},
    {"is": "dies", "state": ["zhao", "qin"]},
    {"is": "assassinated"},
    {"is": "assassinated", "state": "wei"},
    {"is": "resolved", "events": ["card_2", "choice"]},
    {"is": "resolved", "events": ["choice"], "choice": "b"},
    {"is": "quiet"},
    {"is": "quiet", "state": "han"},
    {"is": "strongest", "state": "qin"},
    {"is": "unifies", "state": "chu"},
    {"any": [{"is": "quiet", "state": "qi"}, {"all": [{"is": "war"}, {"is": "assassinated"}]}]},
    {"all": [{"is": "change", "state": "yan", "above": -9}, {"is": "quiet", "state": "yan"}]},
]


def deck(copies: int = 3) -> str:
    """A deck with every word of the card language."""
    cards = [*_effect_cards(), *_test_cards()]
    change = {"do": "change", "who": 0, "morale": 2}
    ways = {letter: {"name": letter, "do": [change]} for letter in "ab"}
    cards.append({"key": "choice", "slots": ["any", "any", "yan"], "alike": True, **ways})
    people = [
        {"key": f"{era}_{number}", "state": "qi", "era": era, "points": number + 1, "goal": goal}
        for era in ("early", "late")
        for number, goal in enumerate(GOALS)
    ]
    return json.dumps(
        {
            "events": [{**card, "name": "x", "copies": copies} for card in cards],
            "characters": [{**person, "name": "x"} for person in people],
        }
    )


def _effect_cards() -> list[dict[str, Any]]:
    """A card with a die for each effect."""
    return [
        {
            "key": f"card_{number}",
            "slots": ["any", ["qin", "chu", "qi"]],
            "do": [
                {"do": "die", "needs": 3, "each": "all" if number % 2 else [0, 1], "then": [effect]}
            ],
        }
        for number, effect in enumerate(EFFECTS)
    ]


def _test_cards() -> list[dict[str, Any]]:
    """A card with an `if` for each test."""
    return [
        {
            "key": f"test_{number}",
            "slots": ["wei", "any", "any"],
            "do": [
                {
                    "do": "die",
                    "needs": 2,
                    "each": "all",
                    "then": [{"do": "if", "test": test, "then": EFFECTS[:2], "else": EFFECTS[4:5]}],
                    "else": [EFFECTS[0]],
                }
            ],
        }
        for number, test in enumerate(TESTS)
    ]


@pytest.mark.parametrize("seed", range(6))
def test_every_word_of_the_language_does_the_same_in_both_engines(seed: int) -> None:
    options = WarringOptions(stepwise=seed % 2 == 0, deck=deck())
    compare_game(WARRING, Table(3 + seed % 3, options), seed, every=40)


def test_every_goal_is_observed_as_near_as_the_view_says() -> None:
    options, luck = WarringOptions(deck=deck()), RandomLuck(1)
    env = plugin("warring").compiled_env(options)
    assert env is not None
    compiled = CompiledObservation(env, 4, options)
    state = WARRING.new_state(4, options, luck=luck)
    while state.stack:
        core = native_of("warring").state.from_readable(state)
        for viewer in range(4):
            found = compiled.read_one(core, viewer)["counts"]
            assert np.array_equal(found, compiled.layout.read(state.view(viewer))["counts"])
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)


def too_large(what: str) -> str:
    """A deck that the core has no room for."""
    if what == "cards":
        return deck(copies=20)
    war: dict[str, Any] = {"do": "war", "who": ["qi", "chu"]}
    many: dict[str, tuple[int, list[dict[str, Any]]]] = {
        "kinds": (130, [war]),
        "wars": (1, [{"do": "die", "needs": 2, "each": "all", "then": [war] * 5}]),
        "effects": (1, [{"do": "change", "who": "all", "morale": 1}] * 1200),
    }
    kinds, effects = many[what]
    cards = [{"key": f"card_{n}", "name": "x", "do": effects} for n in range(kinds)]
    return json.dumps({"events": cards})


@pytest.mark.parametrize("what", ["cards", "kinds", "wars", "effects"])
def test_a_deck_that_does_not_fit_is_played_by_the_readable_engine(what: str) -> None:
    options = WarringOptions(deck=too_large(what))
    state = WARRING.new_state(3, options, luck=RandomLuck(1))

    with pytest.raises(ValueError, match=r"the deck has|a card brings"):
        native_of("warring").state.from_readable(state)
    assert plugin("warring").compiled_env(options) is None
    env = TableVectorEnv("warring", 1, seats=3, deck=options.deck)
    env.reset(seed=1)
