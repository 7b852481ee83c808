"""A connection to a table that speaks the protocol."""

import http.client
import json
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from email.message import Message
from typing import IO, Any
from urllib.parse import urlsplit

from .. import __version__
from .game import ExternalError, Json

MARK = "/api/ext/"
"""The part of a connection string before the id of the game."""
TIMEOUT = 10.0
"""Seconds that one call may take."""
MAX_BYTES = 4_000_000
"""Maximum size of an answer."""


class Unreachable(Exception):
    """The server does not answer, or not in JSON: it may do so later."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A server's answer."""

    status: int
    data: Json
    etag: str = ""

    @property
    def error(self) -> str:
        """The reason of a refusal."""
        return str(self.data.get("error", self.status))


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirect: the token would go with it."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: Message,
        newurl: str,
    ) -> None:
        return None


@dataclass(frozen=True)
class Connection:
    """The address of a game and the token of a seat."""

    address: str
    token: str = field(repr=False)

    @classmethod
    def parse(cls, text: str) -> "Connection":
        """From a connection string; ExternalError if it is none, without the token."""
        address, _, token = text.strip().partition("#")
        origin, mark, game = address.rpartition(MARK)
        parts = urlsplit(origin)
        is_address = parts.scheme in ("http", "https") and parts.netloc and not parts.query
        is_game = mark and game and "/" not in game and "?" not in game
        if not is_address or not is_game or not token or any(map(str.isspace, token + address)):
            raise ExternalError("external-string")
        if not (token + address).isascii():
            raise ExternalError("external-string")
        return cls(address, token)

    def call(self, method: str, path: str, body: object = None, etag: str = "") -> Answer:
        """One call; Unreachable if it is worth trying again, ExternalError if it is not."""
        headers = {
            "Authorization": f"Bearer {self.token}",
            "Accept": "application/json",
            "User-Agent": f"sevenstates/{__version__}",
        }
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        if etag:
            headers["If-None-Match"] = etag
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            answer = self._open(request)
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(str(error)) from None
        _check(answer)
        return answer

    def _open(self, request: urllib.request.Request) -> Answer:
        opener = urllib.request.build_opener(_NoRedirects)
        try:
            with opener.open(request, timeout=TIMEOUT) as response:
                etag = response.headers.get("ETag", "")
                return Answer(response.status, _decoded(response.read(MAX_BYTES)), etag)
        except urllib.error.HTTPError as error:
            with error:
                if 300 <= error.code < 400:
                    return Answer(error.code, {})
                return Answer(error.code, _decoded(error.read(MAX_BYTES), is_needed=False))


def _decoded(data: bytes, *, is_needed: bool = True) -> Json:
    try:
        decoded: Any = json.loads(data) if data else {}
    except ValueError:
        decoded = None
    if isinstance(decoded, dict):
        return decoded
    if is_needed:
        raise Unreachable("no JSON")
    return {}


def _check(answer: Answer) -> None:
    """Sort out the answers after which there is nothing more to do, and those to wait after."""
    if answer.status == 401:
        raise ExternalError("external-token")
    if answer.status == 404:
        raise ExternalError("external-no-game")
    if 300 <= answer.status < 400 and answer.status != 304:
        raise ExternalError("external-redirect", status=answer.status)
    if answer.status not in (200, 201, 204, 304, 400, 409):
        raise Unreachable(str(answer.status))
