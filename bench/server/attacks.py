"""Attacks on what all share: `starve` keeps bots busy, `readers` reads replays over and over.

Each measures what somebody at another address notices, first in peace and then under attack.
"""

import asyncio
import random
import time
from typing import Any

import httpx

from .load import spread

Json = dict[str, Any]

EVE, ADA = "203.0.113.7", "198.51.100.1"
"""Where the attack comes from, and where the one who suffers sits."""
TABLES_OF_ONE = 4
"""Tables of bots that one guest may have."""
SEATS = 5
LONGEST_WAIT = 25


class Caller:
    """Somebody who plays by HTTP, from an address that the server believes."""

    def __init__(self, url: str, address: str, seed: int = 1) -> None:
        headers = {"x-forwarded-for": address}
        self.http = httpx.AsyncClient(base_url=url, timeout=120, headers=headers)
        self.chance = random.Random(seed)
        self.number = 0

    async def open(self, *seats: Json, **more: Any) -> str:
        """A table of HUANG that has begun."""
        plan = {"game": "huang", "seats": list(seats), "start": True, **more}
        answer = await self.http.post("/api/tables", json=plan)
        answer.raise_for_status()
        table: str = answer.json()["id"]
        return table

    async def question(self, table: str, since: int | None = None) -> Json:
        """The update with the next question, or with the end of the game."""
        while True:
            query: Json = {} if since is None else {"since": since, "wait": LONGEST_WAIT}
            answer = await self.http.get(f"/api/tables/{table}", params=query)
            update: Json = answer.raise_for_status().json()
            if update["ask"] or update["table"]["status"] != "playing":
                return update
            since = update["version"]

    async def move(self, table: str, update: Json, seat: int | None = None) -> Json:
        """A random answer; the result."""
        self.number += 1
        command = {
            "type": "act",
            "id": f"attack-{self.number:06}",
            "position": update["position"],
            "action": self.chance.choice(update["ask"]["legal"])["index"],
        }
        query = {} if seat is None else {"seat": seat}
        answer = await self.http.post(f"/api/tables/{table}/commands", json=command, params=query)
        result: Json = answer.raise_for_status().json()
        return result

    async def close(self) -> None:
        await self.http.aclose()


async def starve(url: str, tables: int, moves: int) -> str:
    """How long an easy bot takes, while another address has tables of five experts each."""
    ada = Caller(url, ADA)
    in_peace = await _bot_times(ada, moves)
    guests = [Caller(url, EVE) for _ in range(-(-tables // TABLES_OF_ONE))]
    experts = [{"kind": "bot", "level": "expert"}] * SEATS
    for number in range(tables):
        await guests[number // TABLES_OF_ONE].open(*experts, visibility="private")
    attacked = await _bot_times(ada, moves)
    for one in (ada, *guests):
        await one.close()
    return f"an easy bot's answer: {spread(in_peace)}; with {tables} tables: {spread(attacked)}"


async def _bot_times(ada: Caller, moves: int) -> list[float]:
    """Milliseconds from the end of a turn to the next question, a bot's whole turn."""
    table = await ada.open({"kind": "me"}, {"kind": "bot", "level": "easy"})
    times: list[float] = []
    update = await ada.question(table)
    while len(times) < moves and update["ask"]:
        done = await ada.move(table, update)
        began = time.perf_counter()
        update = await ada.question(table, done["version"] - 1)
        if any(change["seat"] == 1 for change in update["changes"]):
            times.append((time.perf_counter() - began) * 1000)
    return times


async def readers(url: str, loops: int, moves: int) -> str:
    """How long a move takes, while another address reads a finished game in many loops."""
    eve = Caller(url, EVE)
    over = await _play(eve, {"short": True}, 10_000)
    ada = Caller(url, ADA)
    in_peace: list[float] = []
    await _play(ada, {}, moves, in_peace)
    reading = [asyncio.ensure_future(_read(eve, over, seed)) for seed in range(loops)]
    attacked: list[float] = []
    await _play(ada, {}, moves, attacked)
    broken = sum(one.done() for one in reading)
    for one in reading:
        one.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    for caller in (ada, eve):
        await caller.close()
    told = f"a move: {spread(in_peace)}; with {loops} readers: {spread(attacked)}"
    return f"{told}; {broken} readers were refused"


async def _read(eve: Caller, table: str, seed: int) -> None:
    chance = random.Random(seed)
    while True:
        query = {"from": chance.randrange(200), "count": 50, "viewer": chance.choice(("all", "0"))}
        (await eve.http.get(f"/api/tables/{table}/moments", params=query)).raise_for_status()


async def _play(caller: Caller, options: Json, moves: int, times: list[float] | None = None) -> str:
    """A game of one person with both seats; `times` are those of each move, in milliseconds."""
    table = await caller.open({"kind": "me"}, {"kind": "me"}, options=options)
    for _ in range(moves):
        updates = [await _seen(caller, table, seat) for seat in range(2)]
        asked = next((update for update in updates if update["ask"]), None)
        if asked is None:
            break
        began = time.perf_counter()
        await caller.move(table, asked, asked["viewer"])
        if times is not None:
            times.append((time.perf_counter() - began) * 1000)
    return table


async def _seen(caller: Caller, table: str, seat: int) -> Json:
    answer = await caller.http.get(f"/api/tables/{table}", params={"seat": seat})
    update: Json = answer.raise_for_status().json()
    return update
