"""The WebSocket of a table."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core import SevenStatesError
from .. import wire
from ..accounts.sessions import Sessions
from ..endpoint import Person, language_for
from ..errors import Refused
from ..failures import refusal_of
from ..reply import problem
from ..security.bodies import decode, read_query
from ..security.gate import address_of, bearer_of
from ..security.limits import Limiter
from . import talk
from .access import reader_for, refreshed
from .chair import Reader
from .endpoints import Count, ViewQuery
from .handlers import count
from .presence import is_online, spectators
from .service import Tables
from .table import Table
from .watcher import Watcher

SILENCE = 90
"""After so many seconds without a word from the client the connection is given up."""
NOT_ALLOWED, GOING_DOWN, SILENT, TOO_OFTEN = 1008, 1001, 4408, 4429
FAILED, TRY_LATER = 1011, 1013

CODES = {
    "not-ready": GOING_DOWN,
    "too-often": TOO_OFTEN,
    "database-unavailable": TRY_LATER,
    "server-error": FAILED,
}
SOCKET = "/api/tables/{table}/socket"
"""The route, as the log names it."""


class SocketQuery(ViewQuery):
    """For whom, and what the client knows already."""

    since: Count | None = None
    chat: Count | None = None


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(self, tables: Tables, sessions: Sessions, limiter: Limiter) -> None:
        self.tables = tables
        self.sessions = sessions
        self.limiter = limiter
        self.is_closing = False

    async def serve(self, websocket: WebSocket) -> None:
        """One connection, from the first frame to the last."""
        await websocket.accept()
        language = language_for(websocket, None)
        try:
            self.limiter.take_address("socket", address_of(websocket))
            person = await self.sessions.person_of(websocket)
            language = language_for(websocket, person)
            with self.limiter.holding(address_of(websocket), person.id if person else ""):
                connection = await self._enter(websocket, person, language)
                with self.tables.metrics.sockets.track_inprogress():
                    await connection.run()
        except SevenStatesError as error:
            await _close(websocket, error, language, CODES.get(error.reason, NOT_ALLOWED))
        except Exception as error:
            refusal = refusal_of(error, route=SOCKET)
            await _close(websocket, refusal, language, CODES[refusal.reason])

    async def _enter(
        self, websocket: WebSocket, person: Person | None, language: str
    ) -> "Connection":
        if person is not None:
            self.limiter.take_session("socket", address_of(websocket), person.id)
        if self.is_closing:
            raise Refused(503, "not-ready")
        query: SocketQuery = read_query(websocket.query_params, SocketQuery)
        table = await self.tables.get(websocket.path_params["table"])
        reader = await reader_for(
            self.tables.store,
            table,
            person,
            bearer_of(websocket),
            seat=query.seat,
            invite=query.invite,
            language=language,
        )
        return Connection(self, websocket, table, reader, query)


class Connection:
    """A socket with its table: one task listens, one sends."""

    def __init__(
        self,
        sockets: Sockets,
        websocket: WebSocket,
        table: Table,
        reader: Reader,
        query: SocketQuery,
    ) -> None:
        self.sockets = sockets
        self.tables = sockets.tables
        self.websocket = websocket
        self.table = table
        self.query = query
        self.watcher = Watcher(reader, -1)
        self.watcher.line = query.chat or 0
        self.results: list[wire.Result | wire.Pong] = []

    async def run(self) -> None:
        """Serve until either side hangs up."""
        self.tables.watch(self.table, self.watcher)
        try:
            await self._send_update(self.query.since)
            await self._send_presence()
            await self._send_chat(self.query.chat)
            await _first_of(self._send(), self._listen())
        except (WebSocketDisconnect, OSError):
            pass  # the client is gone; whatever it missed is on disk
        except RuntimeError:
            if self.websocket.application_state is WebSocketState.CONNECTED:
                raise  # else one of the tasks has hung up while the other was sending
        finally:
            self.tables.unwatch(self.table, self.watcher)

    async def _listen(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await self.websocket.receive_text()
            except TimeoutError:
                await self._close(Refused(408, "too-silent"), SILENT)
                return
            except KeyError:
                await self._close(Refused(415, "not-text"), NOT_ALLOWED)
                return
            try:
                await self._handle(text)
            except SevenStatesError as error:
                if error.reason in CODES:
                    await self._close(error, CODES[error.reason])
                    return
                self._answer(wire.Refused(id="", problem=self._problem(error)))

    async def _handle(self, text: str) -> None:
        frame: Any = decode(text, wire.ClientFrame)
        reader = self.watcher.reader
        address, person = address_of(self.websocket), reader.person or ""
        self.sockets.limiter.take("command", address, person)
        count(self.sockets.limiter, frame, address, person)
        if isinstance(frame, wire.Ping):
            version = self.table.version(reader.viewer)
            self._answer(wire.Pong(now=self.tables.now(), version=version))
            return
        reader = refreshed(self.table, reader, self.query.seat)
        await self.tables.command(self.table, reader, frame, self._answer)

    def _answer(self, result: wire.Result | wire.Pong) -> None:
        self.results.append(result)
        self.watcher.wake()

    async def _send(self) -> None:
        watcher = self.watcher
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            while self.results:
                await self._send_frame(self.results.pop(0))
            if watcher.closing is not None:
                code = CODES.get(watcher.closing, GOING_DOWN)
                await self._close(Refused(503, watcher.closing), code)
                return
            before = watcher.reader
            watcher.reader = refreshed(self.table, before, self.query.seat)
            if watcher.reader.viewer != before.viewer:
                await self._send_update(None)
            elif watcher.version < self.table.version(watcher.reader.viewer):
                await self._send_update(watcher.version)
            if watcher.presence_changed:
                await self._send_presence()
            if watcher.chat_changed:
                await self._send_chat(watcher.line)

    async def _send_update(self, since: int | None) -> None:
        update = await self.tables.update(self.table, self.watcher.reader, since)
        self.watcher.version = update.version
        await self._send_frame(update)

    async def _send_presence(self) -> None:
        self.watcher.presence_changed = False
        online = [is_online(self.table, chair) for chair in self.table.chairs]
        await self._send_frame(wire.Presence(online=online, spectators=spectators(self.table)))

    async def _send_chat(self, after: int | None) -> None:
        watcher = self.watcher
        watcher.chat_changed = False
        lines = await self.tables.store.read(
            lambda db: talk.read_lines(db, self.table, watcher.reader, after)
        )
        if lines:
            watcher.line = lines[-1].line
            await self._send_frame(wire.ChatFrame(lines=lines))

    async def _send_frame(self, frame: Any) -> None:
        await self.websocket.send_text(msgspec.json.encode(frame).decode())

    def _problem(self, error: SevenStatesError) -> wire.Problem:
        return problem(error, self.watcher.reader.language, self.table.game.key)

    async def _close(self, error: SevenStatesError, code: int) -> None:
        await _close(self.websocket, error, self.watcher.reader.language, code)


async def _first_of(*works: Coroutine[None, None, None]) -> None:
    """Run all until one ends; the others end with it."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _close(websocket: WebSocket, error: SevenStatesError, language: str, code: int) -> None:
    """Say why, then hang up."""
    again = code != NOT_ALLOWED
    frame = wire.Closing(problem=problem(error, language), again=again)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.send_text(msgspec.json.encode(frame).decode())
        await websocket.close(code, error.reason)
