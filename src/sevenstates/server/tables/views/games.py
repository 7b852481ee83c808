"""Games as they go over the wire: options, levels, rules and messages."""

import dataclasses
import tomllib
import typing
from functools import lru_cache
from importlib.resources import files
from typing import Literal

import msgspec

from .... import games, texts
from ....core import AnyGame
from ....puzzles import load_puzzles
from ....texts import LANGUAGES
from ....texts.resources import load_rules, parse_rules, words_file
from ... import wire
from ..model.levels import offered_levels

TYPES: dict[object, Literal["bool", "int", "str", "text", "list"]] = {
    bool: "bool",
    int: "int",
    str: "str",
    str | None: "text",
    tuple[str, ...]: "list",
}


def game_info(game: AnyGame) -> wire.GameInfo:
    """Seats, options and levels of a game."""
    hints = typing.get_type_hints(game.options_type)
    defaults = game.options_type().to_json()
    options = [
        wire.OptionInfo(
            name=field.name,
            type=TYPES[hints[field.name]],
            default=defaults[field.name],
            choices=[*field.metadata["choices"]] if "choices" in field.metadata else None,
        )
        for field in dataclasses.fields(game.options_type)
    ]
    return wire.GameInfo(
        key=game.key,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=options,
        levels=offered_levels(game.key),
        ratings=load_ratings(game.key),
        languages=list(LANGUAGES),
        puzzles=len(load_puzzles(game.key)),
        event_rules=load_event_rules(game.key),
        orders=[
            wire.OrderInfo(
                kind=kind.name,
                choices={name: [*choices] for name, choices in kind.choices.items()},
            )
            for kind in game.order_kinds
        ],
        programs=games.plugin(game.key).external() is not None,
    )


@lru_cache(maxsize=16)
def load_event_rules(game_key: str) -> dict[str, str | dict[str, str]]:
    """The clause of the rules that each kind of event follows."""
    file = games.plugin(game_key).folder.joinpath("rules", "data", "event_rules.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@lru_cache(maxsize=16)
def load_ratings(game_key: str) -> dict[str, int]:
    """The strength of each level of bots that was measured."""
    file = games.plugin(game_key).folder.joinpath("bot", "ratings.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.is_file() else {}


def messages(language: str, game_key: str) -> str:
    """The Fluent messages of a game, of its bots' reasons, of its puzzles and those of no game.

    Of two with one id the first counts.
    """
    found = [
        words_file(game_key, "{}.ftl", language),
        words_file(game_key, "reasons.{}.ftl", language),
        words_file(game_key, "puzzles.{}.ftl", language),
        files(texts.__name__).joinpath("locale", f"{language}.ftl"),
    ]
    return "\n".join(file.read_text("utf-8") for file in found if file.is_file())


def rules_text(game_key: str, language: str) -> wire.RulesText:
    """The rules reference, whole and clause by clause."""
    markdown = load_rules(language, game_key)
    clauses = parse_rules(markdown).items()
    return wire.RulesText(
        game=game_key,
        language=language,
        markdown=markdown,
        clauses=[wire.Clause(rule=rule, text=text) for rule, text in clauses],
    )
