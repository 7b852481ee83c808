"""Every entry is limited, by name, for sessions and addresses."""

import contextlib
import json
from collections.abc import Awaitable, Iterator
from dataclasses import replace

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sevenstates.server.accounts.person import Person
from sevenstates.server.app import create_app
from sevenstates.server.config import Config
from sevenstates.server.security import limits
from sevenstates.server.security.limits import LIMITS, MAX_OPEN, PAIR_RATE
from tests.patience import PATIENCE, wait_until
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


def test_every_entry_has_a_limit_but_those_for_monitors() -> None:
    endpoints = create_app(Config()).state.parts.endpoints()
    limits = {f"{e.method} {e.path}": e.limit for e in endpoints}

    without = {entry for entry, name in limits.items() if name not in LIMITS}
    assert without == {"GET /healthz", "GET /readyz", "GET /metrics"}
    for endpoint in endpoints:
        assert not endpoint.is_mutating or endpoint.limit != "read", endpoint.path


def test_reading_is_limited_for_a_session_and_for_an_address(limited: Running) -> None:
    burst, everybody = LIMITS["read"].session.burst, LIMITS["read"].address.burst
    with httpx.Client(base_url=limited.url) as client:
        client.post("/api/me", json={"name": "Ada"})
        answers = [client.get("/api/me").status_code for _ in range(burst + 1)]
        assert answers == [200] * burst + [429]
        client.cookies.clear()
        assert client.get("/api/me").status_code == 200
        limited.parts.limiter._buckets["read address", "127.0.0.1"] = (
            0.0,
            0.0,
            LIMITS["read"].address,
        )
        assert client.get("/api/me").status_code == 429
    assert everybody > burst


