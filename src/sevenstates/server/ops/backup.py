"""Backup and restore. A backup is an SQLite file, whatever database the server uses."""

import contextlib
import shutil
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy import Connection, make_url

from ..errors import OpsError
from ..store import Store, now_ms
from ..store.failures import is_damage
from ..tables import outages
from .copying import copy_rows, delete_rows, filled_tables
from .database import explained_failures


@explained_failures()
def back_up(database_url: str, file: Path) -> int:
    """Write a backup while the server goes on; how many bytes it has. The file must be new."""
    if file.exists():
        raise OpsError("backup-exists", file=str(file))
    beside = file.with_name(f"{file.name}.part")
    beside.unlink(missing_ok=True)
    try:
        url = make_url(database_url)
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), beside)
        else:
            _copy_postgres(database_url, beside)
            check_file(beside)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return file.stat().st_size


@explained_failures()
def restore(database_url: str, file: Path, *, overwrite: bool = False) -> dict[str, int]:
    """Put a backup in the place of the database, all or nothing; how many rows each table got."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        if not file.is_file():
            raise OpsError("no-such-file", file=str(file))
        shutil.copyfile(file, copy)
        check_file(copy)
        source, target = Store(f"sqlite:///{copy}"), Store(database_url)
        try:
            source.open()  # which brings the backup of an older version up to ours
            target.open()
            with source.engine.connect() as old, _writing(target) as new:
                if not overwrite and any(filled_tables(new)):
                    raise OpsError("restore-over", database=_shown(target))
                delete_rows(new)
                counts = copy_rows(old, new)
                outages.end(new, now_ms())
                new.commit()
                return counts
        finally:
            source.close()
            target.close()


def check_file(file: Path) -> None:
    """Is it whole, and one of ours?"""
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as database:
            found = database.execute("PRAGMA integrity_check").fetchall()
            loose = database.execute("PRAGMA foreign_key_check").fetchall()
            database.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError:
        raise OpsError("backup-damaged", file=str(file)) from None
    if found != [("ok",)] or loose:
        raise OpsError("backup-damaged", file=str(file))


def _copy_sqlite(database: Path, file: Path) -> None:
    if not database.is_file():
        raise OpsError("no-database", database=str(database))
    try:
        with (
            contextlib.closing(sqlite3.connect(database)) as source,
            contextlib.closing(sqlite3.connect(file)) as target,
        ):
            source.backup(target)
        _make_one_file(file)
        check_file(file)
    except (sqlite3.DatabaseError, OpsError) as error:
        if isinstance(error, sqlite3.DatabaseError) and not is_damage(error):
            raise
        raise OpsError("database-damaged", database=str(database)) from None


def _copy_postgres(database_url: str, file: Path) -> None:
    source, target = Store(database_url), Store(f"sqlite:///{file}")
    try:
        target.open()
        snapshot = source.engine.connect().execution_options(isolation_level="REPEATABLE READ")
        with snapshot as old, _writing(target) as new:
            copy_rows(old, new)
            new.commit()
    finally:
        source.close()
        target.close()
    _make_one_file(file)


def _make_one_file(file: Path) -> None:
    """Nothing of a backup may stay in a separate log file."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")


def _writing(store: Store) -> Connection:
    return store.engine.connect().execution_options(writes=True)


def _shown(store: Store) -> str:
    """The address without its password."""
    return store.url.render_as_string(hide_password=True)
