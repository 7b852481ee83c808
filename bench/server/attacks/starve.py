"""`starve`: bots think at many tables of one address while somebody else waits for one move."""

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from ..people import new_guest
from ..process import ServerProcess
from .victim import spread

ATTACKER, VICTIM = "127.0.0.2", "127.0.0.3"
"""Loopback addresses, so that limits by address can tell the two apart."""

SERVED = re.compile(rb"^sevenstates_bot_seconds_count\{[^}]*\} ([0-9.e+]+)$", re.MULTILINE)

TABLES_A_SESSION = 10
"""Tables that the rate limits let one session open at once."""

PATIENCE = 120.0
"""Seconds that the victim waits for one move at the most."""


@dataclass(slots=True)
class StarveReport:
    """The times that the victim's bot kept its person waiting."""

    tables: int
    """Tables of the attacker that were opened."""
    refused: int
    """Tables that the server did not open."""
    quiet: list[float] = field(default_factory=list)
    """Seconds from the person's move to the next question, before the attack."""
    waits: list[float] = field(default_factory=list)
    """The same during it."""
    served: list[int] = field(default_factory=list)
    """Decisions of bots that were served meanwhile, at all tables."""
    gave_up: bool = False

    def line(self) -> str:
        last = f"; gave up after {PATIENCE:.0f} s" if self.gave_up else ""
        return (
            f"{self.tables} tables of five bots, {self.refused} refused; an easy bot's turn "
            f"before: {spread(self.quiet)}; during: {spread(self.waits)}, "
            f"at most {max(self.served, default=0)} decisions served meanwhile{last}"
        )


async def starve(
    server: ServerProcess, tables: int, turns: int, level: str = "expert"
) -> StarveReport:
    """Time the turns of the victim's bot with and without `tables` tables of five bots.

    The server must show its figures to 127.0.0.1.
    """
    report = StarveReport(0, 0)
    victim, _ = await new_guest(server.url, "Victim", VICTIM)
    watcher = httpx.AsyncClient(base_url=server.url, timeout=60)
    try:
        report.quiet, _ = await _play(victim, watcher, turns)
        await _open(server, tables, level, report)
        try:
            report.waits, report.served = await _play(victim, watcher, turns)
        except TimeoutError:
            report.gave_up = True
    finally:
        await victim.aclose()
        await watcher.aclose()
    return report


async def _open(server: ServerProcess, tables: int, level: str, report: StarveReport) -> None:
    """Tables of bots from one address, by as many sessions as it takes."""
    while report.tables + report.refused < tables:
        attacker, _ = await new_guest(server.url, "Attacker", ATTACKER)
        try:
            for _ in range(min(TABLES_A_SESSION, tables - report.tables - report.refused)):
                response = await attacker.post("/api/tables", json=_bots(level))
                if response.status_code == 201:
                    report.tables += 1
                else:
                    report.refused += 1
        finally:
            await attacker.aclose()


def _bots(level: str) -> dict[str, Any]:
    seats = [{"kind": "bot", "level": level}] * 5
    return {"game": "huang", "seats": seats, "visibility": "private", "start": True}


async def _play(
    victim: httpx.AsyncClient, watcher: httpx.AsyncClient, turns: int
) -> tuple[list[float], list[int]]:
    """A game against an easy bot: for each of its turns the wait and the decisions served."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    plan = {"game": "huang", "seats": seats, "visibility": "private", "start": True}
    table = (await victim.post("/api/tables", json=plan)).raise_for_status().json()["id"]
    chance = random.Random(1)
    waits: list[float] = []
    served: list[int] = []
    now = await _asked(victim, table)
    number = 0
    while len(waits) < turns:
        number += 1
        action = chance.choice(now["ask"]["legal"])["index"]
        act = {"type": "act", "id": f"victim-{number:04}", "position": now["position"]}
        before, began = await _served(watcher), time.perf_counter()
        command = {**act, "action": action}
        (await victim.post(f"/api/tables/{table}/commands", json=command)).raise_for_status()
        before_it, now = now["position"], await _asked(victim, table)
        if now["position"] > before_it + 1:  # not the person's own next question
            waits.append(time.perf_counter() - began)
            served.append(await _served(watcher) - before)
    return waits, served


async def _asked(victim: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """The update in which the person is asked, by long polls."""
    query: dict[str, int] = {}
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await victim.get(f"/api/tables/{table}", params=query)
            now: dict[str, Any] = answer.raise_for_status().json()
            if now["ask"]:
                return now
            query = {"since": now["version"], "wait": 20}


async def _served(watcher: httpx.AsyncClient) -> int:
    """The decisions of bots that the server has served since its start."""
    figures = (await watcher.get("/metrics")).raise_for_status().content
    return int(sum(float(count) for count in SERVED.findall(figures)))
