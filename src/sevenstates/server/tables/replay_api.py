"""Finished games over HTTP: record, any moment for any viewer, and playing on from one."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from ...core import Record
from .. import wire
from ..endpoint import Call, Endpoint
from ..errors import Refused
from .access import reader_for
from .analysis import Analyst
from .archive import ALL, SPECTATOR, moments, read_record
from .branch import branch
from .chair import Reader
from .endpoints import TABLE, ViewQuery, person_of
from .entry import Entry
from .service import Tables
from .table import Table
from .update import table_info

PAGE = 50


class MomentsQuery(ViewQuery, rename={"first": "from"}):
    """Which moments, as whom."""

    viewer: str = SPECTATOR
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=PAGE)] = 20


class ReplayApi:
    """Answers calls about finished games."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.analyst = Analyst(tables)

    def endpoints(self) -> list[Endpoint]:
        return [*self._of_record(), *self._of_afterwards()]

    def _of_record(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                f"{TABLE}/record",
                self.record,
                "The record of a finished game.",
                dict[str, Any],
                query=ViewQuery,
            ),
            Endpoint(
                "GET",
                f"{TABLE}/moments",
                self.moments,
                "Moments of a finished game.",
                wire.MomentList,
                query=MomentsQuery,
            ),
        ]

    def _of_afterwards(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                f"{TABLE}/analysis",
                self.analysis,
                "What a bot thinks of the own decisions in a finished game.",
                wire.Analysis,
                query=ViewQuery,
                limit="think",
            ),
            Endpoint(
                "POST",
                f"{TABLE}/branch",
                self.branch,
                "Play on from a moment of a finished game.",
                wire.TableInfo,
                takes=wire.Branch,
                query=ViewQuery,
                status=201,
                limit="table",
                person=True,
            ),
        ]

    async def record(self, call: Call) -> dict[str, Any]:
        table, _ = await self._finished(call)
        record, _ = await self._read(table)
        return record.to_json()

    async def moments(self, call: Call) -> wire.MomentList:
        table, _ = await self._finished(call)
        query: MomentsQuery = call.query
        viewer = _viewer(query.viewer, table)
        record, moves = await self._read(table)
        return await asyncio.to_thread(
            moments, table, record, moves, viewer, query.first, query.count
        )

    async def analysis(self, call: Call) -> wire.Analysis:
        """The first call sets it off; a client asks again until all decisions are seen."""
        table, reader = await self._finished(call)
        if reader.viewer is None:
            raise Refused(403, "not-seated")
        if self.analyst.so_far(table, reader.viewer) is None:
            record, _ = await self._read(table)
            await self.analyst.begin(table, reader.viewer, record)
        found = self.analyst.so_far(table, reader.viewer)
        assert found is not None
        return found

    async def branch(self, call: Call) -> wire.TableInfo:
        table, _ = await self._finished(call)
        person = person_of(call)
        record, moves = await self._read(table)
        plan: wire.Branch = call.body
        if plan.moment > len(moves):
            raise Refused(422, "no-such-moment", moment=plan.moment, last=len(moves))
        new = await asyncio.to_thread(branch, table, record, moves, plan, person, self.tables.now())
        await self.tables.store.write(new.insert)
        opened = await self.tables.get(new.id)
        return table_info(opened, await reader_for(self.tables.rights, opened, person, None))

    async def _finished(self, call: Call) -> tuple[Table, Reader]:
        table = await self.tables.get(call.path("table"))
        query = call.query
        reader = await reader_for(
            self.tables.rights,
            table,
            call.person,
            call.token,
            seat=query.seat,
            invite=query.invite,
            language=call.language,
        )
        if table.status != "over":
            raise Refused(409, "not-over")
        return table, reader

    async def _read(self, table: Table) -> tuple[Record, list[Entry]]:
        def read(connection: Connection) -> tuple[Record, list[Entry]]:
            return read_record(connection, table)

        return await self.tables.store.read(read)


def _viewer(text: str, table: Table) -> int | str:
    if text in (ALL, SPECTATOR):
        return text
    try:
        seat = msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        seat = -1
    if not 0 <= seat < table.seats:
        raise Refused(422, "no-such-viewer", viewer=text[:40])
    return seat
