"""Answers that are the same for everybody travel compressed; those with a secret do not."""

import httpx
import pytest
from websockets.sync.client import connect

from sevenstates.server.http.documents import MIN_COMPRESSED, document_of
from tests.server.running import Running
from tests.server.security.test_sockets import open_table

DOCUMENTS = [
    "/api/games",
    "/api/games/huang/actions",
    "/api/games/huang/rules/en",
    "/api/games/huang/locale/en",
    "/api/openapi.json",
]


@pytest.mark.parametrize("path", DOCUMENTS)
def test_a_document_travels_compressed(client: httpx.Client, path: str) -> None:
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    plain = client.get(path, headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", DOCUMENTS)
def test_a_document_that_the_caller_has_is_not_sent_again(client: httpx.Client, path: str) -> None:
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"if-none-match": tag})

    assert (again.status_code, again.content) == (304, b"")
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_a_small_document_is_left_as_it_is(client: httpx.Client) -> None:
    assert len(document_of("x" * MIN_COMPRESSED).packed) < MIN_COMPRESSED
    assert "content-encoding" not in client.get("/api/me").headers


def test_what_holds_a_secret_is_never_compressed_with_other_things(server: Running) -> None:
    """Not at all by HTTP; a frame by itself alone, so that chat is never beside a hand."""
    address, cookie = open_table(server.url)
    table = address.replace("ws", "http", 1).removesuffix("/socket")
    update = httpx.get(table, headers={**cookie, "accept-encoding": "gzip"})
    assert len(update.content) > MIN_COMPRESSED
    assert "content-encoding" not in update.headers
    with connect(address, additional_headers=cookie) as socket:
        assert socket.response is not None
        assert "server_no_context_takeover" in socket.response.headers["Sec-WebSocket-Extensions"]
