"""A real server on a free port, in a thread of the test's own process."""

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

from sevenstates.server.app import Parts
from sevenstates.server.config import Config
from sevenstates.server.run import Server, address_of, listen
from tests.patience import PATIENCE, wait_until


class Running:
    """A server that answers at `url`."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url

    @property
    def parts(self) -> Parts:
        return self.server.parts


@contextlib.contextmanager
def serving(config: Config) -> Iterator[Running]:
    """Serve until the block ends; the settings' port should be 0."""
    server = Server(config)
    listener = listen(config)
    url = address_of(config, listener.getsockname()[1]).rstrip("/")
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started
        yield Running(server, url.replace("localhost", "127.0.0.1"))
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()


def plain_config(folder: Path, **settings: object) -> Config:
    """A server in a folder of the test's own, without limits to calls."""
    return Config(**{"port": 0, "data": folder, "rate_limits": False, **settings})  # type: ignore[arg-type]
