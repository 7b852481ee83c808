"""Administration of tables and accounts, for the operator of the server."""

import contextlib

import sqlalchemy as sa
from sqlalchemy import Connection

from ..accounts import people, sessions
from ..errors import OpsError
from ..store import schema
from ..store.notifications import Notifier
from ..store.schema import Row
from ..sync.messages import change_of, encode
from ..tables import storage
from ..tables.commands import seating
from ..tables.commands.leaving import remove_person
from ..tables.model.changeset import Changeset
from ..tables.model.table import BrokenTable


def list_tables(db: Connection, status: str | None, most: int) -> list[Row]:
    """The newest tables."""
    tables = schema.tables
    query = sa.select(tables).order_by(tables.c.created.desc()).limit(most)
    if status is not None:
        query = query.where(tables.c.status == status)
    return list(db.execute(query))


def find_table(db: Connection, table_id: str) -> tuple[Row, list[Row]]:
    """A table and its seats, with the names of those who sit there."""
    tables, seats, persons = schema.tables, schema.seats, schema.people
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        raise OpsError("no-such-table", table=table_id)
    query = (
        sa.select(seats.c.seat, seats.c.kind, seats.c.level, seats.c.standin, persons.c.name)
        .join_from(seats, persons, isouter=True)
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    )
    return row, list(db.execute(query))


def list_accounts(db: Connection, part: str, most: int) -> list[Row]:
    """The accounts with that in their name, the last seen first."""
    persons = schema.people
    query = (
        sa.select(persons)
        .where(persons.c.kind == "account", persons.c.name.icontains(part, autoescape=True))
        .order_by(persons.c.seen.desc())
        .limit(most)
    )
    return list(db.execute(query))


def find_account(db: Connection, name: str) -> Row:
    """An account and nothing else."""
    row = people.find_account(db, name)
    if row is None:
        raise OpsError("no-such-account", name=name)
    return row


def games_of(db: Connection, person_id: str) -> int:
    """The number of tables a person sat at."""
    seats = schema.seats
    query = sa.select(sa.func.count(seats.c.table_id.distinct())).where(seats.c.person == person_id)
    return db.scalar(query) or 0


def remove_account(db: Connection, name: str, now: int) -> None:
    """Remove the name and all personal data; the games stay, and bots play on."""
    person = find_account(db, name).id
    for table_id in storage.not_over(db, people.anonymise(db, person)):
        with contextlib.suppress(BrokenTable):  # not played on; a seat without a person is a bot's
            table = storage.load(db, table_id)
            assert table is not None
            changeset = Changeset(table, now)
            if remove_person(changeset, person):
                write(db, changeset)


def reset_password(db: Connection, name: str, password_hash: str) -> None:
    """Give an account another password and end its sessions."""
    person_id = find_account(db, name).id
    people.change(db, person_id, password=password_hash)
    sessions.end_all(db, person_id)


def close_table(db: Connection, table_id: str, now: int) -> None:
    """End a table that will not be played to its end; a running server sees it as a change."""
    table = storage.load(db, table_id)
    if table is None:
        raise OpsError("no-such-table", table=table_id)
    if table.status in storage.ENDED:
        raise OpsError("table-ended", table=table_id)
    changeset = Changeset(table, now)
    seating.close(changeset)
    write(db, changeset)


def write(db: Connection, changeset: Changeset) -> None:
    """Write a changeset, and notify running servers."""
    storage.write(db, changeset)
    if db.dialect.name == "postgresql":
        Notifier().send(db, [encode(change_of(changeset))])
