"""Credentials of connections: sessions and seat tokens, checked against the database."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..accounts.person import Person, Sanction
from ..errors import Refused
from ..internal_errors import refusal_of
from ..store import Store
from ..store import schema as s
from ..store.schema import Row
from .model.reader import Credential, Holder, TokenSeat

CHUNK = 500
"""Maximum credentials in one statement; SQLite takes some thousand parameters."""


class _Check:
    """One query for all callers that asked before it began."""

    def __init__(self) -> None:
        self.credentials: set[Credential] = set()
        self.found: dict[Credential, Holder] = {}
        self.only_alive: set[Credential] = set()
        """Credentials that are only checked, without looking up their holder."""
        self.alive: set[Credential] = set()
        self.failure: Refused | None = None
        self.is_done = asyncio.Event()

    def run(self, db: Connection, now: int) -> None:
        if not self.credentials and not self.only_alive:
            db.execute(sa.select(1))
        self.found = find_holders(db, self.credentials, now)
        self.alive = find_alive(db, self.only_alive, now)


class Credentials:
    """Looks credentials up, in one query for all connections that ask at the same time."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._next: _Check | None = None
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def holder(self, credential: Credential) -> Holder | None:
        """The holder of the credential; None if it is not valid or empty."""
        if credential.is_empty:
            return None
        return (await self._ask((credential,))).found.get(credential)

    async def revoked(self, credentials: Collection[Credential]) -> set[Credential]:
        """Those that are no longer valid."""
        checked = {credential for credential in credentials if not credential.is_empty}
        if not checked:
            return checked
        return checked - (await self._ask((), checked)).alive

    async def ask_database(self) -> None:
        """Refused if the database does not answer."""
        await self._ask(())

    async def _ask(
        self, credentials: Collection[Credential], only_alive: Collection[Credential] = ()
    ) -> _Check:
        check = self._next
        if check is None:
            check = self._next = _Check()
            task = asyncio.create_task(self._run(check))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        check.credentials.update(credentials)
        check.only_alive.update(only_alive)
        await check.is_done.wait()
        if check.failure is not None:
            raise check.failure
        return check

    async def _run(self, check: _Check) -> None:
        async with self._turn:
            self._next = None
            try:
                await self._store.read(lambda db: check.run(db, self._now()))
            except (SQLAlchemyError, RuntimeError) as error:
                # Without the database nobody has access.
                check.failure = refusal_of(error, what="rights")
            finally:
                check.is_done.set()


def find_holders(
    db: Connection, credentials: Collection[Credential], now: int
) -> dict[Credential, Holder]:
    """The holders of the credentials."""
    sessions = [credential.session for credential in credentials if credential.session]
    tokens = [credential.token for credential in credentials if credential.token]
    found: dict[Credential, Holder] = {}
    for row in _in_chunks(db, _SESSIONS, sessions, now=now):
        found[Credential(session=row.hash)] = Person(
            row.id,
            row.name,
            row.kind != "account",
            session=row.hash,
            mute=Sanction.from_json(row.mute) if row.mute else None,
            ban=Sanction.from_json(row.ban) if row.ban else None,
        )
    for row in _in_chunks(db, _TOKENS, tokens):
        mute = Sanction.from_json(row.mute) if row.mute else None
        found[Credential(token=row.hash)] = TokenSeat(row.table_id, row.seat, mute)
    return found


def find_alive(db: Connection, credentials: Collection[Credential], now: int) -> set[Credential]:
    """Those of the credentials that are valid."""
    sessions = [credential.session for credential in credentials if credential.session]
    tokens = [credential.token for credential in credentials if credential.token]
    alive = {Credential(hashed, "") for (hashed,) in _in_chunks(db, _ALIVE, sessions, now=now)}
    return alive | {Credential("", row.hash) for row in _in_chunks(db, _TOKENS, tokens)}


def _in_chunks(
    db: Connection, query: sa.Select[Any], hashes: Sequence[str], **more: int
) -> Iterator[Row]:
    for start in range(0, len(hashes), CHUNK):
        yield from db.execute(query, {"hashes": hashes[start : start + CHUNK], **more}).all()


_SESSIONS = (
    sa.select(
        *(s.sessions.c.hash, s.people.c.id, s.people.c.name, s.people.c.kind),
        *(s.people.c.mute, s.people.c.ban),
    )
    .join_from(s.sessions, s.people)
    .where(
        s.sessions.c.hash.in_(sa.bindparam("hashes", expanding=True)),
        s.sessions.c.expires > sa.bindparam("now"),
    )
)
_ALIVE = sa.select(s.sessions.c.hash).where(
    s.sessions.c.hash.in_(sa.bindparam("hashes", expanding=True)),
    s.sessions.c.expires > sa.bindparam("now"),
)
_TOKENS = (
    sa.select(s.seat_tokens, s.people.c.mute)
    .join_from(
        s.seat_tokens,
        s.seats,
        (s.seats.c.table_id == s.seat_tokens.c.table_id) & (s.seats.c.seat == s.seat_tokens.c.seat),
    )
    .join(s.people, s.people.c.id == s.seats.c.person, isouter=True)
    .where(s.seat_tokens.c.hash.in_(sa.bindparam("hashes", expanding=True)))
)
