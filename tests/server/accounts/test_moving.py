"""A guest's games move to the account, and an account that goes leaves its games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from sevenstates.server.accounts import people, ratings
from sevenstates.server.store import Store, schema


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Connection]:
    store = Store(f"sqlite:///{tmp_path / 'test.db'}")
    store.open()
    with store.engine.connect().execution_options(writes=True) as connection:
        yield connection
    store.close()


def add_person(db: Connection, person: str, kind: str = "guest") -> None:
    values = {"name": person.title(), "kind": kind, "settings": {}, "created": 1, "seen": 1}
    db.execute(sa.insert(schema.people).values(id=person, **values))


def add_table(db: Connection, table: str, host: str, *sitting: str) -> None:
    values = {
        "game": "huang", "rules_version": 1, "options": {}, "seat_count": len(sitting),
        "status": "playing", "visibility": "public", "mode": "casual", "clock": {},
        "invite": table, "seq": 0, "asked": [], "created": 1,
    }  # fmt: skip
    db.execute(sa.insert(schema.tables).values(id=table, host=host, **values))
    for seat, person in enumerate(sitting):
        row = {"table_id": table, "seat": seat, "kind": "person", "person": person, "left": 0}
        db.execute(sa.insert(schema.seats).values(**row, label="Grandfather"))


def say(db: Connection, table: str, person: str, line: int) -> None:
    values = {"table_id": table, "line": line, "person": person, "text": "I am Ada", "at": 1}
    db.execute(sa.insert(schema.chat).values(**values))


def sitting(db: Connection, table: str) -> list[str]:
    seats = schema.seats
    query = sa.select(seats.c.person).where(seats.c.table_id == table).order_by(seats.c.seat)
    return list(db.scalars(query))


@pytest.fixture
def world(db: Connection) -> Connection:
    """A guest and an account, who met at a table."""
    for person in ("ada", "third"):
        add_person(db, person)
    add_person(db, "account", "account")
    add_table(db, "t1", "ada", "ada", "third")
    add_table(db, "t2", "third", "account", "ada")
    add_table(db, "t3", "third", "third", "third")
    say(db, "t1", "ada", 0)
    for table, person in (("t1", "ada"), ("t2", "ada"), ("t2", "account")):
        row = {"table_id": table, "person": person, "muted": []}
        db.execute(sa.insert(schema.members).values(**row))
    for person in ("ada", "account"):
        row = {"person": person, "id": "new-0001", "table_id": "t1"}
        db.execute(sa.insert(schema.openings).values(**row))
    for table, author in (("t1", "ada"), ("t2", "ada"), ("t2", "account")):
        command = {"table_id": table, "author": author, "id": "c-000001"}
        db.execute(sa.insert(schema.commands).values(**command, result={}, at=1))
    return db


def test_seats_hosts_and_chat_move(world: Connection) -> None:
    moved = people.move_games(world, "ada", "account")

    assert sorted(moved) == ["t1", "t2"]
    assert sitting(world, "t1") == ["account", "third"]
    assert sitting(world, "t2") == ["account", "account"]
    assert sitting(world, "t3") == ["third", "third"]
    hosts = world.scalars(sa.select(schema.tables.c.host).order_by(schema.tables.c.id))
    assert list(hosts) == ["account", "third", "third"]
    assert list(world.scalars(sa.select(schema.chat.c.person))) == ["account"]


def test_nothing_of_the_guest_is_left(world: Connection) -> None:
    people.move_games(world, "ada", "account")

    assert people.find(world, "ada") is None
    for table in schema.metadata.sorted_tables:
        for row in world.execute(sa.select(table)).mappings():
            assert "ada" not in row.values(), table.name


def test_what_both_have_is_kept_once(world: Connection) -> None:
    people.move_games(world, "ada", "account")

    members = schema.members
    query = sa.select(members.c.table_id).where(members.c.person == "account")
    assert sorted(world.scalars(query)) == ["t1", "t2"]
    assert len(world.execute(sa.select(schema.openings)).all()) == 1
    commands = world.execute(sa.select(schema.commands.c.table_id, schema.commands.c.author))
    assert sorted(map(tuple, commands)) == [("t1", "account"), ("t2", "account")]


def test_an_account_that_goes_leaves_its_games(world: Connection) -> None:
    say(world, "t2", "account", 0)
    row = {"person": "account", "game": "huang", "seats": 2, "mu": 25.0, "sigma": 8.0, "games": 3}
    world.execute(sa.insert(schema.ratings).values(**row))
    changed = people.anonymise(world, "account")

    assert changed == ["t2"]
    assert sitting(world, "t2") == ["account", "ada"]
    gone = people.find(world, "account")
    assert gone is not None
    assert (gone.name, gone.kind, gone.name_key, gone.password) == (people.GONE, "gone", None, None)
    assert not ratings.ratings_of(world, "account", "")


def test_what_somebody_said_goes_with_the_name(world: Connection) -> None:
    say(world, "t2", "account", 0)
    people.anonymise(world, "account")

    chat, seats = schema.chat, schema.seats
    texts = world.execute(sa.select(chat.c.person, chat.c.text).order_by(chat.c.table_id))
    assert [tuple(row) for row in texts] == [("ada", "I am Ada"), ("account", people.GONE)]
    labels = world.scalars(sa.select(seats.c.label).where(seats.c.person == "account"))
    assert list(labels) == [None]
