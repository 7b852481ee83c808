"""Channels in the database. Each function works on an open connection; the caller commits."""

import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import schema as s
from ..store.schema import Row

MAX_BROWSERS = 10
"""Maximum browsers of one person that are notified; the oldest makes room."""
MAX_NAMESAKES = 5
"""Maximum accounts with one address that a request for new passwords is for."""


def of_person(db: Connection, person: str, *kinds: str) -> list[Row]:
    """Somebody's channels of some kinds, the oldest first."""
    c = s.channels.c
    query = sa.select(s.channels).where(c.person == person, c.kind.in_(kinds))
    return list(db.execute(query.order_by(c.created, c.id)))


def first(db: Connection, person: str, kind: str) -> Row | None:
    """Somebody's channel of a kind that there is one of at most."""
    return next(iter(of_person(db, person, kind)), None)


def add(
    db: Connection,
    person: str,
    kind: str,
    target: str,
    *,
    language: str,
    now: int,
    keys: dict[str, str] | None = None,
) -> str:
    """A new channel; its id."""
    channel = secrets.token_hex(8)
    values = {"id": channel, "person": person, "kind": kind, "target": target, "keys": keys or {}}
    state = {"language": language, "created": now, "ready": 0, "failures": 0, "stopped": False}
    db.execute(sa.insert(s.channels).values(**values, **state))
    return channel


def put(
    db: Connection,
    person: str,
    kind: str,
    target: str,
    *,
    language: str,
    now: int,
    keys: dict[str, str] | None = None,
) -> str:
    """A channel of a kind that there is one of at most, in place of the one before."""
    remove(db, [row.id for row in of_person(db, person, kind)])
    return add(db, person, kind, target, language=language, now=now, keys=keys)


def add_browser(
    db: Connection, person: str, endpoint: str, keys: dict[str, str], *, language: str, now: int
) -> str:
    """A browser that shows notices; from now on for this person, no longer for the one before."""
    c = s.channels.c
    same = sa.select(c.id).where(c.kind == "push", c.target == endpoint)
    remove(db, list(db.scalars(same)))
    others = of_person(db, person, "push")
    remove(db, [row.id for row in others[: max(0, len(others) + 1 - MAX_BROWSERS)]])
    return add(db, person, "push", endpoint, language=language, now=now, keys=keys)


def change(db: Connection, channel: str, **values: object) -> None:
    """Set columns of a channel."""
    db.execute(sa.update(s.channels).where(s.channels.c.id == channel).values(**values))


def claim(db: Connection, channel: str, now: int, until: int) -> Row | None:
    """Claim a channel for sending until a time; None if another process has it or it is gone."""
    c = s.channels.c
    taken = sa.update(s.channels).where(c.id == channel, c.ready <= now).values(ready=until)
    if db.execute(taken).rowcount != 1:
        return None
    return db.execute(
        sa.select(s.channels, s.people.c.settings, s.people.c.name.label("person_name"))
        .join_from(s.channels, s.people)
        .where(c.id == channel)
    ).one()


def remove(db: Connection, channels: Sequence[str]) -> None:
    """Take channels away, with what was to be sent by them."""
    db.execute(sa.delete(s.notices).where(s.notices.c.channel.in_(channels)))
    db.execute(sa.delete(s.channels).where(s.channels.c.id.in_(channels)))


def remove_kinds(db: Connection, person: str, *kinds: str) -> None:
    """Remove all channels of some kinds of a person."""
    remove(db, [row.id for row in of_person(db, person, *kinds)])


def confirmed_at(db: Connection, address: str) -> list[str]:
    """The channels of the accounts that have confirmed an address."""
    c = s.channels.c
    query = (
        sa.select(c.id)
        .where(c.kind == "address", c.target == address, c.confirmed.is_not(None))
        .order_by(c.created)
        .limit(MAX_NAMESAKES)
    )
    return list(db.scalars(query))
