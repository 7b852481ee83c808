"""Routes of the local server: the same paths, bodies and refusals as the server's HTTP API."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ..server.errors import Refused
from ..server.security.decoding import decode, read_query

MAX_BODY = 2 * 1024 * 1024
"""Maximum characters of a body: of a record with decks and maps of its own."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request that passed the checks."""

    parts: Mapping[str, str]
    """The parts of the path by their names."""
    query: Any
    body: Any
    language: str

    def path(self, name: str) -> str:
        """A part of the path, such as the table's id."""
        return self.parts[name]


@dataclass(frozen=True, slots=True)
class Route:
    """An entry of the API; its path names its parts in braces."""

    method: str
    path: str
    handler: Callable[[Call], object]
    takes: Any = None
    query: type[msgspec.Struct] | None = None
    status: int = 200
    ignores_body: bool = False


class Router:
    """Finds the route of a request and checks what it brings."""

    def __init__(self, routes: Sequence[Route]) -> None:
        by_path: dict[str, dict[str, Route]] = {}
        for route in routes:
            by_path.setdefault(route.path, {})[route.method] = route
        self._routes = [(_pattern(path), methods) for path, methods in by_path.items()]

    def answer(
        self, method: str, path: str, query: Mapping[str, str], body: str | None, language: str
    ) -> tuple[int, object]:
        """The status and what the handler gives; Refused, or what it raises."""
        route, parts = self._find(method, path)
        if body is not None and len(body) > MAX_BODY:
            raise Refused(413, "too-large", most=MAX_BODY)
        decoded = None
        if route.takes is not None:
            decoded = decode(body or "", route.takes)
        elif body and not route.ignores_body:
            raise Refused(422, "bad-body", where="$", why="no body is expected")
        call = Call(parts, read_query(query, route.query), decoded, language)
        return route.status, route.handler(call)

    def _find(self, method: str, path: str) -> tuple[Route, Mapping[str, str]]:
        for pattern, methods in self._routes:
            found = pattern.fullmatch(path)
            if found is not None:
                if method not in methods:
                    raise Refused(405, "wrong-method")
                return methods[method], found.groupdict()
        raise Refused(404, "not-found")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
