"""Many tables at once: how long from a move to the update at the other seats."""

import asyncio
import contextlib
import gc
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .people import new_guest, open_table
from .process import ServerProcess

Json = dict[str, Any]


@dataclass(slots=True)
class LoadReport:
    """Measurements of a run, times in milliseconds."""

    tables: int
    sockets: int
    seconds: float
    acknowledged: list[float] = field(default_factory=list)
    """From sending a move to its acknowledgement."""
    updated: list[float] = field(default_factory=list)
    """From sending a move to the update at another seat."""
    busy: float = 0.0
    """The seconds of processor time that the servers used meanwhile."""

    def line(self) -> str:
        rate = len(self.acknowledged) / self.seconds
        return (
            f"{self.tables} tables, {self.sockets} sockets, {rate:.0f} moves/s; "
            f"acknowledged {spread(self.acknowledged)}; at the others {spread(self.updated)}; "
            f"{self.busy / max(1, len(self.acknowledged)) * 1000:.1f} ms of processor time a move"
        )


def spread(times: list[float]) -> str:
    """The median and the slowest hundredth."""
    if not times:
        return "never"
    times = sorted(times)
    p50, p99 = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"


class Table:
    """A table whose seats sit at sockets of their own; one that is asked moves now and then."""

    def __init__(self, table: str, pause: float, report: LoadReport, chance: random.Random) -> None:
        self.table = table
        self.pause = pause
        self.report = report
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.sent: float | None = None
        self.mover = -1
        self.number = 0
        self.is_measured = False
        self.tasks: list[asyncio.Task[None]] = []

    async def sit(self, url: str, cookie: str, seat: int) -> None:
        address = url.replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/tables/{self.table}/socket?seat={seat}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        self.sockets.append(socket)

    async def play(self, seat: int) -> None:
        """Move whenever the seat is asked, after a pause for thought."""
        socket = self.sockets[seat]
        async for text in socket:
            assert isinstance(text, str)
            if text.startswith('{"type":"done"'):
                self._measure(self.report.acknowledged)
            elif text.startswith('{"type":"update"'):
                if self.mover != seat:
                    self._measure(self.report.updated)
                frame: Json = json.loads(text)
                if frame["ask"]:
                    self.tasks.append(asyncio.create_task(self._move(socket, seat, frame)))

    def _measure(self, times: list[float]) -> None:
        if self.is_measured and self.sent is not None:
            times.append((time.perf_counter() - self.sent) * 1000)

    async def _move(self, socket: ClientConnection, seat: int, frame: Json) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / self.pause))
        self.number += 1
        command = {
            "type": "act",
            "id": f"load-{seat}-{self.number:06}",
            "position": frame["position"],
            "action": self.chance.choice(frame["ask"]["legal"])["index"],
        }
        self.sent, self.mover = time.perf_counter(), seat
        with contextlib.suppress(WebSocketException):  # the measuring is over
            await socket.send(json.dumps(command))


async def load(
    servers: list[ServerProcess],
    tables: int,
    pause: float,
    seconds: float,
    warm: float = 5.0,
    game: str = "huang",
) -> LoadReport:
    """Two seats at each table, which think `pause` seconds on average, measured for a while."""
    report = LoadReport(tables, 2 * tables, seconds)
    urls = [server.url for server in servers]
    client, cookie = await new_guest(urls[0], "Load")
    playing: list[asyncio.Task[None]] = []
    opened: list[Table] = []
    try:
        for number in range(tables):
            chance = random.Random(number)
            table = Table(await open_table(client, game, 2), pause, report, chance)
            for seat in range(2):
                await table.sit(urls[seat % len(urls)], cookie, seat)
            opened.append(table)
        playing = [asyncio.create_task(t.play(seat)) for t in opened for seat in range(2)]
        await asyncio.sleep(warm)
        for table in opened:
            table.is_measured = True
        gc.disable()  # the players would wait for it, and it would look like the server's time
        busy = sum(server.busy() for server in servers)
        await asyncio.sleep(seconds)
        report.busy = sum(server.busy() for server in servers) - busy
    finally:
        gc.enable()
        for table in opened:
            table.is_measured = False
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(
            *(s.close() for t in opened for s in t.sockets), return_exceptions=True
        )
        await client.aclose()
    return report
