"""Calls about past positions and finished games."""

from collections.abc import Callable
from itertools import chain
from typing import cast

import msgspec

from ..core.record import SavedRecord
from ..server import wire
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.tables.api.queries import MomentsQuery, PositionsQuery, ViewQuery
from ..server.tables.model.log_entry import LogEntry
from ..server.tables.model.reader import Reader, reader_of_person
from ..server.tables.model.table import Snapshot, Table
from ..server.tables.replay.branch import branch
from ..server.tables.replay.moments import viewer_of
from ..server.tables.replay.positions import positions_of
from ..server.tables.replay.replay import PAGE, encode_moment
from ..server.tables.views.update import table_info
from .records import open_record
from .replays import LocalReplays
from .routes import Call, Route
from .table_calls import TableCalls
from .tables import LocalTables


class ReplayCalls:
    """Answers calls about past positions and finished games."""

    def __init__(
        self,
        tables: LocalTables,
        replays: LocalReplays,
        calls: TableCalls,
        person: Callable[[], Person],
    ) -> None:
        self._tables = tables
        self._replays = replays
        self._reader = calls.reader
        self._person = person

    def routes(self) -> list[Route]:
        table = "tables/{table}"
        return [
            Route("GET", f"{table}/positions", self.positions, query=PositionsQuery),
            Route("GET", f"{table}/record", self.record, query=ViewQuery),
            Route("GET", f"{table}/moments", self.moments, query=MomentsQuery),
            Route("GET", f"{table}/analysis", self.analysis, query=ViewQuery),
            Route("POST", f"{table}/branch", self.branch, wire.Branch, ViewQuery, status=201),
            Route("POST", "records", self.open_record, dict, status=201),
        ]

    def positions(self, call: Call) -> wire.PositionList:
        table, reader = self._reader(call)
        storage = self._tables.storage

        def read_snapshot(seq: int) -> tuple[int, Snapshot]:
            stored = storage.snapshots(table.id)
            before = [one for one in stored if one.seq < seq]
            found = before[-1] if before else stored[0]
            return found.seq, found.data

        def read_entries(after: int) -> list[LogEntry]:
            return storage.entries(table.id, after)

        return positions_of(table, reader.viewer, call.query.after, read_entries, read_snapshot)

    def record(self, call: Call) -> SavedRecord:
        table, _ = self._finished(call)
        return self._replays.replay(table).record.to_json()

    def moments(self, call: Call) -> wire.MomentList:
        table, _ = self._finished(call)
        query: MomentsQuery = call.query
        viewer = viewer_of(query.viewer, table)
        replay = self._replays.replay(table)
        first = min(query.first, replay.count)
        last = min(first + query.count, replay.count)
        pages = (replay.page(number) for number in range(first // PAGE, -(-last // PAGE)))
        encoded = [
            encode_moment(table, replay, viewer, number, moment)
            for number, moment in chain.from_iterable(pages)
            if first <= number < last
        ]
        moments = cast("list[wire.MomentInfo]", msgspec.Raw(b"[" + b",".join(encoded) + b"]"))
        return wire.MomentList(viewer=viewer, count=replay.count, moments=moments)

    def analysis(self, call: Call) -> wire.Analysis:
        table, reader = self._finished(call)
        if reader.viewer is None:
            raise Refused(403, "not-seated")
        return self._replays.analysis(table, reader.viewer)

    def branch(self, call: Call) -> wire.TableInfo:
        table, _ = self._finished(call)
        replay, plan, person = self._replays.replay(table), call.body, self._person()
        if plan.moment >= replay.count:
            raise Refused(422, "no-such-moment", moment=plan.moment, last=replay.count - 1)
        opened = self._tables.open(branch(table, replay, plan, person, self._tables.now()))
        return table_info(opened, reader_of_person(opened, person))

    def open_record(self, call: Call) -> wire.TableInfo:
        """A finished game from a file, as a table to look at."""
        person = self._person()
        table = open_record(self._tables, call.body, person)
        return table_info(table, reader_of_person(table, person))

    def _finished(self, call: Call) -> tuple[Table, Reader]:
        table, reader = self._reader(call)
        if table.status != "over":
            raise Refused(409, "not-over")
        return table, reader
