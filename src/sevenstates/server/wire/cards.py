"""Words on the cards of a table's deck, in one language."""

from .base import Wire


class CardWords(Wire):
    """A card: its name and what it does."""

    name: str
    chinese: str
    """The name in Chinese; empty if it has none."""
    note: str
    """A line of history; empty if there is none."""
    text: str
    """The words on the card."""


class PublicEventWords(CardWords):
    """A public event."""

    kind: str
    """Its main effect, in a word, for its picture."""


class WayWords(Wire):
    """The words for an event card's effects, or for those of its choice A or B."""

    name: str
    """Empty if there is no such choice."""
    changes: list[dict[str, int]]
    """By target, what is certainly added to each attribute."""
    wars: list[list[int]]
    """The two sides of each war, by target."""
    is_whole: bool
    """Whether the changes are all that it does."""


class EventCardWords(CardWords):
    """An event card."""

    kind: str
    """Its main effect, in a word, for its picture."""
    slots: list[list[str]]
    """By target, the keys of the states that may be marked; one if the card names it."""
    ways: list[WayWords]
    """One, or A and B."""


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
    public: dict[str, PublicEventWords]
