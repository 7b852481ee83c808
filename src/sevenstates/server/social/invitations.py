"""Invitations to tables by name, in the database."""

import sqlalchemy as sa
from sqlalchemy import Connection

from .. import wire
from ..errors import Refused
from ..store import schema as s
from ..tables.views import lobby
from . import relations

MAX_INVITATIONS = 20
"""Maximum invitations to one table."""
MAX_INVITATIONS_A_DAY = 3
"""Maximum invitations that one person sends another within a day and that are not accepted."""
DAY = 24 * 60 * 60 * 1000


def invite(db: Connection, table_id: str, inviter: str, name: str, now: int) -> str:
    """Ask an account to a table that waits for people; the id of who is asked."""
    person = relations.account(db, name)
    if person.id == inviter:
        raise Refused(409, "that-is-you")
    i, seats = s.invitations.c, s.seats.c
    sits = sa.select(seats.seat).where(seats.table_id == table_id, seats.person == person.id)
    if db.execute(sits).first() is not None:
        raise Refused(409, "sits-already", name=person.name)
    blocked = [(inviter, person.id), (person.id, inviter)]
    if any(relations.is_blocked(db, one, other) for one, other in blocked):
        raise Refused(409, "cannot-invite", name=person.name)
    invited = db.execute(sa.select(i.person, i.is_declined).where(i.table_id == table_id)).all()
    if person.id in {row.person for row in invited}:
        raise Refused(409, "invited-already", name=person.name)
    often = sa.select(sa.func.count()).where(
        i.inviter == inviter, i.person == person.id, i.at > now - DAY
    )
    if (db.scalar(often) or 0) >= MAX_INVITATIONS_A_DAY:
        raise Refused(409, "invited-often", name=person.name)
    if len(invited) >= MAX_INVITATIONS:
        raise Refused(409, "too-many-invitations", most=MAX_INVITATIONS)
    values = {"table_id": table_id, "person": person.id, "inviter": inviter}
    db.execute(sa.insert(s.invitations).values(**values, is_declined=False, at=now))
    asked: str = person.id
    return asked


def read(db: Connection, person: str) -> wire.InvitationList:
    """Somebody's invitations to tables that wait for people, the newest first."""
    i, t, seats = s.invitations.c, s.tables.c, s.seats.c
    sits = sa.select(seats.table_id).where(seats.person == person)
    query = (
        sa.select(i.at, s.people.c.name, s.tables)
        .join_from(s.invitations, s.tables, t.id == i.table_id)
        .join(s.people, s.people.c.id == i.inviter)
        .where(i.person == person, sa.not_(i.is_declined), t.status == "open", t.id.not_in(sits))
        .order_by(i.at.desc())
        .limit(MAX_INVITATIONS)
    )
    rows = db.execute(query).all()
    lines = lobby.lines(db, rows, person)
    return wire.InvitationList(
        invitations=[
            wire.Invitation(table=line, name=row.name, at=row.at)
            for row, line in zip(rows, lines, strict=True)
        ]
    )


def decline(db: Connection, table_id: str, person: str) -> None:
    """Decline for good; Refused if there is no invitation."""
    where = _is_invited(table_id, person)
    if db.execute(sa.update(s.invitations).where(where).values(is_declined=True)).rowcount != 1:
        raise Refused(404, "no-such-invitation")


def let_in(db: Connection, table_id: str, person: str) -> None:
    """Let the person in who accepts; Refused if there is no invitation.

    It stays until the person sits, and so outlives a server that dies in between.
    """
    i, m = s.invitations.c, s.members.c
    if db.execute(sa.select(i.at).where(_is_invited(table_id, person))).first() is None:
        raise Refused(404, "no-such-invitation")
    member = sa.select(m.person).where(m.table_id == table_id, m.person == person)
    if db.scalar(member) is None:
        values = {"table_id": table_id, "person": person, "muted": []}
        db.execute(sa.insert(s.members).values(**values))


def remove(db: Connection, table_id: str, person: str) -> None:
    """Forget an invitation that was accepted."""
    db.execute(sa.delete(s.invitations).where(_is_invited(table_id, person)))


def _is_invited(table_id: str, person: str) -> sa.ColumnElement[bool]:
    i = s.invitations.c
    return (i.table_id == table_id) & (i.person == person) & sa.not_(i.is_declined)
