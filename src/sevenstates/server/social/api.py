"""HTTP endpoints of profiles, following, inviting and blocking."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from .. import wire
from ..accounts import people, ratings
from ..accounts.person import Person
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..http.pipeline import address_of
from ..notices import outbox
from ..security.limits import Limiter
from ..store import schema as s
from ..sync.waiters import Waiters
from ..tables.api.calls import TABLE, person_of
from ..tables.api.queries import MAX_WAIT, Count
from ..tables.api.seating import sit_down
from ..tables.model.reader import Credential, reader_for
from ..tables.service import Tables
from ..tables.views import lobby
from ..tables.views.update import table_info
from . import invitations, relations
from .profile import is_private, profile

PeopleChanged = Callable[[list[str]], Awaitable[None]]
Invited = Callable[[str], Awaitable[None]]
"""Gets the person whose invitations have changed."""


class NameQuery(msgspec.Struct):
    """Of which account."""

    name: Annotated[str, Meta(min_length=1, max_length=32)]


class RatingsQuery(msgspec.Struct):
    """The game, the number of seats, the least number of games, and where the page begins."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=8)]
    games: Annotated[int, Meta(ge=1, le=1000)] = ratings.RANKED_GAMES
    after: Count = 0


class InvitationsQuery(msgspec.Struct):
    """Parameters of a poll: the newest invitation that the client knows, and how long to wait."""

    after: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The time of the newest invitation that the client knows; 0 if it knows none."""
    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT)] = 0


class SocialApi:
    """Answers calls about people."""

    def __init__(
        self,
        tables: Tables,
        limiter: Limiter,
        waiters: Waiters,
        *,
        people_changed: PeopleChanged,
        invited: Invited,
        has_notices: bool,
    ) -> None:
        """`people_changed` gets the tables where something is to be read again.

        `has_notices` says whether the server sends notices to those who are away.
        """
        self.tables = tables
        self.store = tables.store
        self._limiter = limiter
        self._waiters = waiters
        self._people_changed = people_changed
        self._invited = invited
        self._has_notices = has_notices

    def endpoints(self) -> list[Endpoint]:
        return [*self._of_reading(), *self._of_relations(), *self._of_invitations()]

    def _of_reading(self) -> list[Endpoint]:
        best, people_ = self.ratings, self.profile
        return [
            Endpoint("GET", "/api/ratings", best, "The best.", wire.RatingList, query=RatingsQuery),
            Endpoint("GET", "/api/profile", people_, "An account.", wire.Profile, query=NameQuery),
            Endpoint("GET", "/api/me/people", self.contacts, "Your people.", wire.Contacts),
        ]

    def _of_relations(self) -> list[Endpoint]:
        people_ = "/api/me/people"
        return [
            Endpoint(
                "POST",
                f"{people_}/follow",
                self.follow,
                "Follow an account, or stop.",
                wire.Contacts,
                wire.RelationChange,
                limit="people",
            ),
            Endpoint(
                "POST",
                f"{people_}/block",
                self.block,
                "Block an account, or stop.",
                wire.Contacts,
                wire.RelationChange,
                limit="people",
            ),
        ]

    def _of_invitations(self) -> list[Endpoint]:
        mine = "/api/me/invitations"
        return [
            Endpoint(
                "POST",
                f"{TABLE}/invitations",
                self.invite,
                "Invite an account.",
                None,
                wire.InviteName,
                limit="people",
            ),
            Endpoint(
                "GET",
                mine,
                self.invitations,
                "Your invitations.",
                wire.InvitationList,
                query=InvitationsQuery,
            ),
            Endpoint(
                "POST",
                f"{mine}/{{table}}",
                self.answer,
                "Accept or decline.",
                wire.TableInfo,
                wire.InvitationAnswer,
                limit="people",
            ),
        ]

    async def ratings(self, call: Call) -> wire.RatingList:
        query: RatingsQuery = call.query
        return await self.store.read(
            lambda db: ratings.best(db, query.game, query.seats, query.games, query.after)
        )

    async def profile(self, call: Call) -> wire.Profile:
        reader = call.person.id if call.person else None
        return await self.store.read(lambda db: profile(db, call.query.name, reader))

    async def contacts(self, call: Call) -> wire.Contacts:
        if call.person is None:
            return wire.Contacts(following=[], blocked=[])
        person = call.person.id
        return await self.store.read(lambda db: _contacts(db, person))

    async def follow(self, call: Call) -> wire.Contacts:
        person, change = _account(call), call.body
        now = self.tables.now()
        await self.store.write(
            lambda db: relations.follow(db, person.id, change.name, change.on, now)
        )
        return await self.contacts(call)

    async def block(self, call: Call) -> wire.Contacts:
        person, change = _account(call), call.body

        def block(db: Connection) -> list[str]:
            relations.block(db, person.id, change.name, change.on, self.tables.now())
            return people.tables_of(db, person.id)

        await self._people_changed(await self.store.write(block))
        return await self.contacts(call)

    async def invite(self, call: Call) -> None:
        table = await self.tables.cache.get(call.path("table"))
        person = _account(call)
        reader = await reader_for(self.tables.credentials, table, person, None)
        if not reader.seats and table.host != person.id:
            raise Refused(403, "not-seated")
        if table.status != "open":
            raise Refused(409, "started-already")
        now, name = self.tables.now(), call.body.name

        def write(db: Connection) -> str:
            asked = invitations.invite(db, table.id, person.id, name, now)
            if self._has_notices:
                outbox.add_invitation(db, asked, table.id, now)
            return asked

        await self._invited(await self.store.write(write, table.id))

    async def invitations(self, call: Call) -> wire.InvitationList:
        """Waits for one that the client does not know, if it says how long."""
        if call.person is None:
            return wire.InvitationList(invitations=[])
        person, query = call.person, call.query
        with self._waiters.waiting(person.id) as changed:
            known = await self._invitations(person)
            if not query.wait or any(one.at > query.after for one in known.invitations):
                return known
            with self._limiter.holding(address_of(call.request), person.id):
                end = time.monotonic() + query.wait
                while (left := end - time.monotonic()) > 0 and not self._waiters.are_dismissed:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), left)
                    changed.clear()
                    # The session may be over since the call began.
                    session = Credential(session=person.session)
                    if await self.tables.credentials.holder(session) is None:
                        raise Refused(401, "session-ended")
                    # This process also hears what it has announced itself, which is no news.
                    if (found := await self._invitations(person)) != known:
                        return found
        return known

    async def _invitations(self, person: Person) -> wire.InvitationList:
        return await self.store.read(lambda db: invitations.read(db, person.id))

    async def answer(self, call: Call) -> wire.TableInfo:
        """Answer an invitation: sit down if a seat is left, and else watch."""
        person, accept, table_id = person_of(call), call.body.accept, call.path("table")
        step = invitations.let_in if accept else invitations.decline
        await self.store.write(lambda db: step(db, table_id, person.id), table_id)
        table = await self.tables.cache.get(table_id)
        if accept:
            table.members.setdefault(person.id, [])
            await sit_down(self.tables, table, person, call.language)
            await self.store.write(lambda db: invitations.remove(db, table_id, person.id), table_id)
        await self._invited(person.id)
        reader = await reader_for(self.tables.credentials, table, person, None, invite=table.invite)
        return table_info(table, reader)


def _account(call: Call) -> Person:
    if call.person is None or call.person.is_guest:
        raise Refused(403, "need-account")
    return call.person


def _contacts(db: Connection, person: str) -> wire.Contacts:
    rows = relations.names_of(db, s.follows, person)
    shown = [row.id for row in rows if not is_private(row)]
    tables = lobby.public_tables(db, shown)
    following = []
    for row in rows:
        table, game = tables.get(row.id, (None, None))
        following.append(wire.Contact(name=row.name, table=table, game=game))
    blocked = [row.name for row in relations.names_of(db, s.blocks, person)]
    return wire.Contacts(following=following, blocked=blocked)
