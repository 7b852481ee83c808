"""Two servers on one PostgreSQL: seats at either of them play the same game."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest
import sqlalchemy as sa

from bench.server.chaos import chaos
from sevenstates.core import Record
from sevenstates.games import get
from sevenstates.server.tables.api.closing import ACCESS_REVOKED
from tests.server.conftest import NewDatabase
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json, Seated, play_on

ME: Json = {"kind": "me"}


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase
) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database."""
    folder, url = tmp_path_factory.mktemp("pair"), new_database()
    with (
        serving(plain_config(folder, database=url, bot_workers=1)) as first,
        serving(plain_config(folder, database=url, bot_workers=1)) as second,
    ):
        yield first, second


@pytest.fixture
def people(pair: tuple[Running, Running]) -> Iterator[tuple[Guest, Guest]]:
    """The same person at both servers."""
    ada = Guest(pair[0].url, "Ada")
    elsewhere = Guest(pair[1].url, "Ada")
    elsewhere.http.cookies = httpx.Cookies(
        {cookie.name: cookie.value or "" for cookie in ada.http.cookies.jar}
    )
    yield ada, elsewhere
    ada.close()
    elsewhere.close()


def test_seats_at_two_servers_play_one_game(people: tuple[Guest, Guest]) -> None:
    ada, elsewhere = people
    table = ada.open("huang", ME, ME, options={"short": True}, start=True)["id"]
    with ada.sit(table, seat=0, since=0) as first, elsewhere.sit(table, seat=1, since=0) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(1))
        for socket in (first, second):
            while socket.now["table"]["status"] != "over":
                socket.receive()
        assert first.now["version"] == second.now["version"]

    record = Record.from_json(elsewhere.get(f"/api/tables/{table}/record"))
    assert record.verify(get("huang")) == len(record.picks())


def test_one_command_at_two_servers_is_done_once(people: tuple[Guest, Guest]) -> None:
    ada, elsewhere = people
    table = ada.open("huang", ME, ME, start=True)["id"]
    for number in range(10):
        seat = ada.update(table, seat=0)["pending"][0]["seat"]
        now = ada.update(table, seat=seat)
        move = {"position": now["position"], "action": now["ask"]["legal"][0]["text"]}
        body = {"type": "act", "id": f"at-both-{number}", **move}
        results = asyncio.run(_at_once([ada, elsewhere] * 2, table, seat, body))

        assert len({result["version"] for result in results}) == 1
        assert {result["type"] for result in results} == {"done"}
    moves = [
        c for c in ada.get(f"/api/tables/{table}/changes", seat=0)["changes"] if c["kind"] == "move"
    ]
    assert len(moves) == 10


async def _at_once(people: list[Guest], table: str, seat: int, body: Json) -> list[Json]:
    async with httpx.AsyncClient() as client:
        answers = await asyncio.gather(
            *(
                client.post(
                    f"{person.url}/api/tables/{table}/commands",
                    params={"seat": seat},
                    json=body,
                    headers={
                        "cookie": "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())
                    },
                )
                for person in people
            )
        )
    return [answer.json() for answer in answers]


def test_people_hear_each_other_across_servers(people: tuple[Guest, Guest]) -> None:
    ada, elsewhere = people
    table = ada.open("huang", ME, ME, start=True)["id"]
    with elsewhere.sit(table, seat=1) as socket:
        socket.until("update")
        ada.done(table, "say", text="hello")
        assert socket.until("chat")["lines"][0]["text"] == "hello"
        ada.done(table, "resign", 0)
        while socket.now["table"]["seats"][0]["standin"] is None:
            socket.receive()


def test_everybody_sees_who_is_there_wherever_they_are(
    pair: tuple[Running, Running], people: tuple[Guest, Guest]
) -> None:
    ada = people[0]
    bob, eve = Guest(pair[1].url, "Bob"), Guest(pair[1].url, "Eve")
    table = ada.open("huang", ME, {"kind": "open"})["id"]
    bob.done(table, "take-seat", seat=1)

    def wait_for(socket: Seated, online: list[bool], spectators: int) -> None:
        expected = {"type": "presence", "online": online, "spectators": spectators}
        while socket.until("presence") != expected:
            pass

    with ada.sit(table) as first:
        wait_for(first, [True, False], 0)
        with bob.sit(table) as second:
            wait_for(first, [True, True], 0)
            wait_for(second, [True, True], 0)
            with eve.sit(table):
                wait_for(first, [True, True], 1)
        wait_for(first, [True, False], 0)
    bob.close()
    eve.close()


def test_a_socket_at_one_server_ends_with_the_session_at_the_other(
    pair: tuple[Running, Running], people: tuple[Guest, Guest]
) -> None:
    ada, elsewhere = people
    table = ada.open("huang", ME, ME, start=True)["id"]
    with elsewhere.sit(table, seat=1) as socket:
        socket.until("update")
        socket.settle()
        assert ada.http.delete("/api/session").status_code == 200

        assert socket.ended() == (ACCESS_REVOKED, "session-ended")


def test_a_token_at_one_server_ends_with_the_seat_at_the_other(
    pair: tuple[Running, Running], people: tuple[Guest, Guest]
) -> None:
    ada = people[0]
    bob = Guest(pair[1].url, "Bob")
    table = ada.open("huang", ME, {"kind": "open"})["id"]
    bob.done(table, "take-seat", seat=1)
    with bob.sit(table, bob.token(table, 1)) as socket:
        socket.until("update")
        known = socket.now["version"]
        ada.done(table, "set-seat", seat=1, plan={"kind": "open"})

        assert socket.ended() == (ACCESS_REVOKED, "bad-token")
        assert socket.now["version"] == known
    bob.close()


def test_a_database_that_hangs_up_is_called_again(
    pair: tuple[Running, Running], people: tuple[Guest, Guest]
) -> None:
    ada, elsewhere = people
    table = ada.open("huang", ME, ME, start=True)["id"]
    others = sa.text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    with elsewhere.sit(table, seat=1) as socket:
        socket.until("update")
        pair[0].parts.store.read_now(lambda db: db.execute(others).all())
        seat = ada.update(table, seat=0)["pending"][0]["seat"]
        now = ada.update(table, seat=seat)
        action = now["ask"]["legal"][0]["text"]
        done = ada.done(table, "act", seat, position=now["position"], action=action)
        socket.catch_up(done["version"])


def test_one_server_thinks_for_a_bot_while_both_show_the_game(
    pair: tuple[Running, Running], people: tuple[Guest, Guest]
) -> None:
    ada, elsewhere = people

    def scored_moves(server: Running) -> float:
        text = server.parts.metrics.to_text().decode()
        return sum(
            float(line.split()[1])
            for line in text.splitlines()
            if line.startswith("sevenstates_bot_seconds_count")
        )

    before = scored_moves(pair[1])
    table = ada.open("huang", ME, {"kind": "bot", "level": "random"}, start=True)["id"]
    with ada.sit(table) as first, elsewhere.sit(table) as second:
        first.until("update")
        second.until("update")
        play_on([first], random.Random(2), most=8)
        while first.now["ask"] is None:
            first.receive()
        second.catch_up(first.now["version"])

    assert scored_moves(pair[0]) > 0
    assert scored_moves(pair[1]) == before


def test_nothing_diverges_between_two_servers(pair: tuple[Running, Running]) -> None:
    report = asyncio.run(chaos([server.url for server in pair], moves=100, tables=3))

    assert report.faults == []
    assert report.moves >= 100
