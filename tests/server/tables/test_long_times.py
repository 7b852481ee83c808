"""What the server does by itself when time goes by."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates.server.tables import room
from sevenstates.server.tables.service import now_ms
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.fixture(autouse=True)
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "SWEEP", 0.02)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        yield running


def test_a_table_that_nobody_starts_for_a_week_is_closed(running: Running) -> None:
    ada = Guest(running.url, "Ada")
    started = ada.open("huang", ME, ME, start=True)["id"]
    old = ada.open("huang", ME, OPEN)["id"]
    running.parts.room.tables.now = lambda: now_ms() + room.FORGOTTEN - 60_000
    new = ada.open("huang", ME, OPEN)["id"]
    with ada.sit(old) as seated:
        seated.until("presence")
        assert seated.now["table"]["status"] == "open"
        running.parts.room.tables.now = lambda: now_ms() + room.FORGOTTEN
        update = seated.until("update")

    assert update["table"]["status"] == "closed"
    assert [event["kind"] for event in update["changes"][0]["events"]] == ["closed"]
    assert ada.update(new)["table"]["status"] == "open"
    assert ada.update(started)["table"]["status"] == "playing"
    listed = ada.get("/api/tables", list="open")["tables"]
    assert [line["id"] for line in listed] == [new]
    ada.close()
