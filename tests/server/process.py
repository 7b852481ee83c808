"""A server in a process of its own, which a test can kill."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from sevenstates.server.config import Config
from sevenstates.server.store import Store
from tests.paths import ROOT
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import NewDatabase
from tests.server.tables.client import Guest


class Process:
    """A server that can be started again, always at the same address."""

    def __init__(
        self, folder: Path, *words: str, module: str = "tests.server.fixed_chance"
    ) -> None:
        """`words` are further settings; `module` runs the command."""
        self.folder = folder
        self.url = ""
        self._words = ["--data", str(folder), "--language", "en", "--no-rate-limits", *words]
        self._module = module
        self._port = 0

    def start(self, **variables: str) -> None:
        """`variables` are those of its environment in addition to the test's own."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", self._module, "serve", "--port", str(self._port), *self._words],
            cwd=ROOT,
            env={**os.environ, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        (address,) = re.findall(r"http://\S+/", self.process.stdout.readline())
        self._port = urlsplit(address).port or 0
        self.url = f"http://127.0.0.1:{self._port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class StuckProcess(Process):
    """A server that can be killed in the middle of a call; `tests.server.stuck` says how."""

    def __init__(self, folder: Path, *words: str, database: str = "") -> None:
        """`database` is the URL of a PostgreSQL; without one it is an SQLite file."""
        words = (*words, *(("--database", database) if database else ()))
        super().__init__(folder, *words, module="tests.server.stuck")
        self._config = Config(data=folder, database=database)
        self._flag = folder / "stuck"

    def start(self, **variables: str) -> None:
        super().start(STUCK_FILE=str(self._flag), **variables)

    def kill_in(
        self,
        person: Guest | httpx.Client,
        where: str,
        path: str,
        body: object,
        method: str = "POST",
    ) -> None:
        """Call something, and kill the server where the call is stuck: `before 1`, `after 2`."""
        client = person.http if isinstance(person, Guest) else person

        def send() -> None:
            with contextlib.suppress(httpx.TransportError):
                client.request(method, path, json=body, headers={"X-Stuck": where})

        sender = threading.Thread(target=send)
        sender.start()
        wait_until(self._flag.exists)
        self.kill()
        sender.join(PATIENCE)
        self._flag.unlink()

    @contextlib.contextmanager
    def opened_store(self) -> Iterator[Store]:
        """The database of the server, beside it."""
        store = Store(self._config.database_url)
        store.open()
        try:
            yield store
        finally:
            store.close()


def stuck_process(request: pytest.FixtureRequest, folder: Path, *words: str) -> StuckProcess:
    """A server on the kind of store that a fixture's parameter names."""
    if request.param == "sqlite":
        return StuckProcess(folder, *words)
    new_database: NewDatabase = request.getfixturevalue("new_database")
    return StuckProcess(folder, *words, database=new_database())
