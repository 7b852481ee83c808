"""Bodies of requests: bounded in size and time, and checked against their schema."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request

from ..errors import Refused
from .decoding import decode

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
