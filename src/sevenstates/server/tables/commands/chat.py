"""Chat commands: saying something, and muting an author; lines that were removed or put back."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ... import wire
from ...accounts.names import clean_line
from ...errors import Refused
from ...store import schema as s
from ..model.changeset import Changeset
from ..model.reader import Reader
from ..views.chat import speaker_of


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
    values: dict[str, object] = {"muted": muted[-50:]}
    where = (s.members.c.table_id == table.id) & (s.members.c.person == person)
    change = (
        sa.insert(s.members).values(table_id=table.id, person=person, **values)
        if is_new
        else sa.update(s.members).where(where).values(**values)
    )
    changeset.writes.append(lambda db: db.execute(change))


def add_line_change(changeset: Changeset, line: int | None) -> bool:
    """A change by which everybody at the table reads that line again."""
    changeset.add_event("line_changed", None, line=line)
    return True


def _person(reader: Reader) -> str:
    """The person who says or mutes something; Refused if there is none."""
    person = speaker_of(reader)
    if person is None:
        raise Refused(401, "no-session")
    return person
