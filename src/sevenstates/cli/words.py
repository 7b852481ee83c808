"""The words of the terminal client itself: help, headings, commands."""

import os
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..texts import LANGUAGES, MissingText


class Words:
    """The client's words in one language: `words("bye")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **fields: object) -> str:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(key)
        text, errors = self._bundle.format_pattern(pattern, fields)
        if errors:
            raise MissingText(key, *map(str, errors))
        return str(text)


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    path = files(__package__).joinpath("locale", f"{language}.ftl")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def language_of_environment() -> str:
    """The language that the environment asks for, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
