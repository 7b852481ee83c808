"""The log of the moderators, and the sanctions that people read of in it."""

import sqlalchemy as sa
from sqlalchemy import Connection

from .. import wire
from ..accounts.names import key_of
from ..store import schema as s
from ..store.schema import Row
from .acts import REVERSALS

PAGE = 50
NOTICE_TIME = 30 * 24 * 60 * 60 * 1000
"""Milliseconds for which a person is shown an act against them that is no longer in force."""
NOTICES = 10


def read_acts(db: Connection, before: int | None) -> wire.ActList:
    """A page of the log, the newest first."""
    a, moderators = s.acts.c, s.people.alias()
    reversals = s.acts.alias()
    query = (
        sa.select(
            s.acts,
            s.people.c.name,
            s.people.c.kind.label("person_kind"),
            moderators.c.name.label("moderator_name"),
            reversals.c.id.label("reversal"),
            s.chat.c.text,
        )
        .join_from(s.acts, s.people, s.people.c.id == a.person)
        .join(moderators, moderators.c.id == a.moderator, isouter=True)
        .join(reversals, reversals.c.reverses == a.id, isouter=True)
        .join(s.chat, (s.chat.c.table_id == a.table_id) & (s.chat.c.line == a.line), isouter=True)
        .order_by(a.id.desc())
        .limit(PAGE + 1)
    )
    if before is not None:
        query = query.where(a.id < before)
    rows = db.execute(query).all()
    acts = [_act(row) for row in rows[:PAGE]]
    return wire.ActList(acts=acts, next=acts[-1].id if len(rows) > PAGE else None)


def _act(row: Row) -> wire.LoggedAct:
    return wire.LoggedAct(
        id=row.id,
        kind=row.kind,
        at=row.at,
        moderator=row.moderator_name,
        name=row.name,
        guest=row.person_kind == "guest",
        table=row.table_id,
        line=row.line,
        until=row.until,
        before=row.before,
        after=row.after,
        text=row.text,
        reason=row.reason,
        reversed=row.reversal is not None,
        reversible=row.reversal is None and row.kind in REVERSALS,
    )


def taken_away(db: Connection, person: str, name: str) -> str | None:
    """Why a moderator took a name from a person, if one did and it was not reversed."""
    a, reversals = s.acts.c, s.acts.alias()
    query = (
        sa.select(a.before, a.reason)
        .join_from(s.acts, reversals, reversals.c.reverses == a.id, isouter=True)
        .where(a.person == person, a.kind == "rename", reversals.c.id.is_(None))
        .order_by(a.id)
    )
    lost = {key_of(row.before): str(row.reason) for row in db.execute(query) if row.before}
    return lost.get(key_of(name))


def sanctions(db: Connection, person: str, now: int) -> list[wire.Sanction]:
    """Recent acts against a person that were not lifted, and those in force."""
    a, reversals = s.acts.c, s.acts.alias()
    lasting = a.kind.in_(("mute", "ban"))
    in_force = lasting & (a.until.is_(None) | (a.until > now))
    recent = sa.not_(lasting) & (a.at > now - NOTICE_TIME)
    query = (
        sa.select(s.acts, s.chat.c.text)
        .join_from(s.acts, reversals, reversals.c.reverses == a.id, isouter=True)
        .join(s.chat, (s.chat.c.table_id == a.table_id) & (s.chat.c.line == a.line), isouter=True)
        .where(a.person == person, a.kind.in_(tuple(REVERSALS)), reversals.c.id.is_(None))
        .where(in_force | recent)
        .order_by(a.id.desc())
        .limit(NOTICES)
    )
    return [
        wire.Sanction(
            kind=row.kind,
            at=row.at,
            until=row.until,
            reason=row.reason,
            text=row.before if row.kind == "rename" else row.text,
        )
        for row in db.execute(query)
    ]
