"""A real server on a free port, in a thread of the test's own process."""

import asyncio
import contextlib
import functools
import socket
import sqlite3
import tempfile
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path

import sqlalchemy as sa
import uvicorn
from argon2 import PasswordHasher

from sevenstates.server.app import Parts
from sevenstates.server.config import Config
from sevenstates.server.run import Server, address_of, listen
from sevenstates.server.store import Store
from tests.patience import PATIENCE

QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Of no use against thieves, who do not come to tests."""


class PromptServer(Server):
    """Starts and stops at once.

    uvicorn looks ten times a second whether it should stop. A server that is alone in its process
    sorts its memory out when it starts, and would do so with the memory of all the tests.
    """

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.config.ws_ping_interval = None  # clients here read when the test wants them to
        self.config.timeout_graceful_shutdown = int(PATIENCE)
        self.parts.passwords._hasher = QUICK_HASHER
        self.is_up_or_over = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self._stop = asyncio.Event()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.is_up_or_over.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await uvicorn.Server.startup(self, sockets)
        self.loop = asyncio.get_running_loop()
        self.is_up_or_over.set()

    async def main_loop(self) -> None:
        await uvicorn.Server.on_tick(self, 0)
        await self._stop.wait()

    def stop(self) -> None:
        """May be called in any thread."""
        self.should_exit = True
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._stop.set)


class Running:
    """A server that answers at `url`."""

    def __init__(self, server: PromptServer, url: str) -> None:
        self.server = server
        self.url = url

    def call(self, work: Coroutine[None, None, None]) -> None:
        """Let the server do something now, and wait until it is done."""
        assert self.server.loop is not None
        asyncio.run_coroutine_threadsafe(work, self.server.loop).result(PATIENCE)

    @property
    def parts(self) -> Parts:
        return self.server.parts


@contextlib.contextmanager
def serving(config: Config, *, starts_workers: bool = False) -> Iterator[Running]:
    """Serve until the block ends; the settings' port should be 0.

    Bot workers start when one is asked: few tests need any, and each takes half a second.
    """
    server = PromptServer(config)
    if not starts_workers:
        server.parts.lifecycle.workers.start = lambda: None  # type: ignore[method-assign]
    prepare_store(server.parts.store)
    listener = listen(config)
    url = address_of(config, listener.getsockname()[1]).rstrip("/")
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        assert server.is_up_or_over.wait(PATIENCE)
        assert server.started
        yield Running(server, url.replace("localhost", "127.0.0.1"))
    finally:
        server.stop()
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()


def prepare_store(store: Store) -> None:
    """Begin with a copy of a migrated SQLite file; a test need not survive the loss of power."""
    if store.is_postgres:
        return
    file = Path(store.url.database or "")
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(migrated_file())

    @sa.event.listens_for(store.engine, "connect")
    def connect(raw: sqlite3.Connection, record: object) -> None:
        raw.execute("PRAGMA synchronous=OFF")


@functools.cache
def migrated_file() -> bytes:
    """An SQLite file that has had all migrations."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "migrated.db"
        store = Store(f"sqlite:///{file}")
        store.open()
        store.close()
        return file.read_bytes()


def plain_config(folder: Path, **settings: object) -> Config:
    """A server in a folder of the test's own, without limits to calls."""
    return Config(**{"port": 0, "data": folder, "rate_limits": False, **settings})  # type: ignore[arg-type]
