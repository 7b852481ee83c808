"""A connection reads and writes only as long as its session, token or seat is good."""

import contextlib
import http.client
import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from sevenstates.server.accounts.person import Person
from sevenstates.server.errors import Refused
from sevenstates.server.security.tokens import hash_token
from sevenstates.server.store import schema as s
from sevenstates.server.tables import storage
from sevenstates.server.tables.api.closing import ACCESS_REVOKED
from sevenstates.server.tables.credentials import CHUNK, find_alive, find_holders
from sevenstates.server.tables.model.reader import Credential, Reader, TokenSeat, acting
from tests.patience import PATIENCE, wait_until
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
PASSWORD = "correct horse"
Make = Callable[[str], Guest]


@pytest.fixture
def people(guest: Make) -> tuple[Guest, Guest, str]:
    """A host, somebody who sits at seat 1 of the host's table, and the table."""
    host, bob = guest("Host"), guest("Bob")
    table = host.open("huang", ME, OPEN)["id"]
    bob.done(table, "take-seat", seat=1)
    return host, bob, table


def end_sessions(server: Running, person: Guest) -> None:
    """End somebody's sessions as another process would: without a word to this one."""
    number = person.get("/api/me")["id"]
    server.parts.store.write_now(
        lambda db: db.execute(sa.delete(s.sessions).where(s.sessions.c.person == number))
    )


def move(person: Guest, table: str, seat: int) -> None:
    now = person.update(table, seat=seat)
    action = now["ask"]["legal"][0]["text"]
    person.done(table, "act", seat, position=now["position"], action=action)


def leave(host: Guest, bob: Guest, table: str) -> None:
    bob.done(table, "leave-seat", seat=1)


def be_removed(host: Guest, bob: Guest, table: str) -> None:
    host.done(table, "set-seat", seat=1, plan=OPEN)


def replace_token(host: Guest, bob: Guest, table: str) -> None:
    bob.token(table, 1)


@pytest.mark.parametrize("end", [leave, be_removed, replace_token])
def test_a_token_ends_with_its_seat_on_an_open_socket(
    people: tuple[Guest, Guest, str], guest: Make, end: Callable[[Guest, Guest, str], None]
) -> None:
    host, bob, table = people
    with bob.sit(table, bob.token(table, 1)) as socket:
        socket.until("update")
        socket.settle()
        before = len(socket.frames)
        end(host, bob, table)

        assert socket.ended() == (ACCESS_REVOKED, "bad-token")
        rest = socket.frames[before:]
        assert [frame["type"] for frame in rest if frame["type"] != "presence"] == ["closing"]
        assert rest[-1]["again"] is False
        assert rest[-1]["problem"]["error"] == "bad-token"


@pytest.mark.parametrize("command", [{"type": "resign"}, {"type": "say", "text": "I am Eve"}])
def test_a_token_that_is_no_more_commands_nothing(
    people: tuple[Guest, Guest, str], guest: Make, server: Running, command: Json
) -> None:
    host, bob, table = people
    token = bob.token(table, 1)
    host.done(table, "start")
    with bob.sit(table, token) as socket:
        socket.until("update")
        forget = sa.delete(s.seat_tokens).where(s.seat_tokens.c.table_id == table)
        server.parts.store.write_now(lambda db: db.execute(forget))
        with contextlib.suppress(ConnectionClosed):  # the server may have seen it by itself
            socket.send_frame({"id": "too-late-1", **command})

        assert socket.ended() == (ACCESS_REVOKED, "bad-token")
    assert host.update(table)["table"]["seats"][1]["standin"] is None
    assert host.get(f"/api/tables/{table}/chat")["lines"] == []


def sign_out(person: Guest) -> None:
    assert person.http.delete("/api/session").status_code == 200


def change_password(person: Guest) -> None:
    body = {"password": PASSWORD, "new": "battery staple"}
    assert person.http.patch("/api/account", json=body).status_code == 200


def delete_account(person: Guest) -> None:
    answer = person.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert answer.status_code == 200


