"""Bots are shared fairly: by the order in which a scripted worker is asked, not by the clock."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from sevenstates.bots.levels import AT_A_TABLE
from sevenstates.server.tables.bots import pool
from sevenstates.server.tables.bots.fair_queue import FairPool, Priority, Requester
from sevenstates.server.tables.bots.players import MAX_MOVES_PER_LEASE
from sevenstates.server.tables.bots.pool import WorkerPool, WorkerProcess
from sevenstates.server.tables.bots.tasks import MIN_THINKING_SECONDS, Answer, Task, WorkerFailed
from sevenstates.server.tables.bots.worker import answer, budget_for
from sevenstates.server.tables.commands import quotas
from tests.patience import PATIENCE, wait_until
from tests.server.running import Running, plain_config, serving
from tests.server.tables.bots.test_workers import HANGS, with_code
from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "easy"}

ECHO = (
    "import sys, json\nprint('ready', flush=True)\n"
    "for line in sys.stdin: print(json.dumps({'action': json.loads(line)['level']}), flush=True)"
)


class Script:
    """Takes the place of workers' processes: notes what it is asked and answers on demand."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.tasks: list[Task] = []
        self.started = 0
        self._go_on = asyncio.Event()

    async def start(self, worker: WorkerProcess) -> None:
        self.started += 1

    async def ask(self, worker: WorkerProcess, task: Task) -> Answer:
        self.asked.append(task.level)
        self.tasks.append(task)
        await self._go_on.wait()
        return Answer(task.level)

    def go_on(self) -> None:
        self._go_on.set()


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    script = Script()
    scripted(monkeypatch, script.start, script.ask)
    return script


def scripted(
    monkeypatch: pytest.MonkeyPatch,
    start: Callable[[WorkerProcess], Awaitable[None]],
    ask: Callable[[WorkerProcess, Task], Awaitable[Answer]],
) -> None:
    """Let new pools have such workers; a server of other tests may still be using its own."""
    parts = {
        "start": lambda worker: start(worker),
        "ask": lambda worker, task: ask(worker, task),
        "is_ready": True,
    }
    monkeypatch.setattr(pool, "WorkerProcess", type("Scripted", (WorkerProcess,), parts))


def task(level: str) -> Task:
    return Task("huang", {}, 0, level, 1)


async def ask(workers: WorkerPool, requester: Requester, name: str) -> str:
    async with workers.lease(requester) as put:
        return (await put(task(name))).action


def by_eve(table: int, priority: Priority = Priority.BACKGROUND) -> Requester:
    return Requester("203.0.113.7", f"guest {table % 6}", f"table {table}", priority)


ADA = Requester("198.51.100.1", "ada", "hers", Priority.AWAITED)


@pytest.mark.parametrize("priority", [Priority.BACKGROUND, Priority.AWAITED])
def test_an_easy_bot_is_asked_next_however_many_experts_another_address_has(
    script: Script, priority: Priority
) -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        flood = [
            asyncio.ensure_future(ask(workers, by_eve(table, priority), "expert"))
            for table in range(60)
            for _ in range(5)
        ]
        await asyncio.sleep(0)
        hers = asyncio.ensure_future(ask(workers, ADA, "easy"))
        await asyncio.sleep(0)
        script.go_on()
        await asyncio.gather(hers, *flood)
        await workers.stop()

    asyncio.run(work())
    # One expert was asked before she came, and one more may have its turn before hers.
    assert script.asked.index("easy") <= 2
    assert len(script.asked) == 301


def test_the_bots_of_an_address_that_asks_much_think_shorter(script: Script) -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        flood = [asyncio.ensure_future(ask(workers, by_eve(table), "expert")) for table in range(9)]
        hers = asyncio.ensure_future(ask(workers, ADA, "easy"))
        await asyncio.sleep(0)  # all are in line
        script.go_on()
        await asyncio.gather(hers, *flood)
        await workers.stop()

    asyncio.run(work())
    shares = [t.share for t in script.tasks if t.level == "expert"]
    assert shares == [1.0, *(1 / waiting for waiting in range(8, 0, -1))]
    assert [t.share for t in script.tasks if t.level == "easy"] == [1.0]
    assert (AT_A_TABLE.seconds or 0) == budget_for(1.0).seconds
    assert budget_for(0.001).seconds == MIN_THINKING_SECONDS


def test_workers_are_started_with_the_server_and_before_the_first_question(
    script: Script, tmp_path: Path
) -> None:
    with serving(plain_config(tmp_path, bot_workers=3), starts_workers=True):
        wait_until(lambda: script.started == 3)
    assert script.asked == []


