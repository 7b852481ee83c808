"""Backups of a running server, and what is made of them."""

import sqlite3
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from sevenstates.server.accounts import people
from sevenstates.server.errors import OpsError
from sevenstates.server.ops.backup import back_up, check_file, restore
from sevenstates.server.store import Store, schema


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def fill(database_url: str, names: list[str]) -> None:
    store = Store(database_url)
    store.open()
    for name in names:
        store.write_now(lambda db, name=name: people.add_guest(db, name, 1))  # type: ignore[misc]
    store.close()


def names_in(database_url: str) -> list[str]:
    store = Store(database_url)
    query = sa.select(schema.people.c.name).order_by(schema.people.c.name)
    try:
        return store.read_now(lambda db: list(db.scalars(query)))
    finally:
        store.close()


@pytest.fixture
def live(tmp_path: Path) -> str:
    database = url(tmp_path / "live" / "sevenstates.db")
    fill(database, ["Ada", "Bo"])
    return database


def test_a_backup_holds_everything_and_is_one_file(tmp_path: Path, live: str) -> None:
    file = tmp_path / "backup.db"
    size = back_up(live, file)

    assert size == file.stat().st_size
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup.db"]
    assert names_in(url(file)) == ["Ada", "Bo"]


def test_a_backup_is_of_one_moment_while_the_server_writes(tmp_path: Path, live: str) -> None:
    """Two rows are always written together: a backup holds both or neither."""
    store = Store(live)
    store.open()
    stop = threading.Event()

    def add_two(db: sa.Connection) -> None:
        people.add_guest(db, "left", 1)
        people.add_guest(db, "right", 1)

    def write() -> None:
        while not stop.is_set():
            store.write_now(add_two)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            file = tmp_path / f"{number}.db"
            back_up(live, file)
            found = names_in(url(file))
            assert found.count("left") == found.count("right")
    finally:
        stop.set()
        writer.join()
        store.close()


def test_a_backup_is_not_written_over_a_file(tmp_path: Path, live: str) -> None:
    file = tmp_path / "backup.db"
    file.write_text("mine")

    with pytest.raises(OpsError, match="backup-exists"):
        back_up(live, file)
    assert file.read_text() == "mine"


def test_there_is_nothing_to_back_up_without_a_database(tmp_path: Path) -> None:
    with pytest.raises(OpsError, match="no-database"):
        back_up(url(tmp_path / "none.db"), tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []


def test_restoring_brings_everything_back(tmp_path: Path, live: str) -> None:
    file, new = tmp_path / "backup.db", url(tmp_path / "new" / "sevenstates.db")
    back_up(live, file)
    counts = restore(new, file)

    assert counts["people"] == 2
    assert names_in(new) == ["Ada", "Bo"]


def test_restoring_over_games_must_be_asked_for(tmp_path: Path, live: str) -> None:
    file = tmp_path / "backup.db"
    back_up(live, file)
    fill(live, ["Cy"])

    with pytest.raises(OpsError, match="restore-over"):
        restore(live, file)
    assert names_in(live) == ["Ada", "Bo", "Cy"]
    restore(live, file, overwrite=True)
    assert names_in(live) == ["Ada", "Bo"]


def test_restoring_works_beside_a_running_server(tmp_path: Path, live: str) -> None:
    file = tmp_path / "backup.db"
    back_up(live, file)
    store = Store(live)
    store.open()
    try:
        store.write_now(lambda db: people.add_guest(db, "Cy", 1))
        restore(live, file, overwrite=True)
        store.write_now(lambda db: people.add_guest(db, "Di", 1))
    finally:
        store.close()

    assert names_in(live) == ["Ada", "Bo", "Di"]


@pytest.mark.parametrize("damage", ["cut", "flipped", "foreign", "text", "loose"])
def test_a_damaged_backup_is_refused_and_nothing_is_touched(
    tmp_path: Path, live: str, damage: str
) -> None:
    file = tmp_path / "backup.db"
    back_up(live, file)
    data = file.read_bytes()
    if damage == "cut":
        file.write_bytes(data[: len(data) // 2])
    elif damage == "flipped":
        file.write_bytes(data[:5000] + bytes(byte ^ 255 for byte in data[5000:9000]) + data[9000:])
    elif damage == "text":
        file.write_text("no database")
    elif damage == "foreign":
        file.unlink()
        sqlite3.connect(file).execute("CREATE TABLE x (y)").connection.close()
    else:
        connection = sqlite3.connect(file)
        with connection:
            connection.execute("INSERT INTO sessions VALUES ('h', 'nobody', 1, 1)")
        connection.close()

    with pytest.raises(OpsError, match="backup-damaged"):
        restore(live, file, overwrite=True)
    assert names_in(live) == ["Ada", "Bo"]


def test_a_missing_file_is_reported(tmp_path: Path, live: str) -> None:
    with pytest.raises(OpsError, match="no-such-file"):
        restore(live, tmp_path / "none.db")


def test_a_whole_file_passes(tmp_path: Path, live: str) -> None:
    back_up(live, tmp_path / "backup.db")

    check_file(tmp_path / "backup.db")


def test_what_the_disk_refuses_is_reported_in_a_sentence(tmp_path: Path, live: str) -> None:
    with pytest.raises(OpsError, match="database-failed"):
        back_up(live, tmp_path / "no" / "such" / "folder" / "backup.db")


def test_a_database_that_does_not_answer_is_reported_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(OpsError, match="database-failed") as caught:
        back_up("postgresql+psycopg://seven:secret@127.0.0.1:1/x", tmp_path / "backup.db")

    assert "secret" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []
