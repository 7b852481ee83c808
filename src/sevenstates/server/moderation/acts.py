"""Acts of moderators, in the database: each is logged, and each can be taken back.

Each function works on an open connection. `by` is the moderator; None is the host, by the command
line. What tables have to know of it is the caller's part.
"""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..accounts import people
from ..accounts.names import clean_line, clean_name, key_of
from ..accounts.newcomers import forget
from ..errors import Refused
from ..store import schema as s
from ..store.schema import Row

MINUTE = 60 * 1000
REVERSALS = {
    "mute": "unmute",
    "ban": "unban",
    "rename": "rename-back",
    "remove-line": "restore-line",
}
"""The acts that can be taken back, and by what."""


@dataclass(frozen=True, slots=True)
class Target:
    """A person, and the line of chat by which they were found."""

    person: Row
    table: str | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Cause:
    """An act of moderation: by whom, when and why."""

    by: str | None
    now: int
    reason: str

    @classmethod
    def of(cls, by: str | None, now: int, reason: str) -> "Cause":
        """With a reason that can be seen; Refused if there is none."""
        seen = clean_line(reason)
        if not seen:
            raise Refused(422, "no-reason")
        return cls(by, now, seen)


def target_of_name(db: Connection, name: str) -> Target:
    """The account of a name."""
    row = people.find_account(db, name)
    if row is None:
        raise Refused(404, "no-such-account", name=name)
    return Target(row)


def target_of_line(db: Connection, table: str, line: int) -> Target:
    """The author of a line of chat."""
    query = sa.select(s.chat.c.person).where(s.chat.c.table_id == table, s.chat.c.line == line)
    author = db.scalar(query)
    row = people.find(db, author) if author is not None else None
    if row is None or row.kind == "gone":  # their lines are gone with them
        raise Refused(404, "no-such-line", line=line)
    return Target(row, table, line)


def silence(db: Connection, kind: str, target: Target, minutes: int | None, cause: Cause) -> int:
    """Mute or ban a person; return the act's number. A new act replaces an older one."""
    _check_rank(target, cause)
    until = None if minutes is None else cause.now + minutes * MINUTE
    number = _log(db, kind, target, cause, until=until)
    kept = {"act": number, "until": until, "reason": cause.reason}
    people.change(db, target.person.id, **{kind: kept})
    forget(db, target.person.id, kind)
    if kind == "ban":
        seats, person = s.seats.c, target.person.id
        opened = seats.table_id.in_(sa.select(s.tables.c.id).where(s.tables.c.host == person))
        theirs = (seats.person == person) | ((seats.kind == "program") & opened)
        held = sa.select(seats.table_id, seats.seat).where(theirs)
        t = s.seat_tokens.c
        for table_id, seat in db.execute(held).all():
            where = (t.table_id == table_id) & (t.seat == seat)
            db.execute(sa.delete(s.seat_tokens).where(where))
    return number


def rename(db: Connection, target: Target, to: str, cause: Cause) -> int:
    """Rename a person."""
    _check_rank(target, cause)
    _rename(db, target.person, to)
    after = clean_name(to)
    return _log(db, "rename", target, cause, before=target.person.name, after=after)


def remove_line(db: Connection, target: Target, cause: Cause) -> int:
    """Take a line of chat out of sight."""
    _check_rank(target, cause)
    if _is_removed(db, target):
        raise Refused(409, "line-removed-already")
    _show_line(db, target, False)
    return _log(db, "remove-line", target, cause)


def set_moderator(db: Connection, target: Target, on: bool, cause: Cause) -> int:
    """Make an account a moderator, or no longer."""
    people.change(db, target.person.id, is_moderator=on)
    return _log(db, "moderator" if on else "no-moderator", target, cause)


def find(db: Connection, number: int) -> tuple[Row, Target]:
    """An act, and whom it was about; Refused if there is none."""
    row = db.execute(sa.select(s.acts).where(s.acts.c.id == number)).one_or_none()
    person = people.find(db, row.person) if row is not None else None
    if row is None or person is None:
        raise Refused(404, "no-such-act", number=number)
    return row, Target(person, row.table_id, row.line)


def reverse(db: Connection, number: int, cause: Cause) -> int:
    """Take an act back by another one."""
    row, target = find(db, number)
    if row.kind not in REVERSALS:
        raise Refused(409, "not-reversible")
    if db.scalar(sa.select(s.acts.c.id).where(s.acts.c.reverses == number)) is not None:
        raise Refused(409, "reversed-already")
    _check_rank(target, cause)
    names: dict[str, str | None] = {}
    if row.kind in ("mute", "ban"):
        kept = getattr(target.person, row.kind)
        if kept and kept["act"] == number:  # else a later one holds
            people.change(db, target.person.id, **{row.kind: None})
            forget(db, target.person.id, row.kind)
    elif row.kind == "rename":
        if row.before is None:  # the account is gone
            raise Refused(409, "not-reversible")
        _rename(db, target.person, row.before)
        names = {"before": target.person.name, "after": row.before}
    else:
        _show_line(db, target, True)
    return _log(db, REVERSALS[row.kind], target, cause, reverses=number, **names)


def _check_rank(target: Target, cause: Cause) -> None:
    if cause.by is not None and target.person.is_moderator:
        raise Refused(403, "is-moderator", name=target.person.name)


def _rename(db: Connection, person: Row, to: str) -> None:
    name = clean_name(to)
    if not people.is_name_free(db, name, person.id):
        raise Refused(409, "name-taken", name=name)
    key = {"name_key": key_of(name)} if person.kind == "account" else {}
    try:
        people.change(db, person.id, name=name, **key)
    except IntegrityError:
        raise Refused(409, "name-taken", name=name) from None


def _of_line(target: Target) -> sa.ColumnElement[bool]:
    return (s.chat.c.table_id == target.table) & (s.chat.c.line == target.line)


def _is_removed(db: Connection, target: Target) -> bool:
    return bool(db.scalar(sa.select(s.chat.c.is_removed).where(_of_line(target))))


def _show_line(db: Connection, target: Target, is_shown: bool) -> None:
    db.execute(sa.update(s.chat).where(_of_line(target)).values(is_removed=not is_shown))


def _log(db: Connection, kind: str, target: Target, cause: Cause, **more: object) -> int:
    values = {"kind": kind, "moderator": cause.by, "person": target.person.id}
    place = {"table_id": target.table, "line": target.line}
    row = sa.insert(s.acts).values(**values, **place, reason=cause.reason, at=cause.now, **more)
    number: int = db.execute(row.returning(s.acts.c.id)).scalar_one()
    return number
