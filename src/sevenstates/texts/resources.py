"""Finds the files of words: Fluent messages, notations and rules."""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from .. import games
from ..core import Options
from .notation import Notation

_CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.*(?:\n  +\S.*)*)", re.MULTILINE)
_MARKERS = re.compile(r"\*\*|[*`]")


def _game_folder(key: str) -> Traversable:
    return files(games.__name__).joinpath(games.get(key).key)


@lru_cache(maxsize=64)
def load_messages(language: str, game_key: str) -> tuple[Resource, ...]:
    """The messages of the game, if one is named, and those of no game.

    The first of two messages with the same id counts, so a game can put its own in their place.
    """
    folders = [_game_folder(game_key)] if game_key else []
    folders.append(files(__package__))
    return tuple(
        FluentResource(folder.joinpath("locale", f"{language}.ftl").read_text("utf-8"))
        for folder in folders
    )


@lru_cache(maxsize=64)
def load_functions(
    language: str, game_key: str, options: Options | None
) -> Mapping[str, Callable[[str], str]]:
    """The functions that a game's messages may call, from its `words.py` if it has one."""
    name = f"{games.__name__}.{games.get(game_key).key}.words" if game_key else ""
    if not name or find_spec(name) is None:
        return {}
    functions: Mapping[str, Callable[[str], str]] = import_module(name).functions(language, options)
    return functions


@lru_cache(maxsize=16)
def load_notation(game_key: str) -> Notation:
    """How the notation of the game's actions is taken apart."""
    text = _game_folder(game_key).joinpath("locale", "notation.toml").read_text("utf-8")
    return Notation.from_toml(tomllib.loads(text))


@lru_cache(maxsize=64)
def load_rules(language: str, game_key: str) -> str:
    """The rules reference as Markdown; the English one has no language in its name."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return _game_folder(game_key).joinpath(name).read_text("utf-8")


@lru_cache(maxsize=64)
def parse_rules(markdown: str) -> dict[str, str]:
    """The clauses of a rules reference by their ids, without marks and line breaks."""
    return {
        rule_id: _MARKERS.sub("", " ".join(text.split()))
        for rule_id, text in _CLAUSE.findall(markdown)
    }
