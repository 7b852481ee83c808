"""The words on all cards of a deck of The Warring States, for programs that show them."""

from ..rules.cards import Character, EventCard, PublicEvent
from ..rules.components import STATES
from ..rules.decks import Deck
from .card_facts import card_kind, event_kind, event_slots, event_ways
from .card_texts import CardTexts
from .names import in_language

DeckWords = dict[str, dict[str, dict[str, object]]]


def deck_words(language: str, deck: Deck) -> DeckWords:
    """Names and texts of every card by its key, JSON-ready."""
    texts = CardTexts(language, deck)
    return {
        "events": {
            card.key: {
                **_heading(card, language),
                "text": texts.event(card),
                "kind": event_kind(card),
                "slots": event_slots(card),
                "ways": event_ways(card, language),
            }
            for card in deck.events
        },
        "characters": {
            card.key: {
                **_heading(card, language),
                "text": texts.character(card),
                "points": card.points,
                "state": STATES[card.state],
                "late": card.is_late,
            }
            for card in deck.characters
        },
        "public": {
            card.key: {
                **_heading(card, language),
                "text": texts.public(card),
                "kind": card_kind(card.do),
            }
            for card in deck.public
        },
    }


def _heading(card: EventCard | Character | PublicEvent, language: str) -> dict[str, str]:
    return {
        "name": in_language(card.name, language),
        "chinese": card.chinese,
        "note": in_language(card.note, language),
    }
