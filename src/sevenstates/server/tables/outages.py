"""Times when no server ran: clocks stand still in them.

As long as a server runs it moves the beginning of the open outage along. The next one to start ends
it, and gives everybody whose clock ran the time back.
"""

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import schema as s
from .model.outage import Outage

MIN_DURATION = 10_000
"""Milliseconds; after less than that another process may have been running all the time."""


def begin(db: Connection, now: int) -> None:
    """A server runs: should it stop, then not before now."""
    o = s.outages.c
    db.execute(sa.update(s.outages).where(o.ended.is_(None), o.began < now).values(began=now))


def end(db: Connection, now: int) -> None:
    """A server starts, or a backup is restored: the clocks run on from where they stood."""
    o = s.outages.c
    began = db.scalar(sa.select(o.began).where(o.ended.is_(None)).with_for_update())
    if began is not None and now - began >= MIN_DURATION:
        db.execute(sa.update(s.outages).where(o.ended.is_(None)).values(ended=now))
        for column in (s.seats.c.since, s.tables.c.due):
            moved = sa.case((column + (now - began) > now, now), else_=column + (now - began))
            change = sa.update(column.table).where(column.is_not(None))
            db.execute(change.values({column.name: moved}))
        began = None
    if began is None:
        db.execute(sa.insert(s.outages).values(began=now))


def read_after(db: Connection, moment: int) -> list[Outage]:
    """The outages that ended after a moment, the oldest first."""
    o = s.outages.c
    query = sa.select(o.began, o.ended).where(o.ended > moment).order_by(o.began)
    return [(row.began, row.ended) for row in db.execute(query)]
