"""Calls about tables and their games."""

from collections.abc import Callable

from ..server import wire
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.tables.api.queries import (
    ChangesQuery,
    ChatQuery,
    HintQuery,
    ListQuery,
    UpdateQuery,
    ViewQuery,
)
from ..server.tables.bots.hints import hint_of, hint_task
from ..server.tables.commands import start
from ..server.tables.commands.create import from_plan
from ..server.tables.commands.preview import preview
from ..server.tables.model.changeset import Changeset
from ..server.tables.model.reader import Reader, acting, reader_of_person
from ..server.tables.model.table import Table
from ..server.tables.model.text_options import find_text
from ..server.tables.views import deck_words
from ..server.tables.views.table_line import table_line
from ..server.tables.views.update import changes_for, table_info
from .games import language_in_path
from .replays import LocalReplays
from .routes import Call, Route
from .tables import LocalTables, think

PAGE = 30
"""Tables in one answer."""
ENDED = ("over", "closed")


class TableCalls:
    """Answers calls about tables."""

    def __init__(
        self, tables: LocalTables, replays: LocalReplays, person: Callable[[], Person]
    ) -> None:
        self._tables = tables
        self._replays = replays
        self._person = person
        self._opened: dict[str, str] = {}
        """The tables by the ids of the commands that opened them."""

    def routes(self) -> list[Route]:
        table = "tables/{table}"
        return [
            Route("GET", "tables", self.list, query=ListQuery),
            Route("POST", "tables", self.create, wire.CreateTable, status=201),
            Route("GET", table, self.show, query=UpdateQuery),
            Route("DELETE", table, self.delete, status=204),
            Route("POST", f"{table}/commands", self.command, wire.Command, ViewQuery),
            Route("GET", f"{table}/changes", self.changes, query=ChangesQuery),
            Route("GET", f"{table}/chat", self.chat, query=ChatQuery),
            Route("GET", f"{table}/cards/{{language}}", self.cards, query=ViewQuery),
            Route("GET", f"{table}/texts/{{hash}}", self.text, query=ViewQuery),
            Route("POST", f"{table}/preview", self.preview, wire.PreviewRequest, ViewQuery),
            Route("POST", f"{table}/hint", self.hint, query=HintQuery),
        ]

    def reader(self, call: Call) -> tuple[Table, Reader]:
        """The table of a call, and as whom the person looks at it."""
        table = self._tables.get(call.path("table"))
        query = call.query
        return table, reader_of_person(
            table, self._person(), seat=query.seat, invite=query.invite, language=call.language
        )

    def list(self, call: Call) -> wire.TableList:
        query: ListQuery = call.query
        if query.list in ("open", "playing"):
            return wire.TableList(tables=[])  # nobody else can see one
        person = self._person()
        found = [
            stored
            for stored in self._tables.storage.tables()
            if (stored.columns["status"] in ENDED) == (query.list == "finished")
            and query.game in (None, stored.columns["game"])
            and any(seat["person"] == person.id for seat in stored.seats)
        ]
        found.sort(key=lambda one: (one.columns["created"], one.columns["id"]), reverse=True)
        created, _, table_id = (query.before or "").partition("-")
        if created.isdecimal() and len(created) < 16:
            last = int(created), table_id
            found = [one for one in found if (one.columns["created"], one.columns["id"]) < last]
        shown = found[:PAGE]
        rows = [(one.row, one.seat_states(person)) for one in shown]
        return wire.TableList(
            tables=[table_line(row, seat_states, person.id) for row, seat_states in rows],
            next=f"{rows[-1][0].created}-{rows[-1][0].id}" if len(found) > PAGE else None,
        )

    def create(self, call: Call) -> wire.TableInfo:
        plan: wire.CreateTable = call.body
        person = self._person()
        if plan.id in self._opened:
            table = self._tables.get(self._opened[plan.id])
        else:
            table = self._tables.open(from_plan(plan, person, self._tables.now()))
            if plan.id is not None:
                self._opened[plan.id] = table.id
        if plan.start and table.status == "open":
            self._tables.change(table, _begin)
        return table_info(table, reader_of_person(table, person))

    def delete(self, call: Call) -> None:
        table = self._tables.get(call.path("table"))
        if table.watchers:
            raise Refused(409, "table-watched")
        self._tables.delete(table)

    def show(self, call: Call) -> wire.Update:
        table, reader = self.reader(call)
        return self._tables.update(table, reader, call.query.since)

    def command(self, call: Call) -> wire.Result:
        table, reader = self.reader(call)
        return self._tables.command(table, reader, call.body)

    def changes(self, call: Call) -> wire.ChangeList:
        table, reader = self.reader(call)
        query: ChangesQuery = call.query
        moments = {}
        if table.status == "over":
            moves = self._replays.replay(table).moves
            moments = {entry.seq: number for number, entry in enumerate(moves, start=1)}
        entries = self._tables.storage.entries(table.id)
        changes = changes_for(entries, reader.viewer, query.after, moments)
        version = table.version(reader.viewer)
        return wire.ChangeList(changes=changes[: query.limit], version=version)

    def chat(self, call: Call) -> wire.ChatList:
        self.reader(call)
        return wire.ChatList(lines=[], muted=[])

    def cards(self, call: Call) -> wire.DeckWords:
        language = language_in_path(call)
        table, _ = self.reader(call)
        return deck_words.words_of(table, language)

    def text(self, call: Call) -> str:
        table, _ = self.reader(call)
        found = find_text(table.game.key, table.options, call.path("hash"))
        if found is None:
            raise Refused(404, "not-found")
        return found

    def preview(self, call: Call) -> wire.Preview:
        table, reader = self.reader(call)
        return preview(table, acting(table, reader), call.body)

    def hint(self, call: Call) -> wire.Hint:
        table, reader = self.reader(call)
        query: HintQuery = call.query
        reader = acting(table, reader)
        if query.position is not None and query.position != table.position(reader.viewer):
            return hint_of(table, None)
        return hint_of(table, think(hint_task(table, reader, query.quick)))


def _begin(changeset: Changeset) -> bool:
    start.begin(changeset)
    return True
