"""The short forms of the crash and the chaos test; `python -m bench.server` has the long ones."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.server.chaos import chaos
from bench.server.crash import crash
from bench.server.player import Player
from tests.server.running import Running
from tests.server.tables.client import Guest, Json


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    report = asyncio.run(crash(tmp_path, kills=2, tables=3))

    assert report.faults == []
    assert report.moves > 0
    assert report.reconnects > report.tables


def test_nothing_diverges_over_a_line_that_loses_doubles_and_reorders(server: Running) -> None:
    report = asyncio.run(chaos([server.url], moves=150, tables=3))

    assert report.faults == []
    assert report.moves >= 150
    assert report.resends > 0


def test_what_is_lost_doubled_or_sent_wrongly_would_be_found(
    server: Running, guest: Callable[[str], Guest]
) -> None:
    ada = guest("Ada")
    table = ada.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
    seat = ada.update(table, seat=0)["pending"][0]["seat"]
    now = ada.update(table, seat=seat)
    action = now["ask"]["legal"][0]["text"]
    ada.done(table, "act", seat, position=now["position"], action=action)
    history = ada.get(f"/api/tables/{table}/changes", seat=seat)["changes"]

    def faults(acknowledged: list[str], changes: list[Json]) -> int:
        player = Player(server.url, "", table, seat, random.Random(1))
        player.acknowledged, player.changes = acknowledged, changes

        async def look() -> int:
            cookies = dict(ada.http.cookies)
            async with httpx.AsyncClient(base_url=server.url, cookies=cookies) as client:
                return len(await player.faults(client))

        return asyncio.run(look())

    assert faults([action], history) == 0
    assert faults([action], history[:1]) == 0
    assert faults([action, action], history) == 1
    assert faults([], history) == 1
    assert faults([action], history[1:]) == 1