def test_an_address_is_refused_before_the_database_is_asked_whose_call_it_is(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    person_of = limited.parts.sessions.person_of

    def note(connection: HTTPConnection) -> Awaitable[Person | None]:
        asked.append(connection)
        return person_of(connection)

    monkeypatch.setattr(limited.parts.sessions, "person_of", note)
    limit = LIMITS["read"].address
    limited.parts.limiter._buckets["read address", "127.0.0.1"] = (0.0, 0.0, limit)

    assert httpx.get(f"{limited.url}/api/me").status_code == 429
    assert asked == []


def test_open_sockets_and_long_polls_are_limited_together(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_OPEN", replace(MAX_OPEN, session=2))
    with httpx.Client(base_url=limited.url) as client:
        table = open_table(client)
        address = f"{limited.url.replace('http', 'ws')}{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"cookie": cookie}
        with (
            connect(address, additional_headers=headers) as first,
            connect(address, additional_headers=headers) as second,
        ):
            version = json.loads(first.recv(timeout=PATIENCE))["version"]
            second.recv(timeout=PATIENCE)
            with connect(address, additional_headers=headers) as third:
                frame = json.loads(third.recv(timeout=PATIENCE))
                assert frame["problem"]["fields"]["limit"] == "socket"
                with pytest.raises(ConnectionClosed):
                    third.recv(timeout=PATIENCE)
                assert third.close_code == 4429
            query = {"since": version, "wait": 5}
            refused = client.get(table, params=query)
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
        wait_until(lambda: not limited.parts.limiter._open)
        assert client.get(table, params={"since": version, "wait": 0.01}).status_code == 200


def test_too_much_is_refused_with_the_time_to_wait(limited: Running) -> None:
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


def sign_in(running: Running, name: str, password: str, address: str) -> int:
    headers = {"x-forwarded-for": address}
    body = {"name": name, "password": password}
    answer = httpx.post(f"{running.url}/api/session", json=body, headers=headers)
    return answer.status_code


def test_guessing_at_one_name_from_one_address_is_slowed_down(limited: Running) -> None:
    found = [
        sign_in(limited, "Ada", f"guess {n}", "203.0.113.7") for n in range(PAIR_RATE.burst + 1)
    ]

    assert found == [403] * PAIR_RATE.burst + [429]
    assert sign_in(limited, "ADA", "guess", "203.0.113.7") == 429
    assert sign_in(limited, "Bob", "guess", "203.0.113.7") == 403


def test_nobody_is_locked_out_by_the_guesses_of_others(limited: Running) -> None:
    account = {"name": "Ada", "password": "correct horse"}
    headers = {"x-forwarded-for": "198.51.100.1"}
    made = httpx.post(f"{limited.url}/api/account", json=account, headers=headers)
    assert made.status_code == 200
    for _ in range(PAIR_RATE.burst + 1):
        sign_in(limited, "Ada", "a guess", "203.0.113.7")

    assert sign_in(limited, "Ada", "correct horse", "198.51.100.1") == 200


def test_the_right_password_counts_as_no_guess(limited: Running) -> None:
    account = {"name": "Eve", "password": "correct horse"}
    assert httpx.post(f"{limited.url}/api/account", json=account).status_code == 200

    times = PAIR_RATE.burst + 2
    found = [sign_in(limited, "Eve", "correct horse", "203.0.113.7") for _ in range(times)]
    assert found == [200] * times


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


def test_frames_that_cannot_be_read_count_too(limited: Running) -> None:
    burst = LIMITS["command"].session.burst
    with httpx.Client(base_url=limited.url) as client:
        address = f"{limited.url.replace('http', 'ws')}{open_table(client)}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        for _ in range(2 * burst):
            with contextlib.suppress(ConnectionClosed):
                socket.send("no frame")
        with contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=PATIENCE)
        assert socket.close_code == 4429


def test_following_invite_links_is_limited(limited: Running) -> None:
    burst = LIMITS["invite"].session.burst
    with httpx.Client(base_url=limited.url) as client:
        client.post("/api/me", json={"name": "Ada"})
        answers = [client.get(f"/api/invites/guess-{number}") for number in range(burst + 1)]

    assert [answer.status_code for answer in answers] == [404] * burst + [429]
    assert answers[-1].json()["fields"]["limit"] == "invite"


PARTS: list[tuple[str, str, dict[str, object]]] = [
    ("think", "/api/puzzles/huang/none", {"action": None}),
    ("notices", "/api/notices/feed", {}),
    ("notices", "/api/notices/push", {"endpoint": "https://push.example.org/1", "keys": {}}),
    ("notices", "/api/notices/webhook", {"url": "https://example.org/"}),
    ("notices", "/api/notices/stop/7s-nothing", {}),
    ("mail", "/api/notices/test", {}),
    ("mail", "/api/notices/address", {"address": "su@example.org", "password": "six seals"}),
    ("mail", "/api/account/recovery", {"address": "su@example.org"}),
    ("command", "/api/tables/nothing/commands", {"type": "set-orders", "orders": []}),
    ("people", "/api/me/people/follow", {"name": "Su Qin", "on": True}),
    ("people", "/api/me/people/block", {"name": "Su Qin", "on": True}),
    ("people", "/api/tables/nothing/invitations", {"name": "Su Qin"}),
    ("people", "/api/me/invitations/nothing", {"accept": True}),
    ("table", "/api/play", {"game": "huang", "seats": 2}),
    ("report", "/api/reports", {"kind": "person", "name": "Su Qin", "reason": "Rude"}),
    ("moderation", "/api/moderation/acts", {"kind": "mute", "name": "Su Qin", "reason": "Rude"}),
    ("moderation", "/api/moderation/acts/1/reverse", {"reason": "Enough"}),
    ("token", "/api/tables/nothing/seats/0/token", {}),
]
"""A call of each part of the site that changes something, with the name of its limit."""


@pytest.mark.parametrize(("name", "path", "body"), PARTS, ids=[path for _, path, _ in PARTS])
def test_each_part_of_the_site_is_limited(
    limited: Running, name: str, path: str, body: dict[str, object]
) -> None:
    burst = LIMITS[name].session.burst
    with httpx.Client(base_url=limited.url) as client:
        client.post("/api/me", json={"name": "Ada"})
        answers = [client.post(path, json=body) for _ in range(burst + 1)]

    assert 429 not in [answer.status_code for answer in answers[:-1]]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["fields"]["limit"] == name
    assert int(answers[-1].headers["retry-after"]) > 0


@pytest.mark.parametrize(
    ("name", "path", "body"),
    [
        ("read", "state", None),
        ("command", "action", {"action": {"type": "dance"}, "version": 0}),
        ("seat", "status", {"agent": "Program", "ready": True}),
    ],
)
def test_calls_of_a_program_are_limited_by_seat(
    limited: Running, name: str, path: str, body: dict[str, object] | None
) -> None:
    with httpx.Client(base_url=limited.url) as client:
        plan = {"game": "huang", "seats": [{"kind": "program"}, {"kind": "program"}]}
        table = client.post("/api/tables", json=plan).json()["id"]
        tokens = [
            client.post(f"/api/tables/{table}/seats/{seat}/token").json()["token"]
            for seat in (0, 1)
        ]
    with httpx.Client(base_url=f"{limited.url}/api/ext/{table}/") as program:

        def call(token: str) -> httpx.Response:
            headers = {"Authorization": f"Bearer {token}"}
            return program.request("POST" if body else "GET", path, headers=headers, json=body)

        burst = LIMITS[name].session.burst
        answers = [call(tokens[0]) for _ in range(burst + 1)]
        assert 429 not in [answer.status_code for answer in answers[:-1]]
        assert (answers[-1].status_code, set(answers[-1].json())) == (429, {"error"})
        assert int(answers[-1].headers["retry-after"]) > 0
        assert call(tokens[1]).status_code != 429
