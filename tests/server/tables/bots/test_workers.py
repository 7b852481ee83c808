"""Bot workers: no secret reaches them, and one that crashes or hangs is replaced."""

import asyncio
import contextlib
import random
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from sevenstates import games
from sevenstates.core import RandomLuck
from sevenstates.server.store import Store
from sevenstates.server.store import schema as s
from sevenstates.server.tables import lifecycle
from sevenstates.server.tables.bots.fair_queue import Priority, Requester
from sevenstates.server.tables.bots.pool import WorkerPool, WorkerProcess
from sevenstates.server.tables.bots.tasks import Answer, Task, WorkerFailed, task_for
from tests.patience import PATIENCE, wait_until
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "level": "random"}

STARTS = "import sys, time; print('ready', flush=True)\n"
CRASHES = STARTS + "sys.stdin.readline(); sys.exit(1)"
HANGS = STARTS + "time.sleep(1000)"
TALKS_NONSENSE = STARTS + "for line in sys.stdin: print('nonsense', flush=True)"
LIES = STARTS + 'for line in sys.stdin: print(\'{"action": "no such move"}\', flush=True)'
NEVER_READY = "raise SystemExit(1)"
ANYBODY = Requester("net", "ada", "table", Priority.AWAITED)


def question(game: str, seats: int, moves: int) -> Task:
    state = games.get(game).new_state(seats, luck=RandomLuck(1))
    luck = RandomLuck(2)
    for _ in range(moves):
        seat = state.pending()[0].seat
        state.apply(seat, state.random_action(seat, luck), luck)
    return task_for(game, state, state.pending()[0].seat, "random")


async def ask_one(workers: WorkerPool, task: Task) -> Answer:
    async with workers.lease(ANYBODY) as ask:
        return await ask(task)


@pytest.mark.parametrize(("game", "seats"), [("huang", 3), ("huangdi", 3), ("warring", 3)])
def test_a_worker_gets_a_world_that_tells_no_more_than_the_seat_knows(
    game: str, seats: int
) -> None:
    rules = games.get(game)
    luck = RandomLuck(3)
    state = rules.new_state(seats, luck=luck)
    differ = 0
    for _ in range(40):
        seat = state.pending()[0].seat
        world = rules.load_state(task_for(game, state, seat, "random").state)
        assert world.view(seat) == state.view(seat)
        assert list(world.legal_actions(seat)) == list(state.legal_actions(seat))
        differ += world.to_json() != state.to_json()
        state.apply(seat, state.random_action(seat, luck), luck)
    assert differ > 20


def test_a_worker_answers_one_question_after_another() -> None:
    async def ask() -> list[Answer]:
        workers = WorkerPool(1)
        try:
            return [await ask_one(workers, question("huang", 2, n)) for n in range(3)]
        finally:
            await workers.stop()

    for number, answer in enumerate(asyncio.run(ask())):
        task = question("huang", 2, number)
        state = games.get("huang").load_state(task.state)
        assert state.is_legal(task.seat, games.get("huang").parse_action(answer.action))


@pytest.mark.parametrize("code", [CRASHES, HANGS, TALKS_NONSENSE, NEVER_READY])
def test_a_worker_that_fails_is_gone_and_another_one_comes(code: str, tmp_path: Path) -> None:
    marker = tmp_path / "failed-once"
    script = (
        f"import pathlib, runpy\nmarker = pathlib.Path({str(marker)!r})\n"
        "worker = 'sevenstates.server.tables.bots.worker'\n"
        "if marker.exists():\n    runpy.run_module(worker, run_name='__main__')\n"
        f"else:\n    marker.touch()\n    exec({code!r})\n"
    )

    async def ask() -> Answer:
        worker = WorkerProcess(
            [sys.executable, "-c", script], *([0.5, 0.5] if code == HANGS else [])
        )
        try:
            while not marker.exists():  # a busy machine may not even have started it in time
                with pytest.raises(WorkerFailed):
                    await worker.ask(question("huang", 2, 0))
                worker._timeout *= 2
                worker._start_timeout *= 2
            worker._timeout = worker._start_timeout = PATIENCE
            return await worker.ask(question("huang", 2, 0))
        finally:
            await worker.stop()

    assert asyncio.run(ask()).action


@pytest.mark.parametrize("code", [CRASHES, LIES, NEVER_READY])
def test_the_move_of_a_bot_is_made_whatever_its_worker_does(
    tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WorkerProcess, "__init__", with_code(code))
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        moves = _play_beside_a_bot(running)
    assert moves > 0


def with_code(code: str) -> Callable[..., None]:
    make = WorkerProcess.__init__

    def makewith_code(self: WorkerProcess, command: list[str]) -> None:
        make(self, [sys.executable, "-c", code])

    return makewith_code


def test_bots_do_not_wait_for_the_review_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "BACKGROUND", (sys.executable, "-c", HANGS))
    with (
        serving(plain_config(tmp_path, bot_workers=1)) as running,
        contextlib.closing(Guest(running.url, "Ada")) as ada,
    ):
        table = ada.open("huang", ME, ME, options={"short": True}, start=True)["id"]
        for seat in (0, 1):
            ada.done(table, "resign", as_seat=seat)
        wait_until(lambda: ada.update(table)["table"]["status"] == "over")
        review = ada.get(f"/api/tables/{table}/analysis", seat=0)

        assert _play_beside_a_bot(running) > 0
        assert review["seen"] < review["count"]


def _play_beside_a_bot(running: Running) -> int:
    """A few moves against a bot; how many the bot made."""
    ada = Guest(running.url, "Ada")
    table = ada.open("huang", ME, BOT, start=True)["id"]
    with ada.sit(table, since=0) as socket:
        socket.until("update")
        play_on([socket], random.Random(1), most=6)
        while socket.now["ask"] is None and socket.now["table"]["status"] == "playing":
            socket.receive()
        changes = ada.get(f"/api/tables/{table}/changes")["changes"]
    ada.close()
    return sum(c["kind"] == "move" and c["seat"] == 1 for c in changes)


def test_a_server_that_goes_down_leaves_the_move_of_a_bot_to_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WorkerProcess, "__init__", with_code(HANGS))
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = Guest(running.url, "Ada")
        table = ada.open("huang", ME, BOT, start=True)["id"]
        while (now := ada.update(table))["ask"]:
            ada.done(table, "act", position=now["position"], action=now["ask"]["legal"][0]["text"])
        cookies = ada.http.cookies
        ada.close()
    moves = sa.select(sa.func.max(s.log.c.seq)).where(s.log.c.table_id == table)
    store = Store(running.parts.config.database_url)
    assert store.read_now(lambda db: db.scalar(moves)) == now["version"]
    store.close()

    monkeypatch.undo()
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        client = httpx.Client(base_url=running.url, cookies=cookies)
        query = {"since": now["version"], "wait": 20}
        later = client.get(f"/api/tables/{table}", params=query).json()
        client.close()
    assert later["changes"][0]["seat"] == 1
