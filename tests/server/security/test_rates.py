"""Every entry that changes something is limited, by name, for sessions and addresses."""

import contextlib
import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sevenstates.server.app import create_app
from sevenstates.server.config import Config
from sevenstates.server.security.limits import LIMITS, NAME_RATE
from tests.patience import PATIENCE
from tests.server.running import Running, plain_config, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = {"rate_limits": True, "trusted_proxies": ("127.0.0.1",)}
    with serving(plain_config(tmp_path_factory.mktemp("server"), **settings)) as running:
        yield running


@pytest.fixture
def limited(server: Running) -> Running:
    """A server that has counted nothing yet."""
    limiter = server.parts.limiter
    limiter._buckets.clear()
    limiter._now = lambda: 0.0  # however slow the machine, nothing fills again
    return server


def test_every_entry_that_changes_something_has_a_limit() -> None:
    endpoints = create_app(Config()).state.parts.endpoints()
    limits = {f"{e.method} {e.path}": e.limit for e in endpoints if e.is_mutating}

    assert limits
    assert {entry: name for entry, name in limits.items() if name not in LIMITS} == {}


def test_too_much_is_refused_and_told_how_long_to_wait(limited: Running) -> None:
    with httpx.Client(base_url=limited.url) as client:
        client.post("/api/me", json={"name": "Ada"})
        burst = LIMITS["account"].session.burst
        answers = [client.patch("/api/me/settings", json={}) for _ in range(burst + 1)]

    assert [answer.status_code for answer in answers] == [200] * burst + [429]
    problem = answers[-1].json()
    assert (problem["error"], problem["fields"]["limit"]) == ("too-often", "account")
    assert answers[-1].headers["retry-after"] == str(problem["fields"]["seconds"])


def test_an_address_behind_a_trusted_proxy_is_its_own(limited: Running) -> None:
    def attempt(address: str) -> int:
        headers = {"x-forwarded-for": address}
        return httpx.post(f"{limited.url}/api/session", json={}, headers=headers).status_code

    burst = LIMITS["sign-in"].address.burst
    assert [attempt("203.0.113.7") for _ in range(burst + 1)] == [422] * burst + [429]
    assert attempt("203.0.113.8") == 422


def test_guessing_at_one_name_is_slowed_down_from_wherever(limited: Running) -> None:
    def attempt(name: str, number: int) -> int:
        headers = {"x-forwarded-for": f"203.0.113.{number}"}
        body = {"name": name, "password": f"guess {number}"}
        return httpx.post(f"{limited.url}/api/session", json=body, headers=headers).status_code

    found = [attempt("Ada", number) for number in range(NAME_RATE.burst + 1)]
    assert found == [403] * NAME_RATE.burst + [429]
    assert attempt("ADA", 99) == 429
    assert attempt("Bob", 99) == 403


def open_table(client: httpx.Client) -> str:
    """A table that waits for somebody; where its commands go."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = client.post("/api/tables", json={"game": "huang", "seats": seats}).json()["id"]
    return f"/api/tables/{table}"


def give_seat(number: int) -> dict[str, object]:
    """A command that counts under `seat`."""
    return {"type": "set-seat", "id": f"give-{number:04}", "seat": 1, "plan": {"kind": "open"}}


def test_seats_are_limited_by_http(limited: Running) -> None:
    burst = LIMITS["seat"].session.burst
    with httpx.Client(base_url=limited.url) as client:
        address = f"{open_table(client)}/commands"
        answers = [client.post(address, json=give_seat(number)) for number in range(burst + 1)]

    assert [answer.status_code for answer in answers] == [200] * burst + [429]
    assert answers[-1].json()["fields"]["limit"] == "seat"


def test_seats_are_limited_by_socket_in_the_same_way(limited: Running) -> None:
    burst = LIMITS["seat"].session.burst
    with httpx.Client(base_url=limited.url) as client:
        address = f"{limited.url.replace('http', 'ws')}{open_table(client)}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    frames = []
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        for number in range(burst + 1):
            socket.send(json.dumps(give_seat(number)))
        with contextlib.suppress(ConnectionClosed):
            while True:
                frames.append(json.loads(socket.recv(timeout=PATIENCE)))
        assert socket.close_code == 4429

    assert sum(frame["type"] == "done" for frame in frames) == burst
    assert frames[-1]["problem"]["fields"]["limit"] == "seat"


def test_following_invite_links_is_limited(limited: Running) -> None:
    burst = LIMITS["invite"].session.burst
    with httpx.Client(base_url=limited.url) as client:
        client.post("/api/me", json={"name": "Ada"})
        answers = [client.get(f"/api/invites/guess-{number}") for number in range(burst + 1)]

    assert [answer.status_code for answer in answers] == [404] * burst + [429]
    assert answers[-1].json()["fields"]["limit"] == "invite"
