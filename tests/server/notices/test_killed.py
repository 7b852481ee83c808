"""A server that is killed loses no notice, and sends none twice."""

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import wait_until
from tests.posix import needs_posix
from tests.server.notices.conftest import PASSWORD, SITE, open_table, turn_of
from tests.server.notices.services import WebSink
from tests.server.process import Process
from tests.server.tables.client import Guest

TABLES = 3


def waiting(process: Process) -> int:
    """How many notices are on disk that were not sent."""
    with contextlib.closing(sqlite3.connect(process.folder / "sevenstates.db")) as database:
        (count,) = database.execute("SELECT count(*) FROM notices").fetchone()
    return int(count)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    needs_posix("a signal that kills a server")
    words = ["--public-url", SITE, "--notices", "webhook", "--notice-networks", "127.0.0.0/8"]
    running = Process(tmp_path, *words)
    running.start()
    yield running
    running.kill()


@pytest.mark.long
def test_a_kill_loses_no_notice_and_doubles_none(process: Process, web: WebSink) -> None:
    web.received.clear()
    ada, bo = Guest(process.url, "Ada"), Guest(process.url, "Bo")
    ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    ada.post("/api/notices/webhook", {"url": f"{web.url}/ada"})
    tables = [open_table(bo, ada) for _ in range(TABLES)]
    for _ in range(2):
        for table in tables:
            turn_of(table, ada, bo)
        process.kill()  # what was noted is on disk with the moves, and nothing was sent yet
        process.start()
        wait_until(lambda: not waiting(process))
        process.kill()  # what was sent is marked as sent
        process.start()
    ada.close()
    bo.close()

    notices = Counter(call.headers["webhook-id"].split("-")[2] for call in web.received)
    assert notices == dict.fromkeys(tables, 2)
