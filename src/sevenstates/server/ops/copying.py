"""Copies a whole database row by row, from either kind to either kind."""

from collections.abc import Iterator
from itertools import islice

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store.schema import metadata, outages, server_keys

BATCH = 1000


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Fill the target's empty tables; how many rows each got."""
    counts = {}
    for table in metadata.sorted_tables:
        rows = iter(source.execution_options(yield_per=BATCH).execute(sa.select(table)).mappings())
        counts[table.name] = 0
        while batch := [dict(row) for row in islice(rows, BATCH)]:
            target.execute(sa.insert(table), batch)
            counts[table.name] += len(batch)
    if target.dialect.name == "postgresql":
        _advance_sequences(target)
    return counts


def _advance_sequences(target: Connection) -> None:
    """Let PostgreSQL count on after the numbers that were copied."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            last = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
            target.execute(sa.select(sa.func.setval(sequence, last, sa.false())))


def delete_rows(target: Connection) -> None:
    """Empty all tables."""
    for table in reversed(metadata.sorted_tables):
        target.execute(sa.delete(table))


def filled_tables(connection: Connection) -> Iterator[str]:
    """The tables with something in them that is of people or games."""
    for table in metadata.sorted_tables:
        if table in (outages, server_keys):
            continue
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            yield table.name
