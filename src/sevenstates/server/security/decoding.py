"""JSON and queries, checked against their schema."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ..errors import Refused

NUL = "\0"
"""No text of a person has it, and PostgreSQL stores no text with it."""
ESCAPED_NUL = "\\u0000"
"""The only way to write it in JSON."""


def decode(data: bytes | str, wanted: Any) -> Any:
    """JSON as an object of a type, strictly: a number in quotes is no number."""
    try:
        decoded = msgspec.json.decode(data, type=wanted)
        if _may_have_nul(data) and _has_nul(msgspec.json.decode(data)):
            raise Refused(422, "nul-character")
        return decoded
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-body", **_where(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "bad-json", why=str(error)) from None


def read_query(given: Mapping[str, str], wanted: type[msgspec.Struct] | None) -> Any:
    """The decoded query; everything in it arrives as text, so numbers are read from text."""
    if wanted is None:
        return None
    if _has_nul(dict(given)):
        raise Refused(422, "nul-character")
    try:
        return msgspec.convert(dict(given), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-query", **_where(error)) from None


def _may_have_nul(data: bytes | str) -> bool:
    return ESCAPED_NUL in data if isinstance(data, str) else ESCAPED_NUL.encode() in data


def _has_nul(value: object) -> bool:
    """Whether a text anywhere in decoded JSON has a NUL character."""
    open_parts = [value]
    while open_parts:
        part = open_parts.pop()
        if isinstance(part, str) and NUL in part:
            return True
        if isinstance(part, dict):
            open_parts += [*part.keys(), *part.values()]
        elif isinstance(part, list):
            open_parts += part
    return False


def _where(error: msgspec.ValidationError) -> dict[str, str]:
    why, _, where = str(error).partition(" - at `")
    return {"where": where.rstrip("`") or "$", "why": why}
