"""Endpoint of the HTTP API: its input, its output and its rate limit.

The list of endpoints makes the routes, the schema checks, the rate limits and the OpenAPI document,
so none of them can forget an entry.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...core import SevenStatesError
from ..accounts.person import Person
from ..errors import language_of
from ..wire import Problem


@dataclass(frozen=True, slots=True)
class Call:
    """A request that passed the checks."""

    request: Request
    person: Person | None
    """None without a valid cookie."""
    token: str | None
    """The token of `Authorization: Bearer`, as it was sent."""
    body: Any
    """The decoded body, an object of the endpoint's `takes`; None if it takes nothing."""
    query: Any
    """The decoded query, an object of the endpoint's `query`; None if it has none."""

    @property
    def language(self) -> str:
        """The language to answer in."""
        return language_for(self.request, self.person)

    def path(self, name: str) -> str:
        """A part of the path, such as the table's id."""
        value: str = self.request.path_params[name]
        return value


def language_for(connection: HTTPConnection, person: Person | None) -> str:
    """The language from the person's settings, or else the browser's."""
    chosen = person.language if person is not None else ""
    return chosen or language_of(connection.headers.get("accept-language", ""))


Handler = Callable[[Call], Awaitable[Any]]
"""Returns an object of the endpoint's type `gives`, or a Response."""
Refuse = Callable[[SevenStatesError, str], Response]
"""Gives the answer to a refusal and its sentence."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An entry of the API. Paths begin with /api and name their parts in braces."""

    method: str
    path: str
    handler: Handler
    summary: str
    gives: Any
    """The type of what a success holds; None for an empty 204."""
    takes: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] | None = None
    status: int = 200
    limit: str = "read"
    """The name of its rate limit in `security.limits`; empty for what monitors ask."""
    person: bool = False
    """Whether a person is needed: a caller without a cookie becomes a guest."""
    ignores_body: bool = False
    """Whether a body of any kind may come, which is not read."""
    for_banned: bool = False
    """Whether a banned person may still call it."""
    media: str = "application/json"
    """The media type of what a success holds."""
    refuses: Any = Problem
    """The type of what a refusal holds."""
    refuse: Refuse | None = None
    """How it is refused where another protocol says so; None for a Problem."""

    @property
    def is_mutating(self) -> bool:
        """Whether a call can change something."""
        return self.method not in ("GET", "HEAD")
