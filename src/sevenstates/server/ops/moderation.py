"""Moderation by the command line: the same acts as on the site, and what tables learn."""

import contextlib
from collections.abc import Callable

from sqlalchemy import Connection

from ..accounts import people
from ..moderation import acts
from ..moderation.acts import Cause, Target
from ..tables import storage
from ..tables.commands.chat import add_line_change
from ..tables.commands.leaving import remove_person
from ..tables.model.changeset import Changeset
from ..tables.model.table import BrokenTable
from .admin import write


def target(db: Connection, name: str, line: int | None) -> Target:
    """The account of a name; with a line, its author at the table of that id, maybe a guest."""
    return acts.target_of_name(db, name) if line is None else acts.target_of_line(db, name, line)


def silence(
    db: Connection, kind: str, target: Target, minutes: int | None, reason: str, now: int
) -> int:
    """Mute or ban somebody."""
    number = acts.silence(db, kind, target, minutes, Cause.of(None, now, reason))
    return _settle(db, number, now)


def rename(db: Connection, target: Target, to: str, reason: str, now: int) -> int:
    """Give somebody another name."""
    return _settle(db, acts.rename(db, target, to, Cause.of(None, now, reason)), now)


def remove_line(db: Connection, table_id: str, line: int, reason: str, now: int) -> int:
    """Take a line of chat out of sight."""
    target = acts.target_of_line(db, table_id, line)
    return _settle(db, acts.remove_line(db, target, Cause.of(None, now, reason)), now)


def reverse(db: Connection, number: int, reason: str, now: int) -> int:
    """Take an act back."""
    return _settle(db, acts.reverse(db, number, Cause.of(None, now, reason)), now)


def set_moderator(db: Connection, name: str, on: bool, reason: str, now: int) -> int:
    """Make an account a moderator, or no longer."""
    target = acts.target_of_name(db, name)
    return acts.set_moderator(db, target, on, Cause.of(None, now, reason))


def _settle(db: Connection, number: int, now: int) -> int:
    """Write what an act means for tables; a running server sees it as their change."""
    row, target = acts.find(db, number)
    if row.kind == "ban":
        _at_tables(
            db, target, now, lambda changeset: remove_person(changeset, row.person, "banned")
        )
    elif row.kind in ("rename", "rename-back"):
        _at_tables(db, target, now, lambda changeset: _tell_of_name(changeset, row.person))
    elif row.kind in ("remove-line", "restore-line"):
        _change(db, row.table_id, now, lambda changeset: add_line_change(changeset, row.line))
    return number


def _at_tables(db: Connection, target: Target, now: int, work: Callable[[Changeset], bool]) -> None:
    for table_id in storage.not_over(db, people.tables_of(db, target.person.id)):
        _change(db, table_id, now, work)


def _change(db: Connection, table_id: str, now: int, work: Callable[[Changeset], bool]) -> None:
    with contextlib.suppress(BrokenTable):  # it is not played on
        table = storage.load(db, table_id)
        if table is not None:
            changeset = Changeset(table, now)
            if work(changeset):
                write(db, changeset)


def _tell_of_name(changeset: Changeset, person: str) -> bool:
    for state in changeset.table.seat_states:
        if state.person == person:
            changeset.add_event("renamed", state.seat)
    return changeset.has_changes
