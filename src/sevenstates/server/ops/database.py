"""A connection to the server's database for one command."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from ..errors import OpsError
from ..store import Store
from ..store.failures import is_damage

Result = TypeVar("Result")


@contextlib.contextmanager
def explained_failures() -> Iterator[None]:
    """Turn failures of the database or the disk into one sentence instead of a trace."""
    try:
        yield
    except CommandError:  # a step of the schema that this version does not have
        raise OpsError("database-newer") from None
    except (DBAPIError, sqlite3.Error, OSError) as error:
        lines = str(getattr(error, "orig", error)).strip().splitlines()
        why = lines[0] if lines else type(error).__name__
        raise OpsError("database-failed", why=why.rstrip(".")) from None


def check_sqlite(file: Path) -> None:
    """OpsError if an SQLite file is damaged or none; one that is not there yet is fine."""
    if not file.is_file():
        return
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            is_whole = db.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        is_whole = False
    if not is_whole:
        raise OpsError("database-damaged", database=str(file))


def change(database_url: str, work: Callable[[Connection], Result]) -> Result:
    """Do something in one transaction, while a server may be running."""
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OpsError("no-database", database=url.database)
    store = Store(database_url)
    try:
        with explained_failures(), store.engine.connect().execution_options(writes=True) as db:
            result = work(db)
            db.commit()
            return result
    finally:
        store.close()
