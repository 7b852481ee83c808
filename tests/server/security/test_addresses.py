"""By which names the server is called, and who may read its figures."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sevenstates.server.config import Config
from sevenstates.server.errors import OpsError
from sevenstates.server.security import addresses
from sevenstates.server.security.addresses import FROM_PROXY, AddressCheck
from tests.server.command import serve_command
from tests.server.running import Running, plain_config, serving

EVIL = "evil.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """As it is without any setting."""
    with serving(plain_config(tmp_path_factory.mktemp("plain"))) as running:
        yield running


async def nothing(*arguments: Any) -> None:
    raise AssertionError


def check(*hosts: str, origins: tuple[str, ...] = ()) -> AddressCheck:
    config = Config(hosts=hosts, origins=origins)
    return AddressCheck(nothing, config.hosts, config.other_hosts)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8000",
        "localhost.:8000",
        "play.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        "mybox",
        "mybox.lan:8000",
        "mybox.local",
        "",
    ],
)
def test_the_machine_is_known_by_its_names_and_addresses(
    monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "MyBox.lan")

    assert check().is_known(host)


@pytest.mark.parametrize(
    "host",
    [
        EVIL,
        f"{EVIL}:8000",
        "127.0.0.1.evil.example.org",
        "notlocalhost",
        "otherbox.local",
        "[",
        "a b",
    ],
)
def test_other_names_are_not_the_machines(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "mybox")

    assert not check().is_known(host)


def test_names_come_from_the_settings_too() -> None:
    known = check("play.example.org", origins=("https://other.example.org:8443",))

    assert known.is_known("play.example.org:8000")
    assert known.is_known("Other.example.org")
    assert not known.is_known(EVIL)
    with pytest.raises(OpsError, match="setting-host"):
        Config(hosts=("https://play.example.org",))


@pytest.mark.parametrize(("hosts", "is_answered"), [((), True), (("play.example.org",), False)])
def test_a_trusted_proxy_vouches_for_a_name_unless_names_are_listed(
    hosts: tuple[str, ...], is_answered: bool
) -> None:
    scope = {"path": "/", "headers": [(b"host", EVIL.encode())]}

    assert (check(*hosts)._error({**scope, FROM_PROXY: True}) is None) is is_answered
    assert check(*hosts)._error({**scope, FROM_PROXY: False}) is not None


def test_a_forged_name_with_an_equal_origin_does_not_pass(server: Running) -> None:
    forged = {"host": EVIL, "origin": f"http://{EVIL}"}
    for method, path in (("POST", "/api/me"), ("GET", "/api/me"), ("GET", "/")):
        body = {"name": "Eve"} if method == "POST" else None
        answer = httpx.request(method, f"{server.url}{path}", json=body, headers=forged)
        assert (answer.status_code, answer.json()["error"]) == (421, "host-refused")
        assert "--hosts" in answer.json()["text"]
    for path in ("/healthz", "/readyz"):
        assert httpx.get(f"{server.url}{path}", headers=forged).status_code == 200


def test_a_forged_name_opens_no_socket(server: Running) -> None:
    port = server.url.rpartition(":")[2]
    with (
        socket.create_connection(("127.0.0.1", int(port))) as line,
        pytest.raises(InvalidStatus) as refused,
    ):
        connect(
            f"ws://{EVIL}:{port}/api/tables/none/socket",
            sock=line,
            origin=Origin(f"http://{EVIL}:{port}"),
        )

    assert refused.value.response.status_code == 403


def test_a_proxy_as_the_page_on_hosting_has_it(tmp_path: Path) -> None:
    """It keeps the name, says for whom it calls, and is trusted."""
    passed_on = {
        "host": "play.example.org",
        "origin": "https://play.example.org",
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-proto": "https",
    }
    config = plain_config(tmp_path, trusted_proxies=("127.0.0.1",))
    with serving(config) as server:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, headers=passed_on)

        assert answer.status_code == 200
        assert answer.headers["set-cookie"].startswith("__Host-")


def test_the_figures_are_for_this_machine_by_default(tmp_path: Path) -> None:
    with serve_command(tmp_path) as command:
        assert httpx.get(f"{command.url}/metrics").status_code == 200
        forwarded = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(f"{command.url}/metrics", headers=forwarded).status_code == 403


def test_the_machine_has_its_own_names() -> None:
    assert "localhost" in addresses.own_names()
    assert "" not in addresses.own_names()
