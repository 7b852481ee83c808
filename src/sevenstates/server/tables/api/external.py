"""HTTP endpoints of the External Bot Protocol: a second door to a seat of a table."""

import secrets
import zlib
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from starlette.responses import Response

from ....core import Action, Seat, SevenStatesError
from ....external.game import ExternalGame, KnownGame, SeenMove
from ... import wire
from ...accounts.names import clean_line
from ...errors import Refused, status_of
from ...http.endpoint import Call, Endpoint
from ...http.responses import reply, retry_headers
from ...security.limits import LIMITS, Limiter
from ...store import Store
from .. import storage
from ..commands.programs import report
from ..model.reader import Reader, reader_for
from ..model.seat import SavedProgram
from ..model.table import Frame, Table, encode
from ..service import Tables
from ..views.external import external_game, external_state, is_asked, known_game, lobby_for
from .calls import EXTERNAL
from .polling import Pollers

SILENT: SavedProgram = {"agent": "", "ready": True, "note": ""}
"""A program that has called and has said nothing of itself."""
MAX_SHOWN = 120
"""Maximum characters of a program's name and note that are shown."""
STATUSES = {403: 401, 409: 400, 415: 400, 422: 400}
"""The protocol's answers where ours are others: to it 409 is an old version, and nothing else."""


class StaleVersion(Refused):
    """The action is for another version of the game."""

    def __init__(self, version: int) -> None:
        super().__init__(409, "stale-position")
        self.version = version


def answer_refusal(error: SevenStatesError, text: str) -> Response:
    """A refusal as the protocol wants it."""
    if isinstance(error, StaleVersion):
        return reply(wire.ExternalProblem(error="stale", version=error.version), 409)
    status = STATUSES.get(status_of(error), status_of(error))
    return reply(wire.ExternalProblem(error=text), status, retry_headers(error))


class ExternalApi:
    """Answers programs that speak the protocol."""

    def __init__(self, tables: Tables, limiter: Limiter) -> None:
        self.tables = tables
        self.limiter = limiter
        self.store: Store = tables.store
        self.pollers = Pollers(tables.broadcast)

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        endpoints = [
            Endpoint(
                "GET",
                f"{EXTERNAL}/state",
                self.state,
                "The game, in the External Bot Protocol.",
                wire.ExternalState,
            ),
            Endpoint(
                "POST",
                f"{EXTERNAL}/action",
                self.act,
                "An action, in the External Bot Protocol.",
                wire.ExternalDone,
                takes=wire.ExternalAction,
                limit="command",
            ),
            Endpoint(
                "POST",
                f"{EXTERNAL}/status",
                self.status,
                "The program in a seat, in the External Bot Protocol.",
                wire.ExternalDone,
                takes=wire.ExternalStatus,
                limit="seat",
            ),
        ]
        return [
            replace(endpoint, refuses=wire.ExternalProblem, refuse=answer_refusal)
            for endpoint in endpoints
        ]

    async def _seat(self, call: Call, limit: str) -> tuple[Table, Reader, Seat, ExternalGame]:
        """The table and seat of a token; a cookie does not count here, a limit does by seat."""
        table = await self.tables.cache.get(call.path("table"))
        if call.token is None:  # a private table is not there for strangers
            is_shown = table.visibility == "public"
            raise Refused(401, "bad-token") if is_shown else Refused(404, "no-such-table")
        credentials, language = self.tables.credentials, call.language
        reader = await reader_for(credentials, table, None, call.token, language=language)
        assert reader.viewer is not None, "a token is for a seat"
        game = external_game(table)
        if game is None:
            raise Refused(404, "no-such-table")
        if table.seat_states[reader.viewer].kind != "program":
            raise Refused(401, "bad-token")
        place = f"{table.id} {reader.viewer}"
        self.limiter.take_rate(f"{limit} program", place, LIMITS[limit].session)
        self.pollers.seen(table, reader, reader.viewer)
        return table, reader, reader.viewer, game

    async def state(self, call: Call) -> Response:
        table, _, seat, game = await self._seat(call, "read")
        if table.seat_states[seat].program is None:
            await self.tables.change(table, report(seat, SILENT))
        async with table.lock:  # so that it shows what is on disk
            if table.is_abandoned:
                raise Refused(503, "database-unavailable")
            lobby = lobby_for(table, game)
            tag = f'"{table.version(seat)}-{zlib.crc32(msgspec.json.encode(lobby)):08x}"'
            headers = {"etag": tag, "cache-control": "no-store", "vary": "authorization"}
            if call.request.headers.get("if-none-match") == tag:
                return Response(status_code=304, headers=headers)
            key = (wire.ExternalState, seat, tag)
            frame = table.frames.get(key)
            if frame is None:
                known = await self._known(table, seat)
                text = encode(external_state(table, seat, game, lobby, known))
                frame = table.keep_frame(key, Frame(text, table.version(seat)))
        return Response(frame.text, headers=headers, media_type="application/json")

    async def _known(self, table: Table, seat: Seat) -> KnownGame | None:
        """The game as the seat may know it; the table's lock is held."""
        log = table.whole_log
        last = log[-1].seq if log else 0
        log += await self.store.read(lambda db: storage.read_entries(db, table.id, last))
        return known_game(table, seat, log)

    async def act(self, call: Call) -> wire.ExternalDone | Response:
        table, reader, seat, game = await self._seat(call, "command")
        body: wire.ExternalAction = call.body
        async with table.lock:
            known = await self._known(table, seat)
            position = table.position(seat)
        version = game.version(known.moves) if known else 0
        if body.version != version:
            raise StaleVersion(version)
        if known is None or table.status != "playing":
            raise Refused(409, "not-playing", now=table.status)
        if not is_asked(table, seat):
            raise Refused(409, "not-asked")
        actions = game.read_action(known, body.action)
        refusal = await self._carry_out(table, reader, position, actions, game)
        if refusal is not None:
            return reply(wire.ExternalProblem(error=refusal.text), 400)
        after = [*known.moves, *(SeenMove(action.kind, ()) for action in actions)]
        return wire.ExternalDone(ok=True, version=game.version(after))

    async def _carry_out(
        self,
        table: Table,
        reader: Reader,
        position: int,
        actions: Sequence[Action],
        game: ExternalGame,
    ) -> wire.Problem | None:
        """Do all of it or nothing; why not, if the rules refuse."""
        command = wire.ActInFull(
            id=secrets.token_hex(16), position=position, actions=[str(one) for one in actions]
        )
        result = await self.tables.command(table, reader, command)
        if isinstance(result, wire.Stale):
            assert reader.viewer is not None
            async with table.lock:
                known = await self._known(table, reader.viewer)
            raise StaleVersion(game.version(known.moves) if known else 0)
        return result.problem if isinstance(result, wire.Refused) else None

    async def status(self, call: Call) -> wire.ExternalDone:
        table, reader, seat, _ = await self._seat(call, "seat")  # each is written to its log
        body: wire.ExternalStatus = call.body
        said: SavedProgram = {
            "agent": clean_line(body.agent)[:MAX_SHOWN],
            "ready": body.ready,
            "note": clean_line(body.note)[:MAX_SHOWN],
        }
        await self.tables.change(table, report(seat, said))
        if body.ready and table.seat_states[seat].standin == "clock":
            await self.tables.command(table, reader, wire.Return(id=secrets.token_hex(16)))
        return wire.ExternalDone(ok=True)
