"""SQL of commands for more than the table itself: checks, and rows of other tables."""

from functools import partial

import sqlalchemy as sa
from sqlalchemy import Connection

from ....core import Seat
from ...store import schema as s
from ..model.changeset import Changeset
from ..model.new_table import NewTable
from ..model.reader import token_author
from . import quotas
from .company import check_all_came, check_sitter


def add_writes(changeset: Changeset) -> None:
    """Add them to the changeset's own."""
    table = changeset.table
    for person in changeset.sitters:
        changeset.writes.append(partial(check_sitter, table=table, person=person))
    if changeset.absent:
        changeset.writes.append(partial(check_all_came, table_id=table.id, absent=changeset.absent))
    if changeset.is_for_bots:
        changeset.writes.append(lambda db: quotas.check_bots(db, table.host, table.id))
    for seat in changeset.vacated:
        changeset.writes.append(partial(_void, table_id=table.id, seat=seat))
    if changeset.opened is not None:
        changeset.writes.append(partial(insert, new=changeset.opened))


def insert(db: Connection, new: NewTable) -> None:
    """Write a new table; Refused if the person who opens it has too much already."""
    host = new.row["host"]
    quotas.check_texts(db, host, new.row["game"], new.row["options"])
    if all(seat["kind"] == "bot" for seat in new.seats):
        quotas.check_bots(db, host, new.id)
    db.execute(sa.insert(s.tables).values(**new.row))
    db.execute(sa.insert(s.seats), new.seats)
    for name, values in new.more:
        db.execute(sa.insert(s.metadata.tables[name]).values(**values))


def _void(db: Connection, table_id: str, seat: Seat) -> None:
    """Delete the seat's token and the commands that it sent."""
    t, c = s.seat_tokens.c, s.commands.c
    db.execute(sa.delete(s.seat_tokens).where(t.table_id == table_id, t.seat == seat))
    author = token_author(seat)
    db.execute(sa.delete(s.commands).where(c.table_id == table_id, c.author == author))
