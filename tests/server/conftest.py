"""Patient clients for all tests of the server, and one PostgreSQL with a database for each."""

import itertools
import ssl
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

from sevenstates.server.config import Config
from sevenstates.server.store import Store
from tests.patience import PATIENCE
from tests.server import fixed_chance  # noqa: F401  # for every test in this folder
from tests.server.postgres import running_postgres

NewDatabase = Callable[[], str]

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""The servers speak plain HTTP; reading all the world's certificates takes a client 20 ms."""

# By themselves httpx gives up after five seconds and websockets after ten or twenty.
for call in (
    httpx.Client.__init__,
    httpx.AsyncClient.__init__,
    httpx.request,
    httpx.get,
    httpx.post,
    httpx.delete,
):
    call.__kwdefaults__ = {
        **(call.__kwdefaults__ or {}),
        "timeout": PATIENCE,
        "verify": NO_CERTIFICATES,
    }
connect.__kwdefaults__ = {
    **(connect.__kwdefaults__ or {}),
    "open_timeout": PATIENCE,
    "close_timeout": PATIENCE,
    "ping_interval": None,
}


@pytest.fixture(scope="session")
def new_database() -> Iterator[NewDatabase]:
    """Makes an empty database; its URL."""
    numbers = itertools.count(1)
    with running_postgres() as url:
        engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")

        def make() -> str:
            name = f"test_{next(numbers)}"
            with engine.connect() as connection:
                connection.execute(sa.text(f"CREATE DATABASE {name}"))
            return sa.make_url(url).set(database=name).render_as_string(hide_password=False)

        yield make
        engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    else:
        new_database: NewDatabase = request.getfixturevalue("new_database")
        store = Store(Config(database=new_database()).database_url)
    store.open()
    yield store
    store.close()
