"""People and finished games for tests that run on SQLite and on PostgreSQL."""

import contextlib
import itertools
from collections.abc import Iterator, Sequence

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from sevenstates.server.accounts import people
from sevenstates.server.store import schema as s
from sevenstates.server.tables.commands import ratings
from tests.server.conftest import NewDatabase
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json

PASSWORD = "correct horse"
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
NUMBERS = itertools.count(1)
STORES = ["sqlite", "postgres"]


class Town:
    """A server, and the people who come to it."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self._people: list[Guest] = []

    def guest(self, name: str = "Somebody", headers: dict[str, str] | None = None) -> Guest:
        self._people.append(Guest(self.running.url, name, headers))
        return self._people[-1]

    def account(self, name: str) -> Guest:
        """An account whose name nobody else has."""
        person = self.guest(f"{name}-{next(NUMBERS)}")
        body = {"name": person.name, "password": PASSWORD}
        assert person.post("/api/account", body).status_code == 200
        return person

    def moderator(self, name: str = "Mo") -> Guest:
        person = self.account(name)
        self.change(lambda db: people.change(db, self.id_of(db, person), is_moderator=True))
        return person

    def id_of(self, db: Connection, person: Guest) -> str:
        query = sa.select(s.people.c.id).where(s.people.c.name == person.name)
        return str(db.scalar(query))

    def change(self, work: "object") -> None:
        self.running.parts.store.write_now(work)  # type: ignore[arg-type]

    def finish(
        self, *sitting: Guest | str, won: int = 0, game: str = "huang", rated: bool = False,
        visibility: str = "public", at: int = 1_000,
    ) -> str:  # fmt: skip
        """A game that is over: the seats are people or the levels of bots."""
        table = f"over{next(NUMBERS):08}"

        def write(db: Connection) -> None:
            self._write(db, table, sitting, won, game, rated, visibility, at)

        self.change(write)
        return table

    def _write(
        self, db: Connection, table: str, sitting: Sequence[Guest | str], won: int, game: str,
        rated: bool, visibility: str, at: int,
    ) -> None:  # fmt: skip
        ids = [None if isinstance(one, str) else self.id_of(db, one) for one in sitting]
        ranks = [1 if seat == won else 2 for seat in range(len(ids))]
        row = {
            "id": table, "game": game, "rules_version": 1, "options": {}, "status": "over",
            "seat_count": len(ids), "visibility": visibility, "mode": "casual", "seq": 0,
            "clock": {"kind": "none"}, "invite": table, "asked": [], "created": at, "ended": at,
            "host": next(one for one in ids if one),
            "outcome": {"ranks": ranks, "winners": [won], "scores": ranks, "reason": "x"},
        }  # fmt: skip
        db.execute(sa.insert(s.tables).values(**row))
        after = ratings.rate(db, game, len(ids), [i for i in ids if i], ranks) if rated else {}
        for seat, (one, who) in enumerate(zip(sitting, ids, strict=True)):
            kind = {"kind": "person", "person": who} if who else {"kind": "bot", "level": one}
            db.execute(sa.insert(s.seats).values(table_id=table, seat=seat, left=0, **kind))
            if who:
                mu, sigma = after.get(who, (None, None))
                result = {
                    "table_id": table, "person": who, "game": game, "seats": len(ids), "at": at,
                    "place": ranks[seat], "is_won": seat == won,
                    "is_public": visibility == "public", "mu": mu, "sigma": sigma,
                }  # fmt: skip
                db.execute(sa.insert(s.results).values(**result))

    def close(self) -> None:
        for person in self._people:
            person.close()


@contextlib.contextmanager
def serving_on(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server on the kind of store that a fixture's parameter names."""
    database = {}
    if request.param == "postgres":
        new_database: NewDatabase = request.getfixturevalue("new_database")
        database = {"database": new_database()}
    folder = tmp_path_factory.mktemp(request.param)
    with serving(plain_config(folder, bot_workers=1, **database)) as running:
        yield running


@pytest.fixture(scope="package", params=STORES)
def store_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with serving_on(request, tmp_path_factory) as running:
        yield running


@pytest.fixture
def town(store_server: Running) -> Iterator[Town]:
    found = Town(store_server)
    yield found
    found.close()


@pytest.fixture(scope="module")
def town_pair(
    tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase
) -> Iterator[tuple[Town, Town]]:
    """Two servers that share a database."""
    config = plain_config(tmp_path_factory.mktemp("pair"), database=new_database())
    with serving(config) as one, serving(config) as two:
        towns = Town(one), Town(two)
        yield towns
        for found in towns:
            found.close()
