"""The options of a table of The Warring States."""

from dataclasses import dataclass

from ....core import Options
from .decks import Deck, load_deck


@dataclass(frozen=True)
class WarringOptions(Options):
    """The options of a table of The Warring States."""

    stepwise: bool = False
    """The Host chooses the next card after each result instead of the whole order (W-RND-8)."""
    deck: str | None = None
    """The text of your own deck, None for the printed one; parts it leaves out are printed ones."""

    def check(self, seats: int) -> None:
        self.cards()

    def cards(self) -> Deck:
        """The deck these options are played with; BadText if it cannot be read."""
        return load_deck(self.deck)
