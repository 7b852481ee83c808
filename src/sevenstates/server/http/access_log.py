"""Access log: an id, a log line and metrics for every request and socket."""

import contextvars
import logging
import secrets
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..metrics import Metrics

logger = logging.getLogger(__name__)

request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")
"""The name of the request being served; every line of the log carries it."""

QUIET = {"/healthz", "/readyz", "/metrics"}
"""Paths that monitors ask for every few seconds: logged at debug level only."""

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"}
OTHER = "other"
"""Any other method: callers can make up any number of them, and each would have figures."""


class AccessLog:
    """Logs the route, never the address or the body: those can hold invitations and passwords."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = secrets.token_hex(8)
        token = request_id.set(name)
        status = 0

        async def send_seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], _header(name)]}
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, send_seen)
        finally:
            self._note(scope, status, time.perf_counter() - began)
            request_id.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "") or "none"
        what: dict[str, object] = {"route": route, "status": status, "ms": round(seconds * 1000, 1)}
        if scope["type"] == "http":
            method = scope["method"] if scope["method"] in METHODS else OTHER
            self.metrics.requests.labels(route, method, status).inc()
            self.metrics.request_seconds.labels(route).observe(seconds)
            level = logging.DEBUG if route in QUIET else logging.INFO
            logger.log(level, "request", extra={"method": method, **what})
        else:
            logger.info("socket closed", extra=what)


def _header(name: str) -> tuple[bytes, bytes]:
    return b"x-request-id", name.encode()
