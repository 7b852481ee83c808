"""HTTP endpoints of moderators and of reports."""

from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from .. import wire
from ..accounts import people
from ..accounts.person import Person
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..tables import storage
from ..tables.api.calls import person_of
from ..tables.api.queries import ViewQuery
from ..tables.commands.chat import add_line_change
from ..tables.commands.leaving import remove_person
from ..tables.model.reader import reader_for
from ..tables.service import Tables
from . import acts, log, reports
from .acts import Cause, Target

PeopleChanged = Callable[[list[str]], Awaitable[None]]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class LogQuery(msgspec.Struct):
    """From where on."""

    before: Number | None = None


class ReportsQuery(LogQuery):
    """In which state."""

    state: wire.ReportState = "open"


class ModerationApi:
    """Answers calls of moderators, and reports to them."""

    def __init__(self, tables: Tables, people_changed: PeopleChanged) -> None:
        """`people_changed` gets the tables where a person was renamed."""
        self.tables = tables
        self.store = tables.store
        self._people_changed = people_changed

    def endpoints(self) -> list[Endpoint]:
        return [*self._of_reports(), *self._of_acts()]

    def _of_reports(self) -> list[Endpoint]:
        path = "/api/moderation/reports"
        return [
            Endpoint(
                "POST",
                "/api/reports",
                self.report,
                "Report something to the moderators.",
                None,
                wire.NewReport,
                query=ViewQuery,
                limit="report",
                person=True,
            ),
            Endpoint("GET", path, self.reports, "Reports.", wire.ReportList, query=ReportsQuery),
            Endpoint(
                "POST",
                f"{path}/{{number}}",
                self.close,
                "Close a report.",
                None,
                wire.ReportChange,
                limit="moderation",
            ),
        ]

    def _of_acts(self) -> list[Endpoint]:
        path, limit = "/api/moderation/acts", "moderation"
        return [
            Endpoint("GET", path, self.acts, "The log.", wire.ActList, query=LogQuery),
            Endpoint("POST", path, self.act, "Act.", wire.ActList, wire.NewAct, limit=limit),
            Endpoint(
                "POST",
                f"{path}/{{number}}/reverse",
                self.reverse,
                "Take an act back.",
                wire.ActList,
                wire.Reversal,
                limit=limit,
            ),
        ]

    async def report(self, call: Call) -> None:
        wanted: wire.NewReport = call.body
        person, now = person_of(call), self.tables.now()
        if wanted.table is not None:  # only what the person may see
            table = await self.tables.cache.get(wanted.table)
            invite = call.query.invite
            await reader_for(self.tables.credentials, table, person, None, invite=invite)
        await self.store.write(lambda db: reports.add(db, person.id, wanted, now))

    async def reports(self, call: Call) -> wire.ReportList:
        _moderator(call)
        query: ReportsQuery = call.query
        return await self.store.read(lambda db: reports.read(db, query.state, query.before))

    async def close(self, call: Call) -> None:
        by, number, state = _moderator(call).id, _number(call), call.body.state
        now = self.tables.now()
        await self.store.write(lambda db: reports.set_state(db, number, state, by, now))

    async def acts(self, call: Call) -> wire.ActList:
        _moderator(call)
        return await self.store.read(lambda db: log.read_acts(db, call.query.before))

    async def act(self, call: Call) -> wire.ActList:
        wanted: wire.NewAct = call.body
        cause = Cause.of(_moderator(call).id, self.tables.now(), wanted.reason)
        number = await self.store.write(lambda db: carry_out(db, wanted, cause))
        return await self._settle(number)

    async def reverse(self, call: Call) -> wire.ActList:
        cause = Cause.of(_moderator(call).id, self.tables.now(), call.body.reason)
        number = _number(call)
        done = await self.store.write(lambda db: acts.reverse(db, number, cause))
        return await self._settle(done)

    async def _settle(self, number: int) -> wire.ActList:
        """Let tables know what an act means for them; the log with it."""

        def read(db: Connection) -> tuple[str, Target, list[str]]:
            row, target = acts.find(db, number)
            return row.kind, target, people.tables_of(db, row.person)

        kind, target, tables = await self.store.read(read)
        person, line = target.person.id, target.line
        if kind in ("rename", "rename-back"):
            await self._people_changed(tables)
        elif kind == "ban":
            for table_id in await self.store.read(lambda db: storage.not_over(db, tables)):
                table = await self.tables.cache.get(table_id)
                await self.tables.change(
                    table, lambda changeset: remove_person(changeset, person, "banned")
                )
        elif kind in ("remove-line", "restore-line") and target.table is not None:
            table = await self.tables.cache.get(target.table)
            table.lines.clear()
            await self.tables.change(table, lambda changeset: add_line_change(changeset, line))
        return await self.store.read(lambda db: log.read_acts(db, None))


def carry_out(db: Connection, wanted: wire.NewAct, cause: Cause) -> int:
    """Do what a moderator wants; the act's number."""
    if wanted.table is not None and wanted.line is not None:
        target = acts.target_of_line(db, wanted.table, wanted.line)
    elif wanted.name is not None and wanted.kind != "remove-line":
        target = acts.target_of_name(db, wanted.name)
    else:
        raise Refused(422, "act-on-nothing")
    if wanted.kind in ("mute", "ban"):
        return acts.silence(db, wanted.kind, target, wanted.minutes, cause)
    if wanted.kind == "remove-line":
        return acts.remove_line(db, target, cause)
    if wanted.to is None:
        raise Refused(422, "no-new-name")
    return acts.rename(db, target, wanted.to, cause)


def _moderator(call: Call) -> Person:
    person = call.person
    if person is None or not person.is_moderator:
        raise Refused(403, "not-moderator")
    return person


def _number(call: Call) -> int:
    number = call.path("number")
    if not number.isdecimal() or len(number) > 9:
        raise Refused(404, "not-found")
    return int(number)
