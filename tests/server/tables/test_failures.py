"""A full disk, a database that is down, and a failure of the server: what callers learn."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sevenstates.server.store import Store
from sevenstates.server.tables import storage
from sevenstates.server.tables.service import Tables
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import NewDatabase
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json, Seated

MOST_PAGES = 1_073_741_823
"""SQLite's own limit."""


class Disk:
    """The disk under an SQLite file, which can be full. Make it while nothing uses the file."""

    def __init__(self, store: Store) -> None:
        self._pages = MOST_PAGES
        sa.event.listen(store.engine, "begin", self._limit)

    def _limit(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self._pages}")

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """Let the file grow no more."""
        self._pages = 1
        yield
        self._pages = MOST_PAGES


@contextlib.contextmanager
def database_down(url: str) -> Iterator[None]:
    """Cut all connections to a database of PostgreSQL and let it accept none."""
    name = sa.make_url(url).database
    admin = sa.create_engine(
        sa.make_url(url).set(database="postgres"), isolation_level="AUTOCOMMIT"
    )
    cut = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
    with admin.connect() as connection:
        connection.execute(sa.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        connection.execute(cut, {"name": name})
        yield
        connection.execute(sa.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
    admin.dispose()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        yield running


def frames_to_the_end(seated: Seated) -> list[Json]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            seated.receive()
    return seated.frames


def last_frame(socket: ClientConnection) -> Json:
    """What somebody without a cookie is sent last."""
    last: Json = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = json.loads(socket.recv(timeout=PATIENCE))
    return last


def ready(server: Running) -> int:
    return httpx.get(f"{server.url}/readyz").status_code


def test_a_full_disk_is_reported_and_passes(sqlite: Running) -> None:
    disk = Disk(sqlite.parts.store)
    ada = Guest(sqlite.url, "Ada")
    table = ada.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
    with ada.sit(table) as seated:
        seated.until("update")
        with disk.full():
            answers: list[httpx.Response] = []
            while not answers or answers[-1].status_code == 200:
                body = {"type": "say", "id": ada.new_id(), "text": "x" * 500}
                answers.append(ada.post(f"/api/tables/{table}/commands", body))
            refused = answers[-1]
            assert (refused.status_code, refused.json()["error"]) == (503, "database-unavailable")
            assert int(refused.headers["retry-after"]) > 0
            unready = httpx.get(f"{sqlite.url}/readyz")
            assert (unready.status_code, unready.json()["error"]) == (503, "database-unavailable")
            assert unready.headers["retry-after"]
            while True:
                seated.send("say", text="x" * 500)
                if frames_so_far(seated)[-1]["type"] == "closing":
                    break
            assert frames_to_the_end(seated)[-1]["again"] is True
            assert seated.socket.close_code == 1013
            assert ada.get(f"/api/tables/{table}")["table"]["status"] == "playing"

    assert ada.done(table, "say", text="Again.")
    wait_until(lambda: ready(sqlite) == 200)
    ada.close()


def frames_so_far(seated: Seated) -> list[Json]:
    """Everything up to the answer to the last command, or the end."""
    while seated.receive()["type"] not in ("done", "refused", "closing"):
        pass
    return seated.frames


def test_a_database_that_is_down_is_reported_and_comes_back(
    tmp_path: Path, new_database: NewDatabase
) -> None:
    url = new_database()
    with serving(plain_config(tmp_path, database=url, bot_workers=1)) as server:
        ada = Guest(server.url, "Ada")
        table = ada.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
        asked = ada.update(table)["pending"][0]["seat"]
        now = ada.update(table, seat=asked)
        move = {"position": now["position"], "action": now["ask"]["legal"][0]["text"]}
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with ada.sit(table, seat=asked) as seated, connect(address) as stranger:
            seated.until("update")
            with database_down(url):
                with contextlib.suppress(ConnectionClosed):  # the server may notice before the move
                    seated.send("act", **move)
                last = frames_to_the_end(seated)[-1]
                assert (last["type"], last["again"]) == ("closing", True)
                assert last["problem"]["error"] == "database-unavailable"
                assert seated.socket.close_code == 1013
                answers = [
                    ada.http.get(f"/api/tables/{table}"),
                    ada.post("/api/me", {"name": "Bo"}),
                    httpx.get(f"{server.url}/readyz"),
                ]
                assert [answer.status_code for answer in answers] == [503] * 3
                assert all("retry-after" in answer.headers for answer in answers)
                assert httpx.get(f"{server.url}/healthz").status_code == 200
                with ada.sit(table) as refused:
                    assert refused.receive()["type"] == "closing"
                with contextlib.suppress(ConnectionClosed):
                    stranger.send('{"type": "ping"}')
                assert last_frame(stranger)["problem"]["error"] == "database-unavailable"
                assert stranger.close_code == 1013

        after = ada.update(table, seat=asked)
        assert (after["version"], after["position"]) == (now["version"], now["position"])
        ada.done(table, "act", asked, **move)
        wait_until(lambda: ready(server) == 200)
        ada.close()


def test_a_move_that_did_not_reach_the_disk_is_shown_to_nobody(
    sqlite: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither to those who watch nor to those who ask: the table is read again."""
    ada = Guest(sqlite.url, "Ada")
    table = ada.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
    store, load = sqlite.parts.store, storage.load

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("planted", None, sqlite3.OperationalError())

    with ada.sit(table) as watching:
        watching.until("update")
        with monkeypatch.context() as down:
            down.setattr(store, "write", fail)
            down.setattr(storage, "load", fail)
            body = {"type": "resign", "id": ada.new_id()}
            answer = ada.post(f"/api/tables/{table}/commands", body, seat=0)
            assert (answer.status_code, "planted" in answer.text) == (503, False)
            frames_to_the_end(watching)
            assert ada.http.get(f"/api/tables/{table}").status_code == 503

    assert storage.load is load
    assert watching.frames[-1]["type"] == "closing"
    assert [frame["type"] for frame in watching.frames].count("update") == 1
    assert ada.update(table)["table"]["seats"][0]["standin"] is None
    assert ada.done(table, "resign", 0)
    ada.close()


def test_a_socket_that_meets_a_failure_hears_of_it_before_it_ends(
    sqlite: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RecursionError("planted")

    ada = Guest(sqlite.url, "Ada")
    table = ada.open("huang", {"kind": "me"}, {"kind": "me"}, start=True)["id"]
    with ada.sit(table) as seated:
        seated.until("update")
        monkeypatch.setattr(Tables, "command", fail)
        seated.send("resign")
        last = frames_to_the_end(seated)[-1]

    assert (last["type"], last["problem"]["error"]) == ("closing", "server-error")
    assert "planted" not in str(last)
    assert seated.socket.close_code == 1011
    assert ready(sqlite) == 200
    ada.close()


def test_damage_shows_until_the_server_starts_again(sqlite: Running) -> None:
    store = sqlite.parts.store
    ada = Guest(sqlite.url, "Ada")

    def damage(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA writable_schema = ON")
        connection.exec_driver_sql("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'chat'")
        connection.exec_driver_sql("PRAGMA schema_version = 99999")

    store.write_now(damage)
    store.engine.dispose()
    answer = ada.http.get("/api/tables?list=mine")

    assert answer.status_code == 503, answer.text
    assert ready(sqlite) == 503
    ada.close()
