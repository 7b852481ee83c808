"""HTTP endpoints of tables."""

import asyncio
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from ... import wire
from ...accounts.person import Person
from ...errors import Refused
from ...http.endpoint import Call, Endpoint
from ...http.pipeline import address_of
from ...http.responses import reply
from ...security.limits import Limiter
from ...security.tokens import hash_token, new_token
from ...store import schema as s
from ..bots import hints
from ..commands import start
from ..commands.create import from_plan
from ..commands.preview import preview
from ..commands.programs import put_token, report
from ..commands.writes import insert
from ..model.changeset import Changeset
from ..model.presence import Watcher
from ..model.reader import AccessRevoked, Reader, acting, reader_for, readmit
from ..model.table import Table
from ..model.text_options import find_text
from ..replay.replays import Replays
from ..service import Tables
from ..views import chat, deck_words, lobby
from ..views.history import history
from ..views.update import table_info
from .calls import TABLE, connection_string, person_of, requester_of
from .games import language_in_path
from .queries import ChangesQuery, ChatQuery, HintQuery, ListQuery, UpdateQuery, ViewQuery

FOR_EVER = {"cache-control": "private, max-age=31536000, immutable"}
"""For what is asked for by its hash."""


class TableApi:
    """Answers calls about tables."""

    def __init__(self, tables: Tables, replays: Replays, limiter: Limiter) -> None:
        self.tables = tables
        self.replays = replays
        self.store = tables.store
        self.limiter = limiter

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        return [*self._of_lobby(), *self._of_game(), *self._of_cards(), *self._of_thought()]

    def _of_lobby(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/tables", self.list, "Tables.", wire.TableList, query=ListQuery),
            Endpoint(
                "POST",
                "/api/tables",
                self.create,
                "Open a table.",
                wire.TableInfo,
                takes=wire.CreateTable,
                status=201,
                limit="table",
                person=True,
            ),
            Endpoint(
                "GET",
                "/api/invites/{code}",
                self.invite,
                "The table of an invite link.",
                wire.TableInfo,
                limit="invite",
            ),
        ]

    def _of_game(self) -> list[Endpoint]:
        return [
            Endpoint("GET", TABLE, self.show, "The game.", wire.Update, query=UpdateQuery),
            Endpoint(
                "POST",
                f"{TABLE}/commands",
                self.command,
                "Do something.",
                wire.Result,
                takes=cast(Any, wire.Command),
                query=ViewQuery,
                limit="command",
                person=True,
            ),
            Endpoint(
                "GET",
                f"{TABLE}/changes",
                self.changes,
                "What happened.",
                wire.ChangeList,
                query=ChangesQuery,
            ),
            Endpoint("GET", f"{TABLE}/chat", self.chat, "Chat.", wire.ChatList, query=ChatQuery),
            Endpoint(
                "POST",
                f"{TABLE}/seats/{{seat}}/token",
                self.token,
                "A token for a seat.",
                wire.SeatToken,
                status=201,
                limit="token",
                person=True,
            ),
        ]

    def _of_cards(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                f"{TABLE}/cards/{{language}}",
                self.cards,
                "The words on the table's cards.",
                wire.DeckWords,
                query=ViewQuery,
            ),
            Endpoint(
                "GET",
                f"{TABLE}/texts/{{hash}}",
                self.text,
                "A deck or map of the table's own, by its hash.",
                str,
                query=ViewQuery,
                media="text/plain",
            ),
        ]

    def _of_thought(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                f"{TABLE}/preview",
                self.preview,
                "What an action would do.",
                wire.Preview,
                takes=wire.PreviewRequest,
                query=ViewQuery,
                limit="command",
            ),
            Endpoint(
                "POST",
                f"{TABLE}/hint",
                self.hint,
                "What a bot thinks of the question.",
                wire.Hint,
                query=HintQuery,
                limit="think",
            ),
        ]

    async def reader(self, call: Call) -> tuple[Table, Reader]:
        """The table of a call and who its caller is there."""
        table = await self.tables.cache.get(call.path("table"))
        query = call.query
        reader = await reader_for(
            self.tables.credentials,
            table,
            call.person,
            call.token,
            seat=query.seat if query is not None else None,
            invite=query.invite if query is not None else None,
            language=call.language,
        )
        return table, reader

    async def list(self, call: Call) -> wire.TableList:
        query: ListQuery = call.query
        person = call.person.id if call.person else None
        if query.list in ("mine", "finished") and person is None:
            return wire.TableList(tables=[])
        return await self.store.read(
            lambda db: lobby.page(db, query.list, person, query.game, query.before)
        )

    async def create(self, call: Call) -> wire.TableInfo:
        plan: wire.CreateTable = call.body
        person = person_of(call)
        table = await self._open(plan, person)
        if plan.start and table.status == "open":
            await self.tables.change(table, _begin)
        reader = await reader_for(self.tables.credentials, table, person, None)
        return table_info(table, reader)

    async def _open(self, plan: wire.CreateTable, person: Person) -> Table:
        # In a thread: a deck of somebody's own takes a while to read.
        new = await asyncio.to_thread(from_plan, plan, person, self.tables.now())
        opening = {"person": person.id, "id": plan.id, "table_id": new.id}
        if plan.id is not None:
            new.more.append(("openings", opening))
        try:
            await self.store.write(lambda db: insert(db, new))
            return await self.tables.cache.get(new.id)
        except IntegrityError:
            where = (s.openings.c.person == person.id) & (s.openings.c.id == plan.id)
            query = sa.select(s.openings.c.table_id).where(where)
            first = await self.store.read(lambda db: db.scalar(query))
            if first is None:
                raise
            return await self.tables.cache.get(first)

    async def show(self, call: Call) -> Response:
        table, reader = await self.reader(call)
        query: UpdateQuery = call.query
        if query.wait and query.since == table.version(reader.viewer):
            with self.limiter.holding(address_of(call.request), reader.person or ""):
                await self._wait(table, reader, query.since, query.wait)
            reader = await readmit(self.tables.credentials, table, reader)
        tag = f'"{reader.viewer}-{table.version(reader.viewer)}"'
        headers = {"etag": tag, "cache-control": "no-store", "vary": "cookie, authorization"}
        if call.request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        update = await self.tables.broadcast.update(table, reader, query.since)
        headers["etag"] = f'"{reader.viewer}-{update.version}"'
        return reply(update, headers=headers)

    async def _wait(self, table: Table, reader: Reader, version: int, seconds: float) -> None:
        watcher = Watcher(reader, version)
        self.tables.broadcast.watch(table, watcher)
        try:
            async with asyncio.timeout(seconds):
                while table.version(reader.viewer) == version and watcher.closing is None:
                    watcher.woken.clear()
                    await watcher.woken.wait()
        except TimeoutError:
            pass
        finally:
            self.tables.broadcast.unwatch(table, watcher)
        if isinstance(watcher.closing, AccessRevoked):
            raise watcher.closing

    async def command(self, call: Call) -> Any:
        table, reader = await self.reader(call)
        person = call.person.id if call.person else ""
        self.limiter.take_command(call.body, address_of(call.request), person)
        return await self.tables.command(table, reader, call.body)

    async def changes(self, call: Call) -> wire.ChangeList:
        table, reader = await self.reader(call)
        moments = {}
        if table.status == "over":  # before the end they would show who has answered in secret
            replay = await self.replays.replay(table, requester_of(call, table, reader))
            moments = {entry.seq: number for number, entry in enumerate(replay.moves, start=1)}
        query: ChangesQuery = call.query
        return await history(self.store, table, reader, query.after, query.limit, moments)

    async def chat(self, call: Call) -> wire.ChatList:
        table, reader = await self.reader(call)
        after = call.query.after
        lines = await self.store.read(lambda db: chat.read_lines(db, table.id, after))
        shown = chat.without_muted(lines, table, reader)
        return wire.ChatList(lines=shown, muted=chat.muted_by(table, reader))

    async def cards(self, call: Call) -> wire.DeckWords:
        language = language_in_path(call)
        table, reader = await self.reader(call)
        requester = requester_of(call, table, reader)
        return await self.replays.run(requester, lambda: deck_words.words_of(table, language))

    async def text(self, call: Call) -> Response:
        table, _ = await self.reader(call)
        found = find_text(table.game.key, table.options, call.path("hash"))
        if found is None:
            raise Refused(404, "not-found")
        return Response(found, media_type="text/plain", headers=FOR_EVER)

    async def preview(self, call: Call) -> wire.Preview:
        table, reader = await self.reader(call)
        async with table.lock:
            return preview(table, acting(table, reader), call.body)

    async def hint(self, call: Call) -> wire.Hint:
        table, reader = await self.reader(call)
        requester = requester_of(call, table, reader)
        query: HintQuery = call.query
        hint = await hints.hint(
            self.tables.workers, requester, table, reader, query.quick, query.position
        )
        await readmit(self.tables.credentials, table, reader)
        return hint

    async def token(self, call: Call) -> wire.SeatToken:
        table = await self.tables.cache.get(call.path("table"))
        person = person_of(call)
        number = call.path("seat")
        seat = int(number) if number.isdecimal() and len(number) < 3 else -1
        await reader_for(self.tables.credentials, table, person, None)
        token, now = new_token(), self.tables.now()
        await self.store.write(
            lambda db: put_token(db, table.id, seat, person.id, hash_token(token), now), table.id
        )
        await self.tables.close_revoked()
        await self.tables.change(table, report(seat, None))
        external = connection_string(call, table, seat, token)
        return wire.SeatToken(table=table.id, seat=seat, token=token, external=external)

    async def invite(self, call: Call) -> wire.TableInfo:
        """Anybody with the code may come in, now and later."""
        code = call.path("code")
        query = sa.select(s.tables.c.id).where(s.tables.c.invite == code)
        found = await self.store.read(lambda db: db.scalar(query))
        if found is None:
            raise Refused(404, "no-such-invite")
        table = await self.tables.cache.get(found)
        person = call.person
        if person is not None and person.id not in table.members:
            values = {"table_id": table.id, "person": person.id, "muted": []}
            try:
                insert = sa.insert(s.members).values(**values)
                await self.store.write(lambda db: db.execute(insert), table.id)
            except IntegrityError:
                pass  # came in at the same time through another door
            table.members.setdefault(person.id, [])
        reader = await reader_for(self.tables.credentials, table, person, None, invite=code)
        return table_info(table, reader)


def _begin(changeset: Changeset) -> bool:
    start.begin(changeset)
    return True
