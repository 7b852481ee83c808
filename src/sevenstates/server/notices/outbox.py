"""The outbox: notices are written with the change that causes them, and stay until they are sent.

A kill loses none of them, and none is written twice: the change and its notices are one
transaction, and a notice is known by its channel and the number of the change.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from ...core import Seat
from ..store import schema as s
from ..store.schema import Row
from ..tables.model.changeset import Changeset
from ..tables.model.presence import is_online

ABSENT_DELAY = 20_000
"""Milliseconds before a notice is sent: people who move or come back meanwhile need none."""
PRESENT_DELAY = 60_000
"""The same for those at the table: a connection that is dead is known to be by then."""
CHANNELS = ("mail", "push", "webhook")
"""Kinds of channel that get notices of games."""


Kind = Literal["turn", "over", "invite", "test", "confirm", "recover"]


class Notice(NamedTuple):
    """A notice to one channel."""

    channel: str
    kind: Kind
    table_id: str
    seq: int
    seat: Seat | None
    at: int
    due: int

    @property
    def id(self) -> str:
        """The same whenever it is sent again."""
        return "-".join((self.channel, self.kind, self.table_id, str(self.seq)))


class Cause(NamedTuple):
    """The cause of a notice, and the earliest time for it."""

    kind: Kind
    seat: Seat
    due: int


def note_causes(changeset: Changeset) -> None:
    """Let a changeset write notices to those who are asked now, or whose game is over."""
    table, causes = changeset.table, dict[str, Cause]()
    is_over = table.status == "over" and "outcome" in changeset.columns
    asked = {decision.seat for decision in table.pending()} - changeset.asked_before
    movers = {  # who is there: neither a bot nor a standing order decided
        table.seat_states[entry.seat].person
        for entry in changeset.entries
        if entry.seat is not None
        and entry.standing_order is None
        and not table.seat_states[entry.seat].is_bot
    }
    for seat_state in table.seat_states:
        person = seat_state.person
        is_concerned = is_over or (seat_state.seat in asked and not seat_state.is_bot)
        if person is None or person in movers or not is_concerned:
            continue
        delay = PRESENT_DELAY if is_online(table, seat_state) else ABSENT_DELAY
        cause = Cause("over" if is_over else "turn", seat_state.seat, changeset.now + delay)
        causes.setdefault(person, cause)
    if causes:
        changeset.writes.append(lambda db: _write(db, changeset, causes))


def _write(db: Connection, changeset: Changeset, causes: Mapping[str, Cause]) -> None:
    table = changeset.table
    notices = [
        Notice(channel, cause.kind, table.id, table.seq, cause.seat, changeset.now, cause.due)
        for channel, person in _channels(db, causes)
        if (cause := causes[person])
    ]
    if notices:
        db.execute(sa.insert(s.notices), [notice._asdict() for notice in notices])


def _channels(db: Connection, people: Collection[str]) -> Sequence[Row]:
    """The channels by which people get notices of games, and whose they are."""
    c = s.channels.c
    query = (
        sa.select(c.id, c.person)
        .where(c.person.in_(people), c.kind.in_(CHANNELS), sa.not_(c.stopped))
        # A channel that is taken away now waits for the notice, and takes it along.
        .with_for_update(read=True, key_share=True)
    )
    return db.execute(query).all()


def add_invitation(db: Connection, person: str, table_id: str, now: int) -> None:
    """Write notices that somebody is invited to a table."""
    for channel, _ in _channels(db, [person]):
        notice = Notice(channel, "invite", table_id, now, None, now, now + ABSENT_DELAY)
        db.execute(sa.insert(s.notices).values(**notice._asdict()))


def add(db: Connection, channel: str, kind: Kind, now: int) -> None:
    """Write a notice that is about no table; an older one of its kind need not be sent."""
    notices = s.notices
    db.execute(sa.delete(notices).where(notices.c.channel == channel, notices.c.kind == kind))
    row = Notice(channel, kind, "", now, None, now, now)
    db.execute(sa.insert(notices).values(**row._asdict()))


def waiting(db: Connection, now: int) -> list[tuple[str, Notice]]:
    """Notices due until `now`, with the person; none of a channel that must wait."""
    channels, notices = s.channels, s.notices
    query = (
        sa.select(channels.c.person, *(notices.c[name] for name in Notice._fields))
        .join_from(notices, channels)
        .where(notices.c.due <= now, channels.c.ready <= now)
        .order_by(notices.c.due)
    )
    return [(person, Notice(*values)) for person, *values in db.execute(query)]


def due_at(db: Connection, channel: str, now: int) -> list[Notice]:
    """The notices that are due for a channel, the oldest first."""
    notices = s.notices
    query = (
        sa.select(*(notices.c[name] for name in Notice._fields))
        .where(notices.c.channel == channel, notices.c.due <= now)
        .order_by(notices.c.at, notices.c.seq)
    )
    return [Notice(*row) for row in db.execute(query)]


def remove(db: Connection, notices: Collection[Notice]) -> None:
    """Forget notices: they were sent, or need not be."""
    c = s.notices.c
    for notice in notices:
        db.execute(
            sa.delete(s.notices).where(
                c.channel == notice.channel,
                c.kind == notice.kind,
                c.table_id == notice.table_id,
                c.seq == notice.seq,
            )
        )


def standing(db: Connection, person: str, notices: Sequence[Notice]) -> list[Notice]:
    """Those of them that still say something new: one for a table, if its question is open."""
    newest = {(notice.kind, notice.table_id): notice for notice in notices}
    return [notice for notice in newest.values() if _stands(db, person, notice)]


def _stands(db: Connection, person: str, notice: Notice) -> bool:
    if not notice.table_id:
        return True
    if notice.kind == "invite":
        return _is_invited(db, person, notice.table_id)
    tables, seats = s.tables.c, s.seats.c
    query = (
        sa.select(tables.status, tables.asked, seats.person, seats.standin)
        .join_from(s.tables, s.seats, tables.id == seats.table_id)
        .where(tables.id == notice.table_id, seats.seat == notice.seat)
    )
    row = db.execute(query).one_or_none()
    if row is None or row.person != person:
        return False
    if notice.kind == "over":
        return bool(row.status == "over")
    return row.status == "playing" and notice.seat in row.asked and row.standin is None


def _is_invited(db: Connection, person: str, table_id: str) -> bool:
    i, t = s.invitations.c, s.tables.c
    query = (
        sa.select(i.at)
        .join_from(s.invitations, s.tables, t.id == i.table_id)
        .where(i.table_id == table_id, i.person == person, sa.not_(i.is_declined))
        .where(t.status == "open")
    )
    return db.scalar(query) is not None
