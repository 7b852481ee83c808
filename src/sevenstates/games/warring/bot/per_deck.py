"""Cache of things that are worked out once for each deck."""

from collections.abc import Callable
from typing import Generic, TypeVar

from ..rules.decks import KEPT, Deck

T = TypeVar("T")


class PerDeck(Generic[T]):
    """Works something out for a deck and remembers it for the decks that came last."""

    def __init__(self, make: Callable[[Deck], T]) -> None:
        self._make = make
        # By identity, which is quick; the deck is kept, so that no other gets its number.
        self._known: dict[int, tuple[Deck, T]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def __call__(self, deck: Deck) -> T:
        known = self._known.get(id(deck))
        if known is None:
            if len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            known = self._known[id(deck)] = deck, self._make(deck)
        return known[1]
