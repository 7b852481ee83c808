"""Options of a table from the command line: NAME=VALUE, for any game."""

import dataclasses
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..core import AnyGame, BadOption, Options
from .errors import ClientError, why

YES = ("yes", "true", "on", "1", "y", "ja", "tak")
NO = ("no", "false", "off", "0", "n", "nein", "nie")


def parse_options(game: AnyGame, texts: Iterable[str], flags: Mapping[str, object]) -> Options:
    """The options that `--option NAME=VALUE` and the flags set; a path stands for its text."""
    values: dict[str, object] = {
        name: read_text(value) if isinstance(value, Path) else value
        for name, value in flags.items()
    }
    hints = typing.get_type_hints(game.options_type)
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise ClientError("option-form", text=text)
        values[name] = parse_value(hints.get(name), name, value.strip())
    options: Options = game.options_type.from_json(values)
    return options


def parse_value(hint: object, name: str, text: str) -> object:
    """A value as the option's type wants it; `@FILE` stands for what is in the file."""
    if hint is bool:
        if text.casefold() in YES:
            return True
        if text.casefold() in NO:
            return False
        raise BadOption("option-choice", option=name, value=text, choices="yes, no")
    if hint is int:
        try:
            return int(text)
        except ValueError:
            raise BadOption("option-type", option=name, value=text) from None
    if hint == tuple[str, ...]:
        return [part.strip() for part in text.split(",") if part.strip()]
    if text.startswith("@"):
        return read_text(Path(text[1:]))
    return text


def read_text(path: Path) -> str:
    """The text of a file, such as a map."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ClientError("cannot-read", file=str(path), why="UTF-8") from None
    except OSError as error:
        raise ClientError("cannot-read", file=str(path), why=why(error)) from None


def plain_fields(game: AnyGame) -> list[dataclasses.Field[Any]]:
    """The options that are a yes or no, or one of a few values."""
    hints = typing.get_type_hints(game.options_type)
    return [
        field
        for field in dataclasses.fields(game.options_type)
        if hints[field.name] is bool or "choices" in field.metadata
    ]
