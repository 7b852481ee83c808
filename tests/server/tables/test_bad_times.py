"""The short forms of the crash and the chaos test; `python -m bench.server` has the long ones."""

import asyncio
from pathlib import Path

from bench.server.chaos import chaos
from bench.server.crash import crash
from tests.server.running import Running


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    report = asyncio.run(crash(tmp_path, kills=3, tables=3))

    assert report.faults == []
    assert report.moves > 0
    assert report.reconnects > report.tables


def test_nothing_diverges_over_a_line_that_loses_doubles_and_reorders(server: Running) -> None:
    report = asyncio.run(chaos([server.url], moves=150, tables=3))

    assert report.faults == []
    assert report.moves >= 150
    assert report.resends > 0
