"""Who may see what of a table."""

from dataclasses import replace

import sqlalchemy as sa

from ...core import Seat
from ..endpoint import Person
from ..errors import Refused
from ..security.keys import hash_key
from ..store import Store
from ..store import schema as s
from .chair import Reader
from .table import Table


async def reader_for(
    store: Store,
    table: Table,
    person: Person | None,
    token: str | None,
    *,
    seat: Seat | None = None,
    invite: str | None = None,
    language: str = "en",
) -> Reader:
    """Who the caller is at this table; Refused if the seat is another's or the table private."""
    if token is not None:
        return await _reader_of_token(store, table, token, seat, language)
    mine = frozenset(c.seat for c in table.chairs if person is not None and c.person == person.id)
    if seat is not None and seat not in mine:
        raise Refused(403, "not-your-seat", seat=seat)
    if not mine and not _may_watch(table, person, invite):
        raise Refused(404, "no-such-table")
    return Reader(
        viewer=seat if seat is not None else min(mine, default=None),
        person=person.id if person else None,
        name=person.name if person else "",
        has_account=person is not None and not person.is_guest,
        language=language,
        seats=mine,
    )


def _may_watch(table: Table, person: Person | None, invite: str | None) -> bool:
    if table.visibility == "public" or invite == table.invite:
        return True
    return person is not None and (person.id == table.host or person.id in table.members)


async def _reader_of_token(
    store: Store, table: Table, token: str, seat: Seat | None, language: str
) -> Reader:
    t = s.seat_tokens.c
    query = sa.select(t.table_id, t.seat).where(t.hash == hash_key(token))
    found = await store.read(lambda db: db.execute(query).one_or_none())
    if found is None:
        raise Refused(401, "bad-token")
    if found.table_id != table.id or (seat is not None and seat != found.seat):
        raise Refused(403, "not-your-seat", seat=seat if seat is not None else found.seat)
    return Reader(
        viewer=found.seat, is_token=True, language=language, seats=frozenset((found.seat,))
    )


def refreshed(table: Table, reader: Reader, wanted: Seat | None) -> Reader:
    """The same reader, now that others may sit at the table than before."""
    if reader.is_token:
        return reader
    mine = frozenset(
        c.seat for c in table.chairs if reader.person is not None and c.person == reader.person
    )
    viewer = wanted if wanted is not None and wanted in mine else min(mine, default=None)
    return replace(reader, seats=mine, viewer=viewer)