def test_a_worker_that_is_slow_to_start_is_waited_for(tmp_path: Path) -> None:
    """Neither the start nor waiting for a processor counts as thinking."""
    gate = tmp_path / "gate"
    slow = (
        f"import pathlib, time\nwhile not pathlib.Path({str(gate)!r}).exists(): time.sleep(0.01)\n"
    )

    async def work() -> str:
        worker = WorkerProcess([sys.executable, "-c", slow + ECHO], timeout=PATIENCE)
        try:
            starting = asyncio.ensure_future(worker.ask(task("easy")))
            while not worker.is_ready:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert not starting.done()
            assert worker.is_ready  # the process that was started first still lives
            gate.touch()
            return (await starting).action
        finally:
            await worker.stop()

    assert asyncio.run(work()) == "easy"


SPENDS = """
import sys
from sevenstates.server.tables.bots import worker
worker.PROCESSOR_SECONDS = 0.05
def spend(task):
    while True: pass
def rest(task):
    import time
    time.sleep(0.3)
    return worker.Answer("rested")
worker.answer = {name}
worker.main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the system cannot count it there")
def test_a_worker_may_wait_for_a_processor_but_not_use_it_for_ever() -> None:
    async def work(name: str) -> str:
        worker = WorkerProcess([sys.executable, "-c", SPENDS.format(name=name)])
        try:
            return (await worker.ask(task("easy"))).action
        finally:
            await worker.stop()

    assert asyncio.run(work("rest")) == "rested"
    with pytest.raises(WorkerFailed):
        asyncio.run(work("spend"))


@pytest.fixture
def ada(guest: Callable[[str], Guest]) -> Guest:
    return guest("Ada")


def test_how_urgent_a_question_is_depends_on_who_waits(ada: Guest, server: Running) -> None:
    tables = server.parts.lifecycle.tables
    table_id = ada.open("huang", ME, BOT)["id"]
    table = tables.cache.find(table_id)
    assert table is not None
    assert tables.requester(table).priority == Priority.PEOPLE
    with ada.sit(table_id) as seated:
        seated.until("presence")
        assert tables.requester(table).priority == Priority.AWAITED
    bots = tables.cache.find(ada.open("huang", BOT, BOT)["id"])
    assert bots is not None
    assert tables.requester(bots).priority == Priority.BACKGROUND
    assert tables.requester(bots).network == tables.requester(table).network == "127.0.0.1"


def test_where_people_play_a_bot_waits_once_for_several_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    acquire = FairPool.acquire

    async def ask(worker: WorkerProcess, task: Task) -> Answer:
        asked.append("question")
        return answer(task)

    def note(turns: FairPool[WorkerProcess], requester: Requester) -> Awaitable[WorkerProcess]:
        asked.append("turn")
        return acquire(turns, requester)

    scripted(monkeypatch, lambda worker: asyncio.sleep(0), ask)
    monkeypatch.setattr(FairPool, "acquire", note)
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        ada = Guest(running.url, "Ada")
        random_bot = {"kind": "bot", "level": "random"}
        table = ada.open("huang", ME, random_bot, start=True)["id"]
        with ada.sit(table, since=0) as socket:
            socket.until("update")
            play_on([socket], random.Random(1), most=12)
        ada.close()

    most = max(len(part) for part in "".join(name[0] for name in asked).split("t"))
    assert 2 <= most <= MAX_MOVES_PER_LEASE


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Running]:
    """A server whose bots never answer."""
    monkeypatch.setattr(WorkerProcess, "__init__", with_code(HANGS))
    with serving(plain_config(tmp_path, bot_workers=1)) as running:
        yield running


def test_a_person_may_have_few_tables_where_only_bots_play(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Guest(patient.url, "Ada"), Guest(patient.url, "Bob")
    left = ada.open("huang", ME, BOT, start=True)["id"]
    ada.done(left, "resign")  # from now on a bot plays there too
    for _ in range(quotas.MAX_BOT_TABLES - 1):
        assert ada.open("huang", BOT, BOT, start=True)["status"] == "playing"

    plan = {"game": "huang", "seats": [BOT, BOT], "start": True}
    refused = ada.post("/api/tables", plan)
    assert (refused.status_code, refused.json()["error"]) == (409, "too-many-bot-tables")
    waiting = ada.open("huang", OPEN, BOT)["id"]
    ada.done(waiting, "set-seat", seat=0, plan=BOT)
    assert ada.command(waiting, "start")["problem"]["error"] == "too-many-bot-tables"
    assert ada.update(waiting)["table"]["status"] == "open"
    assert ada.open("huang", ME, BOT, start=True)["status"] == "playing"
    assert bob.open("huang", BOT, BOT, start=True)["status"] == "playing"

    monkeypatch.setattr(quotas, "MAX_BOT_TABLES_IN_ALL", 5)
    assert bob.post("/api/tables", plan).status_code == 503
    ada.close()
    bob.close()
