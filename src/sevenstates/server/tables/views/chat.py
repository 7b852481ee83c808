"""Chat as readers see it: without the lines of authors whom they have muted or blocked."""

import hashlib

import sqlalchemy as sa
from sqlalchemy import Connection

from ... import wire
from ...store import schema as s
from ...store.schema import Row
from ..model.chat_line import Line
from ..model.reader import Reader
from ..model.table import Table

SHOWN = 100
"""Maximum lines shown to a client that connects."""
NOBODY: frozenset[str] = frozenset()


def author_of(table_id: str, person: str) -> str:
    """The same for all lines of one person at one table, and of no use elsewhere."""
    return hashlib.sha256(f"{table_id} {person}".encode()).hexdigest()[:12]


def speaker_of(reader: Reader) -> str | None:
    """The person of the reader; a token's is the one in its seat."""
    return reader.sitter if reader.is_token else reader.person


def read_lines(connection: Connection, table_id: str, after: int | None) -> list[Line]:
    """The lines after one, or the last ones."""
    query = (
        sa.select(s.chat, s.people.c.name, s.people.c.kind)
        .join_from(s.chat, s.people)
        .where(s.chat.c.table_id == table_id)
    )
    if after is not None:
        query = query.where(s.chat.c.line > after)
    rows = connection.execute(query.order_by(s.chat.c.line.desc()).limit(SHOWN)).all()[::-1]
    blockers = _blockers(connection, {row.person for row in rows})
    return [Line(_shown(table_id, row), blockers.get(row.person, NOBODY)) for row in rows]


def _shown(table_id: str, row: Row) -> wire.ChatLine:
    return wire.ChatLine(
        line=row.line,
        author=author_of(table_id, row.person),
        name=row.name,
        guest=row.kind == "guest",
        seat=row.seat,
        text="" if row.is_removed else row.text,
        at=row.at,
        removed=row.is_removed,
    )


def _blockers(connection: Connection, authors: set[str]) -> dict[str, frozenset[str]]:
    """The people who have blocked each of the authors."""
    b = s.blocks.c
    found: dict[str, set[str]] = {}
    query = sa.select(b.person, b.other).where(b.other.in_(authors))
    for person, author in connection.execute(query):
        found.setdefault(author, set()).add(person)
    return {author: frozenset(people) for author, people in found.items()}


def muted_by(table: Table, reader: Reader) -> list[str]:
    """The authors whom the reader does not want to read."""
    return table.members.get(speaker_of(reader) or "", [])


def without_muted(lines: list[Line], table: Table, reader: Reader) -> list[wire.ChatLine]:
    """The lines without those of authors whom the reader has muted or blocked."""
    muted, person = muted_by(table, reader), speaker_of(reader)
    return [
        line.shown
        for line in lines
        if line.shown.author not in muted and person not in line.blockers
    ]
