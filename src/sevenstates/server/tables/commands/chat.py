"""Chat, and not reading somebody's lines."""

import hashlib
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ... import wire
from ...accounts.names import clean_line
from ...errors import Refused
from ...store import schema as s
from ..model.changeset import Changeset
from ..model.reader import Reader
from ..model.table import Table

SHOWN = 100
"""So many lines are shown to who comes."""


def author_of(table_id: str, person: str) -> str:
    """The same for all lines of one person at one table, and of no use elsewhere."""
    return hashlib.sha256(f"{table_id} {person}".encode()).hexdigest()[:12]


def say(changeset: Changeset, reader: Reader, command: wire.Say) -> None:
    table = changeset.table
    person = _person(reader)
    text = clean_line(command.text)
    if not text:
        raise Refused(422, "nothing-said")
    seat = min(reader.seats, default=None)

    def add(connection: Connection) -> None:
        last = sa.select(sa.func.coalesce(sa.func.max(s.chat.c.line), 0) + 1).where(
            s.chat.c.table_id == table.id
        )
        values = {"table_id": table.id, "person": person, "seat": seat, "text": text}
        line = connection.scalar(last)
        connection.execute(sa.insert(s.chat).values(**values, line=line, at=changeset.now))

    changeset.writes.append(add)
    changeset.has_chat = True


def mute(changeset: Changeset, reader: Reader, command: wire.Mute) -> None:
    table = changeset.table
    person = _person(reader)
    muted = [author for author in table.members.get(person, []) if author != command.author]
    if command.muted:
        muted.append(command.author)
    is_new = person not in table.members
    table.members[person] = muted[-50:]
    values: dict[str, Any] = {"muted": muted[-50:]}
    where = (s.members.c.table_id == table.id) & (s.members.c.person == person)
    change = (
        sa.insert(s.members).values(table_id=table.id, person=person, **values)
        if is_new
        else sa.update(s.members).where(where).values(**values)
    )
    changeset.writes.append(lambda db: db.execute(change))


def _speaker(reader: Reader) -> str | None:
    """The person of the reader; a token's is the one in its seat."""
    return reader.sitter if reader.is_token else reader.person


def _person(reader: Reader) -> str:
    """The person who says or mutes something; Refused if there is none."""
    person = _speaker(reader)
    if person is None:
        raise Refused(401, "no-session")
    return person


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
    return table.members.get(_speaker(reader) or "", [])


def without_muted(lines: list[wire.ChatLine], table: Table, reader: Reader) -> list[wire.ChatLine]:
    """The lines without those of authors whom the reader has muted."""
    muted = muted_by(table, reader)
    return [line for line in lines if line.author not in muted] if muted else lines
