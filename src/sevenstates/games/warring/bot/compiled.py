"""The heuristics of The Warring States in the compiled core: the same evaluation, much faster.

The core gets every weight from the files here, and for each deck what its characters look at.
"""

from array import array
from functools import lru_cache

from ....native.layout import flat, padded
from ..native.tables import MOST_PEOPLE, Rules
from ..native.warring import Evaluator
from ..rules.decks import Deck
from . import weights as w
from .character_features import kinds_of
from .goal_odds import curve
from .goal_scope import goal_scopes

Tables = dict[str, "array[float] | array[int]"]

FARTHEST = 256
"""Distances beyond it count the same."""
THROWS = 36
"""Throws of two dice."""
BOARDS = 32
"""Boards that are remembered, where no number is given."""


@lru_cache(maxsize=16)
def evaluator(rules: Rules, boards: int = BOARDS) -> Evaluator:
    """The compiled evaluation of a kind of table; it remembers that many boards."""
    return Evaluator(
        rules, {**_weights(), **_of_goals(), **_of_deck(rules.options.cards())}, boards
    )


def _weights() -> Tables:
    numbers = {name: value for name, value in vars(w).items() if isinstance(value, float)}
    return {f"weights.{name.lower()}": array("d", [value]) for name, value in numbers.items()}


def _of_goals() -> Tables:
    curves = [[curve(kind)(distance) for distance in range(FARTHEST)] for kind in w.GOAL_CURVES]
    return {
        "goal_odds.curves": array("d", flat(curves)),
        **{f"goal_odds.{kind}": _by_throws(kind) for kind in ("war", "dies_by")},
    }


def _by_throws(kind: str) -> "array[float]":
    """The odds of a goal of war by how many throws of the dice win it."""
    return array("d", [curve(kind)(1 - won / THROWS) for won in range(THROWS + 1)])


def _of_deck(deck: Deck) -> Tables:
    cards, kinds = deck.characters, [kinds_of(card.goal) for card in deck.characters]
    width = len(kinds[0])
    return {
        "people.scope": array("H", padded(goal_scopes(deck), MOST_PEOPLE, 0)),
        "people.home": array("b", padded([card.state for card in cards], MOST_PEOPLE, 0)),
        "people.kind": array("f", [*flat(kinds), *[0.0] * width * (MOST_PEOPLE - len(cards))]),
    }
