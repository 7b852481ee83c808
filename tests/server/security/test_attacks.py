"""The short forms of the attacks; `python -m bench.server` has the long ones."""

import asyncio
from collections.abc import Iterator

import pytest

from bench.server.attacks.flood import flood
from bench.server.attacks.raw import Line, request
from bench.server.attacks.readers import readers
from bench.server.attacks.spectators import spectators
from bench.server.attacks.starve import starve
from bench.server.fuzz.calls import Calls
from bench.server.fuzz.report import Fault, FuzzReport
from bench.server.fuzz.run import fuzz
from bench.server.fuzz.world import World
from bench.server.people import finished_table
from bench.server.process import ServerProcess

FLAGS = ("--metrics-from", "127.0.0.1", "--bot-workers", "1")


class Target:
    """A server, the loop that it was started in, and a table whose game is over."""

    def __init__(self, runner: asyncio.Runner, server: ServerProcess) -> None:
        self.run = runner.run
        self.server = server
        self.run(server.start())
        self.finished = self.run(finished_table(server.url, "huang", 2, {"short": True}))


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """One server for all attacks."""
    server = ServerProcess(tmp_path_factory.mktemp("attacked"), *FLAGS)
    with asyncio.Runner() as runner:
        try:
            yield Target(runner, server)
        finally:
            runner.run(server.kill())


def test_a_flood_ends_and_every_kind_is_counted(target: Target) -> None:
    waves = target.run(flood(target.server, calls=2, size=2000, held=3, seconds=1))

    assert [wave.kind for wave in waves] == [
        "field names",
        "values",
        "nesting",
        "frame types",
        "half-sent headers",
    ]
    assert all(wave.outcomes.total() for wave in waves)
    assert all(wave.longest > 0 for wave in waves)


def test_turns_of_the_victims_bot_are_timed(target: Target) -> None:
    report = target.run(starve(target.server, tables=1, turns=1, level="random"))

    assert report.tables + report.refused == 1
    assert len(report.quiet) == 1
    assert len(report.waits) == 1
    assert report.served[0] > 0


def test_spectators_come_see_a_move_and_go(target: Target) -> None:
    kinds = {"sessions": True, "deflate": True}
    report = target.run(spectators(target.server, sockets=3, rounds=1, **kinds))

    assert (report.sockets, report.refused) == (3, 0)
    assert report.bytes_moved > 0


def test_readers_read_while_somebody_moves(target: Target) -> None:
    report = target.run(readers(target.server, loops=2, moves=3, table=target.finished))

    assert report.moments > 1
    assert report.reads.total() > 0
    assert len(report.quiet) == len(report.waits) == 3
    assert min(report.memory) > 0


def test_malformed_calls_are_sent_and_answered(target: Target) -> None:
    report = target.run(
        fuzz(target.server, calls=100, longest=2000, patience=5, finished=target.finished)
    )

    assert report.calls == 100
    assert report.is_clean, report.line()
    assert report.statuses.total() >= 100
    assert report.memory[0] > 0


def test_the_same_number_makes_the_same_call() -> None:
    world = World(["a=b"], ["table"], "finished", ["token"], ["invite"])
    operation = {"parameters": [{"name": "table", "in": "path", "schema": {}, "required": True}]}
    document = {
        "paths": {"/api/tables/{table}": {"get": operation}},
        "components": {"schemas": {}},
    }
    first, again, other = (Calls(document, world, seed, 100) for seed in (1, 1, 2))

    calls = [first.make(number).data for number in range(50)]
    assert calls == [again.make(number).data for number in range(50)]
    assert calls != [other.make(number).data for number in range(50)]


def test_a_fault_names_the_call_and_makes_the_report_unclean() -> None:
    report = FuzzReport(calls=1, seconds=1.0, memory=[1.0])
    assert report.is_clean

    report.faults.append(Fault(17, "500", request("GET", "/api/me")))

    assert not report.is_clean
    assert "call 17: 500" in report.line()


def test_a_call_is_repeated_on_a_new_connection_when_the_old_one_was_closed(
    target: Target,
) -> None:
    async def calls() -> list[int]:
        line = Line(target.server.port)
        closing = request("GET", "/healthz", headers={"Connection": "close"})
        try:
            return [(await line.call(closing)).status for _ in range(2)]
        finally:
            await line.close()

    assert target.run(calls()) == [200, 200]
