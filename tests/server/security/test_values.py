"""Texts and numbers that a database cannot hold are refused like any other mistake."""

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sevenstates.server.errors import Refused
from sevenstates.server.security.decoding import decode
from tests.patience import PATIENCE
from tests.server.both_stores import STORES, serving_on
from tests.server.running import Running
from tests.server.security.test_sockets import frames, open_table

SEATS = [{"kind": "me"}, {"kind": "me"}]
NUL = "a\0b"
LONG = "x" * 3000


@pytest.fixture(scope="module", params=STORES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with serving_on(request, tmp_path_factory) as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": NUL}),
        ("/api/session", {"name": NUL, "password": "correct horse"}),
        ("/api/session", {"name": "Ada", "password": f"correct {NUL}"}),
        ("/api/account", {"name": NUL, "password": "correct horse"}),
        ("/api/tables", {"game": NUL, "seats": SEATS}),
        ("/api/tables", {"game": "huang", "seats": SEATS, "options": {NUL: 1}}),
        ("/api/tables", {"game": "huang", "seats": SEATS, "options": {"map": NUL}}),
        ("/api/tables", {"game": "huang", "seats": [{"kind": "me", "name": NUL}] * 2}),
        ("/api/tables/none/commands", {"type": "say", "id": "command-1", "text": NUL}),
        (
            "/api/tables/none/commands",
            {"type": "mute", "id": "command-1", "author": NUL, "muted": True},
        ),
    ],
)
def test_a_body_with_nul_is_refused(
    client: httpx.Client, path: str, body: dict[str, object]
) -> None:
    answer = client.post(path, json=body)

    assert (answer.status_code, answer.json()["error"]) == (422, "nul-character")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables?game=%00", 422),
        ("/api/tables?before=1-%00", 422),
        ("/api/ratings?game=%00&seats=2", 422),
        ("/api/tables/none?invite=%00", 422),
        ("/api/tables/%00", 404),
        ("/api/tables/%00/record", 404),
        ("/api/invites/%00", 404),
        ("/api/games/%00/actions", 404),
        ("/api/%00", 404),
        ("/assets/%00", 404),
        ("/%00", 404),
    ],
)
def test_an_address_with_nul_is_refused(client: httpx.Client, path: str, status: int) -> None:
    answer = client.get(path)

    assert answer.status_code == status
    assert answer.json()["text"]


@pytest.mark.parametrize("path", [f"/{LONG}", f"/assets/{LONG}", f"/api/tables/{LONG}"])
def test_a_long_path_is_not_found(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30])
def test_a_number_is_never_too_large_for_the_database(server: Running, number: int) -> None:
    address, cookie = open_table(server.url)
    table = address.replace("ws", "http", 1).removesuffix("/socket")
    for path in ("chat?after", "changes?after", "changes?limit", "moments?from", "?since", "?seat"):
        answer = httpx.get(f"{table}/{path}={number}".replace("/?", "?"), headers=cookie)
        assert answer.status_code < 500, path
    for query in ("since", "chat", "seat"):
        with connect(f"{address}?{query}={number}", additional_headers=cookie) as socket:
            first = json.loads(socket.recv(timeout=PATIENCE))
            assert first["type"] in ("update", "closing")
            assert first.get("problem", {}).get("error") != "server-error"


def test_a_frame_with_nul_is_refused_and_the_socket_stays(server: Running) -> None:
    address, cookie = open_table(server.url)
    with connect(address, additional_headers=cookie) as socket:
        socket.send(json.dumps({"type": "say", "id": "command-1", "text": NUL}))
        refused = next(frame for frame in frames(socket) if frame["type"] == "refused")
        assert refused["problem"]["error"] == "nul-character"
        socket.send('{"type": "ping"}')
        assert next(frame for frame in frames(socket) if frame["type"] == "pong")


def test_a_socket_at_an_address_with_nul_is_refused(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.url.replace('http', 'ws')}/api/tables/%00/socket")

    assert refused.value.response.status_code == 403


def test_what_only_looks_like_nul_is_not_refused() -> None:
    """A backslash before it makes of it the six characters that it is written with."""
    assert decode(r'{"a": "\\u0000"}', dict[str, str]) == {"a": "\\u0000"}
    for text in (r'["\u0000"]', r'[{"\u0000": 1}]', r'["\\", "\\\u0000"]'):
        with pytest.raises(Refused, match="nul-character"):
            decode(text.encode(), list[object])
