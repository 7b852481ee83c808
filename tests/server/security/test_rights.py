"""Every entry about a table is closed to those whom it does not concern."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from sevenstates.server.app import create_app
from sevenstates.server.config import Config
from sevenstates.server.http.endpoint import Endpoint
from tests.patience import PATIENCE
from tests.server.running import Running

SEATS = [{"kind": "me"}, {"kind": "me"}]
BODIES: dict[str, dict[str, Any]] = {
    "/commands": {"type": "say", "id": "say-0001", "text": "I should not be here"},
    "/preview": {"action": 0, "position": 0},
    "/branch": {"moment": 0},
    "/action": {"action": {"type": "replace", "tiles": ["red"]}, "version": 0},
    "/status": {"agent": "A stranger", "ready": True},
    "/invitations": {"name": "Owner"},
    "/invitations/{table}": {"accept": True},
}
ENTRIES: list[Endpoint] = [
    endpoint
    for endpoint in create_app(Config()).state.parts.endpoints()
    if "{table}" in endpoint.path
]


def entry_id(entry: Endpoint) -> str:
    return f"{entry.method} {entry.path}"


def call(client: httpx.Client, entry: Endpoint, table: str, **more: Any) -> httpx.Response:
    path = entry.path.format(table=table, seat=0, language="en", hash="0" * 64)
    body = next((body for end, body in BODIES.items() if entry.path.endswith(end)), None)
    assert (body is None) == (entry.takes is None)
    return client.request(entry.method, path, json=body, **more)


def open_table(client: httpx.Client, visibility: str) -> str:
    plan = {"game": "huang", "seats": SEATS, "start": True, "visibility": visibility}
    made = client.post("/api/tables", json=plan)
    assert made.status_code == 201, made.text
    table: str = made.json()["id"]
    return table


@pytest.fixture(scope="module")
def owner(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/me", json={"name": "Owner"})
        yield client


@pytest.fixture(scope="module")
def stranger(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/me", json={"name": "Stranger"})
        yield client


@pytest.fixture(scope="module")
def private(owner: httpx.Client) -> str:
    return open_table(owner, "private")


@pytest.fixture(scope="module")
def public(owner: httpx.Client) -> str:
    return open_table(owner, "public")


@pytest.fixture(scope="module")
def token(owner: httpx.Client, public: str) -> str:
    made = owner.post(f"/api/tables/{public}/seats/1/token").json()
    token: str = made["token"]
    return token


def test_there_are_entries_to_look_at() -> None:
    assert len(ENTRIES) >= 9


@pytest.mark.parametrize("entry", ENTRIES, ids=entry_id)
def test_a_private_table_is_not_there_for_strangers(
    stranger: httpx.Client, entry: Endpoint, private: str
) -> None:
    refused = call(stranger, entry, private)
    unknown = call(stranger, entry, "no-such-table")

    assert refused.status_code in (403, 404)
    assert "Owner" not in refused.text
    if refused.status_code == 404:
        assert refused.json() == unknown.json()


@pytest.mark.parametrize("entry", [e for e in ENTRIES if e.query], ids=entry_id)
def test_nobody_speaks_for_anothers_seat(
    stranger: httpx.Client, entry: Endpoint, public: str
) -> None:
    answer = call(stranger, entry, public, params={"seat": 0})

    assert answer.status_code == 403
    assert answer.json()["error"] == "not-your-seat"


@pytest.mark.parametrize("entry", [e for e in ENTRIES if e.query], ids=entry_id)
def test_a_token_speaks_for_its_seat_at_its_table_only(
    stranger: httpx.Client, entry: Endpoint, public: str, private: str, token: str
) -> None:
    bearer = {"authorization": f"Bearer {token}"}
    wrong = {"authorization": f"Bearer {token[:-1]}"}

    assert call(stranger, entry, public, params={"seat": 0}, headers=bearer).status_code == 403
    assert call(stranger, entry, private, headers=bearer).status_code == 403
    assert call(stranger, entry, public, headers=wrong).status_code == 401


def test_a_token_gets_nothing_that_needs_a_person(server: Running, public: str, token: str) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.headers["authorization"] = f"Bearer {token}"
        plan = {"game": "huang", "seats": SEATS}

        for seat in (0, 1):
            made = client.post(f"/api/tables/{public}/seats/{seat}/token")
            assert made.status_code in (401, 403)
        assert client.post("/api/tables", json=plan).status_code in (401, 403)
        assert client.post("/api/me", json={"name": "Bot"}).status_code in (401, 403)
        assert client.patch("/api/me/settings", json={}).status_code in (401, 403)


def test_a_token_is_no_session(server: Running, token: str) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.headers["authorization"] = f"Bearer {token}"

        assert client.get("/api/me").json()["id"] is None
        assert client.get("/api/tables?list=mine").json()["tables"] == []


def test_a_spectator_sees_what_a_spectator_may(
    stranger: httpx.Client, owner: httpx.Client, public: str
) -> None:
    seen = stranger.get(f"/api/tables/{public}").json()
    own = owner.get(f"/api/tables/{public}").json()

    assert (seen["viewer"], own["viewer"]) == (None, 0)
    assert seen["ask"] is None
    assert seen["view"]["viewer"] is None
    assert seen["table"]["invite"] is None
    assert own["table"]["invite"]


def test_a_stranger_gets_no_socket_of_a_private_table(server: Running, private: str) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{private}/socket"
    with connect(address) as socket:
        first = str(socket.recv(timeout=PATIENCE))

    assert '"type":"closing"' in first
    assert "no-such-table" in first
    assert socket.close_code == 1008
