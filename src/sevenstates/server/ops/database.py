"""A connection to the server's database for one command."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ..errors import OpsError

Result = TypeVar("Result")


def change(database_url: str, work: Callable[[Connection], Result]) -> Result:
    """Do something in one transaction, beside a server that may be running."""
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OpsError("no-database", database=url.database)
    engine = sa.create_engine(url)
    try:
        with engine.begin() as db:
            return work(db)
    finally:
        engine.dispose()
