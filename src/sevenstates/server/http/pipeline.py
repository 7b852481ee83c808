"""The request pipeline: rate limits, session, body and query checks, handler, response."""

import secrets
from collections.abc import Awaitable, Callable, Iterable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ...core import SevenStatesError
from ..accounts.newcomers import Newcomers
from ..accounts.person import Person
from ..accounts.sessions import Sessions, set_cookie
from ..errors import Refused, error_text, language_of
from ..internal_errors import refusal_of
from ..metrics import Metrics
from ..security.bodies import read_body
from ..security.decoding import read_query
from ..security.limits import Limiter
from ..texts import ServerTexts
from .endpoint import Call, Endpoint, language_for
from .responses import refuse, reply

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
Answer = Callable[[Request], Awaitable[Response]]


class RequestPipeline:
    """Makes routes of endpoints."""

    def __init__(
        self,
        sessions: Sessions,
        limiter: Limiter,
        metrics: Metrics,
        body_limit: int,
        game_of: Callable[[Request], str],
        newcomers: Newcomers,
    ) -> None:
        """`game_of` is the game that a request is about: its texts have the rules' refusals."""
        self.sessions = sessions
        self.game_of = game_of
        self.limiter = limiter
        self.metrics = metrics
        self.body_limit = body_limit
        self.newcomers = newcomers

    def routes(self, endpoints: Iterable[Endpoint]) -> list[Route]:
        """One route for each path, so that the answer to a wrong method names the right ones."""
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in endpoints:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [
            Route(path, self._answer_for(methods), methods=METHODS)
            for path, methods in by_path.items()
        ]

    def _answer_for(self, methods: dict[str, Endpoint]) -> Answer:
        async def answer(request: Request) -> Response:
            endpoint = methods.get("GET" if request.method == "HEAD" else request.method)
            if endpoint is None:
                response = refuse(request.scope, Refused(405, "wrong-method"))
                response.headers["allow"] = ", ".join(methods)
                return response
            try:
                response = await self._pass(endpoint, request)
            except SevenStatesError as error:
                self.metrics.refusals.labels(error.reason).inc()
                response = _refuse(endpoint, request, error, self.game_of(request))
            except Exception as error:
                response = _refuse(endpoint, request, refusal_of(error, route=endpoint.path))
            # Also who is refused keeps the new cookie: the next try is no second guest.
            if token := getattr(request.state, "new_token", ""):
                set_cookie(request, response, token)
            return response

        return answer

    async def _pass(self, endpoint: Endpoint, request: Request) -> Response:
        address = address_of(request)
        if endpoint.limit:  # before the database is asked for anything
            self.limiter.take_address(endpoint.limit, address)
        person, token = await self.sessions.person_of(request), bearer_of(request)
        request.state.person = person
        if person is not None:
            now = self.sessions.now()
            await self.newcomers.note(address, person.id, person.ban, person.mute, now)
        if endpoint.limit:
            self.limiter.take_session(endpoint.limit, address, person.id if person else "")
        body = None
        if endpoint.is_mutating:
            if not endpoint.ignores_body:
                body = await read_body(request, endpoint.takes, self.body_limit)
            # A body may come slowly; what counts is whose session it is when all of it is here.
            person = await self.sessions.person_of(request) if person else None
            request.state.game = getattr(body, "game", "")
            if person is not None and not endpoint.for_banned:
                person.check_ban(self.sessions.now())
        query = read_query(request.query_params, endpoint.query)
        if endpoint.person and person is None and token is None:
            person = await self._make_guest(request)
        result = await endpoint.handler(Call(request, person, token, body, query))
        return result if isinstance(result, Response) else reply(result, endpoint.status)

    async def _make_guest(self, request: Request) -> Person:
        """Make a guest of a caller without a cookie, with a name to begin with."""
        self.limiter.take("guest", address_of(request))
        mute = await self.newcomers.check(address_of(request), self.sessions.now())
        texts = ServerTexts(language_of(request.headers.get("accept-language", "")))
        name = texts("guest-name", number=f"{secrets.randbelow(9000) + 1000}")
        person, request.state.new_token = await self.sessions.make_guest(name, mute)
        return person


def _refuse(
    endpoint: Endpoint, request: Request, error: SevenStatesError, game_key: str = ""
) -> Response:
    """A refusal in the caller's language, as far as that is known."""
    language = language_for(request, getattr(request.state, "person", None))
    if endpoint.refuse is not None:
        return endpoint.refuse(error, error_text(error, language, game_key))
    return refuse(request.scope, error, game_key, language)


def address_of(connection: HTTPConnection) -> str:
    """The caller's address; behind a trusted proxy, the address that the proxy serves."""
    return connection.client.host if connection.client else ""


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token of an outside bot."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None
