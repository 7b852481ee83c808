"""A server that is killed loses no notice, and sends none twice."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.paths import ROOT
from tests.patience import PATIENCE, wait_until
from tests.posix import needs_posix
from tests.server.notices.conftest import PASSWORD, SITE, open_table, turn_of
from tests.server.notices.services import WebSink
from tests.server.tables.client import Guest

TABLES = 3


class Process:
    """A server in a process of its own, always at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--language", "en"]
        words += ["--public-url", SITE, "--notices", "webhook", "--notice-networks", "127.0.0.0/8"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fixed_chance", *words, "--no-rate-limits"],
            cwd=ROOT,
            env=dict(os.environ),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        (address,) = re.findall(r"http://\S+/", self.process.stdout.readline())
        self.port = urlsplit(address).port or 0
        self.url = f"http://127.0.0.1:{self.port}"

    def waiting(self) -> int:
        """How many notices are on disk that were not sent."""
        with contextlib.closing(sqlite3.connect(self.folder / "sevenstates.db")) as database:
            (count,) = database.execute("SELECT count(*) FROM notices").fetchone()
        return int(count)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    needs_posix("a signal that kills a server")
    running = Process(tmp_path)
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
        wait_until(lambda: not process.waiting())
        process.kill()  # what was sent is marked as sent
        process.start()
    ada.close()
    bo.close()

    notices = Counter(call.headers["webhook-id"].split("-")[2] for call in web.received)
    assert notices == dict.fromkeys(tables, 2)
