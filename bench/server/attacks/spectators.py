"""`spectators`: many sockets on one table, and what a move, a coming and a going cost."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ..people import new_guest
from ..process import ServerProcess
from .raw import Dropped, Line
from .victim import HotSeat
from .websocket import DEFLATE, Closed, RawSocket, Refusal

QUIET = 0.2
"""Seconds without processor time after which nothing is left to send."""
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
    chat: float = 0.0
    """A line of chat."""
    arrival: float = 0.0
    departure: float = 0.0
    bytes_moved: float = 0.0
    """Bytes that one move sends to one spectator."""

    def line(self) -> str:
        costs = {
            "a move": self.move,
            "a line of chat": self.chat,
            "one more": self.arrival,
            "one less": self.departure,
        }
        listed = ", ".join(f"{what} {cost * 1000:.0f} ms" for what, cost in costs.items())
        return (
            f"{self.sockets} spectators, {self.refused} refused; processor time: {listed}; "
            f"a move sends {self.bytes_moved:.0f} bytes to each"
        )


class _Crowd:
    """Spectators from addresses of their own, who read and forget."""

    def __init__(self, server: ServerProcess, table: str, *, sessions: bool, deflate: bool) -> None:
        self.server = server
        self.sessions = sessions
        self.headers = DEFLATE if deflate else {}
        self.target = f"/api/tables/{table}/socket"
        self.sockets: list[RawSocket] = []
        self.readers: list[asyncio.Task[None]] = []
        self.count = 0
        self.refused = 0
        self.updates = 0
        self.lines = 0
        self.bytes = 0

    async def come(self) -> None:
        """One more, who has got the first update."""
        self.count += 1
        source = f"127.0.{1 + self.count // 250}.{1 + self.count % 250}"
        line, headers = Line(self.server.port, source), dict(self.headers)
        if self.sessions:
            client, headers["Cookie"] = await new_guest(self.server.url, "Spectator", source)
            await client.aclose()
        try:
            socket = await RawSocket.open(line, self.target, headers)
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
                self.lines += text.startswith(b'{"type":"chat"')
        except (Closed, Dropped):
            pass

    async def go(self) -> None:
        """One less."""
        self.readers.pop().cancel()
        await self.sockets.pop().close()

    async def cost(self, work: Awaitable[object], heard: Callable[[], int] | None = None) -> float:
        """The server's processor time until everybody has heard of it and it has come to rest."""
        await self._settle()
        busy, all_heard = self.server.busy(), (heard() if heard else 0) + len(self.sockets)
        await work
        if heard:
            async with asyncio.timeout(LONGEST):
                while heard() < all_heard:
                    await asyncio.sleep(0.01)
        await self._settle()
        return self.server.busy() - busy

    async def _settle(self) -> None:
        last, end = -1.0, asyncio.get_running_loop().time() + LONGEST
        while (busy := self.server.busy()) != last and asyncio.get_running_loop().time() < end:
            last = busy
            await asyncio.sleep(QUIET)

    async def all_go(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def spectators(
    server: ServerProcess,
    sockets: int,
    rounds: int,
    *,
    sessions: bool = False,
    deflate: bool = False,
) -> SpectatorsReport:
    """Measure with `sockets` spectators, the mean of a number of rounds.

    They are nobody in particular, or with `sessions` guests; with `deflate` they take compressed
    frames, as browsers do.
    """
    client, _ = await new_guest(server.url, "Host")
    seat = await HotSeat.open(client)
    crowd = _Crowd(server, seat.table, sessions=sessions, deflate=deflate)
    try:
        for first in range(0, sockets, AT_ONCE):
            count = min(AT_ONCE, sockets - first)
            await asyncio.gather(*(crowd.come() for _ in range(count)))
        report = SpectatorsReport(len(crowd.sockets), crowd.refused)
        for _ in range(rounds):
            received = crowd.bytes
            report.move += await crowd.cost(seat.move(), lambda: crowd.updates) / rounds
            moved = (crowd.bytes - received) / max(1, len(crowd.sockets))
            report.bytes_moved += moved / rounds
            report.chat += await crowd.cost(seat.say("Well!"), lambda: crowd.lines) / rounds
            report.arrival += await crowd.cost(crowd.come()) / rounds
            report.departure += await crowd.cost(crowd.go()) / rounds
    finally:
        await crowd.all_go()
        await client.aclose()
    return report
