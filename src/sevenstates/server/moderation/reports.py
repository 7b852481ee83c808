"""Reports of people to the moderators."""

import sqlalchemy as sa
from sqlalchemy import Connection

from .. import wire
from ..accounts.names import clean_line
from ..errors import Refused
from ..store import schema as s
from . import acts

PAGE = 50
MAX_OPEN_REPORTS = 20
"""Maximum reports of one person that no moderator has closed."""


def add(db: Connection, reporter: str, wanted: wire.NewReport, now: int) -> None:
    """Write a report down; Refused if there is no such thing, or too much of it."""
    reason = clean_line(wanted.reason)
    if not reason:
        raise Refused(422, "no-reason")
    values = {"kind": wanted.kind, "reporter": reporter, **_about(db, wanted)}
    r = s.reports.c
    mine = sa.select(sa.func.count()).where(r.reporter == reporter, r.state == "open")
    if (db.scalar(mine) or 0) >= MAX_OPEN_REPORTS:
        raise Refused(409, "too-many-reports", most=MAX_OPEN_REPORTS)
    same = mine.where(*(r[name].is_not_distinct_from(value) for name, value in values.items()))
    if db.scalar(same):
        raise Refused(409, "reported-already")
    db.execute(sa.insert(s.reports).values(**values, reason=reason, state="open", at=now))


def _about(db: Connection, wanted: wire.NewReport) -> dict[str, object]:
    """The columns that say what is reported."""
    if wanted.kind == "person" and wanted.name is not None:
        return {"person": acts.target_of_name(db, wanted.name).person.id}
    if wanted.kind == "table" and wanted.table is not None:
        return {"table_id": wanted.table}
    if wanted.kind == "line" and wanted.table is not None and wanted.line is not None:
        target = acts.target_of_line(db, wanted.table, wanted.line)
        said = sa.select(s.chat.c.text).where(
            s.chat.c.table_id == wanted.table, s.chat.c.line == wanted.line
        )
        place = {"table_id": wanted.table, "line": wanted.line}
        return {"person": target.person.id, **place, "text": db.scalar(said)}
    raise Refused(422, "report-of-nothing")


def read(db: Connection, state: str, before: int | None) -> wire.ReportList:
    """A page of the reports in one state, the newest first."""
    r = s.reports.c
    reporters, moderators = s.people.alias(), s.people.alias()
    query = (
        sa.select(
            s.reports,
            s.people.c.name,
            s.people.c.kind.label("person_kind"),
            reporters.c.name.label("reporter_name"),
            moderators.c.name.label("moderator_name"),
        )
        .join_from(s.reports, s.people, s.people.c.id == r.person, isouter=True)
        .join(reporters, reporters.c.id == r.reporter)
        .join(moderators, moderators.c.id == r.moderator, isouter=True)
        .where(r.state == state)
        .order_by(r.id.desc())
        .limit(PAGE + 1)
    )
    if before is not None:
        query = query.where(r.id < before)
    rows = db.execute(query).all()
    shown = [
        wire.Report(
            id=row.id,
            kind=row.kind,
            at=row.at,
            reporter=row.reporter_name,
            name=row.name,
            guest=row.person_kind == "guest",
            table=row.table_id,
            line=row.line,
            text=row.text,
            reason=row.reason,
            state=row.state,
            moderator=row.moderator_name,
        )
        for row in rows[:PAGE]
    ]
    return wire.ReportList(reports=shown, next=shown[-1].id if len(rows) > PAGE else None)


def set_state(db: Connection, number: int, state: str, moderator: str, now: int) -> None:
    """Close a report, or open it again; Refused if there is none."""
    closed = None if state == "open" else now
    change = sa.update(s.reports).where(s.reports.c.id == number)
    done = db.execute(change.values(state=state, moderator=moderator, closed=closed))
    if done.rowcount != 1:
        raise Refused(404, "no-such-report", number=number)
