"""A server that is killed in an answer to a puzzle counts it once or not at all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenstates.puzzles import load_puzzles
from tests.posix import needs_posix
from tests.server.both_stores import STORES
from tests.server.process import StuckProcess, stuck_process
from tests.server.tables.client import Guest, Json

FIRST, SECOND, *_ = load_puzzles("huang").values()


PATH, ANSWER = f"/api/puzzles/huang/{FIRST.id}", {"action": FIRST.answer}


@pytest.fixture(params=STORES)
def process(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StuckProcess]:
    needs_posix("a signal that kills a server")
    running = stuck_process(request, tmp_path, "--bot-workers", "1")
    running.start()
    yield running
    running.kill()


def standing(person: Guest) -> Json:
    (line,) = [one for one in person.get("/api/puzzles")["games"] if one["game"] == "huang"]
    return dict(line["standing"])


@pytest.mark.long
def test_a_kill_counts_an_answer_once_or_not_at_all(process: StuckProcess) -> None:
    ada = Guest(process.url, "Ada")
    dealt = ada.get("/api/puzzles/huang")["id"]
    process.kill_in(ada, "before 1", PATH, ANSWER)

    process.start()  # nothing has happened: the puzzle is still there
    assert ada.get(f"/api/puzzles/huang/{FIRST.id}")["right"] is None
    assert ada.get("/api/puzzles/huang")["id"] == dealt
    assert standing(ada)["tried"] == 0
    process.kill_in(ada, "after 1", PATH, ANSWER)

    process.start()  # it has happened: another answer, the same or not, counts no more
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
