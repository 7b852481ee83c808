"""Refusals as they go over the wire."""

from collections.abc import Mapping

from ..core import SevenStatesError
from ..core.errors import bounded
from .errors import error_text
from .wire import Problem


def problem(error: SevenStatesError, language: str, game_key: str = "") -> Problem:
    """A refusal as it goes over the wire."""
    fields = {name: _plain(value) for name, value in error.fields.items()}
    text = error_text(error, language, game_key)
    return Problem(error=error.reason, fields=fields, rule=error.rule_id, text=text)


def _plain(value: object) -> object:
    """A field as JSON carries it."""
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value if isinstance(value, str | int | float | None) else bounded(str(value))
