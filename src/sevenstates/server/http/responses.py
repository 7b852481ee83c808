"""JSON responses, refusals among them."""

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from ...core import SevenStatesError
from ..errors import language_of, status_of
from ..problems import problem

RETRY_SECONDS = 5
"""Seconds until another try, if nothing better is known."""


def reply(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON; None is an empty answer."""
    if value is None:
        return Response(status_code=204, headers=headers)
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def refuse(
    scope: Scope, error: SevenStatesError, game_key: str = "", language: str = ""
) -> Response:
    """A refusal as the answer to a request; without a language in the browser's."""
    language = language or language_of(Headers(scope=scope).get("accept-language", ""))
    headers = {"vary": "accept-language, cookie", **retry_headers(error)}
    return reply(problem(error, language, game_key), status_of(error), headers)


def retry_headers(error: SevenStatesError) -> dict[str, str]:
    """Headers that say when to try again, if that is of use."""
    if status_of(error) not in (429, 503):
        return {}
    return {"retry-after": str(error.fields.get("seconds", RETRY_SECONDS))}
