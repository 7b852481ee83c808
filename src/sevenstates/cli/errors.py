"""Refusals of the terminal client; the rules have their own."""

from collections.abc import Mapping

from ..core import SevenStatesError
from ..texts import Texts
from .words import Words


class ClientError(Exception):
    """Something the client cannot do; `key` and `fields` are those of its words."""

    def __init__(self, key: str, **fields: object) -> None:
        super().__init__(key, fields)
        self.key = key
        self.fields: Mapping[str, object] = fields


def sentence(error: SevenStatesError | ClientError, texts: Texts, words: Words) -> str:
    """The error in words, with the id of the rule if one refuses."""
    if isinstance(error, ClientError):
        return words(error.key, **error.fields)
    sentence = texts.refusal(error)
    return f"{sentence} [{error.rule_id}]" if error.rule_id else sentence


def why(error: Exception) -> str:
    """The system's message about a file, as part of a sentence."""
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
