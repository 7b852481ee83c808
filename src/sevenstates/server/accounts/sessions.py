"""Sessions and their cookies."""

from collections.abc import Callable
from dataclasses import replace

import sqlalchemy as sa
from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..security.tokens import hash_token, new_token
from ..store import Store, now_ms, schema
from . import people
from .person import Person, SanctionJson

DAY = 24 * 60 * 60 * 1000
LIFETIME = 400 * DAY
"""As long as browsers keep a cookie; every visit renews it."""
SECURE_NAME = "__Host-sevenstates"
PLAIN_NAME = "sevenstates"


class Sessions:
    """Cookies and the people behind them."""

    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.now = now

    async def person_of(self, connection: HTTPConnection) -> Person | None:
        """The caller; None without a valid cookie."""
        token = cookie_of(connection)
        if not token:
            return None
        found = await self.store.read(lambda db: _find(db, hash_token(token), self.now()))
        if found is None:
            return None
        person, expires = found
        if expires - self.now() < LIFETIME - DAY:
            await self.store.write(lambda db: _renew(db, hash_token(token), person.id, self.now()))
        return person

    def begin(self, db: Connection, person_id: str) -> str:
        """Start a session; the token goes into the cookie and is never stored."""
        token = new_token()
        now = self.now()
        values = {"hash": hash_token(token), "person": person_id}
        db.execute(sa.insert(schema.sessions).values(**values, created=now, expires=now + LIFETIME))
        return token

    async def forget_expired(self) -> None:
        """Delete the sessions that have run out."""
        expired = schema.sessions.c.expires <= self.now()
        await self.store.write(lambda db: db.execute(sa.delete(schema.sessions).where(expired)))

    async def make_guest(self, name: str, mute: SanctionJson | None = None) -> tuple[Person, str]:
        """A new guest with a session, who may begin with a mute."""

        def add(db: Connection) -> tuple[Person, str]:
            person = people.add_guest(db, name, self.now(), mute)
            token = self.begin(db, person.id)
            return replace(person, session=hash_token(token)), token

        return await self.store.write(add)


def end(db: Connection, token: str) -> None:
    """Forget a session."""
    db.execute(sa.delete(schema.sessions).where(schema.sessions.c.hash == hash_token(token)))


def end_all(db: Connection, person_id: str) -> None:
    """End all sessions of a person, and the mailed links that could start others."""
    for table in (schema.sessions, schema.mail_tokens):
        db.execute(sa.delete(table).where(table.c.person == person_id))


def _find(db: Connection, hashed: str, now: int) -> tuple[Person, int] | None:
    sessions, table = schema.sessions, schema.people
    query = (
        sa.select(table, sessions.c.expires)
        .join_from(sessions, table)
        .where(sessions.c.hash == hashed, sessions.c.expires > now)
    )
    row = db.execute(query).one_or_none()
    if row is None:
        return None
    return replace(people.person_of_row(row), session=hashed), row.expires


def _renew(db: Connection, hashed: str, person_id: str, now: int) -> None:
    sessions = schema.sessions
    where = sessions.c.hash == hashed
    db.execute(sa.update(sessions).where(where).values(expires=now + LIFETIME))
    people.change(db, person_id, seen=now)


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    """Browsers take the secure one from the host itself over TLS only; a home network has none."""
    return SECURE_NAME if is_secure(connection) else PLAIN_NAME


def cookie_of(connection: HTTPConnection) -> str | None:
    """The token that the caller's browser keeps.

    Read here and not by `http.cookies`, whose time grows with the square of a quoted value; a
    token is never quoted.
    """
    wanted = cookie_name(connection)
    for part in ";".join(connection.headers.getlist("cookie")).split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value
    return None


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    response.set_cookie(
        cookie_name(connection),
        token,
        max_age=LIFETIME // 1000,
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="strict",
    )


def clear_cookie(connection: HTTPConnection, response: Response) -> None:
    response.delete_cookie(
        cookie_name(connection),
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="strict",
    )
