"""Origins: the pages that may call."""

from typing import Any

import pytest

from sevenstates.server.security.origin import OriginCheck


async def nothing(*arguments: Any) -> None:
    raise AssertionError


def is_allowed(
    headers: dict[str, str], scheme: str = "http", origins: tuple[str, ...] = ()
) -> bool:
    scope = {
        "type": "http",
        "method": "POST",
        "scheme": scheme,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    return OriginCheck(nothing, origins).is_allowed(scope)


@pytest.mark.parametrize(
    ("scheme", "origin", "allowed"),
    [
        ("http", "http://play.example.org:8000", True),
        ("ws", "http://play.example.org:8000", True),
        ("https", "https://play.example.org:8000", True),
        ("wss", "https://play.example.org:8000", True),
        ("http", "http://play.example.org", False),
        ("http", "https://play.example.org:8000", False),
        ("https", "http://play.example.org:8000", False),
        ("http", "http://evil.example.org", False),
        ("http", "http://play.example.org:8000.evil.example.org", False),
        ("http", "null", False),
        ("http", "", False),
    ],
)
def test_an_origin_must_be_ours(scheme: str, origin: str, allowed: bool) -> None:
    headers = {"host": "play.example.org:8000", "origin": origin}

    assert is_allowed(headers, scheme) is allowed


def test_other_origins_can_be_let_in() -> None:
    headers = {"host": "inside:8000", "origin": "https://play.example.org"}

    assert not is_allowed(headers)
    assert is_allowed(headers, origins=("https://play.example.org",))


@pytest.mark.parametrize(
    ("site", "allowed"),
    [("same-origin", True), ("none", True), ("same-site", False), ("cross-site", False)],
)
def test_without_an_origin_a_browser_tells_by_other_means(site: str, allowed: bool) -> None:
    assert is_allowed({"host": "a", "sec-fetch-site": site}) is allowed


def test_a_program_that_is_no_browser_may_call() -> None:
    assert is_allowed({"host": "a"})
