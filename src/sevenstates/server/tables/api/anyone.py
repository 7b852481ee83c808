"""HTTP endpoint for playing with anyone."""

from ... import wire
from ...http.endpoint import Call, Endpoint
from ..commands import anyone
from ..commands.writes import insert
from ..model.reader import reader_for
from ..model.table import Table
from ..service import Tables
from ..views.update import table_info
from .calls import person_of
from .seating import sit_down


class AnyoneApi:
    """Finds a waiting seat, or opens a table that waits."""

    def __init__(self, tables: Tables, fill_seconds: int) -> None:
        self.tables = tables
        self._fill_seconds = fill_seconds

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/play",
                self.play,
                "Play with anybody.",
                wire.TableInfo,
                takes=wire.PlayAnyone,
                limit="table",
                person=True,
            )
        ]

    async def play(self, call: Call) -> wire.TableInfo:
        """The same call again leads to the table where the person waits already."""
        person, wanted = person_of(call), call.body
        anyone.check(wanted)
        table = await self._find(call, wanted)
        if table is None:
            now = self.tables.now()
            new = anyone.new_table(wanted, person, now, self._fill_seconds)
            await self.tables.store.write(lambda db: insert(db, new))
            table = await self.tables.cache.get(new.id)
        reader = await reader_for(self.tables.credentials, table, person, None)
        return table_info(table, reader)

    async def _find(self, call: Call, wanted: wire.PlayAnyone) -> Table | None:
        person, now = person_of(call), self.tables.now()
        store, cache = self.tables.store, self.tables.cache
        own = await store.read(lambda db: anyone.own(db, wanted, person.id))
        if own is not None:
            return await cache.get(own)
        for table_id in await store.read(lambda db: anyone.candidates(db, wanted, person.id, now)):
            table = await cache.get(table_id)
            if not anyone.will_begin(table, wanted):
                continue
            result = await sit_down(self.tables, table, person, call.language)
            if isinstance(result, wire.Done):
                return table  # else somebody was first, or the host wants others
        return None
