"""The options of a Huang Di table and what the rules forbid of them."""

from dataclasses import dataclass, field

from ....core import BadOption, Options
from .components import DEALT_FAVOURS, MAX_PROVINCES, MIN_PROVINCES, PROVINCES
from .favours import Deck, deck_for

VARIANTS = {"standard": 0, "friendly": 1, "cutthroat": -1}
"""The provinces more or fewer than in the standard game."""


@dataclass(frozen=True)
class HuangdiOptions(Options):
    """The options of a Huang Di table."""

    variant: str = field(default="standard", metadata={"choices": tuple(VARIANTS)})
    """Friendly plays with one province more, cutthroat with one fewer (D-SET-1)."""
    deck: str | None = None
    """The text of a favour deck of your own; None for the one that comes with the game."""

    def check(self, seats: int) -> None:
        provinces = self.provinces(seats)
        most = min(seats, MAX_PROVINCES)
        if not MIN_PROVINCES <= provinces <= most:
            raise BadOption(
                "variant-provinces",
                "D-SET-1",
                seats=seats,
                provinces=provinces,
                least=MIN_PROVINCES,
                most=most,
            )
        cards, wanted = len(self.favours()), DEALT_FAVOURS * seats
        if cards < wanted:
            raise BadOption("deck-too-small", "D-SET-5", seats=seats, found=cards, wanted=wanted)

    def provinces(self, seats: int) -> int:
        """The number of provinces for a number of players."""
        return PROVINCES[seats] + VARIANTS[self.variant]

    def favours(self) -> Deck:
        """The deck these options are played with."""
        return deck_for(self.deck)
