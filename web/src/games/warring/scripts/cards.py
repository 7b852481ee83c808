"""Write the words on the printed cards of The Warring States for the browser client.

python web/src/games/warring/scripts/cards.py            into ../generated/cards.LANGUAGE.json

The server sends the words of a custom deck in the same shape.
"""

import json
from pathlib import Path

from sevenstates.games.warring.rules.decks import load_deck
from sevenstates.games.warring.words.deck_words import deck_words
from sevenstates.texts import LANGUAGES

FOLDER = Path(__file__).parents[1] / "generated"


def rendered(language: str) -> str:
    """The file of one language."""
    return json.dumps(deck_words(language, load_deck(None)), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"cards.{language}.json").write_text(rendered(language), encoding="utf-8")
