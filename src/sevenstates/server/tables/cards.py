"""The words on the cards of a table, which may be played with a deck of its own."""

from functools import lru_cache

import msgspec

from ...games.warring.decks import load_deck
from ...games.warring.options import WarringOptions
from ...texts.deck_words import deck_words
from .. import wire
from .table import Table

NONE = wire.DeckWords(events={}, characters={}, public={})


def words_of(table: Table, language: str) -> wire.DeckWords:
    """The words on a table's cards in one language."""
    options = table.game.options_type.from_json(table.options)
    return _words(language, options.deck) if isinstance(options, WarringOptions) else NONE


@lru_cache(maxsize=16)
def _words(language: str, deck: str | None) -> wire.DeckWords:
    return msgspec.convert(deck_words(language, load_deck(deck)), wire.DeckWords)
