"""The whole server: `create_app(config)`."""

import contextlib
from collections.abc import AsyncIterator
from functools import cached_property
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import games
from .accounts.api import Accounts
from .accounts.newcomers import Newcomers
from .accounts.passwords import Passwords
from .accounts.sessions import Sessions
from .config import Config
from .errors import Refused
from .http.access_log import AccessLog
from .http.documents import Document, document_of
from .http.endpoint import Call, Endpoint
from .http.health import Health
from .http.openapi import document
from .http.pipeline import METHODS, RequestPipeline
from .http.prefix import Prefix
from .http.responses import refuse
from .http.site import FOLDER, OFFLINE, ExportedSite, Site
from .metrics import Metrics
from .moderation.api import ModerationApi
from .moderation.site_texts import SiteTextsApi
from .notices.outbox import note_causes
from .notices.service import NoticeService
from .puzzles.api import Puzzles
from .security.addresses import AddressCheck, Proxies
from .security.headers import SecurityHeaders
from .security.limits import Limiter
from .security.origin import OriginCheck
from .social.api import SocialApi
from .store import Store
from .sync.people import PeopleSync
from .sync.waiters import Waiters
from .tables.lifecycle import TableLifecycle
from .tables.model.levels import offer_own_bots


class Parts:
    """The parts of an app; none of them runs before the app starts."""

    def __init__(self, config: Config) -> None:
        self.config = config
        offer_own_bots(config.own_bots)
        self.metrics = Metrics()
        self.limiter = Limiter(is_on=config.rate_limits)
        self.store = Store(config.database_url)
        self.sessions = Sessions(self.store)
        self.passwords = Passwords()
        self.newcomers = Newcomers(self.store, is_on=config.rate_limits)
        self.lifecycle = TableLifecycle(
            self.store,
            self.sessions,
            self.limiter,
            self.metrics,
            self.newcomers,
            workers=config.bot_workers,
            fill_seconds=config.fill_seconds,
            before_commit=note_causes if config.channels else None,
        )
        self.accounts = Accounts(
            self.store,
            self.sessions,
            self.passwords,
            self.limiter,
            self.newcomers,
            people_changed=self.people_changed,
            account_deleted=self.account_deleted,
        )
        self.notices = NoticeService(
            config,
            self.store,
            self.accounts,
            self.limiter,
            self.metrics,
            self.lifecycle.tables.cache.held,
        )
        self._add_site()

    def _add_site(self) -> None:
        """The parts around the tables: health, people, moderators, the host's texts, puzzles."""
        self.health = Health(self.metrics, self.config.metrics_from, self.store.ping)
        tables = self.lifecycle.tables
        self.waiters = Waiters()
        self.people_sync = PeopleSync(
            self.store,
            self.lifecycle.people_changed,
            lambda: [table.id for table in tables.cache.held()],
            self.waiters,
        )
        self.social = SocialApi(
            tables,
            self.limiter,
            self.waiters,
            people_changed=self.people_changed,
            invited=self.people_sync.announce_invitation,
            has_notices=bool(self.config.channels),
        )
        self.moderation = ModerationApi(tables, self.people_changed)
        self.site_texts = SiteTextsApi(self.config.data)
        self.puzzles = Puzzles(self.store, self.sessions, self.lifecycle.workers)

    def endpoints(self) -> list[Endpoint]:
        """The whole HTTP API."""
        own = Endpoint("GET", "/api/openapi.json", self.describe, "This document.", dict[str, Any])
        return [
            *self.health.endpoints(),
            *self.accounts.endpoints(),
            *self.notices.endpoints(),
            *self.lifecycle.endpoints(),
            *self.social.endpoints(),
            *self.moderation.endpoints(),
            *self.site_texts.endpoints(),
            *self.puzzles.endpoints(),
            own,
        ]

    async def describe(self, call: Call) -> Response:
        return self._description.answer(call.request)

    @cached_property
    def _description(self) -> Document:
        return document_of(document(self.endpoints(), self.config.prefix))

    async def people_changed(self, tables: list[str]) -> None:
        """Other people sit at these tables, or the same under other names; sessions may be over."""
        await self.lifecycle.people_changed(tables)
        await self.people_sync.announce(tables)

    async def account_deleted(self, person: str, tables: list[str]) -> None:
        """An account at these tables was deleted."""
        await self.lifecycle.account_deleted(person, tables)
        await self.people_sync.announce(tables)

    def game_of(self, request: Request) -> str:
        """The game that a request is about, or that of its table; nothing if it is about none."""
        table = self.lifecycle.tables.cache.find(request.path_params.get("table", ""))
        if table is not None:
            return table.game.key
        named = request.path_params.get("game") or getattr(request.state, "game", "")
        return named if named in {game.key for game in games.all()} else ""

    async def begin_shutdown(self) -> None:
        """Accept nothing new, and close sockets and long polls."""
        self.health.is_serving = False
        self.waiters.dismiss()
        await self.lifecycle.begin_shutdown()

    @contextlib.asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        """Everything that runs, from the start to the end, when the last commit is on disk."""
        async with self.store:
            await self.sessions.forget_expired()
            await self.lifecycle.start()
            self.people_sync.start()
            self.notices.start()
            self.health.is_serving = True
            try:
                yield
            finally:
                await self.begin_shutdown()
                await self.notices.stop()
                await self.people_sync.stop()
                await self.lifecycle.stop()
                self.passwords.close()


def create_app(config: Config) -> Starlette:
    """The ASGI app; `app.state.parts` are its parts."""
    parts = Parts(config)
    pipeline = RequestPipeline(
        parts.sessions,
        parts.limiter,
        parts.metrics,
        config.body_limit,
        parts.game_of,
        parts.newcomers,
    )
    app = Starlette(
        routes=[
            *parts.lifecycle.routes(),
            *pipeline.routes(parts.endpoints()),
            Route("/api/{path:path}", _nothing, methods=METHODS),
            *ExportedSite(config.data / OFFLINE).routes(),
            *Site(FOLDER, config.prefix).routes(),
        ],
        middleware=[
            Middleware(Proxies, trusted_hosts=list(config.trusted_proxies)),
            Middleware(Prefix, prefix=config.prefix),
            Middleware(AccessLog, metrics=parts.metrics),
            Middleware(SecurityHeaders),
            Middleware(AddressCheck, config.hosts, config.other_hosts, config.prefix),
            Middleware(OriginCheck, origins=config.origins),
        ],
        lifespan=parts.running,
    )
    app.state.parts = parts
    return app


async def _nothing(request: Request) -> Response:
    """Under /api an unknown address is no page of the browser client."""
    return refuse(request.scope, Refused(404, "not-found"))
