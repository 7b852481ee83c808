"""Health checks and metrics, for load balancers and monitors."""

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from starlette.responses import Response

from ..errors import Refused
from ..metrics import Metrics
from ..security.addresses import FROM_PROXY
from .endpoint import Call, Endpoint
from .pipeline import address_of


class Alive(msgspec.Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"] = "ok"


class Health:
    """Answers those who watch the server."""

    def __init__(
        self,
        metrics: Metrics,
        metrics_from: tuple[str, ...],
        ask_store: Callable[[], Awaitable[object]],
    ) -> None:
        self.is_serving = False
        """Between start and stop."""
        self._metrics = metrics
        self._metrics_from = metrics_from
        self._ask_store = ask_store

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET", "/healthz", self.alive, "Whether the process answers.", Alive, limit=""
            ),
            Endpoint(
                "GET", "/readyz", self.ready, "Whether requests can be served.", Alive, limit=""
            ),
            Endpoint(
                "GET",
                "/metrics",
                self.figures,
                "Figures for Prometheus.",
                str,
                media="text/plain",
                limit="",
            ),
        ]

    async def alive(self, call: Call) -> Alive:
        return Alive()

    async def ready(self, call: Call) -> Alive:
        """503 while the server starts or stops, or when its database does not answer."""
        if not self.is_serving:
            raise Refused(503, "not-ready")
        try:
            await self._ask_store()
        except Exception:
            raise Refused(503, "database-unavailable") from None
        return Alive()

    async def figures(self, call: Call) -> Response:
        """Shown to the addresses in the settings only: how busy a server is, is its own business.

        A proxy that is not trusted calls from this machine for anybody.
        """
        request = call.request
        is_passed_on = "x-forwarded-for" in request.headers and not request.scope[FROM_PROXY]
        if is_passed_on or address_of(request) not in self._metrics_from:
            raise Refused(403, "not-for-you")
        return Response(self._metrics.to_text(), media_type="text/plain; version=0.0.4")
