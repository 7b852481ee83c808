"""Bodies and queries: bounded in size and checked against their schema."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request

from ..errors import Refused


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
        return msgspec.json.decode(data, type=wanted)
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-body", **_where(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "bad-json", why=str(error)) from None


def read_query(given: Mapping[str, str], wanted: type[msgspec.Struct] | None) -> Any:
    """The decoded query; everything in it arrives as text, so numbers are read from text."""
    if wanted is None:
        return None
    try:
        return msgspec.convert(dict(given), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-query", **_where(error)) from None


async def _read_bytes(request: Request, limit: int) -> bytes:
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
