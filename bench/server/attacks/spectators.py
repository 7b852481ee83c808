"""`spectators`: many sockets on one table, and what a move, a coming and a going cost."""

import asyncio
from dataclasses import dataclass

from ..people import new_guest
from ..process import ServerProcess
from .raw import Dropped, Line
from .victim import HotSeat
from .websocket import Closed, RawSocket, Refusal

QUIET = 0.3
"""Seconds without processor time after which everybody has been told."""
LONGEST = 30.0
"""Seconds after which it is measured even so."""
AT_ONCE = 20
"""Sockets that are opened at the same time."""


@dataclass(slots=True)
class SpectatorsReport:
    """Seconds of the server's processor time, each the mean of several."""

    sockets: int
    refused: int
    """Sockets that the server did not take."""
    move: float = 0.0
    arrival: float = 0.0
    departure: float = 0.0
    bytes_moved: float = 0.0
    """Bytes that one move sends to one spectator."""

    def line(self) -> str:
        return (
            f"{self.sockets} spectators, {self.refused} refused; processor time for a move "
            f"{self.move * 1000:.0f} ms, one more {self.arrival * 1000:.0f} ms, one less "
            f"{self.departure * 1000:.0f} ms; a move sends {self.bytes_moved:.0f} bytes to each"
        )


class _Crowd:
    """Spectators from addresses of their own, who read and forget."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self.server = server
        self.target = f"/api/tables/{table}/socket"
        self.sockets: list[RawSocket] = []
        self.readers: list[asyncio.Task[None]] = []
        self.refused = 0
        self.updates = 0
        self.bytes = 0

    async def come(self) -> None:
        """One more, who has got the first update."""
        number = len(self.sockets) + self.refused
        line = Line(self.server.port, f"127.0.{1 + number // 250}.{1 + number % 250}")
        try:
            socket = await RawSocket.open(line, self.target, {})
            await socket.until(b'{"type":"update"')
        except (Refusal, Closed, Dropped):
            self.refused += 1
            await line.close()
            return
        self.sockets.append(socket)
        self.readers.append(asyncio.create_task(self._read(socket)))

    async def _read(self, socket: RawSocket) -> None:
        try:
            while True:
                text = await socket.receive(3600)
                self.bytes += len(text)
                self.updates += text.startswith(b'{"type":"update"')
        except (Closed, Dropped):
            pass

    async def go(self) -> None:
        """One less."""
        self.readers.pop().cancel()
        await self.sockets.pop().close()

    async def see(self, updates: int) -> None:
        """Wait until all have got their update."""
        async with asyncio.timeout(LONGEST):
            while self.updates < updates:
                await asyncio.sleep(0.01)

    async def settle(self) -> None:
        """Wait until the server has nothing more to say."""
        last, end = -1.0, asyncio.get_running_loop().time() + LONGEST
        while (busy := self.server.busy()) != last and asyncio.get_running_loop().time() < end:
            last = busy
            await asyncio.sleep(QUIET)

    async def all_go(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def spectators(server: ServerProcess, sockets: int, rounds: int) -> SpectatorsReport:
    """Measure with `sockets` spectators, the mean of `rounds` moves, comings and goings."""
    client, _ = await new_guest(server.url, "Host")
    seat = await HotSeat.open(client)
    crowd = _Crowd(server, seat.table)
    try:
        for first in range(0, sockets, AT_ONCE):
            count = min(AT_ONCE, sockets - first)
            await asyncio.gather(*(crowd.come() for _ in range(count)))
        report = SpectatorsReport(len(crowd.sockets), crowd.refused)
        for _ in range(rounds):
            await crowd.settle()
            busy, received, updates = server.busy(), crowd.bytes, crowd.updates
            await seat.move()
            await crowd.see(updates + len(crowd.sockets))
            await crowd.settle()
            report.move += (server.busy() - busy) / rounds
            moved = (crowd.bytes - received) / max(1, len(crowd.sockets))
            report.bytes_moved += moved / rounds
            busy = server.busy()
            await crowd.come()
            await crowd.settle()
            report.arrival += (server.busy() - busy) / rounds
            busy = server.busy()
            await crowd.go()
            await crowd.settle()
            report.departure += (server.busy() - busy) / rounds
    finally:
        await crowd.all_go()
        await client.aclose()
    return report
