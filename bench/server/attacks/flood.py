"""`flood`: calls that are cheap to send and may be dear to refuse."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ..people import new_guest, open_table
from ..process import ServerProcess
from .raw import Dropped, Hung, Line, request
from .watch import HEALTH, watching
from .websocket import Closed, RawSocket, Refusal, frame

AT_ONCE = 4
"""Connections that send at the same time."""

NESTED = 900
"""Levels of the nested options; a body of them is small."""

RECOVERY = 1.0
"""Seconds that a server has to answer when it is left alone."""

FRAME_LIMIT = 16 * 1024
"""Bytes of the largest frame that the server takes."""

PING = frame(b'{"type":"ping"}')

Attack = Callable[[int], Awaitable[str]]
"""One call with a connection's number; what came of it."""


@dataclass(slots=True)
class Wave:
    """The cost of calls of one kind."""

    kind: str
    outcomes: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    busy: float = 0.0
    """Seconds of the server's processor time."""
    longest: float = 0.0
    """The longest wait for `/healthz` meanwhile, in seconds."""

    def line(self) -> str:
        calls = max(1, self.outcomes.total())
        outcomes = ", ".join(f"{count} {name}" for name, count in self.outcomes.most_common())
        return (
            f"{self.kind}: {self.busy / calls * 1000:.1f} ms of processor time a call, "
            f"/healthz at most {self.longest * 1000:.0f} ms; {outcomes or 'none ended'}"
        )


async def flood(
    server: ServerProcess, calls: int, size: int, held: int, seconds: float
) -> list[Wave]:
    """Each kind in turn: at most `calls` calls of `size` bytes, for at most `seconds`."""
    client, cookie = await new_guest(server.url, "Flood")
    try:
        table = await open_table(client, "huang", 2)
    finally:
        await client.aclose()
    flood = _Flood(server.port, cookie, table, size)
    waves = []
    try:
        for kind, attack in flood.kinds().items():
            waves.append(await _wave(server, kind, attack, calls, seconds))
            await _recover(server)
    finally:
        await flood.close()
    waves.append(await _half_sent(server, held, seconds))
    return waves


class _Flood:
    def __init__(self, port: int, cookie: str, table: str, size: int) -> None:
        self._headers = {"Cookie": cookie}
        self._socket = f"/api/tables/{table}/socket"
        self._port = port
        self._size = size
        self._lines: dict[int, Line] = {}

    def kinds(self) -> dict[str, Attack]:
        long = "a" * self._size
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = {"game": "huang", "seats": seats}
        nested = '{"a":' * NESTED + "1" + "}" * NESTED
        options = json.dumps({**table, "options": 0}).replace("0}", nested + "}")
        return {
            "field names": self._post("/api/me", json.dumps({"name": "Ada", long: 1})),
            "values": self._post("/api/tables", json.dumps({**table, "game": long})),
            "nesting": self._post("/api/tables", options),
            "frame types": self._frames,
        }

    async def close(self) -> None:
        for line in self._lines.values():
            await line.close()

    def _post(self, target: str, body: str) -> Attack:
        data = request("POST", target, body.encode(), self._headers)

        async def attack(number: int) -> str:
            line = self._lines.setdefault(number, Line(self._port))
            return str((await line.call(data)).status)

        return attack

    async def _frames(self, number: int) -> str:
        """A frame whose type is as long as a frame may be, on a socket of its own."""
        line = Line(self._port)
        socket = await RawSocket.open(line, self._socket, self._headers)
        try:
            longest = min(self._size, FRAME_LIMIT - 100)
            await socket.send(frame(json.dumps({"type": "a" * longest}).encode()) + PING)
            await socket.until(b'{"type":"pong"')
            return "refused"
        finally:
            await socket.close()


async def _wave(
    server: ServerProcess, kind: str, attack: Attack, calls: int, seconds: float
) -> Wave:
    wave = Wave(kind)
    left = iter(range(calls))

    async def send(number: int) -> None:
        for _ in left:
            wave.outcomes[await _outcome(attack, number)] += 1

    began, busy = time.perf_counter(), server.busy()
    async with watching(server.port) as watch:
        senders = [asyncio.create_task(send(number)) for number in range(AT_ONCE)]
        await asyncio.wait(senders, timeout=seconds)
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
    wave.seconds, wave.busy = time.perf_counter() - began, server.busy() - busy
    wave.longest = watch.longest
    return wave


async def _recover(server: ServerProcess) -> None:
    """Start the server again if it has not got over it: the next kind has nothing to do with it."""
    line = Line(server.port)
    try:
        await line.call(HEALTH, RECOVERY)
    except (Hung, Dropped):
        await server.kill()
        await server.start()
    finally:
        await line.close()


async def _outcome(attack: Attack, number: int) -> str:
    try:
        return await attack(number)
    except Refusal as refusal:
        return str(refusal.status)
    except Closed as closed:
        return f"closed with {closed.code}"
    except Dropped:
        return "dropped"
    except Hung:
        return "hung"


async def _half_sent(server: ServerProcess, held: int, seconds: float) -> Wave:
    """Connections that begin a request and never end it: how many the server puts up with."""
    wave = Wave("half-sent headers")
    lines = [Line(server.port) for _ in range(held)]
    began, busy = time.perf_counter(), server.busy()
    try:
        async with watching(server.port) as watch:
            for line in lines:
                await line.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
            closed = await asyncio.gather(*(line.is_closed(seconds) for line in lines))
    finally:
        for line in lines:
            await line.close()
    wave.outcomes.update("closed" if one else f"held for {seconds:g} s" for one in closed)
    wave.seconds, wave.busy = time.perf_counter() - began, server.busy() - busy
    wave.longest = watch.longest
    return wave
