"""Finds the files of words: Fluent messages and rules."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from .. import games
from ..core import Options

_CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.*(?:\n  +\S.*)*)", re.MULTILINE)
_MARKERS = re.compile(r"\*\*|[*`]")


def _words_of(key: str) -> Traversable:
    """The folder with the words of a game."""
    return games.plugin(key).folder.joinpath("words")


@lru_cache(maxsize=64)
def load_messages(language: str, game_key: str) -> tuple[Resource, ...]:
    """The messages of the game, if one is named, and those of no game.

    The first of two messages with the same id counts, so a game can put its own in their place.
    """
    folders = [_words_of(game_key)] if game_key else []
    folders.append(files(__package__).joinpath("locale"))
    return tuple(
        FluentResource(folder.joinpath(f"{language}.ftl").read_text("utf-8")) for folder in folders
    )


@lru_cache(maxsize=64)
def load_functions(
    language: str, game_key: str, options: Options | None
) -> Mapping[str, Callable[[str], str]]:
    """The functions that a game's messages may call."""
    return games.plugin(game_key).word_functions(language, options) if game_key else {}


@lru_cache(maxsize=64)
def load_rules(language: str, game_key: str) -> str:
    """The rules reference as Markdown; the English one has no language in its name."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return _words_of(game_key).joinpath(name).read_text("utf-8")


@lru_cache(maxsize=64)
def parse_rules(markdown: str) -> dict[str, str]:
    """The clauses of a rules reference by their ids, without marks and line breaks."""
    return {
        rule_id: _MARKERS.sub("", " ".join(text.split()))
        for rule_id, text in _CLAUSE.findall(markdown)
    }
