"""Entries of the HTTP interface: one table for routes, schema checks, limits and the API document.

An entry says what it takes and gives; `docs/protocol.md`, the OpenAPI document and the tests read
it from here.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from starlette.requests import Request




class Query(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parameters after the question mark; entries with some have a struct of their own."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request whose parts have been checked."""

    request: Request
    body: Any
    query: Any
    path: dict[str, str]


@dataclass(frozen=True, slots=True)
class Reply:
    """What a call gives: a struct, text or bytes, and how."""

    value: Any
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = "application/json"


Handler = Callable[[Call], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One method of one path."""

    method: str
    path: str
    """As Starlette writes it: /api/tables/{table}."""
    handler: Handler
    summary: str
    gives: Any
    """The type of the answer; None for nothing, str for plain text."""
    takes: Any = None
    """The type of the body."""
    query: type[Query] = Query
    status: int = 200
    limit: str = ""
    """The name of its rate limit; every entry that changes something has one."""
    refuses: tuple[int, ...] = (404,)
    """Statuses of problems besides 400, 403 (origin), 413 and 429."""


