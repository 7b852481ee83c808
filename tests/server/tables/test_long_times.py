"""Work that the server does by itself when time goes by."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from sevenstates.server.ops import backup
from sevenstates.server.ops.backup import back_up, restore
from sevenstates.server.store import now_ms
from sevenstates.server.store import schema as s
from sevenstates.server.tables import lifecycle, service
from tests.patience import wait_until
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BANK: Json = {"kind": "bank", "seconds": 100}


@pytest.fixture(autouse=True)
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifecycle, "SWEEP", 0.02)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        yield running


def test_a_table_that_nobody_starts_for_a_week_is_closed(running: Running) -> None:
    ada = Guest(running.url, "Ada")
    started = ada.open("huang", ME, ME, start=True)["id"]
    old = ada.open("huang", ME, OPEN)["id"]
    running.parts.lifecycle.tables.now = lambda: now_ms() + lifecycle.FORGOTTEN - 60_000
    new = ada.open("huang", ME, OPEN)["id"]
    with ada.sit(old) as seated:
        seated.until("presence")
        assert seated.now["table"]["status"] == "open"
        running.parts.lifecycle.tables.now = lambda: now_ms() + lifecycle.FORGOTTEN
        update = seated.until("update")

    assert update["table"]["status"] == "closed"
    assert [event["kind"] for event in update["changes"][0]["events"]] == ["closed"]
    assert ada.update(new)["table"]["status"] == "open"
    assert ada.update(started)["table"]["status"] == "playing"
    listed = ada.get("/api/tables", list="open")["tables"]
    assert [line["id"] for line in listed] == [new]
    ada.close()


class Clock:
    """A clock that stands until it is moved on, in milliseconds."""

    def __init__(self) -> None:
        self.time = now_ms()

    def __call__(self) -> int:
        return self.time

    def pass_(self, seconds: int) -> None:
        self.time += seconds * 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(service, "now_ms", clock)
    monkeypatch.setattr(backup, "now_ms", clock)
    return clock


def clocks(ada: Guest, table: str, seat: int) -> list[tuple[int, bool]]:
    """The seconds of every seat, and whether they run, as a seat sees them."""
    seats = ada.update(table, seat=seat)["clocks"]["seats"]
    return [(one["left"] // 1000, one["running"]) for one in seats]


def back_at(running: Running, ada: Guest) -> Guest:
    """The same person at another server."""
    ada.http.base_url = httpx.URL(running.url)
    ada.url = running.url
    return ada


def test_clocks_do_not_run_while_no_server_does(tmp_path: Path, clock: Clock) -> None:
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = Guest(running.url, "Ada")
        table = ada.open("huang", ME, ME, start=True, clock=BANK)["id"]
        asked = ada.update(table)["pending"][0]["seat"]
        clock.pass_(20)
        before = clocks(ada, table, asked)
        assert before[asked] == (80, True)
    clock.pass_(3600)
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = back_at(running, ada)
        assert clocks(ada, table, asked) == before
        clock.pass_(30)
        assert clocks(ada, table, asked)[asked] == (50, True)
    clock.pass_(100)
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = back_at(running, ada)
        assert clocks(ada, table, asked)[asked] == (50, True)
        ada.close()


def test_a_server_notes_that_it_lives_for_the_case_that_it_is_killed(
    tmp_path: Path, clock: Clock
) -> None:
    query = sa.select(s.outages.c.began).where(s.outages.c.ended.is_(None))
    with serving(plain_config(tmp_path, bot_workers=1)) as server:
        clock.pass_(60)
        store = server.parts.store
        wait_until(lambda: store.read_now(lambda db: db.scalar(query)) == clock.time)


def test_sealed_answers_keep_their_time_over_an_outage(tmp_path: Path, clock: Clock) -> None:
    def keep(seat: int) -> None:
        now = ada.update(table, seat=seat)
        action = now["ask"]["legal"][0]["text"]
        ada.done(table, "act", seat, position=now["position"], action=action)

    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = Guest(running.url, "Ada")
        table = ada.open("warring", ME, ME, ME, start=True, clock=BANK)["id"]
        clock.pass_(10)
        keep(0)
        keep(0)
        keep(1)
        clock.pass_(20)
        before = [clocks(ada, table, seat) for seat in range(3)]
    assert before == [
        [(90, False), (70, True), (70, True)],
        [(70, True), (70, True), (70, True)],
        [(70, True), (70, True), (70, True)],
    ]
    clock.pass_(3600)
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = back_at(running, ada)
        assert [clocks(ada, table, seat) for seat in range(3)] == before
        ada.close()


def test_a_restored_game_has_the_time_that_it_had(tmp_path: Path, clock: Clock) -> None:
    file = tmp_path / "backup.db"
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        url = running.parts.config.database_url
        ada = Guest(running.url, "Ada")
        table = ada.open("huang", ME, ME, start=True, clock=BANK)["id"]
        asked = ada.update(table)["pending"][0]["seat"]
        clock.pass_(20)
        before = clocks(ada, table, asked)
    back_up(url, file)
    clock.pass_(3600)
    restore(url, file, overwrite=True)
    clock.pass_(2)
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = back_at(running, ada)
        assert before[asked] == (80, True)
        assert clocks(ada, table, asked)[asked] == (78, True)
        ada.close()
