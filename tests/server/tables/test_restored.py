"""A backup is restored under a running server: tables that are newer than it are no more."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates.server.ops.backup import back_up, restore
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        yield running


@pytest.mark.parametrize("kind", ["act", "stale act", "resign", "say"])
def test_a_command_at_a_table_that_is_no_more(running: Running, tmp_path: Path, kind: str) -> None:
    url, file = running.parts.config.database_url, tmp_path / "backup.db"
    ada = Guest(running.url, "Ada")
    back_up(url, file)
    table = ada.open("huang", ME, ME, start=True)["id"]
    now = next(now for seat in (0, 1) if (now := ada.update(table, seat=seat))["ask"])
    restore(url, file, overwrite=True)
    move = {"type": "act", "position": now["position"], "action": now["ask"]["legal"][0]["text"]}
    body = {
        "act": move,
        "stale act": {**move, "position": 0},
        "resign": {"type": "resign"},
        "say": {"type": "say", "text": "Is anybody there?"},
    }[kind]

    path = f"/api/tables/{table}"
    answer = ada.post(f"{path}/commands", {**body, "id": "command-1"}, seat=now["viewer"])

    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-table"), answer.text
    assert ada.http.get(path).status_code == 404
    assert ada.open("huang", ME, OPEN)["status"] == "open"
    ada.close()


def test_a_player_at_a_table_that_is_no_more_is_sent_away(running: Running, tmp_path: Path) -> None:
    url, file = running.parts.config.database_url, tmp_path / "backup.db"
    ada = Guest(running.url, "Ada")
    back_up(url, file)
    table = ada.open("huang", ME, OPEN)["id"]
    with ada.sit(table) as seated:
        seated.until("presence")
        restore(url, file, overwrite=True)
        seated.send("leave-seat", seat=0)
        assert seated.until("closing")["again"]
    with ada.sit(table) as seated:
        closing = seated.until("closing")
    ada.close()

    assert (closing["problem"]["error"], closing["again"]) == ("no-such-table", False)
