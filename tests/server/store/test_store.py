"""The store: shared commits, errors that stay with their own work, migrations."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sevenstates.server.store import Store
from sevenstates.server.store import schema as s
from tests.server.conftest import NewDatabase


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'new' / 'folder' / 'a.db'}")
    opened.open()
    yield opened
    opened.close()


def add(db: Connection, name: str) -> None:
    values = {"id": name, "name": name, "kind": "guest", "settings": {}}
    db.execute(sa.insert(s.people).values(**values, created=1, seen=1))


def names(db: Connection) -> list[str]:
    return list(db.scalars(sa.select(s.people.c.id).order_by(s.people.c.id)))


def write_at_once(store: Store, people: Sequence[str]) -> list[object]:
    """Add people who stand in line together."""
    gate = threading.Event()

    async def write_all() -> list[object]:
        first = store.write(lambda db: gate.wait(20))  # the others stand in line meanwhile
        rest = [store.write(lambda db, n=n: add(db, n)) for n in people]  # type: ignore[misc]
        works = [asyncio.ensure_future(work) for work in (first, *rest)]
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(*works, return_exceptions=True)

    return asyncio.run(write_all())[1:]


def test_writes_share_a_commit(store: Store) -> None:
    commits: list[int] = []
    sa.event.listen(store.engine, "commit", lambda connection: commits.append(1))

    assert write_at_once(store, "abcdefgh") == [None] * 8
    assert store.read_now(names) == list("abcdefgh")
    assert 0 < len(commits) <= 2


def test_what_cannot_be_written_fails_alone(store: Store) -> None:
    results = write_at_once(store, "abacbd")

    assert [type(result) for result in results] == [
        type(None),
        type(None),
        IntegrityError,
        type(None),
        IntegrityError,
        type(None),
    ]
    assert store.read_now(names) == ["a", "b", "c", "d"]


def test_a_write_goes_on_when_nobody_waits_any_more(store: Store) -> None:
    gate = threading.Event()

    def slow(db: Connection) -> None:
        gate.wait(20)
        add(db, "a")

    async def leave() -> None:
        work = asyncio.ensure_future(store.write(slow))
        await asyncio.sleep(0)
        work.cancel()
        gate.set()

    asyncio.run(leave())
    store.write_now(lambda db: add(db, "b"))

    assert store.read_now(names) == ["a", "b"]


def test_what_is_submitted_is_written_before_closing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    first = Store(url)
    first.open()
    futures = [first._submit(lambda db, n=n: add(db, f"{n:03}"), "") for n in range(300)]  # type: ignore[misc]
    first.close()

    assert all(future.done() for future in futures)
    again = Store(url)
    again.open()
    assert len(again.read_now(names)) == 300
    again.close()
    with pytest.raises(RuntimeError, match="closed"):
        again.write_now(names)


def test_every_commit_reaches_the_disk(store: Store) -> None:
    pragmas = {
        name: store.read_now(lambda db, n=name: db.exec_driver_sql(f"PRAGMA {n}").scalar())  # type: ignore[misc]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }

    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def differences(store: Store) -> list[object]:
    """What the migrations made otherwise than the schema says."""

    def compare(db: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(db), s.metadata))

    return store.read_now(compare)


def test_migrations_make_the_schema(store: Store, new_database: NewDatabase) -> None:
    assert differences(store) == []
    other = Store(new_database())
    other.open()
    assert differences(other) == []
    other.close()


def test_closing_waits_for_a_read_under_way(new_database: NewDatabase) -> None:
    """Otherwise its connection would stay open for ever."""
    store = Store(new_database())
    store.open()
    reading, go_on = threading.Event(), threading.Event()

    def read(connection: sa.Connection) -> int:
        reading.set()
        go_on.wait()
        return int(connection.execute(sa.text("SELECT 7")).scalar_one())

    with ThreadPoolExecutor() as pool:
        answer = pool.submit(store.read_now, read)
        reading.wait()
        closing = pool.submit(store.close)
        try:
            with pytest.raises(TimeoutError):
                closing.result(timeout=0.2)
        finally:
            go_on.set()
        closing.result()
        assert answer.result() == 7
