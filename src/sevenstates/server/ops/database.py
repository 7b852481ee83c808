"""A connection to the server's database for one command."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ..errors import OpsError
from ..store import Store

Result = TypeVar("Result")


def change(database_url: str, work: Callable[[Connection], Result]) -> Result:
    """Do something in one transaction, beside a server that may be running."""
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OpsError("no-database", database=url.database)
    store = Store(database_url)
    try:
        with store.engine.connect().execution_options(writes=True) as db:
            result = work(db)
            db.commit()
            return result
    finally:
        store.close()
