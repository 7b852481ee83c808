"""Many spectators at one table: processor time of a move, an arrival and a line of chat."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .people import new_guest, open_table
from .process import ServerProcess

Json = dict[str, Any]

SPEAK = 30.0
"""Seconds after which a spectator shows that it is still there, at the next frame."""
AT_ONCE = 50
"""Spectators who connect at a time."""


@dataclass(slots=True)
class SpectatorReport:
    """Milliseconds of processor time that the server used for each."""

    spectators: int
    move: list[float] = field(default_factory=list)
    arrival: list[float] = field(default_factory=list)
    chat: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        parts = [
            f"a {name} {sum(times) / max(1, len(times)):.0f} ms"
            for name, times in (
                ("move", self.move),
                ("coming or going", self.arrival),
                ("line of chat", self.chat),
            )
        ]
        return f"{self.spectators} spectators: {', '.join(parts)} of processor time"


class Crowd:
    """Sockets that take in what comes and count it."""

    def __init__(self, server: ServerProcess, table: str, *, compress: bool) -> None:
        self.server = server
        self.table = table
        self.compression = "deflate" if compress else None
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.seen: dict[str, int] = {}

    async def add(self, cookie: str = "") -> ClientConnection:
        address = self.server.url.replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=None,
            compression=self.compression,
            ping_interval=None,
        )
        self.sockets.append(socket)
        self.tasks.append(asyncio.create_task(self._read(socket)))
        return socket

    async def _read(self, socket: ClientConnection) -> None:
        spoke = time.monotonic()
        async for text in socket:
            if time.monotonic() - spoke > SPEAK:
                spoke = time.monotonic()
                await socket.send('{"type":"ping"}')
            assert isinstance(text, str)
            kind = text[len('{"type":"') :].partition('"')[0]
            self.seen[kind] = self.seen.get(kind, 0) + 1

    async def leave(self) -> None:
        """The last one goes."""
        task = self.tasks.pop()
        await self.sockets.pop().close()
        await task

    async def until(self, kind: str, count: int) -> None:
        """Wait until frames of a kind have come, however many sockets they came to."""
        while self.seen.get(kind, 0) < count:
            await asyncio.sleep(0.02)

    async def quiet(self) -> None:
        """Wait until nothing comes any more."""
        before: dict[str, int] | None = None
        while before != self.seen:
            before = dict(self.seen)
            await asyncio.sleep(3.0)


async def spectators(
    server: ServerProcess,
    count: int,
    rounds: int = 5,
    *,
    sessions: bool = False,
    compress: bool = False,
) -> SpectatorReport:
    """Fill a table, then measure moves, arrivals and lines of chat one at a time."""
    report = SpectatorReport(count)
    client, _ = await new_guest(server.url, "Host")
    table = await open_table(client, "huang", 2)
    crowd = Crowd(server, table, compress=compress)
    cookies = [await _cookie(server.url, number) if sessions else "" for number in range(count)]
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*(crowd.add(one) for one in cookies[start : start + AT_ONCE]))
    await crowd.quiet()

    for number in range(rounds):
        seat, command = await _next_move(client, table, number)
        move = _send(client, table, seat, command)
        report.move.append(await _measured(crowd, "update", move))
        line = {"type": "say", "id": f"line-{number:06}", "text": "What a move!"}
        report.chat.append(await _measured(crowd, "chat", _send(client, table, 0, line)))
        await crowd.quiet()
        report.arrival.append(await _measured(crowd, "presence", crowd.add()))
        await crowd.quiet()
        report.arrival.append(await _measured(crowd, "presence", crowd.leave()))
    for task in crowd.tasks:
        task.cancel()
    await asyncio.gather(*(socket.close() for socket in crowd.sockets), return_exceptions=True)
    await client.aclose()
    return report


async def _measured(crowd: Crowd, kind: str, work: Any) -> float:
    """The processor time until every spectator has the frame."""
    before, seen = crowd.server.busy(), crowd.seen.get(kind, 0)
    await work
    await crowd.until(kind, seen + len(crowd.sockets))
    if any(task.done() for task in crowd.tasks):
        raise RuntimeError("a spectator was sent away")
    return (crowd.server.busy() - before) * 1000


async def _cookie(url: str, number: int) -> str:
    client, cookie = await new_guest(url, f"Spectator {number}")
    await client.aclose()
    return cookie


async def _next_move(client: httpx.AsyncClient, table: str, number: int) -> tuple[int, Json]:
    """A seat that is asked, and its command."""
    for seat in range(2):
        update = (await client.get(f"/api/tables/{table}", params={"seat": seat})).json()
        if update["ask"]:
            action = update["ask"]["legal"][0]["index"]
            command = {"type": "act", "id": f"spectators-{number:06}", "action": action}
            return seat, {**command, "position": update["position"]}
    raise RuntimeError("nobody is asked")


async def _send(client: httpx.AsyncClient, table: str, seat: int, command: Json) -> None:
    answer = await client.post(f"/api/tables/{table}/commands", params={"seat": seat}, json=command)
    assert answer.json()["type"] == "done", answer.text
