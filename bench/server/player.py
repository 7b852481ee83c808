"""A seat that plays random moves and never gives up: a client that loses nothing."""

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .link import NONE, Link, Trouble

Json = dict[str, Any]

RESEND = 0.5
"""Seconds without a result after which a command is sent again, and a ping with it."""


class Player:
    """One seat at one table."""

    def __init__(
        self,
        url: str,
        cookie: str,
        table: str,
        seat: int,
        chance: random.Random,
        trouble: Trouble = NONE,
    ) -> None:
        self.url = url
        self.table = table
        self.seat = seat
        self._cookie = cookie
        self._chance = chance
        self._trouble = trouble
        self.changes: list[Json] = []
        """The history as the server sent it, without gaps and doubles."""
        self.now: Json | None = None
        self.acknowledged: list[str] = []
        """Its moves that the server said are on disk."""
        self.reconnects = self.resends = self.stales = 0
        self._waiting: Json | None = None
        """The command that has no result yet."""
        self._count = 0
        self._reached = 0
        """The version of the last own move."""

    @property
    def version(self) -> int:
        return len(self.changes)

    @property
    def is_over(self) -> bool:
        return self.now is not None and self.now["table"]["status"] == "over"

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over, or until it is stopped and everything has its result."""
        while not self._is_done(stop):
            try:
                await self._connected(stop)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self._chance.uniform(0.02, 0.1))

    def _is_done(self, stop: asyncio.Event) -> bool:
        return self._waiting is None and (stop.is_set() or self.is_over)

    async def _connected(self, stop: asyncio.Event) -> None:
        address = self.url.replace("http", "ws", 1)
        query = f"seat={self.seat}&since={self.version}"
        async with connect(
            f"{address}/api/tables/{self.table}/socket?{query}",
            additional_headers={"Cookie": self._cookie},
            max_size=None,
            compression=None,
            close_timeout=1,
        ) as socket:
            link = Link(socket, self._trouble, self._chance)
            self.reconnects += 1
            try:
                await self._converse(link, stop)
            finally:
                await link.close()

    async def _converse(self, link: Link, stop: asyncio.Event) -> None:
        if self._waiting is not None:
            await link.send(json.dumps(self._waiting))
        async for text in link.frames(RESEND):
            if text is None:
                if self._waiting is not None:
                    self.resends += 1
                    await link.send(json.dumps(self._waiting))
                await link.send('{"type":"ping"}')
            elif not self._take(json.loads(text)):
                return
            if self._is_done(stop):
                return
            if self._waiting is None and not stop.is_set():
                await self._act(link)

    def _take(self, frame: Json) -> bool:
        """Work a frame in; False if something is missing and the whole must be asked for."""
        kind = frame["type"]
        if kind == "update":
            return self._work_in(frame)
        if kind == "pong":
            return bool(frame["version"] <= self.version)
        waiting = self._waiting
        if waiting is None or frame.get("id") != waiting["id"]:
            return bool(kind != "closing")
        if kind == "done":
            self.acknowledged.append(waiting["action"])
            self._reached = frame["version"]
        elif kind == "stale":
            self.stales += 1
        else:
            raise AssertionError(f"refused: {frame}")
        self._waiting = None
        return self._work_in(frame["update"]) if kind == "stale" else True

    def _work_in(self, update: Json) -> bool:
        for change in update["changes"]:
            if change["version"] == self.version + 1:
                self.changes.append(change)
        if update["version"] == self.version:
            self.now = update
        return bool(update["version"] <= self.version)

    async def _act(self, link: Link) -> None:
        now = self.now
        if now is None or now["ask"] is None or now["version"] < self._reached:
            return
        chosen = self._chance.choice(now["ask"]["legal"])["text"]
        self._count += 1
        self._waiting = {
            "type": "act",
            "id": f"move-{self.seat}-{self._count:06}",
            "position": now["position"],
            "action": chosen,
        }
        await link.send(json.dumps(self._waiting))

    async def faults(self, client: httpx.AsyncClient) -> list[str]:
        """What differs between what was received and what the server has."""
        history: list[Json] = []
        while True:
            query = {"seat": self.seat, "after": len(history)}
            page = (await client.get(f"/api/tables/{self.table}/changes", params=query)).json()
            # Of a finished game the history has moments too, which no player received during play.
            history += [{**change, "moment": None} for change in page["changes"]]
            if len(history) >= page["version"]:
                break
        found = []
        if history[: len(self.changes)] != self.changes:
            found.append("the history that was received is not the one on disk")
        kept = [c["action"] for c in history if c["kind"] == "move" and c["seat"] == self.seat]
        if kept != self.acknowledged:
            found.append(f"acknowledged {len(self.acknowledged)} moves, {len(kept)} on disk")
        return [f"table {self.table} seat {self.seat}: {fault}" for fault in found]
