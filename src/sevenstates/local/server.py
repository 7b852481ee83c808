"""The local server: answers requests, serves sockets, and lets bots and clocks act in between."""

import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

from ..core import SevenStatesError
from ..games import plugins
from ..server.errors import Refused, status_of
from ..server.problems import problem
from ..server.tables.api.closing import closing
from ..server.tables.model.table import encode
from . import games
from .people import LocalPerson
from .puzzles import LocalPuzzles
from .replay_calls import ReplayCalls
from .replays import LocalReplays
from .routes import Router
from .sockets import Emit, LocalSockets
from .storage import LocalStorage, Save
from .table_calls import TableCalls
from .tables import LocalTables, now_ms

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Response:
    """The answer to a request."""

    status: int
    content_type: str
    text: str


class _Named(msgspec.Struct):
    """A body that names a game."""

    game: str = ""


class LocalServer:
    """A server for one person; all calls come from one place, one after another."""

    def __init__(
        self,
        saved: Mapping[str, str],
        save: Save,
        emit: Emit,
        *,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """`saved` is what `save` has stored before; `emit` sends a frame to a socket.

        `save` is called before any frame or answer that tells of the change.
        """
        self._emit = emit
        self._storage = LocalStorage(saved, save)
        self._person = LocalPerson(self._storage, self._renamed)
        self._sockets = LocalSockets(lambda: self._person.person, emit)
        self._tables = LocalTables(
            self._storage, lambda: self._person.person, self._sockets.show, now
        )
        self._sockets.tables = self._tables
        self._replays = LocalReplays(self._storage)
        calls = TableCalls(self._tables, self._replays, lambda: self._person.person)
        replay_calls = ReplayCalls(self._tables, self._replays, calls, lambda: self._person.person)
        puzzles = LocalPuzzles(self._storage, lambda: self._person.person, now)
        self._router = Router(
            [
                *self._person.routes(),
                *games.routes(),
                *calls.routes(),
                *replay_calls.routes(),
                *puzzles.routes(),
            ]
        )
        self._unvisited = self._find_unvisited()

    def request(
        self, method: str, path: str, query: Mapping[str, str], body: str | None, language: str
    ) -> Response:
        """Answer a request; `path` is the one behind `/api/`."""
        try:
            self._person.welcome(language)
            status, found = self._router.answer(method, path, dict(query), body, language)
        except SevenStatesError as error:
            refusal = problem(error, language, self._game_of(path, body))
            return _json(refusal, status_of(error))
        except Exception:
            logger.exception("a request failed")
            return _json(problem(Refused(500, "server-error"), language), 500)
        if isinstance(found, str):
            return Response(status, "text/plain", found)
        return Response(204, "", "") if found is None else _json(found, status)

    def _game_of(self, path: str, body: str | None) -> str:
        """The game that a request is about: its texts have the rules' refusals."""
        room, _, rest = path.partition("/")
        named = rest.partition("/")[0]
        if room == "tables" and (stored := self._storage.find(named)) is not None:
            named = stored.columns["game"]
        elif not named and body:
            with contextlib.suppress(msgspec.DecodeError, RecursionError):
                named = msgspec.json.decode(body, type=_Named).game
        return named if named in plugins() else ""

    def open(self, socket: int, path: str, query: Mapping[str, str], language: str) -> int:
        """A socket for a table; 0, or the close code after a frame that says why."""
        self._person.welcome(language)
        room, _, rest = path.partition("/")
        table_id, _, kind = rest.partition("/")
        try:
            if (room, kind) != ("tables", "socket"):
                raise Refused(404, "not-found")
            return self._sockets.open(socket, table_id, dict(query), language)
        except SevenStatesError as error:
            return self._fail(socket, error, language)
        except Exception:
            logger.exception("a socket failed")
            return self._fail(socket, Refused(500, "server-error"), language)

    def receive(self, socket: int, text: str) -> int:
        """A frame from a socket; 0, or the close code after a frame that says why."""
        try:
            return self._sockets.receive(socket, text)
        except Exception:
            logger.exception("a frame failed")
            self._sockets.close(socket)
            return self._fail(socket, Refused(500, "server-error"), "en")

    def _fail(self, socket: int, error: SevenStatesError, language: str) -> int:
        code, frame = closing(error, language)
        self._emit(socket, encode(frame))
        return code

    def close(self, socket: int) -> None:
        """The client has closed a socket."""
        self._sockets.close(socket)

    def work(self) -> bool:
        """Do one piece of work: a bot's decision, a step of an analysis. Whether more waits."""
        for table in self._tables.held():
            self._tables.wake(table)
        piece = next(self._pieces(), None)
        if piece is None:
            return False
        try:
            piece()
        except Exception:
            logger.exception("a piece of work failed")
        return next(self._pieces(), None) is not None

    def _pieces(self) -> Iterator[Callable[[], None]]:
        """The work that waits, the most urgent first."""
        asked = [t for t in self._tables.held() if self._tables.asked_bot(t) is not None]
        for table in sorted(asked, key=lambda one: not one.watchers):
            if table.watchers or not self._replays.is_waiting:
                yield partial(self._tables.play_bot, table)
        if self._replays.is_waiting:
            yield self._replays.work
        if self._unvisited:
            yield self._visit

    def _find_unvisited(self) -> list[str]:
        """The tables where a bot was asked when the last server ended."""
        return [
            stored.columns["id"]
            for stored in self._storage.tables()
            if stored.columns["status"] == "playing"
            and any(stored.seats[seat]["kind"] == "bot" for seat in stored.columns["asked"])
        ]

    def _visit(self) -> None:
        self._tables.get(self._unvisited.pop())

    def _renamed(self, person: object) -> None:
        self._tables.rename(self._person.person)


def _json(value: object, status: int) -> Response:
    return Response(status, "application/json", msgspec.json.encode(value).decode())
