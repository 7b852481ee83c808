"""Origin check: refuses what another site's page sends in its visitor's name."""

from collections.abc import Collection

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ..errors import Refused
from ..http.responses import refuse

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NOT_ALLOWED = 1008
"""The code that a socket is closed with; docs/protocol.md explains it."""


class OriginCheck:
    """Lets requests that change something, and sockets, through from our own pages only.

    Every browser says with such a request where it comes from; a program that is no browser need
    not.
    """

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.is_allowed(scope):
            await WebSocketClose(NOT_ALLOWED, "origin-refused")(scope, receive, send)
        elif (
            scope["type"] == "http"
            and scope["method"] not in SAFE_METHODS
            and not self.is_allowed(scope)
        ):
            await refuse(scope, Refused(403, "origin-refused"))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def is_allowed(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return origin in self.origins or origin == own_origin(scope, headers)


def own_origin(scope: Scope, headers: Headers) -> str:
    """The address that the browser sees this server under."""
    is_secure = scope["scheme"] in ("https", "wss")
    return f"{'https' if is_secure else 'http'}://{headers.get('host', '')}"
