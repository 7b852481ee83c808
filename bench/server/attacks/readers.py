"""`readers`: loops that read replays and lists while somebody else plays."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

from ..people import new_guest
from ..process import ServerProcess
from .raw import Dropped, Hung, Line, request
from .victim import HotSeat, spread

ATTACKER, VICTIM = "127.0.0.2", "127.0.0.3"
"""Loopback addresses, so that limits by address can tell the two apart."""

REPLAYED = ("warring", 3)
"""The game that is read: the one with the longest games, and its seats."""


@dataclass(slots=True)
class ReadersReport:
    """The answers to readers and victim, and the server's memory meanwhile."""

    loops: int
    moments: int
    """Moments of the game that was read."""
    reads: Counter[int] = field(default_factory=Counter)
    """Answers to the readers by status."""
    quiet: list[float] = field(default_factory=list)
    """Seconds that the victim's moves took before."""
    waits: list[float] = field(default_factory=list)
    """The same meanwhile."""
    memory: tuple[float, float] = (0.0, 0.0)
    """MiB before and after."""

    def line(self) -> str:
        before, after = self.memory
        return (
            f"{self.loops} loops, {self.moments} moments; read {dict(self.reads)}; a move before: "
            f"{spread(self.quiet)}; meanwhile: {spread(self.waits)}; "
            f"memory {before:.0f} MiB, then {after:.0f} MiB"
        )


async def readers(server: ServerProcess, loops: int, moves: int, table: str) -> ReadersReport:
    """Time a number of moves with and without `loops` readers of a finished table at work."""
    attacker, cookie = await new_guest(server.url, "Attacker", ATTACKER)
    victim, _ = await new_guest(server.url, "Victim", VICTIM)
    try:
        answer = await attacker.get(f"/api/tables/{table}/moments", params={"count": 1})
        moments = int(answer.raise_for_status().json()["count"])
        report = ReadersReport(loops, moments)
        seat = await HotSeat.open(victim)
        report.quiet = [await seat.move() for _ in range(moves)]
        before = server.memory()
        reading = [
            asyncio.create_task(_read(server.port, cookie, table, moments, number, report.reads))
            for number in range(loops)
        ]
        try:
            report.waits = [await seat.move() for _ in range(moves)]
        finally:
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)
        report.memory = before, server.memory()
    finally:
        await attacker.aclose()
        await victim.aclose()
    return report


async def _read(
    port: int, cookie: str, table: str, moments: int, number: int, reads: Counter[int]
) -> None:
    """Read on and on, each time something else."""
    chance, line = random.Random(number), Line(port, ATTACKER)
    headers = {"Cookie": cookie}
    try:
        while True:
            first = chance.randrange(moments)
            target = chance.choice(
                (
                    f"/api/tables/{table}/moments?viewer=all&from={first}&count=20",
                    f"/api/tables/{table}/moments?from={first}&count=1",
                    f"/api/tables/{table}/changes?after={first}",
                    f"/api/tables/{table}/record",
                    "/api/tables?list=open",
                    "/api/tables?list=finished",
                )
            )
            try:
                reads[(await line.call(request("GET", target, headers=headers))).status] += 1
            except (Dropped, Hung):
                reads[0] += 1
    finally:
        await line.close()
