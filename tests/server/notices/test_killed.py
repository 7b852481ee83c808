"""A server that is killed loses no notice, and sends none twice."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from sevenstates.server.store import schema as s
from tests.patience import wait_until
from tests.posix import needs_posix
from tests.server.both_stores import STORES
from tests.server.notices.conftest import PASSWORD, SITE, open_table, turn_of
from tests.server.notices.services import WebSink
from tests.server.process import StuckProcess, stuck_process
from tests.server.tables.client import Guest

TABLES = 3
ROUNDS = 2


def waiting(process: StuckProcess) -> int:
    """How many notices are on disk that were not sent."""
    query = sa.select(sa.func.count()).select_from(s.notices)
    with process.opened_store() as store:
        return store.read_now(lambda db: db.scalar(query)) or 0


@pytest.fixture(params=STORES)
def process(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StuckProcess]:
    needs_posix("a signal that kills a server")
    words = ["--public-url", SITE, "--notices", "webhook", "--notice-networks", "127.0.0.0/8"]
    running = stuck_process(request, tmp_path, *words)
    running.start()
    yield running
    running.kill()


@pytest.mark.long
def test_a_kill_loses_no_notice_and_doubles_none(process: StuckProcess, web: WebSink) -> None:
    web.received.clear()
    ada, bo = Guest(process.url, "Ada"), Guest(process.url, "Bo")
    ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    ada.post("/api/notices/webhook", {"url": f"{web.url}/ada"})
    tables = [open_table(bo, ada) for _ in range(TABLES)]
    for _ in range(ROUNDS):
        for table in tables:
            turn_of(table, ada, bo)
        process.kill()  # what was noted is on disk with the moves, and nothing was sent yet
        process.start()
        wait_until(lambda: not waiting(process))
        process.kill()  # what was sent is marked as sent
        process.start()
    ada.close()
    bo.close()

    calls = Counter(call.headers["webhook-id"] for call in web.received)
    assert set(calls.values()) == {1}
    told = Counter(call.split("-")[2] for call in calls)  # of each turn, if it lasted long enough
    assert all(told[table] >= ROUNDS for table in tables)
