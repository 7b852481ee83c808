"""How well event cards suit characters in general, whatever the board looks like just now.

Found once for a deck on the board at the start of the game: a rough number, but at no cost.
"""

from collections.abc import Sequence

from ...games.warring.board import Board
from ...games.warring.decks import Deck
from .trials import Trials

LEFT = 4
"""As if so many rounds were left."""

_TRIALS: dict[int, Trials] = {}


def best_affinity(deck: Deck, hand: Sequence[int], characters: Sequence[int]) -> float:
    """The most that one card of the hand promises for these characters."""
    found = _TRIALS.get(id(deck))
    if found is None:
        found = _TRIALS[id(deck)] = Trials(deck, Board(), LEFT)
    best = 0.0
    for kind in hand:
        total = 0.0
        for number in characters:
            gain = found.best(kind, (number,))[0]
            if gain > 0.0:
                total += gain
        if total > best:
            best = total
    return best
