"""Backup and restore. A backup is an SQLite file, whatever database the server uses."""

import shutil
import sqlite3
import tempfile
from pathlib import Path

import sqlalchemy as sa

from ..errors import OpsError
from ..store.migrate import migrate
from .copying import copy_rows, delete_rows, filled_tables


def back_up(database_url: str, file: Path) -> int:
    """Write a backup while the server goes on; how many bytes it has. The file must be new."""
    if file.exists():
        raise OpsError("backup-exists", file=str(file))
    beside = file.with_name(f"{file.name}.part")
    beside.unlink(missing_ok=True)
    try:
        url = sa.make_url(database_url)
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), beside)
        else:
            _copy_other(database_url, beside)
        check_file(beside)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return file.stat().st_size


def restore(database_url: str, file: Path, *, overwrite: bool = False) -> dict[str, int]:
    """Put a backup in the place of the database, all or nothing; how many rows each table got."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        if not file.is_file():
            raise OpsError("no-such-file", file=str(file))
        shutil.copyfile(file, copy)
        check_file(copy)
        source, target = sa.create_engine(f"sqlite:///{copy}"), _engine(database_url)
        try:
            with source.begin() as old:
                migrate(old)  # the backup of an older version is brought up to ours
            with target.begin() as new:
                migrate(new)
            with source.connect() as old, target.begin() as new:
                if not overwrite and list(filled_tables(new)):
                    raise OpsError("restore-over", database=_shown(database_url))
                delete_rows(new)
                return copy_rows(old, new)
        finally:
            source.dispose()
            target.dispose()


def check_file(file: Path) -> None:
    """Is it whole, and one of ours?"""
    try:
        with sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True) as database:
            found = database.execute("PRAGMA integrity_check").fetchall()
            loose = database.execute("PRAGMA foreign_key_check").fetchall()
            database.execute("SELECT version_num FROM alembic_version")
        database.close()
    except sqlite3.DatabaseError:
        raise OpsError("backup-damaged", file=str(file)) from None
    if found != [("ok",)] or loose:
        raise OpsError("backup-damaged", file=str(file))


def _copy_sqlite(database: Path, file: Path) -> None:
    if not database.is_file():
        raise OpsError("no-database", database=str(database))
    source, target = sqlite3.connect(database), sqlite3.connect(file)
    try:
        source.backup(target)
        # A backup is one file: nothing of it may stay in a log beside it.
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
        source.close()


def _copy_other(database_url: str, file: Path) -> None:
    source, target = _engine(database_url), sa.create_engine(f"sqlite:///{file}")
    try:
        with target.begin() as new:
            migrate(new)
        snapshot = source.connect().execution_options(isolation_level="REPEATABLE READ")
        with snapshot as old, target.begin() as new:
            copy_rows(old, new)
    finally:
        source.dispose()
        target.dispose()


def _engine(database_url: str) -> sa.Engine:
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return sa.create_engine(url)


def _shown(database_url: str) -> str:
    """The address without its password."""
    return sa.make_url(database_url).render_as_string(hide_password=True)
