"""Replays: played once and kept, in a thread of their own; tables that are idle leave memory."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sevenstates.core import Record
from sevenstates.server.tables import cache
from sevenstates.server.tables.bots.fair_queue import Priority, Requester
from sevenstates.server.tables.model.table import Table
from sevenstates.server.tables.replay import replays
from sevenstates.server.tables.replay.replay import PAGE
from sevenstates.server.tables.replay.replays import Replays
from sevenstates.server.tables.storage import load
from tests.server.running import Running
from tests.server.tables.client import Guest, Json
from tests.server.tables.replay.test_positions import play, positions

ME: Json = {"kind": "me"}
ADA = Requester("net", "ada", "table", Priority.AWAITED)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves were played again, and in which thread, each time it was done."""
    counted: list[int] = []
    resume = Record.resume

    def counting(self: Record, *args: Any) -> Iterator[Any]:
        assert threading.current_thread().name.startswith("replay")
        for moment in resume(self, *args):
            counted.append(1)
            yield moment

    monkeypatch.setattr(Record, "resume", counting)
    return counted


def test_every_page_is_the_part_of_the_whole_that_was_asked_for(
    finished: tuple[Guest, str], server: Running
) -> None:
    ada, table = finished
    path = f"/api/tables/{table}/moments"
    count = ada.get(path)["count"]
    assert count > PAGE  # more than one page

    whole: list[Json] = []
    while len(whole) < count:
        whole += ada.get(path, viewer="1", **{"from": len(whole), "count": 50})["moments"]

    assert [moment["moment"] for moment in whole] == list(range(count))
    for first in (0, 1, PAGE - 3, PAGE, count - 2, count, count + 99):
        found = ada.get(path, viewer="1", **{"from": first, "count": 7})
        assert found["moments"] == whole[first : first + 7]
        assert found["count"] == count
    record = Record.from_json(ada.get(f"/api/tables/{table}/record"))
    found_table = server.parts.store.read_now(lambda db: load(db, table))
    assert found_table is not None
    last = list(record.replay(found_table.game))[-1]
    assert whole[-1]["views"] == [last.state.view(1)]


def test_a_game_is_played_again_once_however_often_it_is_read(
    finished: tuple[Guest, str], server: Running, played: list[int]
) -> None:
    _, table_id = finished
    table = server.parts.store.read_now(lambda db: load(db, table_id))
    assert table is not None

    async def read() -> int:
        kept = Replays(server.parts.store)
        replay = await kept.replay(table, ADA)
        for _ in range(3):
            for first in range(0, replay.count, 20):
                await kept.moments(table, "spectator", first, 20, ADA)
            await kept.moments(table, "spectator", replay.count - 3, 20, ADA)
        once = len(played)
        for first in range(0, replay.count, PAGE):
            await kept.moments(table, "all", first, PAGE, ADA)
        kept.close()
        assert len(played) <= 2 * once  # the pages of another viewer, none twice
        return once - 2 * replay.count

    assert asyncio.run(read()) <= 0


def test_what_is_kept_of_replays_is_bounded(
    finished: tuple[Guest, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MAX_BYTES", 100_000)
    monkeypatch.setattr(replays, "MAX_GAMES", 1)
    _, table_id = finished
    table = server.parts.store.read_now(lambda db: load(db, table_id))
    assert table is not None

    async def read() -> None:
        kept = Replays(server.parts.store)
        for viewer in (0, 1, "spectator", "all"):
            found = await kept.moments(table, viewer, 0, PAGE, ADA)
            assert found.count > PAGE
            assert kept.size <= 100_000
            assert kept.size == sum(len(m) for page in kept._pages.values() for m in page)
        other: Table = table
        other.id = "another table of the same game"
        kept._replays[other.id] = kept._replays[table_id]
        await kept.replay(other, ADA)
        assert len(kept._replays) == 1
        kept.close()

    asyncio.run(read())


def test_readers_of_replays_take_turns(server: Running) -> None:
    order: list[str] = []
    begun = threading.Event()

    async def read() -> None:
        kept = Replays(server.parts.store)
        first = asyncio.ensure_future(kept.run(ADA, lambda: begun.wait(30)))
        await asyncio.sleep(0)
        eve = Requester("far", "eve", "table", Priority.AWAITED)
        works = [kept.run(eve, lambda: order.append("eve")) for _ in range(20)]
        flood = [asyncio.ensure_future(work) for work in works]
        await asyncio.sleep(0)
        ada = asyncio.ensure_future(kept.run(ADA, lambda: order.append("ada")))
        await asyncio.sleep(0)
        begun.set()
        await asyncio.gather(first, ada, *flood)
        kept.close()

    asyncio.run(read())
    assert order.index("ada") <= 1


@pytest.fixture
def aged(server: Running) -> Callable[[str, float], bool]:
    """Whether a table that was touched that many seconds ago is still in memory after a round."""
    tables = server.parts.lifecycle.tables

    def look(table_id: str, seconds: float) -> bool:
        table = tables.cache.find(table_id)
        assert table is not None
        table.last_used -= seconds
        loop = server.parts.lifecycle._sweeper
        assert loop is not None
        done = threading.Event()

        def forget() -> None:
            tables.cache.forget_idle()
            done.set()

        loop.get_loop().call_soon_threadsafe(forget)
        assert done.wait(30)
        return tables.cache.find(table_id) is not None

    return look


def test_a_table_that_was_only_looked_at_leaves_the_memory_soon(
    finished: tuple[Guest, str], aged: Callable[[str, float], bool]
) -> None:
    ada, over = finished
    playing = ada.open("huang", ME, ME, start=True)["id"]
    watched = ada.open("huang", ME, ME)["id"]
    ada.update(over)

    assert aged(over, cache.LOOKED_AT / 2)
    assert not aged(over, cache.LOOKED_AT)
    assert aged(playing, cache.IDLE - 60)
    assert not aged(playing, 120)
    with ada.sit(watched) as seated:
        seated.until("presence")
        assert aged(watched, 10 * cache.IDLE)
    assert ada.update(over)["table"]["status"] == "over"


def test_few_tables_that_nobody_watches_stay_in_memory(
    finished: tuple[Guest, str],
    aged: Callable[[str, float], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada, _ = finished
    tables = [ada.open("huang", ME, ME, start=True)["id"] for _ in range(3)]
    monkeypatch.setattr(cache, "MAX_IDLE", 2)

    assert not aged(tables[0], cache.JUST_NOW + 30)
    assert aged(tables[1], 0)  # it was just asked for


def test_a_branch_has_positions_from_its_moment_on(finished: tuple[Guest, str]) -> None:
    ada, table = finished
    branch = ada.post(f"/api/tables/{table}/branch", {"moment": 4}).json()["id"]
    start = ada.update(branch, seat=0)["version"]
    assert positions(ada, branch, 0) == {}

    seen = play(ada, branch, 3)

    assert positions(ada, branch, 0) == positions(ada, branch, start) == seen
