"""Write the words on the printed cards of The Warring States for the browser client.

The texts of effects and goals are made by `sevenstates.texts`; the client shows them as they are.
"""

import json
from pathlib import Path

from sevenstates.games.warring.cards import Character, EventCard, PublicEvent
from sevenstates.games.warring.components import STATES
from sevenstates.games.warring.decks import load_deck
from sevenstates.games.warring.words import in_language
from sevenstates.texts import LANGUAGES
from sevenstates.texts.warring_cards import CardTexts

FOLDER = Path(__file__).parents[1] / "src" / "generated"


def words(language: str) -> dict[str, object]:
    """Names and texts of every card, by its key."""
    deck = load_deck(None)
    texts = CardTexts(language, deck)
    return {
        "events": {
            card.key: {
                **_heading(card, language),
                "text": texts.event(card),
                "ways": [in_language(way.name, language) for way in card.ways if card.has_choice],
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
            card.key: {**_heading(card, language), "text": texts.public(card)}
            for card in deck.public
        },
    }


def _heading(card: EventCard | Character | PublicEvent, language: str) -> dict[str, object]:
    return {
        "name": in_language(card.name, language),
        "chinese": card.chinese,
        "note": in_language(card.note, language),
    }


def rendered(language: str) -> str:
    """The file of one language."""
    return json.dumps(words(language), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for language in LANGUAGES:
        (FOLDER / f"cards.{language}.json").write_text(rendered(language), encoding="utf-8")
