"""A server for the tests of tables, and people who come to it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest
from tests.server.tables.external import Program, Seating


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all these tests: tables do not know of each other."""
    with serving(plain_config(tmp_path_factory.mktemp("tables"), bot_workers=1)) as running:
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[[str], Guest]]:
    """Makes guests by name."""
    guests: list[Guest] = []

    def make(name: str) -> Guest:
        guests.append(Guest(server.url, name))
        return guests[-1]

    yield make
    for one in guests:
        one.close()


@pytest.fixture
def seated(guest: Callable[[str], Guest]) -> Iterator[Seating]:
    """Opens a table with a program in each seat."""
    programs: list[Program] = []

    def make(seats: int = 2, *, start: bool = True, **more: Any) -> list[Program]:
        ada = guest("Ada")
        table = ada.open("huang", *[{"kind": "program"}] * seats, start=start, **more)["id"]
        for seat in range(seats):
            given = ada.post(f"/api/tables/{table}/seats/{seat}/token").json()
            programs.append(Program(given["external"]))
        return programs[-seats:]

    yield make
    for program in programs:
        program.http.close()
