"""Seats that the host gives to outside programs, on both kinds of store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import wait_until
from tests.server.both_stores import ME, OPEN, STORES, Town
from tests.server.conftest import NewDatabase
from tests.server.running import plain_config, serving
from tests.server.tables.client import Guest, Json
from tests.server.tables.external import Program

PROGRAM: Json = {"kind": "program"}
EASY: Json = {"kind": "bot", "level": "easy"}
SAID = {"agent": "Duke Huan 2", "ready": True, "note": ""}


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """The programs of a test, which are closed after it."""
    found: list[Program] = []
    yield found
    for one in found:
        one.http.close()


def connect(host: Guest, table: str, seat: int, programs: list[Program]) -> Program:
    given = host.post(f"/api/tables/{table}/seats/{seat}/token")
    assert given.status_code == 201, given.text
    programs.append(Program(given.json()["external"]))
    return programs[-1]


def seat_of(person: Guest, table: str, seat: int) -> Json:
    return dict(person.update(table)["table"]["seats"][seat])


def test_a_seat_waits_for_its_program_and_shows_what_it_says(
    town: Town, programs: list[Program]
) -> None:
    ada = town.guest("Ada")
    opened = ada.open("huang", ME, OPEN)
    table = opened["id"]
    assert opened["programs"]
    ada.done(table, "set-seat", seat=1, plan=PROGRAM)
    waiting = seat_of(ada, table, 1)
    assert (waiting["kind"], waiting["name"], waiting["mine"]) == ("program", None, False)
    assert (waiting["program"], waiting["online"]) == (None, False)

    program = connect(ada, table, 1, programs)
    assert program.state()["seat"] == 1
    assert seat_of(ada, table, 1)["program"] == {"agent": "", "ready": True, "note": ""}
    program.say(**SAID)
    here = seat_of(ada, table, 1)
    assert (here["program"], here["online"]) == (SAID, True)
    assert program.state()["lobby"]["seats"][1]["name"] == SAID["agent"]


def test_the_string_is_for_the_host_alone(town: Town, programs: list[Program]) -> None:
    ada, bo, eve = (town.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.open("huang", ME, OPEN, PROGRAM)["id"]
    bo.done(table, "take-seat", seat=1)

    for other in (bo, eve):
        answer = other.post(f"/api/tables/{table}/seats/2/token")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
        assert other.command(table, "set-seat", seat=2, plan=OPEN)["type"] == "refused"
        assert other.command(table, "take-seat", seat=2)["problem"]["error"] == "seat-taken"
    connect(ada, table, 2, programs)
    ada.done(table, "start")
    for person in (ada, bo, eve):  # nobody looks into the program's hand, the host neither
        assert person.http.get(f"/api/tables/{table}", params={"seat": 2}).status_code == 403
    refused = bo.command(table, "stop-program", seat=2)
    assert refused["problem"]["error"] == "not-host"
    assert ada.command(table, "stop-program", seat=1)["problem"]["error"] == "not-your-seat"


def test_a_seat_is_taken_back_before_the_start(town: Town, programs: list[Program]) -> None:
    ada = town.guest("Ada")
    table = ada.open("huang", ME, PROGRAM)["id"]
    program = connect(ada, table, 1, programs)
    program.say(**SAID)

    ada.done(table, "set-seat", seat=1, plan=OPEN)
    assert program.get().status_code == 401
    free = seat_of(ada, table, 1)
    assert (free["kind"], free["program"]) == ("open", None)


def test_a_new_string_waits_for_the_next_program(town: Town, programs: list[Program]) -> None:
    ada = town.guest("Ada")
    table = ada.open("huang", ME, PROGRAM)["id"]
    old = connect(ada, table, 1, programs)
    old.say(**SAID)

    new = connect(ada, table, 1, programs)
    assert old.get().status_code == 401
    assert seat_of(ada, table, 1)["program"] is None
    assert new.get().status_code == 200


def test_the_host_lets_a_bot_play_on(town: Town, programs: list[Program]) -> None:
    ada = town.guest("Ada")
    table = ada.open("huang", PROGRAM, PROGRAM, start=True)["id"]
    first, second = (connect(ada, table, seat, programs) for seat in (0, 1))
    asked = first if first.state()["yourTurn"] else second
    seat = asked.state()["seat"]

    ada.done(table, "stop-program", seat=seat)
    assert seat_of(ada, table, seat)["standin"] == "resigned"
    wait_until(lambda: asked.state()["version"] > 0)
    assert not asked.state()["yourTurn"]
    asked.say(**SAID)
    assert seat_of(ada, table, seat)["standin"] == "resigned"
    assert ada.command(table, "stop-program", seat=seat)["problem"]["error"] == "resigned-already"


def test_a_ban_of_the_host_ends_their_programs(town: Town, programs: list[Program]) -> None:
    mo, ada, bo = town.moderator(), town.account("Ada"), town.guest("Bo")
    table = ada.open("huang", OPEN, PROGRAM)["id"]
    bo.done(table, "take-seat", seat=0)
    program = connect(ada, table, 1, programs)
    ada.done(table, "start")

    act = {"kind": "ban", "name": ada.name, "reason": "Cheats"}
    assert mo.post("/api/moderation/acts", act).status_code == 200
    assert program.get().status_code == 401
    assert seat_of(bo, table, 1)["standin"] == "resigned"
    assert ada.post(f"/api/tables/{table}/seats/1/token").json()["error"] == "banned"


def test_a_program_is_no_game_of_its_hosts(town: Town, programs: list[Program]) -> None:
    ada = town.account("Ada")
    table = ada.open("huang", ME, PROGRAM, start=True)["id"]
    program = connect(ada, table, 1, programs)
    (line,) = ada.get("/api/tables", list="mine")["tables"]

    assert line["your_turn"] != program.state()["yourTurn"]
    refused = ada.post(
        "/api/tables", {"game": "huang", "seats": [ME, PROGRAM], "mode": "rated"}
    ).json()
    assert refused["error"] == "rated-no-bots"


@pytest.mark.parametrize("kind", STORES)
def test_programs_survive_a_restart(
    request: pytest.FixtureRequest, tmp_path: Path, programs: list[Program], kind: str
) -> None:
    database = {}
    if kind == "postgres":
        new_database: NewDatabase = request.getfixturevalue("new_database")
        database = {"database": new_database()}
    config = plain_config(tmp_path, bot_workers=1, **database)
    with serving(config) as running:
        ada = Guest(running.url, "Ada")
        table = ada.open("huang", ME, PROGRAM, start=True)["id"]
        program = connect(ada, table, 1, programs)
        program.say(**SAID)
    with serving(config) as running:
        ada.http.base_url = running.url
        gone = seat_of(ada, table, 1)
        assert (gone["kind"], gone["program"], gone["online"]) == ("program", SAID, False)
        back = Program(f"{running.url}/api/ext/{table}#{program.token}")
        programs.append(back)
        assert back.state()["lobby"]["seats"][1]["ext"]["agent"] == SAID["agent"]
        assert seat_of(ada, table, 1)["online"]
        ada.close()


def test_another_process_shows_what_a_program_says(
    town_pair: tuple[Town, Town], programs: list[Program]
) -> None:
    one, two = town_pair
    ada = one.guest("Ada")
    table = ada.open("huang", ME, PROGRAM)["id"]
    elsewhere = Guest(two.running.url, "Ada")
    elsewhere.http.cookies = ada.http.cookies
    assert seat_of(elsewhere, table, 1)["program"] is None

    program = connect(ada, table, 1, programs)
    program.say(**SAID)
    wait_until(lambda: seat_of(elsewhere, table, 1)["program"] == SAID)
    wait_until(lambda: seat_of(elsewhere, table, 1)["online"])
    moved = Program(f"{two.running.url}/api/ext/{table}#{program.token}")
    programs.append(moved)
    assert moved.state()["lobby"]["seats"][1]["ext"]["agent"] == SAID["agent"]
    elsewhere.close()
