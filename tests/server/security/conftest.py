"""One server for all tests that only ask it things."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Running, plain_config, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with serving(plain_config(folder, trusted_proxies=("127.0.0.1",))) as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client
