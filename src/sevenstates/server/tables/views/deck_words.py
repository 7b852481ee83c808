"""The words on the cards of a table, which may be played with a deck of its own."""

from functools import lru_cache

import msgspec

from .... import games
from ....core import Options
from ... import wire
from ..model.table import Table

NONE = wire.DeckWords(events={}, characters={}, public={})


def words_of(table: Table, language: str) -> wire.DeckWords:
    """The words on a table's cards in one language."""
    options = table.game.options_type.from_json(table.options)
    return _words(table.game.key, language, options)


@lru_cache(maxsize=16)
def _words(game_key: str, language: str, options: Options) -> wire.DeckWords:
    words = games.plugin(game_key).card_words(language, options)
    return NONE if words is None else msgspec.convert(words, wire.DeckWords)