@pytest.mark.parametrize("end", [sign_out, change_password, delete_account])
def test_a_socket_ends_with_its_session(
    guest: Make, end: Callable[[Guest], None], request: pytest.FixtureRequest
) -> None:
    ada = guest("Ada")
    name = f"Ada {end.__name__}"
    assert ada.post("/api/account", {"name": name, "password": PASSWORD}).status_code == 200
    table = ada.open("huang", ME, ME, start=True)["id"]
    with ada.sit(table) as socket:
        socket.until("update")
        socket.settle()
        end(ada)

        assert socket.ended() == (ACCESS_REVOKED, "session-ended")
        assert socket.frames[-1]["type"] == "closing"


def test_a_new_password_leaves_the_session_that_asked_for_it(guest: Make) -> None:
    ada = guest("Ada")
    ada.post("/api/account", {"name": "Ada keeps", "password": PASSWORD})
    table = ada.open("huang", ME, ME, start=True)["id"]
    change_password(ada)
    with ada.sit(table) as socket:
        socket.until("update")
        socket.settle()
        assert socket.now["viewer"] == 0


def test_what_comes_in_and_goes_out_is_checked_against_the_database(
    people: tuple[Guest, Guest, str], server: Running
) -> None:
    host, bob, table = people
    host.done(table, "start")
    with bob.sit(table) as listening, bob.sit(table) as speaking:
        for socket in (listening, speaking):
            socket.until("update")
            socket.settle()
        known = listening.now["version"]
        end_sessions(server, bob)
        with contextlib.suppress(ConnectionClosed):  # the server may have seen it by itself
            speaking.send_frame({"type": "resign", "id": "too-late-2"})
        assert speaking.ended() == (ACCESS_REVOKED, "session-ended")
        host.done(table, "resign")

        assert listening.ended() == (ACCESS_REVOKED, "session-ended")
        assert listening.now["version"] == known
    assert host.update(table)["table"]["seats"][1]["standin"] is None


def test_a_ping_on_a_dead_session_is_not_answered(
    people: tuple[Guest, Guest, str], server: Running
) -> None:
    _, bob, table = people
    with bob.sit(table) as socket:
        socket.until("update")
        end_sessions(server, bob)
        with contextlib.suppress(ConnectionClosed):  # the server may have seen it by itself
            socket.send_frame({"type": "ping"})

        assert socket.ended() == (ACCESS_REVOKED, "session-ended")
        assert "pong" not in [frame["type"] for frame in socket.frames]


def test_a_long_poll_ends_with_its_session(
    people: tuple[Guest, Guest, str], server: Running
) -> None:
    host, bob, table = people
    cookies = dict(bob.http.cookies)
    answers: list[httpx.Response] = []
    version = bob.update(table)["version"]

    def wait() -> None:
        query: dict[str, Any] = {"since": version, "wait": 25}
        url = f"{bob.url}/api/tables/{table}"
        answers.append(httpx.get(url, params=query, cookies=cookies))

    def watched() -> bool:
        held = server.parts.lifecycle.tables.cache.find(table)
        return held is not None and len(held.watchers) == 1

    waiting = threading.Thread(target=wait)
    waiting.start()
    wait_until(watched)
    end_sessions(server, bob)
    host.done(table, "say", text="nothing to see")
    host.done(table, "offer-entropy", hash="0" * 64)
    waiting.join(PATIENCE)

    assert [answer.status_code for answer in answers] == [401]
    assert answers[0].json()["error"] == "session-ended"


