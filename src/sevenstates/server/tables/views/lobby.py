"""Lists of tables."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from ... import wire
from ...store import schema as s
from ...store.schema import Row
from ..model.seat import SeatState, seat_state_of_row
from .table_line import table_line

PAGE = 30


def page(
    connection: Connection, which: str, person: str | None, game: str | None, before: str | None
) -> wire.TableList:
    """A page of a list, the newest first."""
    t = s.tables.c
    query = sa.select(s.tables).order_by(t.created.desc(), t.id.desc()).limit(PAGE + 1)
    if which in ("open", "playing"):
        query = query.where(t.status == which, t.visibility == "public")
        if which == "open":
            room = sa.select(s.seats.c.table_id).where(s.seats.c.kind == "open")
            query = query.where(t.id.in_(room))
    else:
        mine = sa.select(s.seats.c.table_id).where(s.seats.c.person == person)
        over = t.status.in_(("over", "closed"))
        query = query.where(t.id.in_(mine), over if which == "finished" else sa.not_(over))
    if game is not None:
        query = query.where(t.game == game)
    if before is not None:
        created, _, table_id = before.partition("-")
        if created.isdecimal() and len(created) < 16:
            query = query.where(sa.tuple_(t.created, t.id) < (int(created), table_id))
    rows = connection.execute(query).all()
    shown = lines(connection, rows[:PAGE], person)
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return wire.TableList(tables=shown, next=f"{last.created}-{last.id}" if last else None)


def tables_of(
    connection: Connection, sitter: str, reader: str | None, most: int, *, over: bool
) -> list[wire.TableLine]:
    """The newest tables of somebody that are public, or where the reader sits too."""
    t, seats = s.tables.c, s.seats.c
    sits = t.id.in_(sa.select(seats.table_id).where(seats.person == sitter))
    may = t.visibility == "public"
    if reader is not None:
        may |= t.id.in_(sa.select(seats.table_id).where(seats.person == reader))
    states = ("over",) if over else ("open", "dealing", "playing")
    query = sa.select(s.tables).where(sits, may, t.status.in_(states))
    newest = query.order_by((t.ended if over else t.created).desc(), t.id.desc()).limit(most)
    return lines(connection, connection.execute(newest).all(), reader)


def public_tables(connection: Connection, people: Sequence[str]) -> dict[str, tuple[str, str]]:
    """The newest public table where each of the people sits, and its game."""
    t, seats = s.tables.c, s.seats.c
    query = (
        sa.select(seats.person, t.id, t.game)
        .join_from(s.seats, s.tables, t.id == seats.table_id)
        .where(seats.person.in_(people), t.visibility == "public")
        .where(t.status.in_(("open", "dealing", "playing")))
        .order_by(t.created)
    )
    return {person: (table_id, game) for person, table_id, game in connection.execute(query)}


def lines(connection: Connection, rows: Sequence[Row], person: str | None) -> list[wire.TableLine]:
    """Rows of tables as a reader sees them in a list."""
    found = _with_seat_states(connection, rows)
    return [table_line(row, seat_states, person) for row, seat_states in found]


def _with_seat_states(
    connection: Connection, rows: Sequence[Row]
) -> list[tuple[Row, list[SeatState]]]:
    query = (
        sa.select(s.seats, s.people.c.name, s.people.c.kind.label("person_kind"))
        .join_from(s.seats, s.people, isouter=True)
        .where(s.seats.c.table_id.in_([row.id for row in rows]))
        .order_by(s.seats.c.seat)
    )
    seat_states: dict[str, list[SeatState]] = {row.id: [] for row in rows}
    for row in connection.execute(query):
        seat_states[row.table_id].append(seat_state_of_row(row))
    return [(row, seat_states[row.id]) for row in rows]
