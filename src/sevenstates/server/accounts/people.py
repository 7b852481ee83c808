"""People in the database. Each function works on an open connection; the caller commits."""

import secrets

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import schema
from ..store.schema import Row
from .names import key_of
from .newcomers import move_mute
from .person import Person, Sanction, SanctionJson

GONE = "—"
"""Name of people who deleted their account, in every language."""


def new_person_id() -> str:
    return secrets.token_hex(8)


def add_guest(
    connection: Connection, name: str, now: int, mute: SanctionJson | None = None
) -> Person:
    """A new guest, who may begin with a mute."""
    sanction = Sanction.from_json(mute) if mute else None
    person = Person(new_person_id(), name, is_guest=True, mute=sanction)
    values = {"id": person.id, "name": name, "kind": "guest", "settings": {}}
    row = sa.insert(schema.people).values(**values, mute=mute, created=now, seen=now)
    connection.execute(row)
    return person


def find(connection: Connection, person_id: str) -> Row | None:
    """A person's row."""
    people = schema.people
    return connection.execute(sa.select(people).where(people.c.id == person_id)).one_or_none()


def find_account(connection: Connection, name: str) -> Row | None:
    """The row of the account of that name, however it is written."""
    people = schema.people
    query = sa.select(people).where(people.c.name_key == key_of(name))
    return connection.execute(query).one_or_none()


def person_of_row(row: Row) -> Person:
    return Person(
        row.id,
        row.name,
        row.kind != "account",
        row.settings.get("language", ""),
        is_moderator=row.is_moderator,
        mute=Sanction.from_json(row.mute) if row.mute else None,
        ban=Sanction.from_json(row.ban) if row.ban else None,
    )


def change(connection: Connection, person_id: str, **values: object) -> None:
    """Set columns of a person's row."""
    people = schema.people
    connection.execute(sa.update(people).where(people.c.id == person_id).values(**values))


def is_name_free(connection: Connection, name: str, person_id: str) -> bool:
    """Whether no other account has the name."""
    row = find_account(connection, name)
    return row is None or row.id == person_id


def move_games(connection: Connection, guest: str, account: str) -> list[str]:
    """Move a guest's data to an account and forget the guest; return the tables that changed."""
    seats, tables, chat = schema.seats, schema.tables, schema.chat
    moved = tables_of(connection, guest)
    move_mute(connection, guest, account)
    acts, reports, invitations = schema.acts, schema.reports, schema.invitations
    for column in (
        *(seats.c.person, tables.c.host, chat.c.person, acts.c.person, invitations.c.inviter),
        *(reports.c.reporter, reports.c.person),
    ):
        connection.execute(
            sa.update(column.table).where(column == guest).values({column.name: account})
        )
    for column in (
        schema.members.c.person,
        schema.openings.c.person,
        schema.commands.c.author,
        schema.puzzle_standings.c.person,
        schema.puzzle_answers.c.person,
        schema.results.c.person,
        schema.sanctioned_networks.c.person,
    ):
        _move_keyed(connection, column, guest, account)
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.person == guest))
    connection.execute(sa.delete(schema.people).where(schema.people.c.id == guest))
    return moved


def _move_keyed(connection: Connection, column: sa.Column[str], guest: str, account: str) -> None:
    """Move rows whose primary key names the person, but for those the account has already."""
    table, other = column.table, column.table.alias()
    rest = [key for key in table.primary_key if key is not column]
    same = sa.and_(*(other.c[key.name] == key for key in rest))
    owned = sa.exists().where(other.c[column.name] == account, same)
    move = sa.update(table).where(column == guest, ~owned).values({column.name: account})
    connection.execute(move)
    connection.execute(sa.delete(table).where(column == guest))


def tables_of(connection: Connection, person_id: str) -> list[str]:
    """The tables where a person sits or that the person opened."""
    seats, tables = schema.seats, schema.tables
    sitting = sa.select(seats.c.table_id).where(seats.c.person == person_id)
    opened = sa.select(tables.c.id).where(tables.c.host == person_id)
    return list(connection.scalars(sitting.union(opened)))


def _forget_order(connection: Connection, person_id: str) -> None:
    """Entries about a person, or by them, in the host's log and in reports."""
    acts, reports = schema.acts, schema.reports
    of_acts = sa.update(acts).where(acts.c.person == person_id)
    connection.execute(of_acts.values(before=None, after=None, reason=GONE))
    of_reports = sa.update(reports).where(reports.c.person == person_id)
    connection.execute(of_reports.values(text=GONE, reason=GONE))
    own = sa.update(reports).where(reports.c.reporter == person_id)
    connection.execute(own.values(reason=GONE))


def anonymise(connection: Connection, person_id: str) -> list[str]:
    """Remove a person's data but keep the games; return the tables that changed."""
    change(
        connection,
        person_id,
        name=GONE,
        kind="gone",
        name_key=None,
        password=None,
        settings={},
        is_moderator=False,
        mute=None,
        ban=None,
    )
    channels = sa.select(schema.channels.c.id).where(schema.channels.c.person == person_id)
    connection.execute(sa.delete(schema.notices).where(schema.notices.c.channel.in_(channels)))
    for table in (
        schema.sessions,
        schema.ratings,
        schema.results,
        schema.channels,
        schema.mail_tokens,
        schema.puzzle_standings,
        schema.puzzle_answers,
    ):
        connection.execute(sa.delete(table).where(table.c.person == person_id))
    for table, other in (
        (schema.follows, schema.follows.c.other),
        (schema.blocks, schema.blocks.c.other),
        (schema.invitations, schema.invitations.c.inviter),
    ):
        about = (table.c.person == person_id) | (other == person_id)
        connection.execute(sa.delete(table).where(about))
    _forget_order(connection, person_id)
    seats, chat = schema.seats, schema.chat
    connection.execute(sa.update(seats).where(seats.c.person == person_id).values(label=None))
    connection.execute(sa.update(chat).where(chat.c.person == person_id).values(text=GONE))
    return tables_of(connection, person_id)