def test_a_body_that_comes_slowly_does_not_keep_a_session_alive(
    people: tuple[Guest, Guest, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, bob, table = people
    host.done(table, "start")
    sessions = server.parts.sessions
    look, looked = sessions.person_of, []

    async def looking(connection: Any) -> Person | None:
        looked.append(connection.url.path)
        return await look(connection)

    monkeypatch.setattr(sessions, "person_of", looking)
    address = httpx.URL(server.url)
    body = json.dumps({"type": "resign", "id": "too-late-3"})
    cookies = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
    connection = http.client.HTTPConnection(address.host, address.port, timeout=PATIENCE)
    path = f"/api/tables/{table}/commands"
    connection.putrequest("POST", f"{path}?seat=1")
    for name, value in (("content-length", str(len(body))), ("content-type", "application/json")):
        connection.putheader(name, value)
    connection.putheader("cookie", cookies)
    connection.endheaders(body[:5].encode())
    wait_until(lambda: path in looked)
    end_sessions(server, bob)
    connection.send(body[5:].encode())

    assert connection.getresponse().status == 403
    connection.close()
    assert host.update(table)["table"]["seats"][1]["standin"] is None


def test_who_is_removed_from_a_private_table_no_longer_watches_it(guest: Make) -> None:
    host, bob = guest("Host"), guest("Bob")
    opened = host.open("huang", ME, OPEN, visibility="private")
    table, code = opened["id"], opened["invite"]
    body = {"type": "take-seat", "id": "sit-down-1", "seat": 1}
    sat = bob.post(f"/api/tables/{table}/commands", body, invite=code)
    assert sat.json()["type"] == "done"
    with bob.sit(table) as socket, bob.sit(table, invite=code) as invited:
        for one in (socket, invited):
            one.until("update")
            one.settle()
        host.done(table, "set-seat", seat=1, plan=OPEN)

        assert socket.ended() == (ACCESS_REVOKED, "not-admitted")
        assert invited.until("update")["viewer"] is None


def test_a_command_is_carried_out_for_its_seat_or_not_at_all(
    people: tuple[Guest, Guest, str], server: Running
) -> None:
    host, bob, table_id = people
    table = server.parts.store.read_now(lambda db: storage.load(db, table_id))
    assert table is not None
    ids = [person.get("/api/me")["id"] for person in (host, bob)]
    person = Reader(1, ids[1], seats=frozenset((1,)))
    token = Reader(1, is_token=True, seats=frozenset((1,)), sitter=ids[1])
    assert acting(table, person) == person
    assert acting(table, token) == token

    table.seat_states[1].person = ids[0]
    for reader in (person, token):
        with pytest.raises(Refused, match="not-your-seat"):
            acting(table, reader)
    table.seat_states[0].person, table.seat_states[1].person = ids[1], ids[0]
    with pytest.raises(Refused, match="not-your-seat"):  # and for no other seat of the person's
        acting(table, person)


def test_no_token_is_made_for_a_seat_that_has_just_gone_to_another(
    people: tuple[Guest, Guest, str], server: Running
) -> None:
    host, bob, table = people
    seats, other = s.seats.c, host.get("/api/me")["id"]
    where = (seats.table_id == table) & (seats.seat == 1)
    server.parts.store.write_now(
        lambda db: db.execute(sa.update(s.seats).where(where).values(person=other))
    )

    answer = bob.post(f"/api/tables/{table}/seats/1/token")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")


def test_the_next_program_in_a_seat_begins_with_no_commands_behind_it(
    people: tuple[Guest, Guest, str], guest: Make
) -> None:
    host, bob, table = people

    def offer(person: Guest, digit: str) -> Json:
        with person.sit(table, person.token(table, 1)) as socket:
            socket.until("update")
            sent = socket.send("offer-entropy", "command-0001", hash=digit * 64)
            return socket.result(sent)

    assert offer(bob, "a")["type"] == "done"
    bob.done(table, "leave-seat", seat=1)
    eve = guest("Eve")
    eve.done(table, "take-seat", seat=1)
    assert offer(eve, "b")["type"] == "done"
    assert [one["hash"] for one in host.update(table)["table"]["entropy"]] == ["b" * 64]


def test_many_rights_are_looked_up_together(
    people: tuple[Guest, Guest, str], server: Running
) -> None:
    _, bob, table = people
    token = bob.token(table, 1)
    session = Credential(session=hash_token(next(iter(bob.http.cookies.values()))))
    spoken = Credential(token=hash_token(token))
    strangers = [Credential(session=f"{number:064}") for number in range(CHUNK + 1)]
    found = server.parts.store.read_now(
        lambda db: find_holders(db, [session, spoken, *strangers], 0)
    )
    alive = server.parts.store.read_now(lambda db: find_alive(db, [session, spoken, *strangers], 0))

    assert set(found) == alive == {session, spoken}
    assert isinstance(found[session], Person)
    assert found[spoken] == TokenSeat(table, 1)
