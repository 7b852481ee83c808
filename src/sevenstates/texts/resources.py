"""Finds the files of words: Fluent messages and rules."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from .. import games
from ..core import Options
from .bundle import Messages

_CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.*(?:\n  +\S.*)*)", re.MULTILINE)
_MARKERS = re.compile(r"\*\*|[*`]")


def words_file(key: str, name: str, language: str) -> Traversable:
    """A file among the words of a game; the English one where it is not in the language."""
    folder = games.plugin(key).folder.joinpath("words")
    found = folder.joinpath(name.format(language))
    return found if found.is_file() else folder.joinpath(name.format("en"))


@lru_cache(maxsize=64)
def load_messages(language: str, game_key: str) -> tuple[Messages, ...]:
    """The messages of the game, if one is named, and those of no game.

    The first of two messages with the same id counts, so a game can put its own in their place.
    """
    found = [words_file(game_key, "{}.ftl", language)] if game_key else []
    found.append(files(__package__).joinpath("locale", f"{language}.ftl"))
    return tuple(Messages(file.read_text("utf-8")) for file in found)


@lru_cache(maxsize=64)
def load_functions(
    language: str, game_key: str, options: Options | None
) -> Mapping[str, Callable[[str], str]]:
    """The functions that a game's messages may call."""
    return games.plugin(game_key).word_functions(language, options) if game_key else {}


@lru_cache(maxsize=64)
def load_rules(language: str, game_key: str) -> str:
    """The rules reference as Markdown; the English one has no language in its name."""
    folder = games.plugin(game_key).folder.joinpath("words")
    own = folder.joinpath(f"RULES.{language}.md")
    return (own if own.is_file() else folder.joinpath("RULES.md")).read_text("utf-8")


@lru_cache(maxsize=64)
def parse_rules(markdown: str) -> dict[str, str]:
    """The clauses of a rules reference by their ids, without marks and line breaks."""
    return {
        rule_id: _MARKERS.sub("", " ".join(text.split()))
        for rule_id, text in _CLAUSE.findall(markdown)
    }
