"""What stands on the cards of a table's deck, in one language."""

from .base import Wire


class CardWords(Wire):
    """A card: its name and what it does."""

    name: str
    chinese: str
    """The name in Chinese; empty if it has none."""
    note: str
    """A line of history; empty if there is none."""
    text: str
    """What stands on the card."""


class EventCardWords(CardWords):
    """An event card."""

    ways: list[str]
    """The names of A and B; empty if there is no such choice."""


class CharacterWords(CardWords):
    """A character."""

    points: int
    state: str
    """The key of the state that the character serves."""
    late: bool
    """Whether the character belongs to the late age."""


class DeckWords(Wire):
    """The cards of a deck by their keys; a game whose cards have no words has none."""

    events: dict[str, EventCardWords]
    characters: dict[str, CharacterWords]
    public: dict[str, CardWords]
