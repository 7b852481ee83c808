"""Flags of the command line for the options of all games: `--short`, `--map FILE`."""

import dataclasses
import functools
import inspect
import typing
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..core import AnyGame
from ..texts import Texts
from .options import parse_value
from .words import language_of_environment

PREFIX = "option_"
"""Sets the names of these parameters apart from a command's own."""


def takes_option_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command a flag for every option of every game.

    Its parameter `flags` gets the options that were named. An option whose flag the command has
    already for something else can be set with `--option` alone.
    """
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.name != "flags"]
    taken = {f"--{one.name.replace('_', '-')}" for one in own}
    added = [one for one in _parameters() if _flag(one.name) not in taken]

    @functools.wraps(command)
    def with_flags(**given: object) -> None:
        named = {name: given.pop(name) for name in list(given) if name.startswith(PREFIX)}
        command(**given, flags=_values(named))

    parameters = [*own, *added]
    with_flags.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_flags.__annotations__ = {one.name: one.annotation for one in parameters}
    return with_flags


def _flag(name: str) -> str:
    return f"--{name.removeprefix(PREFIX).replace('_', '-')}"


def _values(named: Mapping[str, object]) -> dict[str, object]:
    """The options that were named."""
    return {
        name.removeprefix(PREFIX): value
        for name, value in named.items()
        if value not in (None, False)
    }


def _parameters() -> list[inspect.Parameter]:
    """A parameter for each option, those of the same name in several games once."""
    found: dict[str, list[AnyGame]] = {}
    for game in games.all():
        for field in dataclasses.fields(game.options_type):
            found.setdefault(field.name, []).append(game)
    return [_parameter(name, owners) for name, owners in found.items()]


def _parameter(name: str, owners: list[AnyGame]) -> inspect.Parameter:
    hint = typing.get_type_hints(owners[0].options_type)[name]
    flag, text = _flag(name), _help(name, owners)
    if hint is bool:
        annotation, default = Annotated[bool, typer.Option(flag, help=text)], False
    else:
        kind: type = Path if hint == str | None else hint if hint is int else str
        option = typer.Option(
            flag,
            metavar=_metavar(name, hint, owners),
            help=text,
            parser=_list_parser(name) if hint == tuple[str, ...] else None,
        )
        annotation, default = Annotated[kind | None, option], None
    named = f"{PREFIX}{name}"
    keyword = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(named, keyword, default=default, annotation=annotation)


def _list_parser(name: str) -> Callable[[str], object]:
    return lambda text: parse_value(tuple[str, ...], name, text)


def _metavar(name: str, hint: object, owners: list[AnyGame]) -> str | None:
    choices = [
        choice
        for game in owners
        for field in dataclasses.fields(game.options_type)
        if field.name == name
        for choice in field.metadata.get("choices", ())
    ]
    if choices:
        return "|".join(dict.fromkeys(choices))
    by_type: dict[object, str] = {str | None: "FILE", tuple[str, ...]: "A,B,.."}
    return by_type.get(hint)


def _help(name: str, owners: list[AnyGame]) -> str:
    """`Huang Di: what it means there. The Warring States of China: what it means there.`"""
    language = language_of_environment()
    texts = [Texts(language, game.key) for game in owners]
    key = f"option-{name.replace('_', '-')}-help"
    return " ".join(f"{text.title}: {text.text(key)}" for text in texts)
