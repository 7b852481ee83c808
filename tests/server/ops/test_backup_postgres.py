"""Backups of PostgreSQL are the same SQLite files, and go either way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from sevenstates.server.errors import OpsError
from sevenstates.server.ops.backup import back_up, restore
from sevenstates.server.ops.copying import filled_tables
from sevenstates.server.store import Store, schema
from tests.server.conftest import NewDatabase
from tests.server.ops.test_backup import fill, names_in, url


@pytest.fixture(scope="module")
def postgres(new_database: NewDatabase) -> str:
    return new_database()


@pytest.fixture
def live(postgres: str) -> Iterator[str]:
    store = Store(postgres)
    fill(postgres, ["Ada", "Bo"])
    yield postgres
    with store.engine.begin() as db:
        for table in reversed(schema.metadata.sorted_tables):
            db.execute(sa.delete(table))
    store.close()


def test_a_backup_of_postgresql_is_an_sqlite_file(tmp_path: Path, live: str) -> None:
    back_up(live, tmp_path / "backup.db")

    assert names_in(url(tmp_path / "backup.db")) == ["Ada", "Bo"]
    assert [path.name for path in tmp_path.iterdir()] == ["backup.db"]


def test_it_can_be_restored_into_either(tmp_path: Path, live: str) -> None:
    back_up(live, tmp_path / "backup.db")
    fill(live, ["Cy"])
    with pytest.raises(OpsError, match="restore-over"):
        restore(live, tmp_path / "backup.db")
    restore(live, tmp_path / "backup.db", overwrite=True)
    restore(url(tmp_path / "lite.db"), tmp_path / "backup.db")

    assert names_in(live) == names_in(url(tmp_path / "lite.db")) == ["Ada", "Bo"]


def test_a_server_moves_from_sqlite_to_postgresql(tmp_path: Path, live: str) -> None:
    lite = url(tmp_path / "lite.db")
    fill(lite, ["Di"])
    back_up(lite, tmp_path / "backup.db")
    restore(live, tmp_path / "backup.db", overwrite=True)

    assert names_in(live) == ["Di"]
    store = Store(live)
    assert store.read_now(lambda db: list(filled_tables(db))) == ["people"]
    store.close()


def add_act(database: str) -> int:
    """Write something into the moderators' log; its number."""
    store = Store(database)
    store.open()

    def add(db: sa.Connection) -> int:
        person = db.scalar(sa.select(schema.people.c.id))
        act = {"kind": "mute", "person": person, "reason": "Rude", "at": 1}
        insert = sa.insert(schema.acts).values(**act)
        return int(db.execute(insert.returning(schema.acts.c.id)).scalar_one())

    number = store.write_now(add)
    store.close()
    return number


def test_numbers_go_on_after_those_that_were_restored(tmp_path: Path, live: str) -> None:
    lite = url(tmp_path / "lite.db")
    fill(lite, ["Di"])
    assert add_act(lite) == 1
    back_up(lite, tmp_path / "backup.db")
    restore(live, tmp_path / "backup.db", overwrite=True)

    assert add_act(live) == 2
