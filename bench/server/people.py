"""Guests and tables for the benches."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import httpx

from sevenstates.games import plugins

from .link import NONE, Trouble
from .player import Player

GAMES = tuple((key, game.default_seats) for key, game in plugins().items())
"""Every game with its usual number of seats."""


async def new_guest(
    url: str, name: str, source: str = "127.0.0.1"
) -> tuple[httpx.AsyncClient, str]:
    """Somebody with a cookie: a client, and the cookie for sockets.

    `source` is the loopback address that the server sees as the guest's.
    """
    transport = httpx.AsyncHTTPTransport(local_address=source)
    client = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client, "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def open_table(
    client: httpx.AsyncClient, game: str, seats: int, options: dict[str, Any] | None = None
) -> str:
    """A hot-seat table that has begun."""
    plan = {"game": game, "seats": [{"kind": "me"}] * seats, "options": options or {}}
    response = await client.post("/api/tables", json={**plan, "start": True})
    response.raise_for_status()
    table: str = response.json()["id"]
    return table


async def players(
    client: httpx.AsyncClient,
    cookie: str,
    url: str | Sequence[str],
    count: int,
    trouble: Trouble = NONE,
    seed: int = 1,
    games: Sequence[tuple[str, int]] = GAMES,
) -> list[Player]:
    """Players at a number of tables, the games by turns; seats by turns at the addresses."""
    urls = [url] if isinstance(url, str) else list(url)
    found = []
    for number in range(count):
        game, seats = games[number % len(games)]
        table = await open_table(client, game, seats)
        for seat in range(seats):
            chance = random.Random(f"{seed} {number} {seat}")
            address = urls[seat % len(urls)]
            found.append(Player(address, cookie, table, seat, chance, trouble))
    return found


async def finished_table(
    url: str, game: str, seats: int, options: dict[str, Any] | None = None
) -> str:
    """A table whose game was played to its end by random moves."""
    client, cookie = await new_guest(url, "Finished")
    try:
        table = await open_table(client, game, seats, options)
    finally:
        await client.aclose()
    seated = [Player(url, cookie, table, seat, random.Random(seat)) for seat in range(seats)]
    await asyncio.gather(*(player.play(asyncio.Event()) for player in seated))
    return table
