"""The cost of many spectators, counted in encodings and reads, not in time."""

import contextlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from sevenstates.server.http.websocket_protocol import WebSocketProtocol
from sevenstates.server.tables.model import presence
from sevenstates.server.tables.views import chat
from tests.patience import PATIENCE, wait_until
from tests.server.running import Running
from tests.server.tables.client import Guest, Json, Seated

ME: Json = {"kind": "me"}
SPECTATORS = 12


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a struct of each kind was encoded."""
    counts: Counter[str] = Counter()
    encode = msgspec.json.encode

    def counting(value: Any, **more: Any) -> bytes:
        counts[type(value).__name__] += 1
        return encode(value, **more)

    monkeypatch.setattr(msgspec.json, "encode", counting)
    return counts


@pytest.fixture
def crowd(
    guest: Callable[[str], Guest], server: Running
) -> Iterator[tuple[Guest, str, list[Seated]]]:
    """A table that is being played, with spectators who have seen everything."""
    host, stranger = guest("Host"), Guest(server.url, "Stranger")
    table = host.open("huang", ME, ME, start=True)["id"]
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(stranger.sit(table)) for _ in range(SPECTATORS)]
        for socket in sockets:
            while not socket.frames or socket.frames[-1].get("spectators") != SPECTATORS:
                socket.receive()
        yield host, table, sockets
    stranger.close()


def test_an_update_is_encoded_once_for_all_spectators(
    crowd: tuple[Guest, str, list[Seated]], encoded: Counter[str]
) -> None:
    host, table, sockets = crowd
    seat = host.update(table, seat=0)["pending"][0]["seat"]
    now = host.update(table, seat=seat)
    encoded.clear()
    host.done(table, "act", seat, position=now["position"], action=now["ask"]["legal"][0]["index"])
    updates = [socket.until("update") for socket in sockets]

    assert all(update == updates[0] for update in updates)
    assert encoded["Update"] == 1


def test_a_line_of_chat_is_read_and_encoded_once(
    crowd: tuple[Guest, str, list[Seated]],
    encoded: Counter[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, table, sockets = crowd
    reads: list[Any] = []
    read = chat.read_lines

    def reading(*args: Any) -> Any:
        reads.append(args)
        return read(*args)

    monkeypatch.setattr(chat, "read_lines", reading)
    host.done(table, "say", text="hello")
    for socket in sockets:
        assert socket.until("chat")["lines"][0]["text"] == "hello"

    assert encoded["ChatFrame"] == 1
    assert len(reads) == 1


def test_those_who_come_and_go_together_are_shown_together(
    crowd: tuple[Guest, str, list[Seated]],
    encoded: Counter[str],
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, table, sockets = crowd
    held = server.parts.lifecycle.tables.cache.find(table)
    assert held is not None
    monkeypatch.setattr(presence, "PAUSE", 3600.0)
    encoded.clear()
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(host.sit(table)).until("presence")
    wait_until(lambda: len(held.watchers) == SPECTATORS)

    assert encoded["Update"] <= 5
    assert encoded["Presence"] <= 5 + 1  # one if it was due before the pause became long
    for socket in sockets:
        before = len(socket.frames)
        socket.settle()
        assert sum(frame["type"] == "presence" for frame in socket.frames[before:]) <= 1


def test_a_frame_is_made_once_for_all_connections(
    crowd: tuple[Guest, str, list[Seated]], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, table, sockets = crowd
    made: list[bytes] = []
    send_text = ServerProtocol.send_text

    def counting(protocol: ServerProtocol, data: bytes) -> None:
        made.append(data)
        send_text(protocol, data)

    monkeypatch.setattr(ServerProtocol, "send_text", counting)
    host.done(table, "say", text="hello")
    for socket in sockets:
        socket.until("chat")

    assert sum(b"hello" in data for data in made) == 1


def test_a_client_that_compresses_reads_the_same(
    crowd: tuple[Guest, str, list[Seated]], server: Running
) -> None:
    _, table, sockets = crowd
    recent = WebSocketProtocol.recent
    recent.clear()
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE) as one, connect(address) as two:
        for socket in (one, two):
            update = json.loads(socket.recv(timeout=PATIENCE))
            assert update["view"] == sockets[0].now["view"]
            assert socket.protocol.extensions
    sizes = [(window, len(text), len(frame)) for (window, text), frame in recent.items()]
    assert all(frame < text / 2 for window, text, frame in sizes if window and text > 1000)
