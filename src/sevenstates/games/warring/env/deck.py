"""The numbers of the cards in a deck."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..rules import WarringOptions
from ..rules.view import CharacterView


@dataclass(frozen=True)
class Index:
    """The columns of a deck's cards in rows of numbers, a row for each kind of card."""

    events: dict[str, int]
    public: dict[str | None, int]
    characters: dict[str, int]
    copies: int
    """The number of event cards in all."""

    @property
    def event_names(self) -> tuple[str, ...]:
        return tuple(self.events)

    @property
    def public_names(self) -> tuple[str, ...]:
        return tuple(str(name) for name in self.public)

    @property
    def people_names(self) -> tuple[str, ...]:
        return tuple(self.characters)

    @property
    def people(self) -> int:
        """The number of characters."""
        return len(self.characters)

    def count(self, names: Iterable[str]) -> list[int]:
        """The number of each kind of event card among these."""
        row = [0] * len(self.events)
        for name in names:
            row[self.events[name]] += 1
        return row

    def tally(self, counts: Mapping[str, int]) -> list[int]:
        """Counts by name as a row."""
        return [counts.get(name, 0) for name in self.events]

    def slots(self, size: int, names: Sequence[str]) -> list[int]:
        """A row of kinds for each slot of a hand, with a 1 for the card in it."""
        return _slots(size, len(self.events), [self.events[name] for name in names])

    def people_slots(self, size: int, people: Sequence[CharacterView]) -> list[int]:
        """A row of characters for each slot, with a 1 for who is in it."""
        return _slots(
            size, len(self.characters), [self.characters[person["key"]] for person in people]
        )


def _slots(size: int, width: int, kinds: Sequence[int]) -> list[int]:
    row = [0] * (size * width)
    for slot, kind in enumerate(kinds[:size]):
        row[slot * width + kind] = 1
    return row


@lru_cache(maxsize=16)
def index_of(options: WarringOptions) -> Index:
    """The index of the deck that is played with."""
    deck = options.cards()
    return Index(
        {card.key: number for number, card in enumerate(deck.events)},
        {card.key: number for number, card in enumerate(deck.public)},
        {card.key: number for number, card in enumerate(deck.characters)},
        sum(card.copies for card in deck.events),
    )
