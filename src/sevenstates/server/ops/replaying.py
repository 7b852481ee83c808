"""Plays every stored game again under the rules as they are, and moves tables to new rules."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from ...core import Record, SevenStatesError
from ..errors import OpsError
from ..store import schema as s
from ..tables import storage
from ..tables.model.log_entry import LogEntry
from ..tables.model.table import Table, saved_state
from ..tables.replay.record import record_of


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of replaying one game."""

    table: str
    game: str
    rules_version: int
    moves: int
    error: SevenStatesError | None
    """The difference from how the game went; None if there is none."""


def begun(db: Connection) -> list[str]:
    """Every table whose game has begun."""
    query = sa.select(s.tables.c.id).where(s.tables.c.setup.is_not(None))
    return list(db.scalars(query.order_by(s.tables.c.created, s.tables.c.id)))


def replay_all(db: Connection) -> Iterator[Replayed]:
    """Every stored game, finished or not, the oldest first."""
    for table_id in begun(db):
        yield replay(db, table_id)


def replay(db: Connection, table_id: str) -> Replayed:
    """One game, move by move, held against its outcome and every snapshot of it."""
    table, record, entries = _read(db, table_id)
    error = None
    try:
        _compare(db, table, record)
    except SevenStatesError as found:
        error = found
    return Replayed(table_id, table.game.key, table.rules_version, len(entries), error)


def _read(db: Connection, table_id: str) -> tuple[Table, Record, list[LogEntry]]:
    row = storage.read_row(db, table_id)
    if row is None or row.setup is None:
        raise OpsError("no-such-table", table=table_id)
    table = Table(row, storage.read_seat_states(db, table_id), {})
    record, moves = record_of(table, storage.read_entries(db, table.id, 0))
    return table, record, moves


def _compare(db: Connection, table: Table, record: Record) -> None:
    """Raise at the first thing that is not as it was; the rules are taken as they are."""
    query = sa.select(s.snapshots).where(s.snapshots.c.table_id == table.id)
    kept: dict[int, dict[str, object]] = {row.moves: row.data["state"] for row in db.execute(query)}
    for state in kept.values():
        state.pop("options", None)  # snapshots of earlier versions have them
    current = dataclasses.replace(record, rules_version=table.game.rules_version)
    for number, moment in enumerate(current.replay(table.game)):
        if number in kept and saved_state(moment.state) != kept[number]:
            raise OpsError("replay-differs", number=number)
    if record.key is not None:
        current.verify(table.game)


def migrate(db: Connection, table_id: str) -> int:
    """Let a table go on under the rules as they are; the version it had before.

    Only if the game so far goes under them as it went: otherwise the players would find
    themselves in another position.
    """
    table, record, _ = _read(db, table_id)
    try:
        _compare(db, table, record)
    except SevenStatesError as error:
        raise OpsError("migrate-differs", table=table_id) from error
    row = storage.read_row(db, table_id)
    assert row is not None
    where = (s.tables.c.id == table_id) & (s.tables.c.seq == row.seq)
    changed = db.execute(
        sa.update(s.tables).where(where).values(rules_version=table.game.rules_version)
    )
    if changed.rowcount != 1:
        raise OpsError("table-busy", table=table_id)
    return table.rules_version
