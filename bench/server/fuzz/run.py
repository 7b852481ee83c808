"""Sends malformed calls and frames over many connections and watches what the server does."""

import asyncio
import random
import time
from collections.abc import Iterator

import httpx

from ..attacks.raw import PATIENCE, Answer, Dropped, Hung, Line
from ..attacks.watch import watching
from ..attacks.websocket import Closed, RawSocket, Refusal, frame
from ..people import finished_table
from ..process import ServerProcess
from .calls import Call, Calls
from .frames import SOCKET, FrameCache
from .report import Fault, FuzzReport
from .world import World, new_world

LINES = 24
"""HTTP connections at once."""
SOCKETS = 8
"""WebSockets at once."""
EVERY = 5
"""Of this number of calls one is a frame."""
PART = 5000
"""Calls after which people and tables are new: some calls give seats and sessions up."""
OUTAGES = (b'{"error":"database-unavailable"', b'{"error":"not-ready"')
"""Answers that no call may lead to as long as the database is there."""
ODD_OPENING = 0.1
"""The part of the sockets that are opened with an odd query."""


async def fuzz(
    server: ServerProcess,
    calls: int,
    seed: int = 1,
    longest: int = 200_000,
    first: int = 0,
    patience: float = PATIENCE,
    finished: str = "",
) -> FuzzReport:
    """Send the calls with the numbers from `first`; the same seed and numbers, the same calls.

    A call without an answer after `patience` seconds hangs. `finished` is a table whose game is
    over; one is played if there is none.
    """
    report = FuzzReport()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        document = (await client.get("/api/openapi.json")).raise_for_status().json()
    finished = finished or await finished_table(server.url, "huang", 2, {"short": True})
    began = time.perf_counter()
    async with watching(server.port) as watch:
        for start in range(first, first + calls, PART):
            world = await new_world(server, start, finished)
            made = Calls(document, world, seed, longest), FrameCache(document, seed)
            sender = _Sender(server, report, *made, patience)
            await sender.send(range(start, min(start + PART, first + calls)))
            report.memory.append(server.memory())
    report.longest = watch.longest
    report.seconds = time.perf_counter() - began
    report.read_log(server.log)
    return report


class _Sender:
    """Sends a part of the calls."""

    def __init__(
        self,
        server: ServerProcess,
        report: FuzzReport,
        calls: Calls,
        frames: FrameCache,
        patience: float,
    ) -> None:
        self._port = server.port
        self._report = report
        self._calls = calls
        self._frames = frames
        self._patience = patience

    @property
    def _world(self) -> World:
        return self._calls.world

    async def send(self, numbers: range) -> None:
        """All of them, by turns over all connections."""
        calls = (number for number in numbers if number % EVERY)
        frames = (number for number in numbers if not number % EVERY)
        await asyncio.gather(
            *(self._send_calls(calls) for _ in range(LINES)),
            *(self._send_frames(frames) for _ in range(SOCKETS)),
        )

    async def _send_calls(self, numbers: Iterator[int]) -> None:
        line = Line(self._port)
        for number in numbers:
            self._report.calls += 1
            call, began = self._calls.make(number), time.perf_counter()
            try:
                status = await (self._broken(call) if call.may_hang_up else self._call(line, call))
            except Dropped as error:
                self._fault(number, f"no answer: {error}", call.data)
            except Hung:
                self._fault(number, "hung", call.data)
            else:
                self._report.note(number, status, time.perf_counter() - began)
        await line.close()

    async def _call(self, line: Line, call: Call) -> str:
        answer = await line.call(call.data, self._patience)
        if answer.status >= 500 and not _is_meant(answer):
            what = f"{answer.status} {answer.body[:100]!r}"
            self._fault(call.number, what, call.data)
        if answer.status == 101:
            await line.close()
        return str(answer.status)

    async def _broken(self, call: Call) -> str:
        """A request that is none, on a connection of its own."""
        line = Line(self._port)
        try:
            await line.send(call.data)
            line.half_close()
            return await self._answered(line, call)
        except (Dropped, ConnectionError):
            return "hung up"
        finally:
            await line.close()

    async def _answered(self, line: Line, call: Call) -> str:
        answer = await line.answer(patience=self._patience)
        if answer.status >= 500 and not _is_meant(answer):
            self._fault(call.number, f"{answer.status} {answer.body[:100]!r}", call.data)
        return str(answer.status)

    async def _send_frames(self, numbers: Iterator[int]) -> None:
        socket: RawSocket | None = None
        opened = 0
        for number in numbers:
            self._report.calls += 1
            began, data = time.perf_counter(), self._frames.make(number)
            try:
                if socket is None:
                    opened = number
                    socket = await self._open(number)
                await self._frame(socket, number, data)
                status = "frame"
            except Refusal as refusal:
                status, socket = str(refusal.status), None
                if refusal.status >= 500:
                    self._fault(number, f"socket: {status}", self._opening(number).encode())
            except Closed as closed:
                await self._hang_up(socket)
                status, socket = f"closed {closed.code}", None
            except (Dropped, Hung) as error:
                what = "hung" if isinstance(error, Hung) else "dropped without a close frame"
                opening = f"opened by call {opened} with {self._opening(opened)}"
                self._fault(number, f"socket {what}, {opening}", data)
                await self._hang_up(socket)
                status, socket = what, None
            self._report.note(number, status, time.perf_counter() - began)
        await self._hang_up(socket)

    def _opening(self, number: int) -> str:
        chance = random.Random(number)
        target = SOCKET.replace("{table}", self._world.table(chance))
        if chance.random() < ODD_OPENING:
            return target + self._frames.query(number)
        return target + chance.choice(("", "?seat=0", "?since=0", "?seat=1&since=0"))

    async def _open(self, number: int) -> RawSocket:
        cookies = self._world.cookies
        headers = {"Cookie": cookies[0] if number // EVERY % 4 else cookies[1]}
        line, target = Line(self._port), self._opening(number)
        return await RawSocket.open(line, target, headers, self._patience)

    async def _frame(self, socket: RawSocket, number: int, data: bytes) -> None:
        """Send it, and then a command that is refused by its id: so the frame was handled."""
        mark = f"mark-{number:08}"
        after = f'{{"type":"answer-undo","id":"{mark}","request":-1,"agree":true}}'
        try:
            await socket.send(data)
            await socket.send(frame(after.encode()))
        except ConnectionError:
            pass  # closed by now; the close frame is still there to be read
        await socket.until(f'{{"type":"refused","id":"{mark}"'.encode(), self._patience)

    async def _hang_up(self, socket: RawSocket | None) -> None:
        if socket is not None:
            await socket.close()

    def _fault(self, number: int, what: str, data: bytes) -> None:
        self._report.faults.append(Fault(number, what, data))


def _is_meant(answer: Answer) -> bool:
    """Whether it says that the server is busy; that its database is gone would not be true here."""
    outage = answer.body.startswith(OUTAGES)
    return answer.status == 503 and "retry-after" in answer.headers and not outage
