"""Those who suffer: somebody whose moves are timed."""

import random
import time
from collections.abc import Sequence
from typing import Any

import httpx

from ..people import open_table


class HotSeat:
    """A hot-seat table of one person, who moves by HTTP."""

    def __init__(self, client: httpx.AsyncClient, table: str, seed: int = 1) -> None:
        self.client = client
        self.table = table
        self._chance = random.Random(seed)
        self._count = 0

    @classmethod
    async def open(cls, client: httpx.AsyncClient) -> "HotSeat":
        """A new table of HUANG for two."""
        return cls(client, await open_table(client, "huang", 2))

    async def move(self) -> float:
        """Any legal move; the seconds from sending it to its acknowledgement."""
        now = await self._show(0)
        seat = now["pending"][0]["seat"]
        if seat:
            now = await self._show(seat)
        self._count += 1
        act = {
            "type": "act",
            "id": f"hot-seat-{self._count:06}",
            "position": now["position"],
            "action": self._chance.choice(now["ask"]["legal"])["index"],
        }
        began = time.perf_counter()
        answer = await self.client.post(
            f"/api/tables/{self.table}/commands", params={"seat": seat}, json=act
        )
        waited = time.perf_counter() - began
        if answer.raise_for_status().json()["type"] != "done":
            raise RuntimeError(answer.text)
        return waited

    async def say(self, text: str) -> None:
        """A line of chat."""
        self._count += 1
        say = {"type": "say", "id": f"hot-seat-{self._count:06}", "text": text}
        answer = await self.client.post(f"/api/tables/{self.table}/commands", json=say)
        answer.raise_for_status()

    async def _show(self, seat: int) -> dict[str, Any]:
        answer = await self.client.get(f"/api/tables/{self.table}", params={"seat": seat})
        update: dict[str, Any] = answer.raise_for_status().json()
        return update


def spread(seconds: Sequence[float]) -> str:
    """The median and the longest of some waits."""
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    middle = ordered[len(ordered) // 2]
    return f"p50 {middle * 1000:.0f} ms, at most {ordered[-1] * 1000:.0f} ms"
