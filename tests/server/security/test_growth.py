"""Work on the event loop takes time in proportion to what a caller sends."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from http import cookies

import httpx
import msgspec
import pytest

import sevenstates.games
import sevenstates.server
from sevenstates.server import wire
from sevenstates.server.logs import HIDDEN, hide_secrets
from tests.server.security.regex_steps import Search

PUMPS = ("a", "0", "_", " ", "-", ":", "/", "@", "(", ".", "a ", "a-", "7s-", "a://b:", "a://b:c@")
SIZE = 240
LINEAR = 2.5
"""Twice the text takes twice the steps and a few more; a square would be four times as many."""

QUADRATIC = re.compile(r"(\w+://[^\s:/@]+:)[^\s@]+@")


def patterns(package: object) -> Iterator[tuple[str, "re.Pattern[str]"]]:
    """Every pattern that a module of the package keeps."""
    path, name = package.__path__, package.__name__  # type: ignore[attr-defined]
    for found in pkgutil.walk_packages(path, f"{name}."):
        if ".migrations" in found.name:
            continue
        module = importlib.import_module(found.name)
        for key, value in vars(module).items():
            if isinstance(value, re.Pattern):
                yield f"{found.name}.{key}", value


def wire_patterns() -> Iterator[tuple[str, "re.Pattern[str]"]]:
    """The patterns that texts on the wire are checked against."""
    _, schemas = msgspec.json.schema_components([wire.ClientFrame])
    found = sorted(set(re.findall(r"'pattern': '(.*?)'", str(schemas))))
    assert found
    yield from ((pattern, re.compile(pattern)) for pattern in found)


SEARCHED = dict([*patterns(sevenstates.server), *wire_patterns()])
"""Those of the server look for something anywhere in a text."""
MATCHED = dict(patterns(sevenstates.games))
"""Those of the games are held against one word or line of a map, a deck or a position."""


def texts(pump: str) -> tuple[str, str]:
    """A text and one that is twice as long."""
    text = pump * (SIZE // len(pump))
    return text, text * 2


def growth(small: int, large: int) -> float:
    return large / small


@pytest.mark.parametrize("name", SEARCHED)
def test_no_search_of_the_server_is_worse_than_linear(name: str) -> None:
    pattern = SEARCHED[name]
    for pump in PUMPS:
        small, large = (Search(pattern, text).all() for text in texts(pump))
        assert growth(small, large) < LINEAR, pump


@pytest.mark.parametrize("name", MATCHED)
def test_no_match_of_the_games_is_worse_than_linear(name: str) -> None:
    pattern = MATCHED[name]
    for pump in PUMPS:
        small, large = (Search(pattern, text).first() for text in texts(pump))
        assert growth(small, large) < LINEAR, pump


@pytest.mark.parametrize("pump", ["a", "a://b:"])
def test_a_quadratic_search_would_be_found(pump: str) -> None:
    small, large = (Search(QUADRATIC, text).all() for text in texts(pump))

    assert growth(small, large) > LINEAR


def test_the_steps_are_those_of_a_search() -> None:
    assert Search(re.compile("ab"), "aaab").all() < Search(re.compile("a*b"), "aaaa").all()
    assert Search(re.compile("a"), "").first() == 2


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("postgresql://seven:secret@db/x", f"postgresql://seven:{HIDDEN}@db/x"),
        ("('a://u:p@h', 'b://v:q:r@i')", f"('a://u:{HIDDEN}@h', 'b://v:{HIDDEN}@i')"),
        ("mail a@b.c or see http://host:80/x", "mail a@b.c or see http://host:80/x"),
        ("a://user@host", "a://user@host"),
        ("a://u:p@ss@host", f"a://u:{HIDDEN}@host"),
    ],
)
def test_passwords_of_addresses_are_hidden(text: str, hidden: str) -> None:
    assert hide_secrets(text) == hidden


def test_cookies_are_not_read_by_what_is_quadratic(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python's own reader of cookies unquotes them in quadratic time before 3.12.6."""
    client.post("/api/me", json={"name": "Ada"})
    key = dict(client.cookies)["sevenstates"]
    monkeypatch.setattr(cookies, "_unquote", None)
    headers = {"cookie": f'other="{chr(92) * 1000}"; sevenstates={key}; last'}

    assert client.get("/api/me", headers=headers).json()["name"] == "Ada"
