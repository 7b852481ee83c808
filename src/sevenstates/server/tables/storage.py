"""Storage of tables in the database: reads tables, and writes changesets."""

from collections.abc import Sequence
from typing import cast

import sqlalchemy as sa
from sqlalchemy import Connection

from ...core import Viewer
from ..accounts.person import Sanction
from ..store import schema as s
from ..store.schema import Row
from . import outages
from .model import clock
from .model.changeset import Changeset
from .model.log_entry import LogEntry, SavedEntry
from .model.seat import Departure, SeatState, seat_state_of_row
from .model.table import Table

ENDED = ("over", "closed")

# Built once: building a statement takes longer than executing it.
INSERT_ENTRY = sa.insert(s.log)
INSERT_SNAPSHOT = sa.insert(s.snapshots)
INSERT_COMMAND = sa.insert(s.commands)
UPDATE_TABLE = sa.update(s.tables).where(
    s.tables.c.id == sa.bindparam("its_id"), s.tables.c.seq == sa.bindparam("its_seq")
)
UPDATE_SEAT = sa.update(s.seats).where(
    s.seats.c.table_id == sa.bindparam("its_id"), s.seats.c.seat == sa.bindparam("its_seat")
)


class Conflict(Exception):
    """Another process wrote to the table meanwhile."""


def read_row(connection: Connection, table_id: str) -> Row | None:
    """The table's own row; None if there is no such table."""
    return connection.execute(sa.select(s.tables).where(s.tables.c.id == table_id)).one_or_none()


def not_over(connection: Connection, table_ids: Sequence[str]) -> list[str]:
    """The tables among these that are open or being played."""
    t = s.tables.c
    query = sa.select(t.id).where(t.id.in_(table_ids), t.status.not_in(ENDED))
    return list(connection.scalars(query))


def read_leavers(connection: Connection, now: int) -> list[tuple[str, str, Departure]]:
    """Tables that are not over where people sit or host who are gone or banned, and those people.

    Mostly bots play for them already.
    """
    p, t, seats = s.people.c, s.tables.c, s.seats.c
    sitting = sa.select(t.id, seats.person.label("holder")).join_from(s.tables, s.seats)
    hosting = sa.select(t.id, t.host)
    found = sa.union(*(query.where(t.status.not_in(ENDED)) for query in (sitting, hosting)))
    held = found.subquery().c
    leaves = (p.kind == "gone") | p.ban.is_not(None)
    query = sa.select(held.id, p.id.label("person"), p.kind, p.ban).where(leaves)
    rows = connection.execute(query.join(s.people, p.id == held.holder)).all()
    return [
        (row.id, row.person, "left" if row.kind == "gone" else "banned")
        for row in rows
        if row.kind == "gone" or Sanction.from_json(row.ban).holds(now)
    ]


def read_seat_states(connection: Connection, table_id: str) -> list[SeatState]:
    query = (
        sa.select(s.seats, s.people.c.name, s.people.c.kind.label("person_kind"))
        .join_from(s.seats, s.people, isouter=True)
        .where(s.seats.c.table_id == table_id)
        .order_by(s.seats.c.seat)
    )
    return [seat_state_of_row(row) for row in connection.execute(query)]


def read_members(connection: Connection, table_id: str) -> dict[str, list[str]]:
    query = sa.select(s.members).where(s.members.c.table_id == table_id)
    return {row.person: row.muted for row in connection.execute(query)}


def read_entries(
    connection: Connection, table_id: str, after: int, limit: int | None = None
) -> list[LogEntry]:
    """Changes after a number of the log, the oldest first."""
    query = (
        sa.select(s.log)
        .where(s.log.c.table_id == table_id, s.log.c.seq > after)
        .order_by(s.log.c.seq)
        .limit(limit)
    )
    return [
        LogEntry.from_json(cast(SavedEntry, row._asdict())) for row in connection.execute(query)
    ]


def read_last_entries(
    connection: Connection, table_id: str, viewer: Viewer, count: int
) -> list[LogEntry]:
    """The newest changes that the viewer may know, the oldest of them first.

    If the others were counted, the number of those left would give them away.
    """
    known = sa.or_(sa.not_(s.log.c.sealed), s.log.c.seat == viewer)
    query = (
        sa.select(s.log)
        .where(s.log.c.table_id == table_id, known)
        .order_by(s.log.c.seq.desc())
        .limit(count)
    )
    return [
        LogEntry.from_json(cast(SavedEntry, row._asdict())) for row in connection.execute(query)
    ][::-1]


def read_snapshot(connection: Connection, table_id: str, moves: int | None = None) -> Row | None:
    """The newest snapshot, or the newest with no more moves; None if there is none."""
    query = sa.select(s.snapshots).where(s.snapshots.c.table_id == table_id)
    if moves is not None:
        query = query.where(s.snapshots.c.moves <= moves)
    return connection.execute(query.order_by(s.snapshots.c.seq.desc()).limit(1)).one_or_none()


def read_snapshot_before(connection: Connection, table_id: str, seq: int) -> Row:
    """The newest snapshot before a change; the first there is if the game began later."""
    t = s.snapshots.c
    query = sa.select(s.snapshots).where(t.table_id == table_id).limit(1)
    before = connection.execute(query.where(t.seq < seq).order_by(t.seq.desc())).one_or_none()
    return before or connection.execute(query.order_by(t.seq)).one()


def load(connection: Connection, table_id: str) -> Table | None:
    """A table with its game; only what came after the last snapshot is played again."""
    row = read_row(connection, table_id)
    if row is None:
        return None
    seat_states = read_seat_states(connection, table_id)
    table = Table(row, seat_states, read_members(connection, table_id))
    snapshot = read_snapshot(connection, table_id)
    if snapshot is not None:
        table.restore(snapshot.data, snapshot.seq, snapshot.moves)
    table.follow(read_entries(connection, table_id, table.seq))
    if table.started is not None:
        table.outages = outages.read_after(connection, table.started)
    clock.stop_sealed(table)
    return table


def write(connection: Connection, changeset: Changeset) -> None:
    """Write a changeset; Conflict if another process was first."""
    table = changeset.table
    if changeset.entries or changeset.columns:
        columns = {**changeset.columns, "seq": table.seq}
        changed = connection.execute(
            UPDATE_TABLE, {"its_id": table.id, "its_seq": changeset.seq, **columns}
        )
        if changed.rowcount != 1:
            raise Conflict(table.id)
    for entry in changeset.entries:  # mostly one, for which executing many costs more
        connection.execute(INSERT_ENTRY, entry.to_row(table.id))
    if changeset.seats:
        connection.execute(
            UPDATE_SEAT,
            [
                {"its_id": table.id, "its_seat": seat, **table.seat_states[seat].to_columns()}
                for seat in sorted(changeset.seats)
            ],
        )
    if changeset.rewound_to is not None:
        late = s.snapshots.c.moves > changeset.rewound_to
        connection.execute(sa.delete(s.snapshots).where(s.snapshots.c.table_id == table.id, late))
    if changeset.snapshot is not None:
        values = {"table_id": table.id, "seq": table.seq, "moves": table.moves}
        connection.execute(INSERT_SNAPSHOT, values | {"data": changeset.snapshot})
    if changeset.command is not None:
        connection.execute(INSERT_COMMAND, changeset.command)
    for work in changeset.writes:
        work(connection)
