"""Sockets of the local server: the frames of the server's WebSocket, without a network."""

from collections.abc import Callable
from typing import Any

from ..core import SevenStatesError
from ..server import wire
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.problems import problem
from ..server.security.decoding import decode, read_query
from ..server.tables.api.closing import CODES, closing
from ..server.tables.api.queries import SocketQuery
from ..server.tables.model.presence import Watcher, is_online, spectators
from ..server.tables.model.reader import reader_of_person, refreshed
from ..server.tables.model.table import Table, encode
from .tables import LocalTables

Emit = Callable[[int, str], None]
"""Sends a frame to a socket."""
MAX_FRAME = 16 * 1024
"""Maximum characters of a frame from the client, as on the server."""


class Connection:
    """A socket and the table that it watches."""

    def __init__(self, number: int, table_id: str, watcher: Watcher) -> None:
        self.number = number
        self.table_id = table_id
        self.watcher = watcher
        self.shown = watcher.reader.viewer
        """The viewer of the last update."""


class LocalSockets:
    """Serves the sockets of all tables."""

    def __init__(self, person: Callable[[], Person], emit: Emit) -> None:
        self.tables: LocalTables
        self._person = person
        self._emit = emit
        self._connections: dict[int, Connection] = {}

    def open(self, number: int, table_id: str, query: dict[str, str], language: str) -> int:
        """Let a socket watch a table; 0, or the close code after a frame that says why not."""
        try:
            wanted: SocketQuery = read_query(query, SocketQuery)
            table = self.tables.get(table_id)
            reader = reader_of_person(
                table,
                self._person(),
                seat=wanted.seat,
                invite=wanted.invite,
                language=language,
            )
        except SevenStatesError as error:
            return self._hang_up(number, error, language)
        connection = Connection(number, table_id, Watcher(reader, -1))
        self._connections[number] = connection
        table.watchers.add(connection.watcher)
        table.audience.present = None
        self._send_update(connection, table, wanted.since)
        self._show_presence(table)
        return 0

    def receive(self, number: int, text: str) -> int:
        """A frame from the client; 0, or the close code."""
        connection = self._connections.get(number)
        if connection is None:
            return 0  # it is closed, and the client knows it
        reader = connection.watcher.reader
        table = self.tables.get(connection.table_id)
        try:
            if len(text) > MAX_FRAME:
                raise Refused(413, "too-large", most=MAX_FRAME)
            frame: Any = decode(text, wire.ClientFrame)
            if isinstance(frame, wire.Ping):
                version = table.version(reader.viewer)
                self._send(connection, wire.Pong(now=self.tables.now(), version=version))
            else:
                self.tables.command(
                    table, reader, frame, lambda result: self._send(connection, result)
                )
        except SevenStatesError as error:
            if error.reason in CODES:
                self.close(number)
                return self._hang_up(number, error, reader.language)
            refusal = problem(error, reader.language, table.game.key)
            self._send(connection, wire.Refused(id="", problem=refusal))
        return 0

    def close(self, number: int) -> None:
        """The client is gone."""
        connection = self._connections.pop(number, None)
        if connection is None:
            return
        table = self.tables.get(connection.table_id)
        table.watchers.discard(connection.watcher)
        table.audience.present = None
        self._show_presence(table)

    def show(self, table: Table) -> None:
        """Send everybody at a table what has changed for them."""
        for connection in self._at(table):
            watcher = connection.watcher
            watcher.reader = reader = refreshed(table, watcher.reader)
            if reader.viewer != connection.shown:
                connection.shown = reader.viewer
                self._send_update(connection, table, None)
            elif watcher.version < table.version(reader.viewer):
                self._send_update(connection, table, watcher.version)

    def _at(self, table: Table) -> list[Connection]:
        return [one for one in self._connections.values() if one.table_id == table.id]

    def _show_presence(self, table: Table) -> None:
        online = [is_online(table, seat_state) for seat_state in table.seat_states]
        for connection in self._at(table):
            self._send(connection, wire.Presence(online=online, spectators=spectators(table)))

    def _send_update(self, connection: Connection, table: Table, since: int | None) -> None:
        update = self.tables.update(table, connection.watcher.reader, since)
        connection.watcher.version = update.version
        self._send(connection, update)

    def _send(self, connection: Connection, frame: Any) -> None:
        self._emit(connection.number, encode(frame))

    def _hang_up(self, number: int, error: SevenStatesError, language: str) -> int:
        code, frame = closing(error, language)
        self._emit(number, encode(frame))
        return code
