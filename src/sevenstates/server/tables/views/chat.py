"""Chat as readers see it: without the lines of authors whom they have muted."""

import hashlib

import sqlalchemy as sa
from sqlalchemy import Connection

from ... import wire
from ...store import schema as s
from ..model.reader import Reader
from ..model.table import Table

SHOWN = 100
"""Maximum lines shown to a client that connects."""


def author_of(table_id: str, person: str) -> str:
    """The same for all lines of one person at one table, and of no use elsewhere."""
    return hashlib.sha256(f"{table_id} {person}".encode()).hexdigest()[:12]


def speaker_of(reader: Reader) -> str | None:
    """The person of the reader; a token's is the one in its seat."""
    return reader.sitter if reader.is_token else reader.person


def read_lines(connection: Connection, table_id: str, after: int | None) -> list[wire.ChatLine]:
    """The lines after one, or the last ones."""
    query = (
        sa.select(s.chat, s.people.c.name, s.people.c.kind)
        .join_from(s.chat, s.people)
        .where(s.chat.c.table_id == table_id)
    )
    if after is not None:
        query = query.where(s.chat.c.line > after)
    rows = connection.execute(query.order_by(s.chat.c.line.desc()).limit(SHOWN)).all()[::-1]
    return [
        wire.ChatLine(
            line=row.line,
            author=author_of(table_id, row.person),
            name=row.name,
            guest=row.kind == "guest",
            seat=row.seat,
            text=row.text,
            at=row.at,
        )
        for row in rows
    ]


def muted_by(table: Table, reader: Reader) -> list[str]:
    """The authors whom the reader does not want to read."""
    return table.members.get(speaker_of(reader) or "", [])


def without_muted(lines: list[wire.ChatLine], table: Table, reader: Reader) -> list[wire.ChatLine]:
    """The lines without those of authors whom the reader has muted."""
    muted = muted_by(table, reader)
    return [line for line in lines if line.author not in muted] if muted else lines
