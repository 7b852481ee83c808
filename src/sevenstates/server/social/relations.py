"""Following and blocking, in the database. Each function works on an open connection."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ..accounts import people
from ..errors import Refused
from ..store import schema as s
from ..store.schema import Row

MAX_ACCOUNTS = 500
"""Maximum accounts that one person may follow, and block."""


def account(db: Connection, name: str) -> Row:
    """The account of a name; Refused if there is none."""
    row = people.find_account(db, name)
    if row is None:
        raise Refused(404, "no-such-account", name=name)
    return row


def follow(db: Connection, person: str, name: str, on: bool, now: int) -> None:
    """Follow an account, or stop it."""
    other = _other(db, person, name)
    if on and is_blocked(db, person, other):
        raise Refused(409, "is-blocked", name=name)
    if on and is_blocked(db, other, person):
        raise Refused(409, "cannot-follow", name=name)
    _set(db, s.follows, person, other, on, now)


def block(db: Connection, person: str, name: str, on: bool, now: int) -> None:
    """Block an account, or stop it; who blocks neither follows nor is followed or invited."""
    other = _other(db, person, name)
    _set(db, s.blocks, person, other, on, now)
    if on:
        for one, two in ((person, other), (other, person)):
            f, i = s.follows.c, s.invitations.c
            db.execute(sa.delete(s.follows).where(f.person == one, f.other == two))
            db.execute(sa.delete(s.invitations).where(i.person == one, i.inviter == two))


def is_blocked(db: Connection, person: str, other: str) -> bool:
    """Whether the person has blocked the other."""
    return _has(db, s.blocks, person, other)


def is_followed(db: Connection, person: str, other: str) -> bool:
    """Whether the person follows the other."""
    return _has(db, s.follows, person, other)


def check_company(db: Connection, host: str, person: str) -> None:
    """Refused if one of the two has blocked the other."""
    if is_blocked(db, host, person):
        raise Refused(403, "blocked-by-host")
    if is_blocked(db, person, host):
        raise Refused(409, "host-is-blocked")


def names_of(db: Connection, table: sa.Table, person: str) -> list[Row]:
    """The people that a person follows or blocks, by name."""
    query = (
        sa.select(s.people.c.id, s.people.c.name, s.people.c.settings)
        .join_from(table, s.people, s.people.c.id == table.c.other)
        .where(table.c.person == person)
        .order_by(s.people.c.name)
    )
    return list(db.execute(query))


def _other(db: Connection, person: str, name: str) -> str:
    other: str = account(db, name).id
    if other == person:
        raise Refused(409, "that-is-you")
    return other


def _has(db: Connection, table: sa.Table, person: str, other: str) -> bool:
    query = sa.select(table.c.at).where(table.c.person == person, table.c.other == other)
    return db.scalar(query) is not None


def _set(db: Connection, table: sa.Table, person: str, other: str, on: bool, now: int) -> None:
    where = (table.c.person == person) & (table.c.other == other)
    if not on:
        db.execute(sa.delete(table).where(where))
    elif not _has(db, table, person, other):
        count = sa.select(sa.func.count()).select_from(table).where(table.c.person == person)
        if (db.scalar(count) or 0) >= MAX_ACCOUNTS:
            raise Refused(409, "too-many-people", most=MAX_ACCOUNTS)
        db.execute(sa.insert(table).values(person=person, other=other, at=now))
