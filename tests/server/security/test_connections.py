"""Connections: how soon what is sent leaves, and what becomes of requests that are none."""

import logging
import socket
from collections.abc import Iterator

import httpx
import pytest

from sevenstates.server.http import http_protocol
from sevenstates.server.security import bodies
from tests.patience import PATIENCE
from tests.server.running import Running, plain_config, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(plain_config(tmp_path_factory.mktemp("connections"))) as running:
        yield running


HALF = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


def is_closed(line: socket.socket) -> bool:
    """Whether the server hangs up, whatever it sends before."""
    line.settimeout(PATIENCE)
    try:
        while line.recv(4000):
            pass
    except ConnectionError:
        pass
    return True


def opened(server: Running, data: bytes) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)))
    line.sendall(data)
    return line


@pytest.mark.parametrize("data", [b"", HALF, b"GET / HTTP/1.1"])
def test_a_head_that_does_not_come_ends_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    with opened(server, data) as line:
        assert is_closed(line)


def test_a_head_that_comes_in_drops_ends_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    with opened(server, HALF) as line:
        line.settimeout(0.02)
        while not is_hung_up(line):
            pass


def is_hung_up(line: socket.socket) -> bool:
    """Whether the server has hung up before or after one more byte."""
    try:
        line.sendall(b"x")
        return line.recv(1000) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_a_second_head_that_does_not_come_ends_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
        assert b"200 OK" in line.recv(4000)
        monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
        line.sendall(HALF)
        assert is_closed(line)


def test_a_request_that_takes_long_to_answer_is_not_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with httpx.Client(base_url=server.url) as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = client.post("/api/tables", json={"game": "huang", "seats": seats})
        monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.1)
        query = {"since": 0, "wait": 0.5}
        assert client.get(f"/api/tables/{made.json()['id']}", params=query).status_code == 200


def test_a_body_that_does_not_come_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "BODY_SECONDS", 0.2)
    head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n"
    with opened(server, f"{head}Content-Type: application/json\r\n\r\n{{".encode()) as line:
        line.settimeout(PATIENCE)
        assert b" 408 " in line.recv(4000)


def test_what_is_sent_leaves_at_once(server: Running) -> None:
    with opened(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
        assert b"200 OK" in line.recv(4000)
        sockets = [
            connection.transport.get_extra_info("socket")
            for connection in server.server.server_state.connections
        ]
        [accepted] = [one for one in sockets if one.getpeername() == line.getsockname()]
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


CHUNKED = b"Host: localhost\r\nTransfer-Encoding: chunked\r\n"


@pytest.mark.parametrize("more", [b"", b"Connection: close\r\n"])
@pytest.mark.parametrize(("path", "is_answered"), [(b"/api/me", False), (b"/api/none", True)])
def test_a_body_that_turns_into_nonsense_is_no_fault_of_the_server(
    server: Running, caplog: pytest.LogCaptureFixture, path: bytes, more: bytes, is_answered: bool
) -> None:
    """It is wanted where somebody is named, and not wanted where there is nothing."""
    with opened(server, b"POST " + path + b" HTTP/1.1\r\n" + CHUNKED + more + b"\r\n") as line:
        if is_answered:
            assert b" 404 " in line.recv(4000)
        line.sendall(b"nonsense\r\n")
        assert is_closed(line)

    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
