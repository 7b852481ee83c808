"""A finished game for the tests of what comes after it."""

import random
from collections.abc import Iterator

import pytest

from tests.server.running import Running
from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[tuple[Guest, str]]:
    """Ada, and a game that she has played at random."""
    ada = Guest(server.url, "Ada")
    table: str = ada.open("huang", ME, ME, options={"short": True}, start=True)["id"]
    with ada.sit(table, seat=0) as first, ada.sit(table, seat=1) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(3))
    yield ada, table
    ada.close()
