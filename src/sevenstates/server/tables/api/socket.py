"""The WebSocket of a table."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ....core import SevenStatesError
from ... import wire
from ...accounts.newcomers import Newcomers
from ...accounts.person import Person
from ...accounts.sessions import Sessions
from ...errors import Refused
from ...http.endpoint import language_for
from ...http.pipeline import address_of, bearer_of
from ...internal_errors import refusal_of
from ...problems import problem
from ...security.decoding import decode, read_query
from ...security.limits import Limiter
from ..model.presence import Watcher
from ..model.reader import AccessRevoked, Reader, reader_for, readmit, refreshed
from ..model.table import Table, encode
from ..service import Tables
from .closing import CODES, closing
from .queries import SocketQuery

SILENCE = 90
"""Seconds of silence after which a client's connection is closed."""
FRESH = 0.2
"""Seconds that a frame may go out after the look into the database that allowed it."""
SOCKET = "/api/tables/{table}/socket"
"""The route, as the log names it."""


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(
        self, tables: Tables, sessions: Sessions, limiter: Limiter, newcomers: Newcomers
    ) -> None:
        self.tables = tables
        self.sessions = sessions
        self.limiter = limiter
        self.newcomers = newcomers
        self.is_closing = False

    async def serve(self, websocket: WebSocket) -> None:
        """One connection, from the first frame to the last."""
        await websocket.accept()
        language, address = language_for(websocket, None), address_of(websocket)
        try:
            self.limiter.take_address("socket", address)
            person = await self.sessions.person_of(websocket)
            language = language_for(websocket, person)
            with self.limiter.holding(address, person.id if person else ""):
                connection = await self._enter(websocket, address, person, language)
                with self.tables.metrics.sockets.track_inprogress():
                    await connection.run()
        except SevenStatesError as error:
            await _close(websocket, error, language)
        except Exception as error:
            await _close(websocket, refusal_of(error, route=SOCKET), language)

    async def _enter(
        self, websocket: WebSocket, address: str, person: Person | None, language: str
    ) -> "Connection":
        if person is not None:
            self.limiter.take_session("socket", address, person.id)
        if self.is_closing:
            raise Refused(503, "not-ready")
        query: SocketQuery = read_query(websocket.query_params, SocketQuery)
        table = await self.tables.cache.get(websocket.path_params["table"])
        reader = await reader_for(
            self.tables.credentials,
            table,
            person,
            bearer_of(websocket),
            seat=query.seat,
            invite=query.invite,
            language=language,
        )
        return Connection(self, websocket, address, table, reader, query)


