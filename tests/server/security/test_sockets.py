"""Sockets: whose pages may open them, how large their frames may be, and how they end."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sevenstates.server.run import FRAME_LIMIT
from tests.patience import PATIENCE
from tests.server.command import serve_command
from tests.server.running import Running


def open_table(url: str) -> tuple[str, dict[str, str]]:
    """The address of a table's socket and the cookies of who opened it."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    with httpx.Client(base_url=url) as client:
        made = client.post("/api/tables", json={"game": "huang", "seats": seats, "start": True})
        assert made.status_code == 201, made.text
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    socket = f"{url.replace('http', 'ws')}/api/tables/{made.json()['id']}/socket"
    return socket, {"cookie": cookie}


def frames(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """What comes until the end."""
    try:
        while True:
            yield json.loads(socket.recv(timeout=PATIENCE))
    except ConnectionClosed:
        return


@pytest.fixture(scope="module")
def table(server: Running) -> tuple[str, dict[str, str]]:
    return open_table(server.url)


def test_our_own_page_and_programs_may_open_a_socket(
    server: Running, table: tuple[str, dict[str, str]]
) -> None:
    address, cookies = table
    for origin in (Origin(server.url), None):
        with connect(address, additional_headers=cookies, origin=origin) as socket:
            update = json.loads(socket.recv(timeout=PATIENCE))
            assert (update["type"], update["viewer"]) == ("update", 0)


def test_another_site_opens_no_socket(table: tuple[str, dict[str, str]]) -> None:
    address, cookies = table
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers=cookies, origin=Origin("https://evil.example.org"))

    assert refused.value.response.status_code == 403


def test_a_frame_that_is_too_large_ends_the_socket(table: tuple[str, dict[str, str]]) -> None:
    address, cookies = table
    with connect(address, additional_headers=cookies) as socket:
        socket.send("x" * (FRAME_LIMIT + 1))
        list(frames(socket))
        assert socket.close_code == 1009


def test_a_server_that_stops_sends_its_clients_away_to_come_back(tmp_path: Path) -> None:
    with serve_command(tmp_path) as command:
        address, cookies = open_table(command.url)
        with connect(address, additional_headers=cookies) as socket:
            socket.recv(timeout=PATIENCE)
            command.process.send_signal(signal.SIGTERM)
            last = list(frames(socket))[-1]

        assert (last["type"], last["again"]) == ("closing", True)
        assert socket.close_code == 1001
        assert command.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    "head",
    [
        f"GET /api/tables/x/socket?invite={'a' * 9000} HTTP/1.1",
        f"GET /api/tables/x/socket HTTP/1.1\r\nCookie: a={'a' * 9000}",
        "POST /api/tables/x/preview HTTP/1.1\r\nContent-Length: 2",
    ],
    ids=["long address", "long header", "body"],
)
def test_a_handshake_that_cannot_be_read_is_refused_and_not_held(
    server: Running, head: str
) -> None:
    host = server.url.removeprefix("http://")
    name, port = host.split(":")
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket"
    with create_connection((name, int(port)), timeout=PATIENCE) as line:
        line.sendall(f"{head}\r\nHost: {host}\r\n{upgrade}\r\n\r\n".encode())
        answer = b""
        while part := line.recv(4096):
            answer += part

    assert answer.startswith(b"HTTP/1.1 4")
