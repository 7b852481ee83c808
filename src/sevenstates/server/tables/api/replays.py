"""HTTP endpoints of past positions; of finished games: record, moments, analysis and branches."""

from typing import Any

from ....core.record import SavedRecord
from ... import wire
from ...errors import Refused
from ...http.endpoint import Call, Endpoint
from .. import storage
from ..bots.fair_queue import Priority
from ..bots.pool import WorkerPool
from ..commands.writes import insert
from ..model.log_entry import LogEntry
from ..model.reader import Reader, reader_for
from ..model.table import Snapshot, Table
from ..replay.analysis import Analyst, choices_of
from ..replay.branch import branch
from ..replay.moments import viewer_of
from ..replay.positions import positions_of
from ..replay.replays import Replays
from ..service import Tables
from ..views.update import table_info
from .calls import TABLE, person_of, requester_of
from .queries import MomentsQuery, PositionsQuery, ViewQuery


class ReplayApi:
    """Answers calls about past positions and finished games."""

    def __init__(self, tables: Tables, replays: Replays, reviewers: WorkerPool) -> None:
        self.tables = tables
        self.replays = replays
        self.analyst = Analyst(tables, reviewers)

    def endpoints(self) -> list[Endpoint]:
        return [*self._of_record(), *self._of_afterwards()]

    def _of_record(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                f"{TABLE}/positions",
                self.positions,
                "Positions that led to the present one.",
                wire.PositionList,
                query=PositionsQuery,
                limit="replay",
            ),
            Endpoint(
                "GET",
                f"{TABLE}/record",
                self.record,
                "The record of a finished game.",
                dict[str, Any],
                query=ViewQuery,
                limit="replay",
            ),
            Endpoint(
                "GET",
                f"{TABLE}/moments",
                self.moments,
                "Moments of a finished game.",
                wire.MomentList,
                query=MomentsQuery,
                limit="replay",
            ),
        ]

    def _of_afterwards(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                f"{TABLE}/analysis",
                self.analysis,
                "What a bot thinks of your decisions in a finished game.",
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

    async def positions(self, call: Call) -> wire.PositionList:
        table, reader = await self._reader(call)
        query: PositionsQuery = call.query
        store = self.tables.store

        def read_entries(after: int) -> list[LogEntry]:
            return store.read_now(lambda db: storage.read_entries(db, table.id, after))

        def read_snapshot(seq: int) -> tuple[int, Snapshot]:
            row = store.read_now(lambda db: storage.read_snapshot_before(db, table.id, seq))
            return row.seq, row.data

        def read() -> wire.PositionList:
            return positions_of(table, reader.viewer, query.after, read_entries, read_snapshot)

        return await self.replays.run(requester_of(call, table, reader), read)

    async def record(self, call: Call) -> SavedRecord:
        table, reader = await self._finished(call)
        replay = await self.replays.replay(table, requester_of(call, table, reader))
        return replay.record.to_json()

    async def moments(self, call: Call) -> wire.MomentList:
        table, reader = await self._finished(call)
        query: MomentsQuery = call.query
        viewer = viewer_of(query.viewer, table)
        requester = requester_of(call, table, reader)
        return await self.replays.moments(table, viewer, query.first, query.count, requester)

    async def analysis(self, call: Call) -> wire.Analysis:
        """The first call sets it off; a client asks again until all decisions are seen."""
        table, reader = await self._finished(call)
        if reader.viewer is None:
            raise Refused(403, "not-seated")
        if self.analyst.so_far(table, reader.viewer) is None:
            requester = requester_of(call, table, reader)
            replay = await self.replays.replay(table, requester)
            choices = await self.replays.run(requester, lambda: choices_of(replay, reader.viewer))
            later = requester_of(call, table, reader, Priority.BACKGROUND)
            self.analyst.begin(table, reader.viewer, choices, later)
        found = self.analyst.so_far(table, reader.viewer)
        assert found is not None
        return found

    async def branch(self, call: Call) -> wire.TableInfo:
        table, reader = await self._finished(call)
        person = person_of(call)
        requester = requester_of(call, table, reader)
        replay = await self.replays.replay(table, requester)
        plan: wire.Branch = call.body
        if plan.moment >= replay.count:
            raise Refused(422, "no-such-moment", moment=plan.moment, last=replay.count - 1)
        now = self.tables.now()
        new = await self.replays.run(requester, lambda: branch(table, replay, plan, person, now))
        await self.tables.store.write(lambda db: insert(db, new))
        opened = await self.tables.cache.get(new.id)
        return table_info(opened, await reader_for(self.tables.credentials, opened, person, None))

    async def _finished(self, call: Call) -> tuple[Table, Reader]:
        table, reader = await self._reader(call)
        if table.status != "over":
            raise Refused(409, "not-over")
        return table, reader

    async def _reader(self, call: Call) -> tuple[Table, Reader]:
        table = await self.tables.cache.get(call.path("table"))
        query = call.query
        reader = await reader_for(
            self.tables.credentials,
            table,
            call.person,
            call.token,
            seat=query.seat,
            invite=query.invite,
            language=call.language,
        )
        return table, reader
