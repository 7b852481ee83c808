"""A server that is killed in an answer to a puzzle counts it once or not at all."""

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sevenstates.puzzles import load_puzzles
from tests.patience import PATIENCE, wait_until
from tests.posix import needs_posix
from tests.server.both_stores import STORES
from tests.server.conftest import NewDatabase
from tests.server.process import Process
from tests.server.tables.client import Guest, Json

FIRST, SECOND, *_ = load_puzzles("huang").values()


def kill_in_answer(process: Process, person: Guest, puzzle: str, action: str) -> None:
    """Send an answer, and kill the server when it is stuck in it."""

    def send() -> None:
        with contextlib.suppress(httpx.TransportError):
            person.post(f"/api/puzzles/huang/{puzzle}", {"action": action})

    sender = threading.Thread(target=send)
    sender.start()
    wait_until((process.folder / "stuck").exists)
    process.kill()
    sender.join(PATIENCE)
    (process.folder / "stuck").unlink()


@pytest.fixture(params=STORES)
def process(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Process]:
    needs_posix("a signal that kills a server")
    words = ["--bot-workers", "1"]
    if request.param == "postgres":
        new_database: NewDatabase = request.getfixturevalue("new_database")
        words += ["--database", new_database()]
    running = Process(tmp_path, *words, module="tests.server.puzzles.stuck")
    yield running
    running.kill()


def standing(person: Guest) -> Json:
    (line,) = [one for one in person.get("/api/puzzles")["games"] if one["game"] == "huang"]
    return dict(line["standing"])


@pytest.mark.long
def test_a_kill_counts_an_answer_once_or_not_at_all(process: Process) -> None:
    file = str(process.folder / "stuck")
    process.start(STUCK="before", STUCK_FILE=file)
    ada = Guest(process.url, "Ada")
    dealt = ada.get("/api/puzzles/huang")["id"]
    kill_in_answer(process, ada, FIRST.id, FIRST.answer)

    process.start(STUCK="after", STUCK_FILE=file)  # nothing has happened: the puzzle is still there
    assert ada.get(f"/api/puzzles/huang/{FIRST.id}")["right"] is None
    assert ada.get("/api/puzzles/huang")["id"] == dealt
    assert standing(ada)["tried"] == 0
    kill_in_answer(process, ada, FIRST.id, FIRST.answer)

    process.start(STUCK="")  # it has happened: another answer, the same or not, counts no more
    counted = standing(ada)
    assert (counted["tried"], counted["solved"], counted["streak"]) == (1, 1, 1)
    assert counted["rating"] > 1200
    again = ada.post(f"/api/puzzles/huang/{FIRST.id}", {"action": FIRST.answer}).json()
    assert (again["counted"], again["standing"]) == (True, counted)  # the reply that was lost
    assert again["change"] == counted["rating"] - 1200
    other = ada.post(f"/api/puzzles/huang/{FIRST.id}", {"action": None}).json()
    assert (other["counted"], other["change"], other["standing"]) == (False, 0, counted)
    assert ada.get("/api/puzzles/huang")["id"] != FIRST.id
    next_one = ada.post(f"/api/puzzles/huang/{SECOND.id}", {"action": SECOND.answer}).json()
    assert (next_one["counted"], next_one["standing"]["streak"]) == (True, 2)
    ada.close()
