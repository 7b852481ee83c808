"""Links in mails: each works once, for a while, and only its hash is stored."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ..security.tokens import hash_token, new_token
from ..store import schema as s
from ..store.schema import Row

HOUR = 60 * 60 * 1000
LIFETIME = {"confirm": 48 * HOUR, "recover": HOUR}
"""Milliseconds; the mails say so."""


def make(db: Connection, person: str, purpose: str, address: str, now: int) -> str:
    """A token for a link; the one before it for the same purpose is worth nothing any more."""
    c, token = s.mail_tokens.c, new_token()
    db.execute(sa.delete(s.mail_tokens).where(c.person == person, c.purpose == purpose))
    db.execute(sa.delete(s.mail_tokens).where(c.expires <= now))
    values = {"hash": hash_token(token), "person": person, "purpose": purpose, "address": address}
    db.execute(sa.insert(s.mail_tokens).values(**values, expires=now + LIFETIME[purpose]))
    return token


def use(db: Connection, token: str, purpose: str, now: int) -> Row | None:
    """The row of a token, which is worth nothing afterwards; None if it is worth nothing now."""
    c = s.mail_tokens.c
    where = (c.hash == hash_token(token)) & (c.purpose == purpose) & (c.expires > now)
    row = db.execute(sa.select(s.mail_tokens).where(where)).one_or_none()
    if row is None or db.execute(sa.delete(s.mail_tokens).where(where)).rowcount != 1:
        return None
    return row
