"""Locks and checks the database before a server starts: unused, undamaged and of this version."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url

from ..errors import OpsError
from ..store import Store
from ..store.lock import Locked, locked
from .database import check_sqlite, explained_failures


@contextlib.contextmanager
def held_database(database_url: str) -> Iterator[None]:
    """Keep other servers from an SQLite file; OpsError if one has it, or it cannot be used."""
    with contextlib.ExitStack() as stack:
        url = make_url(database_url)
        with explained_failures():
            if url.get_backend_name() == "sqlite" and url.database:
                file = Path(url.database)
                file.parent.mkdir(parents=True, exist_ok=True)
                _hold(stack, file)
                check_sqlite(file)
            store = Store(database_url)
            try:
                store.open()
            finally:
                store.close()
        yield


def _hold(stack: contextlib.ExitStack, file: Path) -> None:
    try:
        stack.enter_context(locked(file))
    except Locked:
        raise OpsError("database-taken", database=str(file)) from None
