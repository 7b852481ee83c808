"""People in the database. Each function works on an open connection; who calls commits."""

import secrets
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import schema
from ..store.schema import Row
from ..wire import RatingLine
from .names import key_of
from .person import Person

GONE = "—"
"""Name of people who deleted their account, in every language."""


def new_person_id() -> str:
    return secrets.token_hex(8)


def add_guest(connection: Connection, name: str, now: int) -> Person:
    """A new guest."""
    person = Person(new_person_id(), name, is_guest=True)
    values = {"id": person.id, "name": name, "kind": "guest", "settings": {}}
    connection.execute(sa.insert(schema.people).values(**values, created=now, seen=now))
    return person


def find(connection: Connection, person_id: str) -> Row | None:
    """The row of somebody."""
    people = schema.people
    return connection.execute(sa.select(people).where(people.c.id == person_id)).one_or_none()


def find_account(connection: Connection, name: str) -> Row | None:
    """The row of the account of that name, however it is written."""
    people = schema.people
    query = sa.select(people).where(people.c.name_key == key_of(name))
    return connection.execute(query).one_or_none()


def person_of_row(row: Row) -> Person:
    language = row.settings.get("language", "")
    return Person(row.id, row.name, row.kind != "account", language)


def change(connection: Connection, person_id: str, **values: object) -> None:
    """Set columns of somebody's row."""
    people = schema.people
    connection.execute(sa.update(people).where(people.c.id == person_id).values(**values))


def is_name_free(connection: Connection, name: str, person_id: str) -> bool:
    """Whether no other account has the name."""
    row = find_account(connection, name)
    return row is None or row.id == person_id


def move_games(connection: Connection, guest: str, account: str) -> list[str]:
    """Give an account all that a guest had, and forget the guest; the tables that changed."""
    seats, tables, chat = schema.seats, schema.tables, schema.chat
    moved = tables_of(connection, guest)
    for column in (seats.c.person, tables.c.host, chat.c.person):
        connection.execute(
            sa.update(column.table).where(column == guest).values({column.name: account})
        )
    for column in (
        schema.members.c.person,
        schema.openings.c.person,
        schema.commands.c.author,
        schema.puzzle_standings.c.person,
        schema.puzzle_answers.c.person,
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
    """The tables where somebody sits or that somebody opened."""
    seats, tables = schema.seats, schema.tables
    sitting = sa.select(seats.c.table_id).where(seats.c.person == person_id)
    opened = sa.select(tables.c.id).where(tables.c.host == person_id)
    return list(connection.scalars(sitting.union(opened)))


def anonymise(connection: Connection, person_id: str) -> list[str]:
    """Remove somebody's personal data; games stay. The tables that changed."""
    change(
        connection,
        person_id,
        name=GONE,
        kind="gone",
        name_key=None,
        password=None,
        settings={},
    )
    for table in (
        schema.sessions,
        schema.ratings,
        schema.puzzle_standings,
        schema.puzzle_answers,
    ):
        connection.execute(sa.delete(table).where(table.c.person == person_id))
    seats, chat = schema.seats, schema.chat
    connection.execute(sa.update(seats).where(seats.c.person == person_id).values(label=None))
    connection.execute(sa.update(chat).where(chat.c.person == person_id).values(text=GONE))
    return tables_of(connection, person_id)


def ratings_of(connection: Connection, person_id: str, name: str) -> list[RatingLine]:
    """Somebody's ratings, by game and seats."""
    ratings = schema.ratings
    query = (
        sa.select(ratings)
        .where(ratings.c.person == person_id)
        .order_by(ratings.c.game, ratings.c.seats)
    )
    return list(_lines(connection.execute(query), name))


def _lines(rows: Iterable[Row], name: str) -> Iterable[RatingLine]:
    for row in rows:
        yield RatingLine(
            game=row.game,
            seats=row.seats,
            name=name,
            rating=round(row.mu - 3 * row.sigma, 2),
            mean=row.mu,
            deviation=row.sigma,
            games=row.games,
        )
