"""The way from a request to an endpoint and back: who calls, how often, with what."""

import logging
from collections.abc import Awaitable, Callable, Iterable

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ...core import SevenStatesError
from ..accounts.sessions import Sessions
from ..endpoint import Call, Endpoint
from ..errors import Refused
from ..reply import refuse, reply
from .bodies import read_body, read_query
from .limits import Limiter

logger = logging.getLogger(__name__)

Answer = Callable[[Request], Awaitable[Response]]


class Gate:
    """Makes routes of endpoints."""

    def __init__(self, sessions: Sessions, limiter: Limiter, body_limit: int) -> None:
        self.sessions = sessions
        self.limiter = limiter
        self.body_limit = body_limit

    def routes(self, endpoints: Iterable[Endpoint]) -> list[Route]:
        """One route for each path, so that a wrong method is told the right ones."""
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in endpoints:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [
            Route(path, self._answer_for(methods), methods=list(methods))
            for path, methods in by_path.items()
        ]

    def _answer_for(self, methods: dict[str, Endpoint]) -> Answer:
        async def answer(request: Request) -> Response:
            endpoint = methods["GET" if request.method == "HEAD" else request.method]
            try:
                return await self._pass(endpoint, request)
            except SevenStatesError as error:
                return refuse(request.scope, error)
            except HTTPException:
                raise
            except Exception:
                logger.exception("an endpoint failed", extra={"route": endpoint.path})
                return refuse(request.scope, Refused(500, "server-error"))

        return answer

    async def _pass(self, endpoint: Endpoint, request: Request) -> Response:
        person = await self.sessions.person_of(request)
        if endpoint.limit:
            self.limiter.take(endpoint.limit, address_of(request), person.id if person else "")
        if endpoint.person and person is None:
            raise Refused(401, "no-session")
        body = None
        if endpoint.is_mutating:
            body = await read_body(request, endpoint.takes, self.body_limit)
        query = read_query(request.query_params, endpoint.query)
        result = await endpoint.handler(Call(request, person, bearer_of(request), body, query))
        return result if isinstance(result, Response) else reply(result, endpoint.status)


def address_of(connection: HTTPConnection) -> str:
    """Where a call comes from; behind a trusted proxy, whom the proxy serves."""
    return connection.client.host if connection.client else ""


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token of an outside bot."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None
