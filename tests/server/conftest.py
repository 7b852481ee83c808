"""One PostgreSQL for all tests of a worker, with a database for each that asks for one."""

import itertools
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from tests.server.postgres import running_postgres

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Makes an empty database; its URL."""
    numbers = itertools.count(1)
    with running_postgres(tmp_path_factory.mktemp("postgres")) as url:
        engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")

        def make() -> str:
            name = f"test_{next(numbers)}"
            with engine.connect() as connection:
                connection.execute(sa.text(f"CREATE DATABASE {name}"))
            return sa.make_url(url).set(database=name).render_as_string(hide_password=False)

        yield make
        engine.dispose()
