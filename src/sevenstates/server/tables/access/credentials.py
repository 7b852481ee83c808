"""Rights of connections: whether a session or a seat's token still holds, by the database."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ....core import Seat
from ...errors import Refused
from ...http.endpoint import Person
from ...internal_errors import refusal_of
from ...store import Store
from ...store import schema as s

CHUNK = 500
"""Maximum rights in one statement; SQLite takes some thousand parameters."""


class RightGone(Refused):
    """The right of a connection has ended: a session, a token, or a place at a private table."""


class Right(NamedTuple):
    """What a connection was opened with, by its hash: a session, a token, or neither."""

    session: str = ""
    token: str = ""

    @property
    def is_open(self) -> bool:
        """Whether there is nothing to check: anybody may look as a stranger."""
        return not self.session and not self.token

    def gone(self) -> RightGone:
        """The refusal when the right has ended."""
        return RightGone(401, "bad-token") if self.token else RightGone(401, "session-ended")


@dataclass(frozen=True, slots=True)
class TokenSeat:
    """The seat that a token speaks for."""

    table: str
    seat: Seat


Holder = Person | TokenSeat


class _Check:
    """One look into the database for all who asked before it began."""

    def __init__(self) -> None:
        self.rights: set[Right] = set()
        self.found: dict[Right, Holder] = {}
        self.only_alive: set[Right] = set()
        """Rights of which nobody asks who holds them."""
        self.alive: set[Right] = set()
        self.failure: Refused | None = None
        self.is_done = asyncio.Event()

    def run(self, db: Connection, now: int) -> None:
        self.found = find_holders(db, self.rights, now)
        self.alive = find_alive(db, self.only_alive, now)


class Rights:
    """Looks rights up, for all connections that ask at one time together."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._next: _Check | None = None
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def holder(self, right: Right) -> Holder | None:
        """Who holds the right now; None if nobody does, or there is none."""
        if right.is_open:
            return None
        return (await self._look((right,))).found.get(right)

    async def lost(self, rights: Collection[Right]) -> set[Right]:
        """Those that nobody holds any more."""
        checked = {right for right in rights if not right.is_open}
        if not checked:
            return checked
        return checked - (await self._look((), checked)).alive

    async def _look(self, rights: Collection[Right], only_alive: Collection[Right] = ()) -> _Check:
        check = self._next
        if check is None:
            check = self._next = _Check()
            task = asyncio.create_task(self._run(check))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        check.rights.update(rights)
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
                # Without the database nobody has any right.
                check.failure = refusal_of(error, what="rights")
            finally:
                check.is_done.set()


def find_holders(db: Connection, rights: Collection[Right], now: int) -> dict[Right, Holder]:
    """Who holds which of the rights."""
    sessions = [right.session for right in rights if right.session]
    tokens = [right.token for right in rights if right.token]
    found: dict[Right, Holder] = {}
    for hashed, number, name, kind in _in_chunks(db, _SESSIONS, sessions, now=now):
        found[Right(session=hashed)] = Person(number, name, kind != "account", session=hashed)
    for row in _in_chunks(db, _TOKENS, tokens):
        found[Right(token=row.hash)] = TokenSeat(row.table_id, row.seat)
    return found


def find_alive(db: Connection, rights: Collection[Right], now: int) -> set[Right]:
    """Those of the rights that somebody holds."""
    sessions = [right.session for right in rights if right.session]
    tokens = [right.token for right in rights if right.token]
    alive = {Right(hashed, "") for (hashed,) in _in_chunks(db, _ALIVE, sessions, now=now)}
    return alive | {Right("", row.hash) for row in _in_chunks(db, _TOKENS, tokens)}


def _in_chunks(
    db: Connection, query: sa.Select[Any], hashes: Sequence[str], **more: int
) -> Iterator[Any]:
    for start in range(0, len(hashes), CHUNK):
        yield from db.execute(query, {"hashes": hashes[start : start + CHUNK], **more}).all()


_SESSIONS = (
    sa.select(s.sessions.c.hash, s.people.c.id, s.people.c.name, s.people.c.kind)
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
_TOKENS = sa.select(s.seat_tokens).where(
    s.seat_tokens.c.hash.in_(sa.bindparam("hashes", expanding=True))
)
