"""The words of the terminal client itself: help, headings, commands."""

import os
from functools import lru_cache
from importlib.resources import files

from ..texts import LANGUAGES
from ..texts.bundle import Bundle, Messages
from ..texts.resources import words_file


class Words:
    """The client's words in one language, and those of a game's board: `words("bye")`."""

    def __init__(self, language: str, game_key: str = "") -> None:
        self.language = language
        self._bundle = _bundle(language, game_key)

    def __call__(self, key: str, **fields: object) -> str:
        return self._bundle.text(key, fields)


@lru_cache(maxsize=16)
def _bundle(language: str, game_key: str) -> Bundle:
    found = [files(__package__).joinpath("locale", f"{language}.ftl")]
    if game_key:
        found.append(words_file(game_key, "terminal.{}.ftl", language))
    bundle = Bundle(language)
    for file in found:
        if file.is_file():
            bundle.add(Messages(file.read_text("utf-8")))
    return bundle


def is_yes(words: Words, answer: str, *, default: bool) -> bool:
    """Whether an answer means yes; an empty one means the default."""
    if not answer:
        return default
    return answer.casefold()[0] in words("yes-letters")


def language_of_environment() -> str:
    """The language that the environment asks for, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
