"""The command: settings, start, readiness and a stop in good order."""

import dataclasses
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sevenstates.server.config import Config, data_folder
from sevenstates.server.errors import OpsError
from sevenstates.server.ops.backup import back_up, restore
from tests.patience import wait_until
from tests.server.command import serve_command
from tests.server.running import plain_config, serving


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_on_a_signal(tmp_path: Path, how: signal.Signals) -> None:
    with serve_command(tmp_path) as command:
        assert httpx.get(f"{command.url}/readyz").status_code == 200
        assert command.stop(how) == 0
        assert '"level": "error"' not in command.log


def test_what_was_acknowledged_is_there_after_a_stop(tmp_path: Path) -> None:
    with (
        serve_command(tmp_path) as command,
        httpx.Client(base_url=command.url) as client,
    ):
        client.post("/api/me", json={"name": "Ada"})
        cookies = dict(client.cookies)
        command.stop(signal.SIGKILL)
    with serve_command(tmp_path) as command:
        me = httpx.get(f"{command.url}/api/me", cookies=cookies).json()

    assert me["name"] == "Ada"


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    variables = {"SEVENSTATES_PREFIX": "/games", "SEVENSTATES_ORIGINS": f"{origin} http://other"}
    with serve_command(tmp_path, **variables) as command:
        assert command.url.endswith("/games")
        for allowed, expected in ((origin, 200), ("http://other", 200), ("http://evil", 403)):
            headers = {"origin": allowed}
            answer = httpx.post(f"{command.url}/api/me", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == expected


def test_logs_are_json_lines(tmp_path: Path) -> None:
    with serve_command(tmp_path) as command:
        name = httpx.get(f"{command.url}/api/me").headers["x-request-id"]
        httpx.get(f"{command.url}/healthz")
        command.stop()
        lines = [json.loads(line) for line in command.log.splitlines()]

    requests = [line for line in lines if line["message"] == "request"]
    assert [(line["route"], line["status"], line["request"]) for line in requests] == [
        ("/api/me", 200, name)
    ]


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "--port", port, "--data", str(tmp_path), "--language", "en"]
        done = subprocess.run(
            [sys.executable, "-m", "sevenstates", *words],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    assert done.returncode == 1
    assert done.stderr.startswith(f"Cannot listen on 127.0.0.1 port {port}: ")


def test_a_server_whose_database_fails_is_alive_but_not_ready(tmp_path: Path) -> None:
    with serving(plain_config(tmp_path)) as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        server.parts.store.engine.dispose()
        for file in tmp_path.iterdir():
            file.unlink()
        tmp_path.rmdir()

        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.get(f"{server.url}/readyz").status_code == 503


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"port": -1}, "setting-port"),
        ({"port": 65_536}, "setting-port"),
        ({"prefix": "games"}, "setting-prefix"),
        ({"prefix": "/games/"}, "setting-prefix"),
        ({"origins": ("play.example.org",)}, "setting-origin"),
        ({"origins": ("https://play.example.org/",)}, "setting-origin"),
        ({"log_level": "loud"}, "setting-log-level"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, object], reason: str) -> None:
    with pytest.raises(OpsError) as caught:
        dataclasses.replace(Config(), **settings)  # type: ignore[arg-type]

    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgresql://a:b@host/name", "postgresql+psycopg://a:b@host/name"),
        ("postgres://host/name", "postgresql+psycopg://host/name"),
        ("postgresql+psycopg://host/name", "postgresql+psycopg://host/name"),
    ],
)
def test_addresses_of_postgresql(database: str, url: str) -> None:
    assert Config(database=database).database_url == url


def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert data_folder() == tmp_path / "sevenstates"
    assert Config().database_url == f"sqlite:///{tmp_path}/sevenstates/server/sevenstates.db"


def is_gone(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 404
    except httpx.TransportError:  # at the moment when the server restarts
        return False


def test_a_restored_server_that_restarts_knows_nothing_else(tmp_path: Path) -> None:
    with (
        serve_command(tmp_path) as command,
        httpx.Client(base_url=command.url) as client,
    ):
        url = Config(data=tmp_path / "data").database_url
        client.post("/api/me", json={"name": "Ada"})
        back_up(url, tmp_path / "backup.db")
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = client.post("/api/tables", json={"game": "huang", "seats": seats, "start": True})
        table = f"/api/tables/{made.json()['id']}"
        assert client.get(table).status_code == 200

        restore(url, tmp_path / "backup.db", overwrite=True)
        command.process.send_signal(signal.SIGHUP)
        wait_until(lambda: is_gone(f"{command.url}{table}"))
        assert client.get("/api/me").json()["name"] == "Ada"
        assert command.stop() == 0