class Connection:
    """A socket with its table: one task listens, one sends."""

    def __init__(
        self,
        sockets: Sockets,
        websocket: WebSocket,
        address: str,
        table: Table,
        reader: Reader,
        query: SocketQuery,
    ) -> None:
        self.sockets = sockets
        self.tables = sockets.tables
        self.websocket = websocket
        self.address = address
        self.table = table
        self.query = query
        self.watcher = Watcher(reader, -1)
        self.watcher.line = query.chat or 0
        self.results: list[wire.Result | wire.Pong] = []

    async def run(self) -> None:
        """Serve until either side hangs up."""
        self.tables.broadcast.watch(self.table, self.watcher)
        try:
            await self._readmit()  # the table may have been read from disk meanwhile
            await self._send_update(self.query.since)
            await self._send_presence()
            await self._send_chat(self.query.chat)
            await _first_of(self._send(), self._listen())
        except (WebSocketDisconnect, OSError):
            pass  # the client is gone; whatever it missed is on disk
        finally:
            self.tables.broadcast.unwatch(self.table, self.watcher)

    async def _listen(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await self.websocket.receive_text()
            except TimeoutError:
                raise Refused(408, "too-silent") from None
            except KeyError:
                raise Refused(415, "not-text") from None
            try:
                await self._handle(text)
            except SevenStatesError as error:
                if isinstance(error, AccessRevoked) or error.reason in CODES:
                    raise
                self._answer(wire.Refused(id="", problem=self._problem(error)))

    async def _handle(self, text: str) -> None:
        reader = self.watcher.reader
        limiter, person = self.sockets.limiter, reader.person or ""
        limiter.take("command", self.address, person)  # what cannot be read counts too
        frame: Any = decode(text, wire.ClientFrame)
        limiter.take_command(frame, self.address, person)
        if reader.credential.is_empty:
            await self.tables.credentials.ask_database()  # for all others `_readmit` asks it
        reader = await self._readmit()
        now = self.tables.now()
        if person and (reader.ban is not None or reader.mute is not None):
            await self.sockets.newcomers.note(self.address, person, reader.ban, reader.mute, now)
        if isinstance(frame, wire.Ping):
            version = self.table.version(reader.viewer)
            self._answer(wire.Pong(now=now, version=version))
            return
        await self.tables.command(self.table, reader, frame, self._answer)

    def _answer(self, result: wire.Result | wire.Pong) -> None:
        self.results.append(result)
        self.watcher.wake()

    async def _readmit(self) -> Reader:
        """The reader as the database has it now; AccessRevoked if it has lost its access."""
        reader = await readmit(self.tables.credentials, self.table, self.watcher.reader)
        self.watcher.checked = time.monotonic()
        return self._take(reader)

    def _admit(self) -> Reader:
        """The reader, now that others may sit at the table than before."""
        return self._take(refreshed(self.table, self.watcher.reader))

    @property
    def _is_unchecked(self) -> bool:
        """Whether the database has not been asked just now, as when a client reads slowly."""
        return time.monotonic() - self.watcher.checked > FRESH

    def _take(self, reader: Reader) -> Reader:
        """The reader, who may sit elsewhere than before."""
        before, self.watcher.reader = self.watcher.reader, reader
        if reader.seats != before.seats:
            self.tables.broadcast.watcher_changed(self.table, self.watcher)
        return reader

    async def _send(self) -> None:
        watcher = self.watcher
        shown = watcher.reader.viewer
        while True:
            await watcher.woken.wait()
            watcher.woken.clear()
            viewer = (await self._readmit() if self._is_unchecked else self._admit()).viewer
            while self.results:
                await self._send_text(encode(self.results.pop(0)))
            if watcher.closing is not None:
                raise watcher.closing
            if viewer != shown:
                shown = viewer
                await self._send_update(None)
            elif watcher.version < self.table.version(viewer):
                await self._send_update(watcher.version)
            if watcher.presence_changed:
                await self._send_presence()
            if watcher.chat_changed:
                await self._send_chat(watcher.line)

    async def _send_update(self, since: int | None) -> None:
        if self._is_unchecked:
            await self._readmit()
        frame = await self.tables.broadcast.update_frame(self.table, self.watcher.reader, since)
        self.watcher.version = frame.number
        await self._send_text(frame.text)

    async def _send_presence(self) -> None:
        self.watcher.presence_changed = False
        if self._is_unchecked:
            await self._readmit()
        await self._send_text(self.tables.broadcast.presence_frame(self.table).text)

    async def _send_chat(self, after: int | None) -> None:
        watcher = self.watcher
        watcher.chat_changed = False
        if self._is_unchecked:
            await self._readmit()
        frame = await self.tables.broadcast.chat_frame(self.table, watcher.reader, after)
        if frame is not None:
            watcher.line = frame.number
            if frame.text:
                await self._send_text(frame.text)

    async def _send_text(self, text: str) -> None:
        try:
            await self.websocket.send_text(text)
        except RuntimeError:  # it has been closed for what the client sent, or by the other task
            raise WebSocketDisconnect from None

    def _problem(self, error: SevenStatesError) -> wire.Problem:
        return problem(error, self.watcher.reader.language, self.table.game.key)


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


async def _close(websocket: WebSocket, error: SevenStatesError, language: str) -> None:
    """Say why, then hang up."""
    code, frame = closing(error, language)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.send_text(encode(frame))
        await websocket.close(code, error.reason)
