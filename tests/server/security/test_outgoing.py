"""Calls to addresses that people name never reach what is not open to everybody."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from sevenstates.server.errors import Refused
from sevenstates.server.security import outgoing
from sevenstates.server.security.outgoing import Outgoing, Unreachable
from tests.server.notices.services import WebSink, web_sink

HOME = ("127.0.0.0/8",)


@pytest.fixture(scope="module")
def web() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


def post(out: Outgoing, url: str) -> int:
    return asyncio.run(out.post(url, b"{}", {"X-Test": "1"}))


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Every name leads to these addresses."""

    async def getaddrinfo(self: object, host: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "https://", "https://u:p@example.org/"),
        *(
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://10.0.0.1/",
        ),
        *("https://169.254.169.254/", "https://192.168.1.1/", "https://[fd00::1]/"),
        *("https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://0.0.0.0/"),
        *("https://localhost/", "https://router./", "https://a.localhost/", "https://nas.local/"),
        *("https://224.0.0.1/", "https://100.64.0.1/", "https://example.org:0/"),
        *("https://example.org:99999/", "https://example.org/\r\nX: y", "https://example.org/a b"),
        *("https://ex ample.org/", "https://żółw.example/", "https://[", f"https://a/{'a' * 1000}"),
    ],
)
def test_no_target_is_outside_of_what_everybody_can_reach(url: str) -> None:
    with pytest.raises(Refused, match="bad-target"):
        Outgoing().check(url)
    with pytest.raises(Unreachable):
        post(Outgoing(), url)


@pytest.mark.parametrize("url", ["https://example.org/x?y=z", "https://example.org:8443/"])
def test_an_address_of_the_open_internet_is_fine(url: str) -> None:
    Outgoing().check(url)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "0.0.0.0"])
def test_a_name_that_leads_inside_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    called: list[object] = []
    monkeypatch.setattr(asyncio, "open_connection", lambda *_, **__: called.append(1))
    resolve_to(monkeypatch, "93.184.216.34", address)

    with pytest.raises(Unreachable):
        post(Outgoing(), "https://innocent.example/")
    assert called == []


def test_the_address_that_was_checked_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[object] = []

    async def connect(host: str, port: int, **more: Any) -> None:
        called.append((host, port, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    resolve_to(monkeypatch, "93.184.216.34")

    with pytest.raises(Unreachable):
        post(Outgoing(), "https://innocent.example/")
    assert called == [("93.184.216.34", 443, "innocent.example")]


def test_a_network_that_the_host_allows_is_called_and_no_other(web: WebSink) -> None:
    assert post(Outgoing(HOME), f"{web.url}/in?side=1") == 201
    assert (web.received[-1].path, web.received[-1].headers["x-test"]) == ("/in?side=1", "1")
    with pytest.raises(Unreachable):
        post(Outgoing(("10.0.0.0/8",)), f"{web.url}/")
    with pytest.raises(Refused):
        Outgoing(HOME).check("http://10.0.0.1/")


def test_a_redirect_is_not_followed(web: WebSink) -> None:
    web.received.clear()
    web.status = 302

    assert post(Outgoing(HOME), web.url) == 302
    assert len(web.received) == 1


@pytest.mark.parametrize("said", [b"", b"nonsense\r\n", b"HTTP/1.1 abc\r\n", b"x" * 100_000])
def test_what_does_not_speak_http_is_as_good_as_silent(said: bytes) -> None:
    async def talk() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(said)
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            await Outgoing(HOME).post(f"http://127.0.0.1:{port}/", b"", {})

    with pytest.raises(Unreachable):
        asyncio.run(talk())


def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(Unreachable):
        post(Outgoing(HOME), f"http://127.0.0.1:{silent.getsockname()[1]}/")
