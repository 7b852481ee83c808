"""Subjects of malformed calls: people, tables, invitations and tokens that exist."""

import random
from dataclasses import dataclass
from typing import Any

import httpx

from ..people import GAMES, new_guest
from ..process import ServerProcess

SELDOM = 0.03
"""The part of the calls that are about the finished game."""
PASSWORD = "correct horse battery"


@dataclass(slots=True)
class World:
    """Addresses and keys that the calls use."""

    cookies: list[str]
    """Of a guest and of an account."""
    tables: list[str]
    finished: str
    """A table whose game is over: reading its replay takes long, so it is asked for seldom."""
    tokens: list[str]
    invites: list[str]

    def table(self, chance: random.Random) -> str:
        """Any table."""
        return self.finished if chance.random() < SELDOM else chance.choice(self.tables)


async def new_world(server: ServerProcess, number: int, finished: str) -> World:
    """Two people, and a table of each kind: being played, open, private, with a bot, finished."""
    guest, cookie = await new_guest(server.url, "Guest")
    account, _ = await new_guest(server.url, "Somebody")
    try:
        me, anybody = {"kind": "me"}, {"kind": "open"}
        tables: list[dict[str, Any]] = []
        for game, seats in GAMES:
            plan = {"game": game, "seats": [me] * seats, "start": True}
            tables.append(await _post(guest, "/api/tables", plan))
        for seat, more in (
            (anybody, {}),
            (anybody, {"visibility": "private"}),
            ({"kind": "bot", "level": "random"}, {"start": True}),
        ):
            tables.append(await _post(guest, "/api/tables", {**HUANG, "seats": [me, seat], **more}))
        signed = {"name": f"Fuzz {number}", "password": PASSWORD}
        await _post(account, "/api/account", signed)
        tables.append(await _post(account, "/api/tables", {**HUANG, "seats": [me, anybody]}))
        token = await _post(guest, f"/api/tables/{tables[0]['id']}/seats/0/token", None)
        cookies = [cookie, "; ".join(f"{n}={v}" for n, v in account.cookies.items())]
        return World(
            cookies,
            [table["id"] for table in tables],
            finished,
            [token["token"]],
            [table["invite"] for table in tables],
        )
    finally:
        await guest.aclose()
        await account.aclose()


HUANG = {"game": "huang"}


async def _post(client: httpx.AsyncClient, path: str, body: Any) -> dict[str, Any]:
    response = await (client.post(path) if body is None else client.post(path, json=body))
    answer: dict[str, Any] = response.raise_for_status().json()
    return answer
