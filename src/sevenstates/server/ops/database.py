"""A connection to the server's database for one command."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from ..errors import OpsError
from ..store import Store

Result = TypeVar("Result")


@contextlib.contextmanager
def failures_told() -> Iterator[None]:
    """What the database or the disk refuses, in one sentence instead of a trace."""
    try:
        yield
    except (OperationalError, sqlite3.OperationalError, OSError) as error:
        why = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise OpsError("database-failed", why=why.rstrip(".")) from None


def change(database_url: str, work: Callable[[Connection], Result]) -> Result:
    """Do something in one transaction, beside a server that may be running."""
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OpsError("no-database", database=url.database)
    store = Store(database_url)
    try:
        with failures_told(), store.engine.connect().execution_options(writes=True) as db:
            result = work(db)
            db.commit()
            return result
    finally:
        store.close()
