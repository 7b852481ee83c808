"""One button finds a seat; bots fill what stays empty."""

import asyncio

import sqlalchemy as sa

from sevenstates.server.app import Parts
from sevenstates.server.store import schema as s
from tests.patience import wait_until
from tests.server.both_stores import ME, OPEN, Town
from tests.server.tables.client import Guest, Json

MINUTE = 60_000


def play(person: Guest, seats: int = 2, **more: object) -> Json:
    answer = person.post("/api/play", {"game": "huangdi", "seats": seats, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def close_all(town: Town) -> None:
    """Nobody waits: those who came before have sat down elsewhere."""
    town.change(lambda db: db.execute(sa.update(s.tables).values(visibility="private")))


def later(town: Town, milliseconds: int) -> None:
    """Let the server look around as if so much time had passed."""
    parts: Parts = town.running.parts
    tables = parts.lifecycle.tables
    now = tables.now

    async def look() -> None:
        tables.now = lambda: now() + milliseconds
        try:
            await parts.lifecycle._sweep_once()
        finally:
            tables.now = now

    town.running.call(look())


def test_two_who_want_anyone_meet_and_the_game_begins(town: Town) -> None:
    close_all(town)
    ada, bob = town.guest("Ada"), town.guest("Bob")
    waiting = play(ada)
    assert (waiting["status"], waiting["visibility"]) == ("open", "public")
    assert waiting["clock"] == {"kind": "move", "seconds": 180}
    assert play(ada)["id"] == waiting["id"]

    assert play(bob)["id"] == waiting["id"]

    shown = bob.update(waiting["id"])["table"]
    assert shown["status"] == "playing"
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bob"]
    assert shown["clock"] == waiting["clock"]


def test_a_seat_at_somebodys_public_table_is_taken(town: Town) -> None:
    close_all(town)
    host = town.guest("Host")
    other = host.open("huangdi", ME, OPEN, OPEN)["id"]
    private = host.open("huangdi", ME, OPEN, visibility="private")["id"]
    slow = host.open("huangdi", ME, OPEN, clock={"kind": "move", "seconds": 86_400})["id"]
    table = host.open("huangdi", ME, OPEN)["id"]

    with host.sit(table) as socket:
        socket.until("update")
        found = play(town.guest("Ada"))

    assert found["id"] == table not in (other, private, slow)
    assert found["seats"][1]["mine"]
    assert found["status"] == "open"


def test_a_table_whose_host_has_gone_away_keeps_nobody_waiting(town: Town) -> None:
    close_all(town)
    gone = town.guest("Host").open("huangdi", ME, OPEN)["id"]

    found = play(town.guest("Ada"), bots="random")

    assert found["id"] != gone
    assert found["fill"]["level"] == "random"


def test_who_wants_bots_does_not_wait_with_somebody_who_wants_none(town: Town) -> None:
    close_all(town)
    patient = play(town.guest("Ada"), 3)["id"]

    table = play(town.guest("Bob"), 3, bots="random")["id"]
    assert table != patient
    assert play(town.guest("Cid"), 3)["id"] == patient
    assert play(town.guest("Dee"), 3, bots="random")["id"] == patient  # which is full with her


def test_tables_of_those_who_blocked_each_other_are_passed_over(town: Town) -> None:
    close_all(town)
    ada, bob = town.account("Ada"), town.account("Bob")
    bob.post("/api/me/people/block", {"name": ada.name, "on": True})
    table = play(ada)["id"]

    assert play(bob)["id"] != table


def test_bots_fill_a_table_after_a_minute_if_wanted(town: Town) -> None:
    close_all(town)
    ada, bob = town.guest("Ada"), town.guest("Bob")
    table = play(ada, 3, bots="random")
    assert table["fill"]["level"] == "random"
    assert table["fill"]["at"] == table["created"] + MINUTE
    patient = play(bob, 2)
    later(town, MINUTE // 2)
    assert ada.update(table["id"])["table"]["status"] == "open"

    later(town, MINUTE + 1)

    shown = ada.update(table["id"])["table"]
    assert shown["status"] == "playing"
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]
    assert shown["clock"] == {"kind": "none"}
    assert bob.update(patient["id"])["table"]["status"] == "open"


def test_who_has_gone_away_keeps_nobody_waiting(town: Town) -> None:
    """Two people and a bot: the one who does not come is played by a bot."""
    close_all(town)
    ada, bob = town.guest("Ada"), town.guest("Bob")
    table = play(ada, 3, bots="random")["id"]
    play(bob, 3)
    later(town, MINUTE + 1)
    shown = bob.update(table)["table"]
    assert (shown["status"], shown["clock"]["kind"]) == ("playing", "move")

    later(town, 5 * MINUTE)

    standins = [seat["standin"] for seat in bob.update(table)["table"]["seats"]]
    assert "clock" in standins[:2]


def test_a_table_that_its_person_has_left_is_closed(town: Town) -> None:
    close_all(town)
    ada = town.guest("Ada")
    table = play(ada, 3, bots="random")["id"]
    ada.done(table, "leave-seat", seat=0)
    later(town, MINUTE + 1)

    assert ada.update(table)["table"]["status"] == "closed"


def test_bots_come_after_a_restart_too(town: Town) -> None:
    """What is due is on disk: a table that is not in memory is looked up by it."""
    close_all(town)
    ada = town.guest("Ada")
    table = play(ada, 2, bots="random")["id"]
    lifecycle = town.running.parts.lifecycle

    async def forget() -> None:
        lifecycle.tables.cache._tables.clear()
        lifecycle.tables.cancel_timers()
        await asyncio.sleep(0)

    town.running.call(forget())
    later(town, MINUTE + 1)

    wait_until(lambda: ada.update(table)["table"]["status"] == "playing")


def test_what_cannot_be_played_is_refused(town: Town) -> None:
    ada = town.guest("Ada")
    for wrong in ({"seats": 8}, {"seats": 2, "bots": "no such bot"}):
        answer = ada.post("/api/play", {"game": "huangdi", **wrong})
        assert answer.status_code == 422, answer.text
        assert answer.json()["text"]
    assert ada.get("/api/tables", list="mine")["tables"] == []
