"""Affinity of event cards and characters, whatever the board looks like just now.

Found once for a deck on the board at the start of the game: a rough number, but at no cost.
"""

from collections.abc import Sequence

from ..rules.board import Board
from ..rules.decks import Deck
from .per_deck import PerDeck
from .trials import Trials

LEFT = 4
"""Rounds left, as if in the middle of the game."""


class _Affinities(dict[tuple[int, int], float]):
    """Gains that cards promise for characters, never below 0; found when first asked for."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._trials = Trials(deck, Board(), LEFT)

    def __missing__(self, pair: tuple[int, int]) -> float:
        kind, number = pair
        found = self[pair] = max(0.0, self._trials.best(kind, (number,))[0])
        return found


_affinities = PerDeck(_Affinities)


def affinity(deck: Deck, kind: int, number: int) -> float:
    """The gain that a card promises for a character, never below 0."""
    return _affinities(deck)[kind, number]


def best_affinity(deck: Deck, hand: Sequence[int], characters: Sequence[int]) -> float:
    """The most that one card of the hand promises for these characters."""
    known = _affinities(deck)
    best = 0.0
    for kind in hand:
        total = 0.0
        for number in characters:
            total += known[kind, number]
        if total > best:
            best = total
    return best
