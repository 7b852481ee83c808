"""Texts among the options of a table: decks and maps that somebody wrote.

They can be long, so everybody gets their hash, and who is at the table can fetch the text by it.
"""

import dataclasses
import hashlib
import typing
from collections.abc import Mapping
from functools import lru_cache

from .... import games
from ...errors import Refused

MAX_TEXT = 100_000
"""Maximum characters of a table's texts: half again the printed deck with the most words."""


@lru_cache(maxsize=16)
def text_options(game_key: str) -> frozenset[str]:
    """The names of the options of a game that hold a text."""
    options_type = games.get(game_key).options_type
    hints = typing.get_type_hints(options_type)
    fields = dataclasses.fields(options_type)
    return frozenset(field.name for field in fields if hints[field.name] == str | None)


def texts_in(game_key: str, options: Mapping[str, object]) -> dict[str, str]:
    """The texts among the options, by the option's name."""
    found = {name: options.get(name) for name in text_options(game_key)}
    return {name: text for name, text in found.items() if isinstance(text, str) and text}


def length_of(game_key: str, options: Mapping[str, object]) -> int:
    """The number of characters of all texts among the options."""
    return sum(len(text) for text in texts_in(game_key, options).values())


def check_length(length: int) -> None:
    """Refused if that is too much text for one table."""
    if length > MAX_TEXT:
        raise Refused(413, "text-too-long", most=MAX_TEXT)


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def shortened(game_key: str, options: Mapping[str, object]) -> dict[str, object]:
    """The options with `{"hash", "length"}` in place of each text."""
    texts = texts_in(game_key, options)
    short = {name: {"hash": hash_of(text), "length": len(text)} for name, text in texts.items()}
    return {**options, **short}


def find_text(game_key: str, options: Mapping[str, object], hashed: str) -> str | None:
    """The text with a hash; None if there is none among the options."""
    texts = texts_in(game_key, options).values()
    return next((text for text in texts if hash_of(text) == hashed), None)
