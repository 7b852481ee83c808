"""The fair queue: nobody gets all of what many share, and nobody waits for ever."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sevenstates.server.tables.bots.fair_queue import (
    PASSED_OVER,
    FairPool,
    FairQueue,
    PoolClosed,
    Priority,
    Requester,
)


def requester(
    table: str, person: str = "eve", network: str = "far", priority: Priority = Priority.AWAITED
) -> Requester:
    return Requester(network, person, table, priority)


def order(line: FairQueue[str]) -> list[str]:
    return [item for _ in range(len(line)) if (item := line.pop()) is not None]


def test_networks_take_turns_whatever_one_of_them_asks() -> None:
    line: FairQueue[str] = FairQueue()
    for table in range(60):
        for bot in range(5):
            line.push(requester(f"t{table}", person=f"p{table % 7}"), f"eve {table} {bot}")
    line.push(requester("mine", "ada", "near"), "ada")

    assert order(line)[:2].count("ada") == 1


def test_the_people_of_one_network_take_turns_and_then_their_tables() -> None:
    line: FairQueue[str] = FairQueue()
    for table in ("a", "b"):
        for number in range(2):
            line.push(requester(table), f"eve {table}{number}")
    line.push(requester("c", "bob"), "bob c0")
    line.push(requester("c", "bob"), "bob c1")

    assert order(line) == ["eve a0", "bob c0", "eve b0", "bob c1", "eve a1", "eve b1"]


def test_what_people_wait_for_comes_first_and_the_rest_is_not_forgotten() -> None:
    line: FairQueue[str] = FairQueue()
    line.push(requester("bots", priority=Priority.BACKGROUND), "later")
    line.push(requester("far away", priority=Priority.PEOPLE), "soon")
    for number in range(3 * PASSED_OVER):
        line.push(requester(f"t{number}"), "now")

    found = order(line)

    assert found[:PASSED_OVER] == ["now"] * PASSED_OVER
    assert found.index("soon") == PASSED_OVER
    assert found.index("later") == PASSED_OVER + 1


def test_a_question_that_is_taken_back_leaves_nothing_behind() -> None:
    line: FairQueue[str] = FairQueue()
    line.push(requester("a"), "first")
    line.push(requester("a"), "second")
    line.discard(requester("a"), "first")
    line.discard(requester("a"), "first")
    assert (len(line), line.waiting_of("far")) == (1, 1)
    line.discard(requester("a"), "second")

    assert (len(line), line.waiting_of("far"), line.pop()) == (0, 0, None)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_a_reserved_place_is_not_taken_in_the_background() -> None:
    async def work() -> None:
        turns = FairPool(["one", "two"], reserved=1)
        later = requester("bots", priority=Priority.BACKGROUND)
        await turns.acquire(later)
        second = asyncio.ensure_future(turns.acquire(later))
        await asyncio.sleep(0)
        assert not second.done()
        assert await turns.acquire(requester("a"))
        turns.release("one")
        turns.release("two")
        assert await second

    run(work)


def test_who_goes_away_gives_the_place_to_the_next() -> None:
    async def work() -> None:
        turns = FairPool(["place"])
        await turns.acquire(requester("a"))
        gone, stays = (asyncio.ensure_future(turns.acquire(requester(t))) for t in "bc")
        await asyncio.sleep(0)
        gone.cancel()
        turns.release("place")
        assert await stays == "place"
        assert gone.cancelled() or await asyncio.wait([gone])
        assert len(turns) == 0

    run(work)


def test_a_place_that_came_too_late_is_not_lost() -> None:
    async def work() -> None:
        turns = FairPool(["place"])
        await turns.acquire(requester("a"))
        gone = asyncio.ensure_future(turns.acquire(requester("b")))
        await asyncio.sleep(0)
        turns.release("place")  # gets it now
        gone.cancel()
        await asyncio.wait([gone])
        assert await turns.acquire(requester("c")) == "place"

    run(work)


def test_at_the_end_everybody_who_waits_is_refused() -> None:
    async def work() -> None:
        turns: FairPool[str] = FairPool([])
        waiting = asyncio.ensure_future(turns.acquire(requester("a")))
        await asyncio.sleep(0)
        turns.close()
        for refused in (waiting, turns.acquire(requester("b"))):
            with pytest.raises(PoolClosed):
                await refused

    run(work)
