"""Bodies and queries: bounded in size and time, and checked against their schema."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request

from ..errors import Refused

NUL = "\0"
"""No text of a person has it, and PostgreSQL stores no text with it."""
ESCAPED_NUL = "\\u0000"
"""The only way to write it in JSON."""
BODY_SECONDS = 60.0
"""How long a caller may take to send a body."""


async def read_body(request: Request, wanted: type[msgspec.Struct] | None, limit: int) -> Any:
    """The decoded body; Refused says which field is wrong and what would be right."""
    body = await _read_bytes(request, limit)
    if wanted is None:
        if body:
            raise Refused(422, "bad-body", where="$", why="no body is expected")
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, "not-json", type=kind)
    return decode(body, wanted)


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


async def _read_bytes(request: Request, limit: int) -> bytes:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read_in_time(request, limit)
    except (TimeoutError, ClientDisconnect):
        raise Refused(408, "too-slow") from None


async def _read_in_time(request: Request, limit: int) -> bytes:
    declared = request.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared) > limit:
        raise Refused(413, "too-large", most=limit)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refused(413, "too-large", most=limit)
    return bytes(body)


def _where(error: msgspec.ValidationError) -> dict[str, str]:
    why, _, where = str(error).partition(" - at `")
    return {"where": where.rstrip("`") or "$", "why": why}
