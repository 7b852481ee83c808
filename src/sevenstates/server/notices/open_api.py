"""HTTP endpoints for those who have a secret address: stopping mails, reading a feed."""

import sqlalchemy as sa
from sqlalchemy import Connection
from starlette.responses import RedirectResponse, Response

from ..config import Config
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..security.keys import ServerKeys
from ..security.tokens import hash_token
from ..store import Store
from ..store import schema as s
from . import channels
from .feed import MEDIA, feed
from .wording import language_of


class OpenApi:
    """The endpoints that need no session."""

    def __init__(self, config: Config, store: Store, keys: ServerKeys) -> None:
        self._config = config
        self._store = store
        self._keys = keys

    def endpoints(self) -> list[Endpoint]:
        stop, page = "/api/notices/stop/{token}", self.show_stop
        return [
            Endpoint("GET", stop, page, "Go to the page that stops mails.", None, status=303),
            Endpoint(
                "POST",
                stop,
                self.stop,
                "Stop mails, by the link in one.",
                None,
                limit="notices",
                ignores_body=True,
            ),
            Endpoint("GET", "/api/feed/{token}", self.feed, "Read a feed.", str, media=MEDIA),
        ]

    async def show_stop(self, call: Call) -> Response:
        """For mail programs that open the address at which programs stop mails."""
        await self._person_of(call)
        return RedirectResponse(f"{self._config.site}#/stop/{call.path('token')}", 303)

    async def stop(self, call: Call) -> None:
        """One click, without signing in."""
        person = await self._person_of(call)
        await self._store.write(lambda db: channels.remove_kinds(db, person, "mail"))

    async def feed(self, call: Call) -> Response:
        people, c, hashed = s.people.c, s.channels.c, hash_token(call.path("token"))
        query = (
            sa.select(s.channels, people.settings, people.name.label("person_name"))
            .join_from(s.channels, s.people)
            .where(c.kind == "feed", c.target == hashed)
        )

        def read(db: Connection) -> bytes | None:
            row = db.execute(query).one_or_none()
            return None if row is None else feed(db, row, language_of(row), self._config.site)

        found = await self._store.read(read) if "feed" in self._config.channels else None
        if found is None:
            raise Refused(404, "not-found")
        return Response(found, media_type=MEDIA)

    async def _person_of(self, call: Call) -> str:
        person = None
        if "mail" in self._config.channels:
            person = await self._keys.signed(call.path("token"))
        if person is None:
            raise Refused(404, "bad-stop-link")
        return person
